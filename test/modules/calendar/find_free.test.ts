import { describeMethod } from "../../_kit/method.ts";

describeMethod("calendar.find_free", () => {});
