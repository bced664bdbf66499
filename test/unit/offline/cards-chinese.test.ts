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

const nurse = { name: "赵敏", company: "市二院", job_title: "护士长", phone: "13900009999" };

describe("the fields of a Chinese card", () => {
  it("reads each field up to the next, whatever stands between them", () => {
    rightly(
      [
        "加个联系人 赵敏 公司市二院 职位护士长 电话13900009999",
        "加联系人 赵敏 电话13900009999 职位护士长 单位市二院",
        "添加联系人赵敏 职位：护士长 公司：市二院 手机：13900009999",
        "新建联系人 姓名：赵敏 单位：市二院 职务：护士长 电话：13900009999",
        "新联系人赵敏；公司市二院；职位护士长；电话13900009999",
        "加联系人 赵敏、电话13900009999、公司市二院、职位护士长",
        "添加联系人 赵敏/市二院/护士长/13900009999",
        "加联系人：赵敏 护士长 市二院 13900009999",
        "新联系人赵敏 在市二院当护士长 电话13900009999",
      ].map((say) => does(say, "contacts.create", nurse, { exact: true })),
    );
    rightly([
      does("新加个联系人 刘洋 红杉 投资经理 liuyang@example.com", "contacts.create", {
        name: "刘洋",
        company: "红杉",
        job_title: "投资经理",
        email: "liuyang@example.com",
      }),
      does("加联系人 黄勇 德邦物流司机 13900001111", "contacts.create", { company: "德邦物流", job_title: "司机" }),
      does("添加联系人：孙建国，我们小区的保安", "contacts.create", { name: "孙建国", note: "我们小区的保安" }),
      does("加个联系人 赵敏 职位护士长 是我邻居 电话13900009999", "contacts.create", {
        job_title: "护士长",
        note: "邻居",
      }),
    ]);
  });

  it("asks where a field is none of an entry's, or two people are named", () => {
    writesNothing([
      ["加联系人 赵敏 公司市二院 地址中山路3号 电话13900009999"],
      ["加个联系人 赵敏 职位护士长 部门骨科"],
      ["添加联系人 孙涛 李明 13900001111"],
      ["添加联系人 孙涛 李明 经理 13900001111"],
    ]);
  });

  it("changes several fields of an entry at once", () => {
    rightly([
      does("王蕾的职位改成总监 电话改成13900009999", "contacts.update", {
        contact_id: "ctc_wanglei2",
        patch: { job_title: "总监", phone: "13900009999" },
      }),
      does("把王蕾的公司改成蓝湖 电话13900009999", "contacts.update", {
        patch: { company: "蓝湖", phone: "13900009999" },
      }),
      does("王蕾换公司了，现在在蓝湖，职位总监", "contacts.update", { patch: { company: "蓝湖", job_title: "总监" } }),
      does("王蕾跳槽到蓝湖 职位总监，更新一下", "contacts.update", { patch: { company: "蓝湖", job_title: "总监" } }),
    ]);
  });
});
