import { pattern } from "../base/pattern.ts";

/** A change or a deletion that names its event: "it" may be a whole series that was just made. */
const wish = String.raw`(?!把?(?:它|这个|那个))[^，,。]{4,}?(?:取消|删|改|挪|移|换|推|停|跳过|不[开上办去])[^，,。]*`;
const others = "(?:下周|下次|以后|之后|其他(?:时间|几次|几周|的)?|其它(?:的)?|其余(?:的)?|剩下的)";

/**
 * Of a series, the one occurrence that is named is what is changed anyway; that it is only this one, and that the
 * others stay as they are, needs no rule of its own.
 */
export const onlyOnce: readonly (readonly [RegExp, string])[] = [
  [
    pattern()`
      ^(${wish})[，,。\s]+(?:只|就|仅|单)?(?:取消|删掉?|改|动|限|是)?(?:这|此|仅此)(?:一|1)?[次回](?:而已|吧|的)?[。！!]?$
    `,
    "$1",
  ],
  [pattern()`^(${wish})[，,。\s]+${others}(?:都|还是?)?(?:照旧|不变|照常|不动|老时间|原来的?时间)[。！!]?$`, "$1"],
  // 团队周会就这周三这一次不开
  [
    pattern()`
      ^([^，,。]{2,10}?)(?:就|只|单)(?=(?:是)?[这本]?(?:周|星期|礼拜)[一二三四五六日天](?:这一?[次回])?(?:不[开上办去]|取消|停)|这一?[次回](?:不[开上办去]|取消|停))
    `,
    "$1",
  ],
  [/^([^，,。]{2,10}?)(?:就|只|单)?这一?[次回](?:就)?(不[开上办搞])(?=[吧。！!]*$)/, "$1$2了"],
  [/^([^，,。]{2,}?)(?:这|此)一?[次回](?=就?(?:不[开上办去搞]|取消|改|挪|推|停|跳过))/, "$1"],
  [/^([^，,。]{2,}?)(?:取消|停)[一1][次回](?=[吧。！!]*$)/, "$1取消"],
];
