import { pattern } from "../../base/pattern.ts";

/** What somebody does or where they are known from, in front of 的: 修水管的, 我们小区的. It is no firm. */
const start = `
  修(?!正)|维修|卖|送|装(?!饰)|安装|教|搬(?!家公司)|做|收(?!钱吧)|洗|擦|剪|疏通|刷|租|理发|美甲|保洁|带(?:娃|孩子|看|团)|开(?:锁|车|店|出租|挖|货车|
  卡车|饭店)|管(?!理)|看(?:门|车|房|风水)|打(?:扫|印|针)|帮|我|咱|隔壁|楼[上下]|对门|以前|之前|上次|刚|那|这|同(?!方|仁|济|花)|小区|老家
`.replace(/\n */g, "");

export const knownFor = pattern("u")`(?<=[\s，,])((?:${start})\p{Script=Han}{1,9}的)$`;

export const isNoFirm = (company: string): boolean => new RegExp(`^(?:${start})`, "u").test(company);

/** And in front of a name: 家里阿姨叫方秀英. */
export const calledBy = pattern("u")`
  ^((?:我们?家?|家里?|公司|小区|楼[上下]|隔壁|孩子|儿子|女儿)的?(?:阿姨|保姆|月嫂|房东|老师|班主任|司机|邻居|物业|中介|保安|教练|律师|会计|师傅|同事|同学|朋友|老板))(?=叫|是(?!我))
`;
