import { expect, it } from "vitest";
import { nameSounds, toLetters } from "../../../../src/store/modules/name-sounds.ts";

it.each([
  ["王小明", "wangxiaoming xiaoming ming wxm xm m"],
  ["单田芳", "shantianfang tianfang fang stf tf f dantianfang dtf"],
  ["欧阳修", "ouyangxiu yangxiu xiu oyx yx x"],
  ["吕布", "lvbu bu lb b lubu lyubu"],
  ["Mei Chen", "meichen chen mc c"],
  ["王 Lei", "wanglei lei wl l"],
  ["Jürgen Müller-Núñez", "jurgenmullernunez mullernunez nunez jmn mn n"],
  ["😀", ""],
])("spells %s", (name, sounds) => expect(nameSounds(name)).toBe(sounds));

it("stays within its column, whatever the name", () => {
  for (const name of ["李".repeat(60), "吕".repeat(60), "a ".repeat(30), "㍿".repeat(60)])
    expect(nameSounds(name).length).toBeLessThanOrEqual(1000);
});

it("compares letters and digits only", () => expect(toLetters(" Ｗáng-Lěi 2 ")).toBe("wanglei2"));
