import { pattern } from "../../base/pattern.ts";
import { withoutUses } from "./title-uses.ts";

/**
 * Words of grammar, which are few and known: who, whether, how many, how sure, under which condition. What a name is
 * made of cannot be listed; so a title is doubted as soon as one of these stands in it, and is asked about before it is
 * written.
 */
const grammarEn = pattern("i")`
  \b(?:i|i'm|i'll|i've|i'd|me|you|us|he|him|she|it|it's|we|we're|they|them|this|that|these|those|there|here|who|whom|
  whose|which|what|where|when|why|how|who's|whoever|whatever|whenever|wherever|someone|somebody|anyone|anybody|
  everyone|everybody|nobody|something|anything|everything|nothing|
  am|is(?! (?:coming(?=$| over| round| by| to (?:fix|install|repair|clean|deliver|collect|measure|look|check|stay|
  visit|pick))|arriving|visiting|stopping by|dropping (?:by|off)|picking up|delivering|landing|staying|
  expected|due)\b)|are(?! (?:coming|arriving|visiting|staying|due)\b)|
  was|were|be|been|being|do(?=n't| not)|does|did|has|had|having|can|could|may(?= \w+ )|might|must|shall|
  should|will|would|ought|needs?|wants?|wanted|gonna|wanna|gotta|let|let's|hopes?|thinks?|said|says|told|tells|asked|
  asks|suggest(?:s|ed)|proposed|prefers?|rang|phoned|emailed|texted|wrote|confirmed|agreed|promised|
  moves|moved|becomes|became|belongs|happens|happening|changed|switched|swapped|rescheduled|postponed|replaces|
  went|shifted|slid|slipped|jumped|bumped|
  don't|doesn't|didn't|won't|wouldn't|can't|cannot|couldn't|shouldn't|isn't|aren't|not|never|
  if|unless|because|since|although|though|while|whereas|whether|or|nor|either|neither|but|than|until|till|before|after|
  during|within|between|except|without|per|
  all|any|some|more|less|few|several|enough|both|half(?! (?:marathon|term|board)\b)|twice|thrice|once|every|each|none|
  another|others?|else|rest|same|such|
  half of|most|usual|usually|only|just|even|also|too|maybe|perhaps|possibly|probably|
  still|already|yet|again|soon|later|earlier|now|
  then|instead|automatically|(?<!^)(?:late|early)|towards?|middle|halfway|midway|stays?|remains?|fine|
  okay|possible|impossible|better|works|fits|
  suits|got|around|approximately|roughly|exactly|least|next|previous|
  like|unlike|latest|earliest|depending|assuming|considering|provided|according|further|as|no one)\b|^at\b|
  \b(?:two|three|four|five|six|seven|\d+) (?:mornings|afternoons|evenings|nights|days|weeks|months|times)\b|
  ^(?:two|three|four|five|six|\d+) (?:\w+ )*\w+s\b|
  \b(?:odd|even|weekdays|days|weeks|months)$|^(?:off|on|up|out|in|down|back|over)$|
  ^(?:lock|nail|fit|slot|pop|stick|squeeze|pencil|throw|shove|bung|whack|chuck|plug|jot|book|sign) (?:in|down|me)\b|
  ^(?:her|his|hers|their|theirs|mine|ours|yours|myself|himself|herself)$|
  ^turn to\b|^(?:log(?! (?:off|in|out|on)\b)|to|for|from|and|or|no|not|of)\b|\b(?:to|or|and|is|gets?|goes|has|will|
  at|for|with|of)$|
  \b(?:with|for|to|from|see|meet|call|text|ring|e-?mail|invite) (?:her|him|them)$|\b(?:to|from) \d+\b|\b(?:mins|
  minutes?|hrs|hours)\b|(?<!s)['’]$
`;
/** "Possibly" and "provisionally" say how sure it is; a family, an assembly and Emily are things and people. */
const adverbs = pattern()`
  (?:^|\b(?=[a-z]))(?!(?:fami|assemb|supp|rep|app|ral|bul|jel|bel|anoma|monopo|butterf|firef|dai|week|month|quarter|
  year|
  hour|friend|elder|fol|dol|emi|sal|mol|hol|bil|kel|li|ju|ear|ug|sil|lone|live|love|cur|woo|mel|trol|gul|fil|al|ita|
  Fami|Assemb|Supp|Rep|Dai|Week|Month|Quarter|Year|Friend|Emi|Sal|Mol|Hol|Bil|Kel|Li|Ju|Ear)ly\b)[A-Za-z]{3,}ly\b
`;
const grammarZh = pattern()`
  ^[不没别是想]|^可以|^(?:好的?|嗯|全体|全员|所有人|行|方便|有空|没问题|空出来|照常|讲个.*|说个.*)$|^妈的|[是定还再了、和跟与改挪删]$|改到|改成|挪到|换到|换成|调到|推到|推迟|延期|取消|
  我(?![妈爸哥姐弟妹爷奶])|你|约[了好]|
  [他她它咱]们?(?=[说想要会能去来在有])|[约见找陪和跟与请叫等][他她]们?$|吗|呢|(?<![酒网书茶水氧])吧|谁|哪(?!吒)|什么|怎么|多少|几[个点位天次]|自动(?!化|驾驶|挡|门)|一半|
  一些|有[人的些]|大部分|大家(?!庭)|多数|
  也(?!门)|又|每|各(?!地|界|国)|不|没|(?<![成首国古京])都(?!市|江|匀)|就(?!业|餐|诊|医|职|读)|
  [打开看做上办约][两三四五六七八九十\d]+[个次场节通]|很|太(?![极阳太空原湖仓平庙])|非常|平时|平常|通常|往往|经常|总是|向来|
  接下来|^\d+刻|(?:个月|[周年天]|星期|礼拜|小时|分钟)[之以]?后|^[早晚](?=[吃喝做打])|
  (?<![\d年月])(?:[两三四五六七八九]|十|\d{1,2})天(?![夜年两游假集训培无连酒店]|之)|人[多少]$|
  一般(?![人性]|纳税|体检|检查|贷款)|本人|^[挑选](?:一?个|出)?(?:时间|开|聊|谈|见|合适)|^(?:再|还)(?:加|来|安排|约|排)|
  更(?=好|合适|方便|早|晚)|可能|也许|或许|大概|应该|必须|说不定|看情况|要么|随便|随时|一样|同样|其他|其它|其余|别的|剩下|左右|之间|之前|之后|以前|以后|以内|期间|时候|的话|
  因为|所以|但是|不过|可是|虽然|(?<![小演解传游评])说(?!明|课|唱|书)|希望(?!小学|工程)|要求|好像|似乎|听说|据说|是否|能不能|要不要|会不会|或|如果|要是|除外|然后|顺便|另外|并且|至少|最多|最晚|
  最迟|千万|(?<![告区级特性送辨分鉴识离惜临])别(?![墅针致])|暂时|尽量|假装|替别人|赶在|最好|优先|只(?=[在有能要是和跟]|$)|等.{1,8}[再才]|上次|下次|老时间|老地方|老样子|工作日|
  第[一二三四五六](?=[个天件条项位名]|[次节场轮]?$)|[0-9０-９]点
`;

