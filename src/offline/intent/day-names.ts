import { pattern } from "../../base/pattern.ts";

/** "Picture day is April 2nd": a day by its name, unless it is told what it is like, or it may be there. */
export const dayNamed = pattern()`
  ^(?!(?:a|an|the|this|that|it|my)\b)(?:[a-z']+ )?(?!(?:all|whole|the|this|that|a|an|my|our|next|last|first|same|every|
  good|great|best|worst|better|bad|big|long|free|only|busy|busiest|rainy|family)\b)[a-z']+ day is\b
`.source;
