/** Events and people as files that other programs read and write. */
export { parseIcs } from "./ics-read.ts";
export { toIcs } from "./ics-write.ts";
export { parseVcf, toVcf } from "./vcf.ts";
