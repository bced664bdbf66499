import { pattern } from "../../base/pattern.ts";

/** Words that say nothing about a deed, in whatever sentence they stand: few, and of grammar and courtesy alone. */
export const smallEn = pattern("gi")`
  \b(?:i should like|i'm afraid|it'll|that'll|there'll|i'd like|i would like|i've got|we've got|i'm|i've|i'd|i'll|
  we're|we've|it's|a|an|the|my|
  our|it|this|that|i|me|
  we|us|is|are|be|'s|
  at|on|to|in|into|for|from|of|by|with|and|about|
  please|pls|plz|kindly|thx|btw|by the way|if you can|thanks|thank you|it'll|that'll|will you|h+m+|uh+|um+|well|ah|ok|
  okay|
  hi|hey|hello|yes|oh|so|great|also|just|
  can you|could you|would you|will you|can we|could we|i need|i have|i've got|i want|need|want|i would like|i'd like|
  let's)\b|'s\b
`;

/** And of a calendar, these. */
export const calendarEn = pattern("gi")`
  \b(?:calendar|schedule|diary|agenda|event|meeting|appointment|appt|thing|o'clock|time|day|all day|whole day|w(?=\/))\b
`;

/** Words that ask for a deed, by the method that does it. */
const cuesEn = String.raw`no|nope|sorry|wait|oops|actually|meant|mean|instead|rather|my mistake|my bad|should be|hmm+`;
export const deedsEn: Readonly<Record<string, RegExp>> = {
  "calendar.create": pattern("gi")`
    \b(?:(?:would|do) you mind|(?:is it|would it be) possible|scheduling|adding|putting|booking|setting|arranging|
    jot|write|save|down|throw|slot|pop|squeeze|stick|lock|nail|fit|type|sign|note|calendar entry|entry|mark|do|gotta|
    got to|have to|(?:keep|leave|hold)(?= .* (?:free|open|clear) for\b)|(?:free|open|clear)(?= for\b)|get|subject(?=:)|
    what(?=:)|ish|from now(?! on)|sometime|meets|(?:over|via)(?= (?:zoom|teams|skype|facetime|google)\b)|
    say(?= \s|\s*\d)|
    lasting|taking|w|first thing|set aside|aside|carve|hold|make time|booked|scheduled|
    appt|add|create|
    schedule|book|set up|set|put|make|plan|arrange|new|block|out|off|up|pencil|enter|organi[sz]e|
    reserve|log|record|remind|reminder|alert|ping|nudge|wake|don't (?:let me )?forget|remember|call(?:ed)?|named?|
    titled?|
    got|have|having|send (?:her|him|them) an? (?:calendar )?invit(?:e|ation)|invite (?:her|him|them)|invite|sharp|
    on the dot|repeat(?:s|ing)?|recurring|when(?=:)|where(?=:)|
    date(?=:)|there's|there is|need|something|(?:should |will )?takes?|lasts?|lasting|until|till|through|between|
    start(?:s|ing)?|
    end(?:s|ing)?|beginning|before(?:hand)?|ahead|in advance|heads[- ]up|notice|give|
    other|weekdays?|weekends?|second|last|next|times|month|year|weeks?|except|on (?:my|the)|
    (?<=\b(?:i|we) )(?:must|will|shall|should|am|are)|(?<=\bwe(?:'re| are) )(?:doing|having|holding|hosting)|
    is enough|enough|is fine|is plenty|will do|should do|later(?= today)|as recurring|in|around|no reminder|
    don't remind|without a reminder|location|place|venue|all)\b
  `,
  "calendar.update": pattern("gi")`
    \b(?:move[ds]?|reschedule[ds]?|push(?:ed)?|shift(?:ed)?|change[ds]?|bump(?:ed)?|postponed?|delay(?:ed)?|
    switch(?:ed)?|bring|brought|pull(?:ed)?|back|forward|put|make|
    set|up|down|out|let|have|now|cut|start|end|be|is|will|should|long|last|until|till|one|do|only|
    can i (?:get|have)|got|gets|swap|turn|needs?|has to|must|rename|retitle|name|title|call|called|as|location|place|
    venue|add|give|
    remind|reminder|alert|ping|heads[- ]up|before(?:hand)?|ahead|in advance|after|time|same|week|repeat|
    slot|
    ${cuesEn}|on second thoughts?|said|first|second|third)\b
  `,
  "calendar.delete": pattern("gi")`
    \b(?:delete|cancel|cancell?ed|remove|drop|erase|get rid|rid|call off|called off|scrap|clear|scratch|kill|nix|
    ditch|
    axe|(?<=\bi )have to|(?:both|all) of (?:them|those|these)|them (?:all|both)|both|take|off|away|out|again|
    one|ones|last|first|second|third|everything|all|every|only|do|
    up|events|meetings|
    appointments|
    never ?mind|forget|on second thoughts?|nah|${cuesEn}|
    (?:i )?(?:can't|cannot|won't|will not)(?: be able to)? (?:make|go|attend|be)|not (?:going|doing|having|
    attending)|make|skip|
    occurrences?|series|whole|entire|future|from now on)\b
  `,
  "calendar.restore": pattern("gi")`\b(?:undo|restore|bring|get|put|back|un-?delete|want|delete|deletion|${cuesEn})\b`,
  "calendar.share": pattern("gi")`
    \b(?:invite|ask|add|loop|include|get|have|bring|send|invites?|invitation|join|attend|come|too|as well|want|like)\b
  `,
  "calendar.uninvite": pattern("gi")`\b(?:uninvite|disinvite|un-invite|remove|take|drop|kick|off|out)\b`,
  "calendar.accept_invite": pattern("gi")`
    \b(?:accept|say|yes|rsvp|invites?|invitation|i'll|i will|go|going|attend|attending|be there|join|joining|come|
    coming|count me in|let (?:them|him|her) know|tell (?:them|him|her)|make|one|first|second|third|last|both|all|
    everything|them)\b
  `,
  "calendar.reject_invite": pattern("gi")`
    \b(?:decline|reject|refuse|turn down|say|no|rsvp|pass|invites?|invitation|can't|cannot|won't|will not|not|make|
    have|go|going|
    attend|attending|be|be able|join|joining|come|coming|skip|do|down|one|tell (?:them|him|her)|let (?:them|him|
    her) know|
    cancel|delete|remove|drop|thank|first|second|third|last|both|all|everything|them)\b
  `,
  "calendar.read": pattern("gi")`
    \b(?:what(?:'s)?|whats|which|when(?:'s)?|where(?:'s)?|long|left|do|does|did|have|has|had|having|got|am|was|were|
    will|be|been|any|anything|
    something|yet|invites?|invitations?|
    show|list|view|see|check|tell me|give me|let me (?:see|know)|remind me|look|looks|looking|like|
    how (?:busy|many|full)|how(?:'s)?|
    begins?|starts?|ends?|finish|over|comes|located|held|between|
    read|open|pending|display|pull|run me|walk me|through|there|there's|going|happening|coming|up|plan|plans|planned|
    scheduled|booked|busy|free|week|month|weekend|meetings?|events?|appointments?|things?|stuff|all|everything|next|
    should|shall|now|then|else|some|not|or|invit(?:es?|ations?)|need|needs|want|meet|meeting|doing)\b
  `,
  "calendar.find_free": pattern("gi")`
    \b(?:what|which|when(?:'s)?|do|does|did|have|has|got|am|will|any|some|show|find|give me|tell me|list|look|
    let me (?:see|know)|see|
    free|available|availability|open|opening|openings|gaps?|slots?|spare|room|busy|fit|squeeze|there|is there|can i|
    could i|long|hours?|minutes?|week|weekend|month|still|between|before|after|until|till|how|does|next|best|good|
    work|works|time|times|anything|something|a|what's|get|make)\b
  `,
  "contacts.create": pattern("gi")`
    \b(?:add|create|save|store|keep|make|put|enter|this|person|for|new|contacts?|address book|phone|number|cell|
    mobile|e-?mail|mail|address|
    company|title|as|called|named|name|works?|he's|she's|he|she|who|his|her)\b
  `,
  "contacts.update": pattern("gi")`
    \b(?:(?:add|save|note|store|put)(?= (?:it|that|this)\b)|change|changed|update|set|edit|fix|new|
    now|has|contacts?|phone|number|cell|mobile|e-?mail|mail|address|
    company|
    job|title|works?|moved|started|his|her|their|he|she)\b
  `,
  "contacts.delete": pattern("gi")`\b(?:delete|remove|drop|erase|contacts?|address book|list|out|entry)\b`,
  "memory.update": pattern(
    "gi",
  )`\b(?:you can|wipe|erase|from|you|your|just|forget|what|said|remember|delete|remove|memory|like|love)\b`,
};

