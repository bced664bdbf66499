import { expect, it } from "vitest";
import { parseRedisAddress } from "../../../src/base/redis-address.ts";

it.each([
  ["redis://localhost:6379", false, ["redis://localhost:6379"]],
  ["rediss://user:pass,word@host:6379/1?family=6", false, ["rediss://user:pass,word@host:6379/1?family=6"]],
  ["redis://a:6379?cluster=yes", true, ["redis://a:6379"]],
  ["redis://a,b:7000,[::1]:7001/", true, ["redis://a", "redis://b:7000", "redis://[::1]:7001"]],
  [
    "rediss://user:pass,word@a:1,b:2/0?cluster=yes&family=6",
    true,
    ["rediss://user:pass,word@a:1?family=6", "rediss://user:pass,word@b:2?family=6"],
  ],
])("%s", (text, isCluster, urls) => {
  expect(parseRedisAddress(text)).toEqual({ isCluster, urls });
});

it.each([
  ["http://localhost:6379", "redis:// or rediss://"],
  ["redis://", "redis:// or rediss://"],
  ["redis://a:1,,b:2", "redis:// or rediss://"],
  ["redis://a:1,b:port", "redis:// or rediss://"],
  ["redis://a:1?cluster=no", "cluster=yes"],
  ["redis://a:1,b:2/1", "must not name a database"],
])("refuses %s", (text, words) => {
  expect(() => parseRedisAddress(text)).toThrow(words);
});
