import { describeMethod } from "../../_kit/method.ts";

describeMethod("calendar.reject_invite", () => {});
