import { pattern } from "../../base/pattern.ts";

/**
 * Text that speaks to the model instead of to a person. Nothing is removed: it is marked, and the reader of the result
 * treats it as data. A near pair (a verb, then what it is aimed at) is found by walking two lists of matches, because a
 * pattern with a gap in the middle costs the square of the text.
 */
interface NearPair {
  readonly first: RegExp;
  readonly aim: RegExp;
  /** Most characters between the two. */
  readonly within: number;
}

const alone: readonly RegExp[] = [
  // Markers of chat formats and of prompts.
  pattern()`
    <\|(?:im_start|im_end|system|user|assistant|endoftext|begin_of_text|eot_id|start_header_id)\|?>?|
    ‹\|(?:im_start|im_end|system)|‹‹sys|\[\/?inst\]|<<sys>>|<\/?(?:system|instructions?|tool_call|function_call)>|
    ‹\/?(?:system|instructions?|tool_call|function_call)›
  `,
  pattern()`
    (?:^|\n)\s{0,8}(?:#{1,6}\s{0,3})?(?:system|assistant|developer|系统|助手)\s{0,3}
    (?:prompt|message|instructions?|override|note|提示|消息|指令)?\s{0,3}[:：]
  `,
  pattern()`
    \[(?:system|admin|developer|系统)(?: message| note| override)?\]|begin system prompt|
    end of (?:user )?(?:input|data|prompt|context)\b|new (?:system )?instructions?\s{0,3}[:：]|
    ###\s{0,3}(?:new )?instructions?\b|新的?(?:系统)?(?:指令|指示)\s{0,3}[:：]
  `,
  pattern()`
    \b(?:you are now|from now on,? you|you must now|
    act as (?:if you|an? (?:unrestricted|system|admin|developer|root|different))|pretend (?:to be|you are)|
    developer mode|dan mode|do anything now|jail ?break|god mode|sudo mode)\b
  `,
  /你现在是|从现在(?:起|开始)[,，]?你|你(?:必须|要|将)扮演|假装你是|请?扮演一个(?:没有|不受)|开发者模式|越狱模式|上帝模式|不受(?:任何)?(?:限制|约束)的/,
  pattern()`
    \b(?:system prompt|hidden prompt|initial prompt|prompt injection|project_cli|tool_calls?|function_call)\b|系统提示词?|
    隐藏(?:的)?提示词?|提示词注入
  `,
  pattern()`
    \b(?:as an? (?:ai(?: language model| model| assistant)?|language model|llm|assistant),? you|
    (?:dear|attention|hey|note to|message (?:to|for)) (?:the )?(?:ai|llm|assistant|language model|chatbot|agent)\b|
    if you are an? (?:ai|llm|assistant|language model))
  `,
  /(?:致|给|请)(?:ai|人工智能|语言模型|智能)助手|作为(?:一个)?(?:ai|人工智能|语言模型|智能助手)|如果你是(?:一个)?(?:ai|人工智能|语言模型|大模型)/,
  pattern()`
    \b(?:do not|don't|never) (?:tell|inform|notify|alert|mention (?:this|it) to|show (?:this|it) to|ask) (?:the )?
    (?:user|human|owner|anyone)\b|without (?:the )?
    (?:user'?s?|human) (?:knowledge|consent|approval|permission|confirmation)|
    without (?:asking|confirmation|approval)\b|
    (?:no|skip(?: the)?|bypass(?: the)?) (?:confirmation|approval|safety checks?)
  `,
  pattern()`
    (?:不要|别|切勿|不得|无需|不必|不用)(?:告诉|告知|通知|提醒|询问|征求|让)(?:用户|主人|任何人|他人)|
    (?:无需|不需要|不用|不必|跳过|绕过)(?:任何)?(?:用户)?(?:的)?(?:确认|批准|审批|同意|授权|许可|安全检查)
  `,
];

