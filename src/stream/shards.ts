import { crc32 } from "node:zlib";

/**
 * What a cluster calls a hash tag, and the slot it has there. A command can name many keys of one slot and no others,
 * so runs are spread over sixteen slots and not over all: a process reads with one connection for each that it watches.
 * The slots lie evenly, so that each of up to sixteen nodes that share all slots evenly has its part.
 *
 * All processes must agree on them. Another list would leave readers to the database until the last process has it.
 */
export const slots = new Map([
  ["18", 511],
  ["249", 1518],
  ["72", 2579],
  ["223", 3586],
  ["19", 4574],
  ["2", 5649],
  ["64", 6628],
  ["222", 7715],
  ["265", 8704],
  ["34", 9745],
  ["404", 10_791],
  ["155", 11_779],
  ["264", 12_833],
  ["22", 13_798],
  ["219", 14_875],
  ["48", 15_882],
]);

export const shardNumber = (taskId: string): number => crc32(taskId) % slots.size;
