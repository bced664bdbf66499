import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { findOwnFolder, productFolder } from "../../src/base/own-folder.ts";
import { NewError } from "./names.ts";

/** Where new files go: into the product, or beside it, where the modules of an adopter are. */
export interface NewPlace {
  isOwn: boolean;
  root: string;
  migrations: string;
  /** What a handler and a test import. */
  define: string;
  describe: string;
}

export interface NewFile {
  /** From the root of the place. */
  path: string;
  text: string;
}

export function findPlace(isProduct: boolean): NewPlace {
  if (isProduct)
    return {
      isOwn: false,
      root: productFolder,
      migrations: "src/store/database/migrations",
      define: "../define.ts",
      describe: "../../_kit/method.ts",
    };
  return {
    isOwn: true,
    root: findOwnFolder() ?? join(productFolder, "modules"),
    migrations: "migrations",
    define: "../../../generated/module.ts",
    describe: "../../../generated/test.ts",
  };
}

/** The place that has a module already; undefined when there is none of this name. */
export const findModule = (module: string): NewPlace | undefined =>
  [findPlace(true), findPlace(false)].find(({ root }) =>
    existsSync(join(root, "specs/modules", module, "_module.yaml")),
  );

/** The number that the next migration of a place has. */
export function nextNumber({ root, migrations }: NewPlace): string {
  const folder = join(root, migrations);
  const count = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".sql")).length : 0;
  return String(count + 1).padStart(4, "0");
}

/** All of them or none: what is there is never written over. */
export function writeNew({ root }: NewPlace, files: readonly NewFile[]): string[] {
  const present = files.filter(({ path }) => existsSync(join(root, path)));
  if (present.length > 0)
    throw new NewError(
      `Nothing was written: there is ${present.map(({ path }) => shown(root, path)).join(", ")} already.`,
    );
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(({ path }) => shown(root, path));
}

/** What a folder of one's own needs once: what its handlers are typed by, and what is not checked in. */
export function firstFiles({ isOwn, root }: NewPlace): NewFile[] {
  if (!isOwn || existsSync(join(root, "tsconfig.json"))) return [];
  const product = relative(root, productFolder).replaceAll("\\", "/");
  const include = ["src", "test", "generated", `${product}/src/sdk/globals.d.ts`].map((path) => `"${path}"`).join(", ");
  const config = `{
  "extends": "${product}/tsconfig.json",
  "include": [${include}],
  "exclude": []
}
`;
  return [
    { path: "tsconfig.json", text: config },
    { path: ".gitignore", text: "# Made by make generate.\ngenerated/\n" },
  ];
}

const shown = (root: string, path: string): string => relative(process.cwd(), join(root, path));