export const smallZh = pattern("g")`
  ^那就|就行|就好|就够了?|够了|忘说了|行不|也就是|就是说|就是|能不能|可不可以|行不行|好不好|帮我|帮忙|麻烦|请|谢谢|多谢|你好|您好|好的?|你|您|我们的?|我的?|给我|一下|把|将|给|的|了|吧|啊|呀|
  哦|哈|
  嗯|呃|额|诶|欸|唉|哎|啦|呢|嘛|对了|顺便|另外|想|需要|是|在|到|从|和|
  跟|与|要|得|有|那个|这个|那|这|它|个|一|能|可以|吗
`;
export const calendarZh =
  /那边|这边|那条|那项|预约|日程|日历|行程|会议|会|安排|那场|那节|这节|场|节|里|上|下|中|天|周|月|年|日|号|星期|时间/g;

const cuesZh =
  "不对|不是|错了|说错了|搞错了|记错了|弄错了|不好意思|抱歉|对不起|等等|等一下|其实|应该|还是|那就|就|再|算了|哎呀";
export const deedsZh: Readonly<Record<string, RegExp>> = {
  "calendar.create": pattern("g")`
    新建|创建|新增|添加|预约|预定|预订|留出|留|记个事|别让我忘了?|约|加|建|记得|记到|记|设置|设定|设|定在|订在|定|订|提醒|通知|叫|喊|名为|主题|标题|内容|地点|全天|整天|一整天|
    别忘了?|都要|等会儿?|待会儿?|一会儿?|邀请[她他]?|参加|叫上|一起|出席|提前|准时|到点|到时候?|以后|之后|后|前|从|起|坚持|开始|结束|为止|至|直到|一共|总共|连续|为期|时长|预计|大概|左右|
    工作日|最后|
    腾出来?|腾|抽出?|录入|登记|预留|留给|留着|占[住上着]?|空出来|(?:[插塞]|(?<!安)排)(?=一?个)|进去|写上|放进|列入|咱们?|出来|住|时间|位置|差|左右|前后|
    一?条(?=["“「])|设成|重复|都有|都|除外|除了|以外|不用提醒|不要提醒|别提醒|隔|末|底|开|练|考|学|讲|上|去|来
  `,
  "calendar.update": pattern("g")`
    忘说了|那[条项顿]|后面|最后|放到|开始|结束|改期|改到|改成|改为|改至|改在|改名|改叫|改|挪|移|换|调整|调|推迟|推|延后|延期|延长|延|约|缩短|拉长|提前|提早|往后|往前|晚|早|顺延|时长|
    名字|名称|标题|题目|
    叫做?|重命名|为|成|至|
    地点|地方|地址|位置|写|填|定|订|设|加|提醒|通知|喊|一声|开|只|不变|其他|其它|都有|同|样|前|后|重复|变成|第|末|底|比较好|更好|说|${cuesZh}
  `,
  "calendar.delete": pattern("g")`
    那[条项个顿]|后面|最后|从|拿掉|拿走|移走|吹了?|黄了?|以后|都|整个系列|可以|删除|删掉|删|取消|去掉|移除|撤销|清空|掉|^不|^我?不要|不要(?=\s*了)|不用|不想|不去|不开|不上|
    不办|不做|不搞|不参加|
    去不了|来不了|参加不了|全部|所有|都|全(?=取消|删|不)|刚才|刚刚|刚|加|第|两个|整个|系列|
    以后|往后|今后|每|
    不[^，,。]{0,2}了|没空|没时间|没法|去|${cuesZh}
  `,
  "calendar.restore": pattern("g")`恢复|还原|找回|撤回|撤销|回来|刚才|刚刚|删除|删|操作|${cuesZh}`,
  "calendar.share": pattern(
    "g",
  )`发个|邀请|叫上?|喊上?|拉上?|请|让|参加|加入|出席|一起|也|都|来|去|加|带|发|进|再|还|算`,
  "calendar.uninvite": pattern(
    "g",
  )`去掉|移除|删掉|删除|踢|拿掉|移出|不用|不要|不必|别|叫|请|邀请|喊|再|来|参加|名单|取消|对|${cuesZh}`,
  "calendar.accept_invite": pattern(
    "g",
  )`回一下|先|告诉他们|接受|答应|参加|邀请|去|回复|答复|准时|到场|出席|同意|会|一定|就|发来`,
  "calendar.reject_invite": pattern("g")`
    最后|先|拒绝|婉拒|拒|推掉|推了|推|回绝|谢绝|邀请|不去|去不了|来不了|参加不了|不参加|没空|没法|没时间|没办法|不能|参加|去|缺席|回复|答复|就|发来|取消|删掉?|不了|掉
  `,
  "calendar.read": pattern("g")`
    什么时候|什么|啥|哪些|哪天|哪里|哪儿|哪个|多久|多长|几点|几个|几场|多少|有没有|没有|是不是|排满|满|多|剩|几天|看看|看|查|列出?|显示|告诉|说说?|汇报|过一遍|打开|忙不忙|忙|空|事情?|活动|
    计划|约|表|怎么样|怎样|干嘛|干啥|
    干什么|做|呢|嘛|都|还|过|接下来|下一|想|知道|需要|去|开|几|吗|来着|如何|见
  `,
  "calendar.find_free": pattern("g")`
    什么时候|什么|哪天|哪些|哪|抽出?|腾出?|几点|多少|有没有|没有|是不是|看看|看|查|找|空闲|有空|没空|空[档当]|空不空|空|挑|选|连着|时段|时候|抽|出|还|都|呢|吗|能|多久|段|哪些|
    合适|方便|插|排|够|小时|分钟|忙不忙|闲着?|
    忙|没事|事|来着
  `,
  "contacts.create": pattern("g")`
    加一?下|房东|添加|新增|新建|加到?|存|保存|创建|记住?|录入|联系人|通讯录|电话|手机号?码?|号码|邮箱|邮件|公司|单位|职位|进|名字|姓名|叫|新|放进|为|他|她|上班|工作|来自|就职于|担任|做|当|里|中
  `,
  "contacts.update": pattern("g")`
    升(?:为|成|任|职)?|里|更新一?下|跳槽[到去]?|去了?|改一?下|换成?|改成?|改为|变成|更新|新|电话|手机号?|号码|邮箱|公司|职位|单位|工作|上班|现在|他|她|联系人|通讯录|成|为|叫
  `,
  "contacts.delete": pattern("g")`可以|删除|删掉|删|移除|去掉|掉|联系人|通讯录|里|中`,
  "memory.update": pattern(
    "g",
  )`记忆|里|中|从|删掉|删除|抹掉|忘掉|忘记|忘了|不要记|别记|不用记|住|着|喜欢|爱|这件事|事情?|信息|记`,
};
