import { describe, expect, it } from "vitest";
import { raggedFacts, withClause } from "../../../src/offline/account/clauses.ts";
import { books, changes, does } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("what stands beside a name", () => {
  it("is no part of it when it opens the message", () => {
    rightly([
      books("先试一下：明天下午三点客户演示", /^客户演示$/, "2026-03-17T15:00"),
      books("试试看：周五九点晨会", /^晨会$/, "2026-03-20T09:00"),
      books("来一个：周五九点晨会", /^晨会$/, "2026-03-20T09:00"),
      books("先试一下，后天上午十点面试", /^面试$/, "2026-03-18T10:00"),
      books("周五九点晨会：讨论预算", /^晨会：讨论预算$/, "2026-03-20T09:00"),
      books("日历加一条：彩排，3/27 上午九点，两小时", /^彩排$/, "2026-03-27T09:00", { duration_minutes: 120 }),
      books("新日程：周五下午三点交报告", /^交报告$/, "2026-03-20T15:00"),
      open("紧急！周五九点晨会"),
      open("测试：明天下午三点客户演示"),
      open("家里的事：明天下午三点大扫除"),
    ]);
  });

  it("is no part of a place when it asks that it be written", () => {
    const at = (location: string) => ({ location });
    rightly([
      changes("看牙医的地址是南京西路1038号，写进去", "dentist", at("南京西路1038号")),
      changes("看牙医地点在南京西路1038号，麻烦更新", "dentist", at("南京西路1038号")),
      changes("项目同步的地点是8楼大会议室，帮我填一下", "sync", at("8楼大会议室")),
      changes("产品评审的地点是3号楼，2层", "review", at("3号楼，2层")),
      open("产品评审的地点改成5号会议室，别弄错了"),
      open("看牙医的地址是南京西路1038号，停车不方便"),
      does("我家地址是南京西路1038号，记一下", "memory.update", /"我家地址是南京西路1038号"/),
    ]);
  });

  it("is seen in the name of any call", () => {
    expect(withClause(["南京西路1038号，写进去"], "地址是南京西路1038号，写进去")).toHaveLength(1);
    expect(withClause(["试一下： 演示"], "试一下：明天三点演示")).toHaveLength(1);
    expect(withClause(["晨会：讨论预算", "3号楼，2层"], "晨会：讨论预算，3号楼，2层")).toEqual([]);
  });
});

describe("a fact", () => {
  it("is kept without how much it matters", () => {
    rightly([
      does("一定要记住我对花生过敏", "memory.update", /"我对花生过敏"/),
      does("我对花生过敏，一定要记住", "memory.update", /"我对花生过敏"/),
      does("我妈住在苏州，务必帮我记住", "memory.update", /"我妈住在苏州"/),
      does("你可得记住我不吃香菜", "memory.update", /"不吃香菜"/),
    ]);
  });

  it("is kept without the thanks and the warning behind it", () => {
    rightly([
      does("记住我车牌是沪A12345，谢谢", "memory.update", /"我车牌是沪A12345"/),
      does("请记得我习惯早上开会，别搞错", "memory.update", /"我习惯早上开会"/),
      does("别忘了我对海鲜过敏这件事", "memory.update", /"我对海鲜过敏"/),
      does("要记住的是我不喝酒", "memory.update", /"我不喝酒"/),
      does("以后叫我老王就行，别叫Alice", "memory.update", /"preferred_name":"老王"/),
    ]);
  });

  it("is asked for when the message only points at it", () => {
    rightly([
      { kind: "remember", say: "记住这个", asks: "fact" },
      { kind: "remember", say: "一定要记住啊", asks: "fact" },
      does("我不吃香菜", "memory.update", /"不吃香菜"/, { earlier: ["记住这个"] }),
      does("记住我的话题是环保", "memory.update", /"我的话题是环保"/),
    ]);
  });

  it("is no city and no firm when it goes on like a sentence", () => {
    rightly([
      does("我住在浦东，离公司很近，记住", "memory.update", /"facts":.*"我住在浦东，离公司很近"/),
      does("我住在浦东，记住", "memory.update", /"home_city":"浦东"/),
      does("我换工作了，现在在腾讯做设计", "memory.update", /"company":"腾讯","job_title":"设计"/),
    ]);
  });

  it("is what is liked best, in the words it was told in", () => {
    rightly([
      does("我最喜欢的餐厅是老正兴", "memory.update", /"facts":.*"我最喜欢的餐厅是老正兴"/),
      does("我最爱吃的菜是红烧肉，记一下", "memory.update", /"facts":.*"我最爱吃的菜是红烧肉"/),
      does("我喜欢的歌手是周杰伦", "memory.update", /"facts":.*"我喜欢的歌手是周杰伦"/),
      does("我爱吃辣的", "memory.update", /"interests":\["吃辣的"\]/),
    ]);
  });

  it("has no word of grammar at either end", () => {
    const kept = (content: object) => raggedFacts({ input: { scope: "user", content } });
    expect(kept({ interests: ["的餐厅是老正兴"] })).toEqual(["的餐厅是老正兴"]);
    expect(kept({ facts: [{ text: "我对花生过敏，一定", source: "user_said" }] })).toHaveLength(1);
    expect(kept({ facts: [{ text: "我对花生过敏", source: "user_said" }] })).toEqual([]);
  });
});

describe("somebody new", () => {
  it("is known for what they do, which is no firm", () => {
    rightly([
      does("存个电话 张师傅 13800001111 修水管的", "contacts.create", /^(?!.*company).*"note":"修水管的"/),
      does("存一下周涛，13800001111，做装修的", "contacts.create", /(?=.*"周涛")(?=.*"做装修的")/),
      does("孙浩 13800001111 存一下", "contacts.create", /"name":"孙浩","phone":"13800001111"/),
      does("加联系人 老刘 13800001111 卖菜的", "contacts.create", /^(?!.*company).*"note":"卖菜的"/),
      does("加联系人 王芳 13800001111 我们小区的", "contacts.create", /^(?!.*company).*"note":"我们小区的"/),
      does("新联系人 赵敏，在阿里做运营，13800001111", "contacts.create", /(?=.*"阿里")(?=.*"运营")/),
      does("加联系人 老刘 13800001111 红杉资本的", "contacts.create", /"company":"红杉资本"/),
    ]);
  });
});

describe("a new address of somebody", () => {
  it("is the address alone", () => {
    rightly([
      does("李娜的邮箱改成lina@abc.com，旧的不用了", "contacts.update", /"email":"lina@abc\.com"/),
      open("李娜的邮箱改成lina@abc.com，别发错"),
    ]);
  });
});

describe("a birthday that is told", () => {
  it("is asked about as what comes every year", () => {
    rightly([
      { ...open("我儿子六月二号生日"), answer: /每年/ },
      { ...open("六月二号是我儿子生日"), answer: /每年/ },
      { ...open("老婆生日5月20号"), answer: /每年/ },
      books("好", /^儿子生日$/, "2026-06-02", { recurrence: { freq: "yearly" } }, { earlier: ["我儿子六月二号生日"] }),
      does("记住我儿子六月二号生日", "memory.update", /06-02/),
      books("我爱人3月29号过生日", /生日/, "2026-03-29"),
    ]);
  });
});
