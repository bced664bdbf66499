import { describeMethod } from "../../_kit/method.ts";

describeMethod("calendar.accept_invite", () => {});
