import { pattern } from "../../base/pattern.ts";

/**
 * Words that carry nothing a rule would have to act on: courtesies, particles, words of command and of asking, and the
 * names of what everything here is about. Longer ones first where one begins another.
 */
export const plainZh = pattern("g")`
  看一下|查一下|说一下|列一下|一下子|一下|帮我|帮忙|给我|告诉我|跟我说|麻烦|劳驾|请问|请|谢谢|多谢|拜托|你好|您好|你|您|我们|咱们|我的|我|他们|她们|他|她|它|
  这个|那个|这场|那场|这些|那些|这次|那次|哪个|哪些|哪天|哪里|哪儿|哪|什么时候|什么|啥|怎么样|怎么|如何|几点|几个|几场|几号|几|多少|多久|多长|谁|
  是不是|有没有|能不能|可不可以|要不要|忙不忙|忙|干嘛|干啥|干什么|瞅瞅|瞧瞧|在干|要干|有空|时长|没空|空闲|空档|空的|空吗|空|没事|有事|没安排|时候|时间段|时间|时段|期间|日程表|日程|日历|行程|安排|
  计划|活动|事情|事件|事儿|别的事|
  会议|会面|会|约会|约|预约|提醒|邀请|新?联系人|通讯录|电话|手机号|手机|号码|邮箱|邮件|联系方式|公司|职位|信息|资料|地址|地点|位置|名字|名称|标题|题目|叫做|叫|
  新建|创建|新增|添加|加上|加入|加到|加进|加个|加|增加|建个|建|设置|设定|设个|设|记录|记得|记住|记一下|记到|记上|记|写进|写到|放到|放进|放在|存到|存|录入|保存|
  删除|删掉|删了|删|取消掉|取消|去掉|移除|撤销|清空|改期|改到|改成|改为|改名|改叫|改|挪到|挪|移到|移|换到|换成|换|调到|调整|调|推迟|推后|往后推|往后|往前|延后|延期|延长|延到|推到|推|提前到|
  提前|提早|缩短|
  定在|订在|定到|订到|定个|订个|定|订|约在|约到|安排在|安排到|接受|拒绝|婉拒|参加|出席|到场|缺席|不去|去不了|来不了|回复|答复|答应|推掉|推了|不参加|
  查看|查询|查找|查|找个|找找|找|搜索|搜|看看|看|列出|列|显示|打开|说说|念|汇报|过一遍|想知道|知道|想|要|需要|得|应该|可以|能|能否|打算|准备|觉得|
  有|没有|没|还剩|剩下|剩|还|都|也|就|才|又|再|很|太|最|比较|大概|大约|左右|差不多|可能|一共|总共|所有|全部|整个|一整天|整天|全天|
  现在|目前|马上|待会儿?|等会儿?|一会儿?|接下来|下一个|下个|最近|之后|以后|到时候|当天|那天|这天|同一时间|同样时间|原来|刚才|刚刚|刚|
  全|(?<![\d一二三四五六七八九十两半])(?:个|场|项|条|位|次|点|节|堂|顿|趟)|些|里面|里|中|上|下|内|外|边|那边|这边|方面|
  一个|一场|一条|一项|一次|从|到|至|在|把|将|被|给|对|为|向|和|跟|与|同|及|或|的话|的|地|得|了|着|过|吗|嘛|呢|吧|啊|呀|哦|哈|啦|嗯|喔|哎|诶|那么|那|这|是|去|来|让|请|好|行|对|
  啥的|等等|等|
  插|塞|排|占|预留|留着|留给|登记|录入|咱们?|名为|主题|内容|开始|开|做|办|事|去开|进去|进来|上来|起来|下来|一起
`;