/** "Emma has soccer practice" is what parents write down. */
const someones = pattern("u")`
  (?<=^[A-Z][\p{L}']+(?: [A-Z]\p{L}+)?) has(?= (?:an? |his |her )?(?:[a-z]+ ){0,2}(?:practice|lessons?|class|recital|
  game|
  match|meet|rehearsal|party|exam|test|appointment|check-?up|concert|performance|playdate|tournament|camp|
  field trip|interview|surgery|tutoring|training|ballet|soccer|swimming|piano|school|therapy|physio)\b)
`;

/** 跟老周 says with whom, and not what is done. */
const company = pattern("u")`
  ^(?:跟|和|与|同(?![学事乡行步期城]))(?:[老小阿]?\p{Script=Han}{1,2}|\p{Script=Han}{1,3}(?:老师|医生|老板|经理|师傅|律师|教练|[总哥姐叔姨嫂工]|同学|同事|
  朋友|闺蜜|客户|家人|父母|
  爸妈|孩子|他们|她们))(?<![聊谈吃玩逛喝见约跑打跳唱睡住])$
`;
export const isOnlyCompany = (title: string): boolean => company.test(title) || /^(?:with|w\/) /i.test(title);

/** A whole sentence is no title either. */
export const isOdd = (title: string): boolean =>
  isOnlyCompany(title) ||
  grammarEn.test(withoutUses(title.replace(someones, ""))) ||
  adverbs.test(title) ||
  grammarZh.test(title) ||
  title.split(" ").length > 10 ||
  (title.match(/\p{Script=Han}/gu)?.length ?? 0) > 16;

/** Where a title may be parted by its time: "lunch friday with Sam", "drinks thursday after work at 6". */
export const joints = pattern("i")`
  (?= (?:(?:with|w\/|about|for|from|re:?) |after (?:work|school|class|church|practice|lunch|dinner)(?: |$)|
  to (?:talk|discuss|go (?:over|through)|review|plan|catch up|look (?:at|over|into)|walk through|sign|celebrate|
  prepare|prep|brainstorm|finali[sz]e|work on|practi[cs]e|study|chat|see|sort|fix|collect|pick up|meet|visit|view|
  measure|install|deliver|drop off|get|buy)\b|(?<=^(?:flight|train|bus|coach|ferry|drive|fly|trip|lift|ride) )to [a-z]))
`;
