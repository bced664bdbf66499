import { describe, it } from "vitest";
import { books, does, talks, tells } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("what is told beside a plan", () => {
  it("is named and not asked about, where it only tells what somebody does there", () => {
    rightly([
      books("周五上午10点组会，我要汇报，提前半小时提醒", /^组会$/, "2026-03-20T10:00", { reminders: [30] }),
      books("周五下午三点家长会，我要发言", /^家长会$/, "2026-03-20T15:00"),
      books("周四晚上七点聚餐，这次我请客", /^聚餐$/, "2026-03-19T19:00"),
    ]);
    rightly(
      ["周五三点开会，我不汇报", "周五三点开会，我可能要汇报", "周四晚上七点聚餐，我不请客"].map((say) => open(say)),
    );
  });

  it("may be who told when they come", () => {
    rightly([
      books("抽油烟机清洗，师傅说后天早上八点来，大概三小时", /^抽油烟机清洗$/, "2026-03-18T08:00", {
        duration_minutes: 180,
      }),
      books("洗衣机安装，师傅说明天上午十点到十二点上门", /^洗衣机安装$/, "2026-03-17T10:00", {
        end_at: "2026-03-17T12:00",
      }),
      books("面试，周四上午11点，线上，HR说大概45分钟", /^面试$/, "2026-03-19T11:00", {
        location: "线上",
        duration_minutes: 45,
      }),
    ]);
    rightly(
      [
        "空调维修，师傅说周五下午两点不来",
        "空调维修，师傅说可能周五下午两点来",
        "空调维修，师傅说周五下午两点以后来",
      ].map((say) => open(say)),
    );
  });

  it("answers when, with the word for setting out", () => {
    rightly([
      books("上午九点出发", /^去看樱花$/, "2026-03-20T09:00", {}, { earlier: ["三月二十日去看樱花"] }),
      books(
        "九点到十点之间",
        /^修空调的师傅来$/,
        "2026-03-17T09:00",
        { end_at: "2026-03-17T10:00" },
        {
          earlier: ["修空调的师傅明天上午来"],
        },
      ),
      open("九点出发，十点到", ["周日去外婆家"]),
    ]);
  });

  it("needs no hour where something is closed all day", () => {
    rightly([
      books("下周一店休，写日历上", /^店休$/, "2026-03-23"),
      books("周三店里休息，记一下", /^店里休息$/, "2026-03-18"),
      books("周日休息一天，记日历", /^休息$/, "2026-03-22"),
      books("预约了电镜，后天13点到17点，实验楼B102", /^电镜$/, "2026-03-18T13:00", {
        end_at: "2026-03-18T17:00",
        location: "实验楼B102",
      }),
    ]);
    // So it is every week; and of half a day, the hours are wanted.
    rightly([does("我店里周一公休", "memory.update", /我店里周一公休/), open("明天下午休息")]);
  });
});

describe("what is asked and said in passing", () => {
  it("knows on which day of the week a feast is, what is kept, and where something is held", () => {
    rightly([
      talks("今年五一是星期几", /5月1日，星期五/),
      talks("国庆节是星期几", /10月1日，星期四/),
      tells("关于我你存了哪些东西", /黑咖啡/),
      tells("我让你记过什么", /黑咖啡/),
      tells("明天的评审去哪开", /3 号会议室/),
      talks("谢谢你啊，辛苦了"),
      talks("太谢谢你了，真是帮了大忙"),
      talks("好的好的，谢谢您嘞"),
    ]);
  });

  it("keeps a new position, and what one is called", () => {
    rightly([
      does("王蕾现在升设计总监了", "contacts.update", /ctc_wanglei2.*设计总监/),
      does("李娜现在是设计总监了", "contacts.update", /ctc_lina.*设计总监/),
      does("我姓周，喊我老周就好", "memory.update", /"preferred_name":"老周"/),
    ]);
    rightly(["听说李娜现在是设计总监了", "王蕾差点升总监了", "李娜不再是设计总监了"].map((say) => open(say)));
  });
});
