/** Who the users are, and what waits for them or tells them something. */
export { makeAccounts, type Accounts, type KeptImage } from "./accounts.ts";
export { makeActions, type ActionRow, type Actions, type NewAction } from "./actions.ts";
export { approvalOfRun, makeApprovals, type ApprovalRow, type Approvals, type NewApproval } from "./approvals.ts";
export { makeInbox, type Inbox, type InboxPlace } from "./inbox.ts";
export { makeNotices, type NewNotice, type NoticeRow, type Notices } from "./notices.ts";
export { makeQuestions, questionOfRun, type NewQuestion, type QuestionRow, type Questions } from "./questions.ts";
export { makeResolutions, type Resolution, type Resolutions } from "./resolutions.ts";
export { makeReviews, type NewReview, type ReviewRow, type Reviews } from "./reviews.ts";
export { makeTickets, type Tickets } from "./tickets.ts";
export { makeUsers, type Users } from "./users.ts";
