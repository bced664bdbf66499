/** What apps import as `accord/react`. */
export { Card, type CardProps } from "./card/card.tsx";
export { Fields, type FieldsProps, type FieldValues } from "./card/fields.tsx";
export type { CardAction, CardTap, OnCardAction } from "./card/acting.ts";
export { AccordProvider, useAccord } from "./provider.ts";
export type { AnswerItem, CallItem, MessageItem, ThreadImage, ThreadItem } from "./thread/item.ts";
export type { ThreadActions, ThreadSnapshot } from "./thread/snapshot.ts";
export { useApprovals, type UsedApprovals } from "./use-approvals.ts";
export { useRun, type UsedRun } from "./use-run.ts";
export { useThread, type UsedThread } from "./use-thread.ts";
