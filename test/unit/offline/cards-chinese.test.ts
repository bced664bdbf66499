import { describe, it } from "vitest";
import { does } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

const keeps = (say: string, person: object) => does(say, "contacts.create", person, { exact: true });

describe("a person as on a card, in Chinese", () => {
  it("has a name, what they do, where, and how they are reached", () => {
    rightly([
      keeps("存个人：周建国，货车司机，13917764402", { name: "周建国", job_title: "货车司机", phone: "13917764402" }),
      keeps("名片：胡佳 HR 星辰教育 hujia@example.com", { name: "胡佳", job_title: "HR", company: "星辰教育" }),
      keeps("加一个联系人 孙老师 幼儿园大班班主任", { name: "孙老师", job_title: "幼儿园大班班主任" }),
      keeps("新增联系人 马会计，德勤的", { name: "马会计", company: "德勤" }),
      keeps("存一下：李建国，华宇建材的销售总监，138 0000 1111", {
        name: "李建国",
        company: "华宇建材",
        job_title: "销售总监",
        phone: "13800001111",
      }),
      keeps("新联系人：陈晓，邮箱chen@x.example，在字节做运营", { name: "陈晓", company: "字节", job_title: "运营" }),
    ]);
  });

  it("is told in a sentence, with the wish behind it", () => {
    rightly([
      keeps("新认识一位律师叫沈若楠，在锦天城，记到联系人里", {
        name: "沈若楠",
        job_title: "律师",
        company: "锦天城",
      }),
      keeps("刘胖子，送菜的，电话一八六二一五五零零三七，存上", {
        name: "刘胖子",
        note: "送菜的",
        phone: "18621550037",
      }),
      keeps("把快递小哥的电话存一下，13911112222", { name: "快递小哥", phone: "13911112222" }),
      keeps("沈律师的助理叫小田，电话15000371926，存一下", { name: "小田", note: "沈律师的助理" }),
      keeps("加一下王芳，13800138000，她是房产中介", { name: "王芳", job_title: "房产中介" }),
      keeps("记住王姐的电话 13655554444", { name: "王姐", phone: "13655554444" }),
    ]);
  });

  it("is none, where nobody is kept or a piece is something else", () => {
    writesNothing([["加个人，王磊也来产品评审"], ["存钱，明天去银行"], ["王芳 13800138000 还没还我钱"]]);
  });
});