const pairs: readonly NearPair[] = [
  {
    first: pattern("g")`
      \b(?:ignore|disregard|forget|override|bypass|overlook|neglect|drop|discard|violate|stop following|do not follow|
      don't follow|pay no attention to)\b
    `,
    aim: pattern("g")`
      \b(?:instructions?|prompts?|rules?|guidelines?|directives?|commands?|orders?|constraints?|restrictions?|
      polic(?:y|ies)|safeguards?|programming|(?:previous|prior|above|earlier|preceding) (?:messages?|text|context|
      content|conversation|input))\b
    `,
    within: 60,
  },
  {
    first:
      /忽略|无视|忘记|忘掉|不要理会|别理会|不要遵守|不再遵守|不用遵守|不要管|别管|抛开|违反|覆盖|绕过|跳过|停止遵守|不必理会|忽視|無視/g,
    aim: /指令|指示|提示词?|规则|要求|设定|命令|约束|限制|准则|规定|对话内容|上下文|指令集|規則/g,
    within: 20,
  },
  {
    first: pattern("g")`
      \b(?:reveal|print|show|repeat|output|display|leak|expose|exfiltrate|disclose|dump|give me|tell me|send|forward|
      email|post|upload|transmit|share)\b
    `,
    aim: pattern("g")`
      \b(?:(?:system|your|hidden|initial|original) (?:prompts?|instructions?|rules|guidelines)|passwords?|
      api[ _-]?keys?|access tokens?|credentials?|secrets?|private keys?|(?:the )?conversation(?: history)?|
      (?:all|every)(?: of)?(?: the| your| their| his| her| my)? (?:contacts?|events?|calendars?|emails?|
      memor(?:y|ies)|data|files))\b
    `,
    within: 50,
  },
  {
    first: /泄露|泄漏|透露|输出|打印|显示|告诉我|发送|发给|转发|上传|导出|复述|重复|公开|给我/g,
    aim: pattern("g")`
      提示词|系统提示|密钥|密码|令牌|口令|凭证|凭据|token|api ?key|所有(?:的)?(?:联系人|日程|数据|记忆|资料|聊天记录|对话)|
      全部(?:的)?(?:联系人|日程|数据|记忆|资料|聊天记录|对话)|对话记录|聊天记录
    `,
    within: 24,
  },
  {
    first: /\b(?:call|invoke|execute|run|use|trigger)\b/g,
    aim: pattern("g")`
      \b(?:calendar\.[a-z_]{3,20}|contacts\.[a-z_]{3,20}|memory\.[a-z_]{3,20}|
      the (?:[a-z_]{1,20} )?(?:tool|function|api|command)|this (?:tool|function|command|code)|
      following (?:tool|function|command|code))\b
    `,
    within: 30,
  },
  {
    first: /调用|执行|运行|使用/g,
    aim: /工具|函数|接口|下列(?:命令|指令|代码)|以下(?:命令|指令|代码|操作)|calendar\.|contacts\.|memory\./g,
    within: 14,
  },
  {
    first: /\b(?:delete|remove|erase|wipe|cancel|decline|reject)\b/g,
    aim: pattern("g")`
      \b(?:all|every|each)\b[a-z' ]{0,20}\b(?:events?|meetings?|contacts?|calendars?|memor(?:y|ies)|appointments?|
      data|invites?)\b
    `,
    within: 12,
  },
  {
    first: /删除|清空|取消|清除|移除|拒绝/g,
    aim: /(?:所有|全部|一切)(?:的)?(?:日程|事件|会议|联系人|记忆|日历|数据|邀请|安排)/g,
    within: 8,
  },
];

export const injectionPatterns = [...alone, ...pairs.flatMap((pair) => [pair.first, pair.aim])];

export function isInstructionLike(text: string): boolean {
  // Look-alike forms (full width, ligatures, doubled blanks) are one form for the patterns.
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ \t\u00a0]+/g, " ");
  return alone.some((pattern) => pattern.test(plain)) || pairs.some((pair) => hasNear(plain, pair));
}

function hasNear(text: string, { first, aim, within }: NearPair): boolean {
  const targets = [...text.matchAll(aim)].map((match) => match.index);
  if (targets.length === 0) return false;
  let next = 0;
  for (const match of text.matchAll(first)) {
    const from = match.index + match[0].length;
    while (next < targets.length && (targets[next] ?? 0) < from) next++;
    const target = targets[next];
    if (target === undefined) return false;
    if (target - from <= within) return true;
  }
  return false;
}