export const plainEn = pattern("gi")`
  \b(?:a|an|the|my|our|your|me|i|i'm|i'd|i'll|i've|im|we|we're|we've|us|you|he|she|it|its|it's|they|them|his|her|
  their|this|that|these|those|there|there's|
  is|are|am|was|were|be|been|being|do|does|did|done|have|has|had|having|got|get|gets|getting|can|could|would|will|
  shall|should|may|might|must|need|needs|want|wants|like|
  please|thanks|thank|hi|hey|hello|ok|okay|so|well|just|actually|really|maybe|kindly|sure|great|now|right|then|too|
  also|as|of|to|for|from|in|into|on|onto|at|by|with|about|
  over|up|out|off|down|back|forward|around|during|between|per|via|and|or|what|what's|whats|when|when's|where|
  where's|who|who's|whom|which|how|how's|why|
  any|anything|anyone|anybody|some|something|someone|all|everything|every|much|many|more|most|else|only|other|one|
  ones|thing|things|stuff|
  show|list|view|see|check|tell|give|read|open|display|pull|find|look|search|let|know|say|go|going|goes|run|walk|
  through|summary|summari[sz]e|rundown|gimme|doing|did|up to|happening|anything's|
  add|create|schedule|scheduled|book|booked|set|put|make|makes|plan|plans|planned|planning|arrange|new|block|
  blocked|pencil|enter|organi[sz]e|reserve|remind|reminder|reminders|remember|forget|nudge|ping|wake|log|record|
  save|note|
  move|moved|reschedule|rescheduled|shift|push|pushed|change|changed|bump|postpone|delay|switch|swap|bring|update|edit|
  rename|retitle|call|called|name|named|title|titled|
  delete|cancel|cancell?ed|remove|drop|erase|rid|scrap|clear|scratch|take|invite|invites|invited|invitation|
  invitations|include|loop|send|join|attend|come|coming|
  accept|decline|reject|turn|skip|rsvp|answer|reply|respond|yes|no|calendar|schedule|agenda|diary|day|days|week|
  month|today's|event|events|meeting|meetings|appointment|appointments|appt|
  time|times|slot|slots|gap|gaps|free|busy|available|availability|opening|openings|spare|available|happening|coming|
  upcoming|next|left|still|rest|remaining|ahead|already|
  contact|contacts|address|book|phone|number|email|mail|e-mail|info|information|details|cell|mobile|company|
  instead|same|different|later|earlier|before|after|until|till|long|hour|hours|minute|minutes|date|currently|look|
  looks|looking|appear|hold|held|start|starts|starting|end|ends|
  location|place|room|venue|work|works|fit|squeeze|sometime|somewhere|here|again|first|last|won't|can't|cannot|
  don't|not)\b|'s\b|'re\b|'ll\b|'ve\b
`;

/** What turns the meaning of a wish, whichever rule has understood the rest of it. */
export const turnsZh = pattern()`
  延长|拉长|缩短|上一?[次回]|下一?[次回]|最(?!近)|
  之前|以前|之后|以后|以内|之内|最后|第[一二三四五六七八九十\d]|最早|最晚|最迟|至少|最多|不超过|分别|各|轮流|或|所有|全部|其他|其它|其余|别的|剩下|另|除[了非外]|只|仅|
  连续|每|隔|[\d０-９]|[一二三四五六七八九十两半几](?![下起个场条次些直定会切时])
`;
export const turnsEn = pattern("i")`
  \d|\b(?:before|after|until|till|between|or|either|others?|another|else|rest|remaining|except|never|only|every|each|
  first|last|both|more|less|than|average|total|[a-z]+iest|(?:long|short|lat|bigg|small|few|old|new)est|
  again|within|least|most|twice|extend|shorten|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)\b
`;

/** Words of change, of which a look makes no use: "which of these can I skip?" */
export const changes = pattern("i")`
  取消|删|推掉|推迟|不去|不参加|改期|改到|挪|拒绝|接受|婉拒|\b(?:cancel|delete|remove|drop|skip|miss|move|reschedule|postpone|push|
  shift|decline|reject|accept|rename|change)\b
`;

/** What may change what is written: a limit, a condition, a second wish, a number, a refusal. */
export const weighty = pattern("i")`
  [\d０-９]|.{2,3}时间|[一二三四五六七八九十两半]+(?:点|个|天|次|周|月|号|分|小时|节|位|人)|每|除|以外|之外|直到|为止|如果|要是|假如|万一|除非|只|仅|别|不|没|取消|删|改|提醒|邀请|通知|
  告诉|转告|发|(?:替|代)我|[妈爸婆公哥姐弟妹他她]去$|
  顺便|另外|然后|同时|还有|以及|并且|并|或者|或|开始|结束|周|月|号|年|晚|早|上次|下次|第|隔|轮流|优先|尽量|最好|保密|私密|重复|备注|链接|线上|腾讯会议|抄送|叫上|带上|喊上|
  \b(?:every|each|except|excluding|unless|until|till|if|only|not|don't|dont|never|no|but|or|either|and|then|also|
  plus|before|after|without|remind|reminder|alert|invite|tell|ask|let|email|e-mail|
  text|message|send|notify|cancel|delete|move|rename|call(?:ed)?|named?|label|mark|title|change|update|keep|drop|
  skip|starting|ending|through|last|next|first|second|third|other|
  twice|once|weekly|monthly|daily|yearly|biweekly|times|weeks?|months?|
  days?|hours?|minutes?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tomorrow|tonight|
  morning|afternoon|evening|[ECMP][SD]T|GMT|UTC|CET|BST|IST|JST|tentative|maybe|private|optional|zoom|teams|link|
  notes?|priority|urgent|repeat|repeating|recurring|instead)\b
`;
