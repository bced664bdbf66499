import { describe, it } from "vitest";
import { does, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

const keeps = (say: string, text = say, earlier: string[] = []) =>
  does(say, "memory.update", { content: { facts: [{ text, source: "user_said" }] } }, { earlier });

describe("what is told of oneself without a word of command", () => {
  it("is kept when it holds longer than today", () => {
    rightly([
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
