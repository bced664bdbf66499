import { describeMethod } from "../../_kit/method.ts";

describeMethod("calendar.update", () => {});
