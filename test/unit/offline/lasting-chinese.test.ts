import { describe, it } from "vitest";
import { does, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

const keeps = (say: string, text = say, earlier: string[] = []) =>
  does(say, "memory.update", { content: { facts: [{ text, source: "user_said" }] } }, { earlier });

describe("what is told of oneself without a word of command", () => {
  it("is kept when it holds longer than today", () => {
    rightly([
      does("孙子4月10号到12号过来住，记一下", "calendar.create", /"孙子过来住".*2026-04-10.*2026-04-12/),
      does("我妈生日是5月12号，记一下", "memory.update", /05-12/),
      keeps("我儿子叫豆豆，五岁，对花生过敏"),
      keeps("我家猫叫豆豆"),
      keeps("我血型O"),
      keeps("我车牌号是沪A12345"),
      keeps("我女儿上三年级"),
      keeps("我老婆对海鲜过敏"),
      keeps("我是湖南人"),
      keeps("我一般六点下班"),
      keeps("我店里周一公休"),
      keeps("我对青霉素过敏这个很重要", "我对青霉素过敏"),
      does("我不吃香菜，帮我记着点", "memory.update", { content: { food_preferences: ["不吃香菜"] } }),
      does("还有芹菜也不吃", "memory.update", /不吃芹菜/, { earlier: ["我不吃香菜"] }),
      does("我老婆的生日是十月十七，记牢", "memory.update", /"birthday":"10-17"/),
      does("我生日其实是三月九号，你那个错了", "memory.update", { content: { birthday: "03-09" } }),
      keeps("我换工作了，现在在一家律所"),
    ]);
  });

  it("is not kept when it is news, a feeling, or somebody's wish", () => {
    writesNothing([
      ["我老婆叫我回家"],
      ["我女儿生病了"],
      ["我失恋了"],
      ["我不喝了"],
      ["我爸有事"],
      ["我孩子叫小明，周五接他"],
      ["我喜欢你"],
    ]);
  });
});

describe("a habit", () => {
  it("is kept, and becomes no event", () => {
    rightly([
      keeps("本人上班一般九点半到六点半", "我上班一般九点半到六点半"),
      keeps("孩子通常九点睡觉"),
      keeps("我通常十二点半午休,半小时"),
      keeps("我们平时都是周一开例会"),
    ]);
    writesNothing([["客户通常九点到"], ["公司上班时间九点到六点"], ["我一般几点起床"]]);
  });
});

describe("what is told of oneself in a few words", () => {
  it("is kept where it belongs", () => {
    rightly([
      does("我换公司了,现在在青禾设计", "memory.update", { scope: "work", content: { company: "青禾设计" } }),
      does("我现在在区教育局上班了", "memory.update", { scope: "work", content: { company: "区教育局" } }),
      keeps("我在北京工作"),
      keeps("我已经不喝咖啡了,改喝茶"),
      keeps("娃在实验小学三年二班"),
      keeps("血型O型,青霉素过敏,这个很重要", "我血型O型,对青霉素过敏"),
      keeps("我先生对海鲜过敏,做饭的时候别忘", "我先生对海鲜过敏"),
      does("爱好加一个 钓鱼", "memory.update", { content: { interests: ["钓鱼"] } }),
      does("英文名改了,叫我Linda", "memory.update", { content: { preferred_name: "Linda" } }),
    ]);
    writesNothing([["我在家上班"], ["我现在不吃饭了"], ["我现在吃午饭"], ["娃发烧了"], ["孩子在家"]]);
  });
});

describe("what is known of oneself", () => {
  it("is told in whatever words it is asked for", () => {
    rightly([
      tells("你叫我什么来着", /Alice/),
      tells("我的头衔是什么", /Product manager/),
      tells("我在哪上班你还有印象吗", /Yuanshan/),
      tells("说说我的情况你都知道哪些", /Alice[^]*Yuanshan/),
    ]);
  });
});

describe("how many days are left", () => {
  it("are counted to the last one of the month, the week or the year", () => {
    rightly([
      tells("这个月还剩多少天", /3月31日.*15天/),
      tells("这周还剩几天", /3月22日.*6天/),
      tells("今年还剩多少天", /12月31日.*290天/),
    ]);
  });
});
