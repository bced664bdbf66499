import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");

export interface Complaint {
  file: string;
  code: number;
  message: string;
}

/**
 * The type checker, with some files changed (text), added (text) or taken away (null), and nothing written to disk. It
 * loads what the asked files import, no more. One compiler serves many questions: what did not change is not read
 * again.
 */
export function makeCompiler() {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile) as { config: unknown };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root);
  let changes = new Map<string, string | null>();
  let version = 0;
  const versions = new Map<string, number>();
  let asked: string[] = [];
  const exists = (name: string) => (changes.has(name) ? changes.get(name) !== null : ts.sys.fileExists(name));
  const read = (name: string) => changes.get(name) ?? (changes.get(name) === null ? undefined : ts.sys.readFile(name));
  const service = ts.createLanguageService({
    getCompilationSettings: () => parsed.options,
    getScriptFileNames: () => asked,
    getScriptVersion: (name) => String(versions.get(name) ?? 0),
    getScriptSnapshot: (name) => {
      const text = exists(name) ? read(name) : undefined;
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getProjectVersion: () => String(version),
    fileExists: exists,
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    readDirectory: ts.sys.readDirectory,
  });
  return {
    /** What the checker says about `files` once the changes are made. */
    complaints(next: Record<string, string | null>, files: readonly string[]): Complaint[] {
      const touched = new Set([...changes.keys(), ...Object.keys(next).map((file) => join(root, file))]);
      changes = new Map(Object.entries(next).map(([file, text]) => [join(root, file), text]));
      version++;
      for (const name of touched) versions.set(name, version);
      asked = files.map((file) => join(root, file));
      return asked
        .flatMap((name) => [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)])
        .map(({ file, code, messageText }) => ({
          file: file?.fileName.slice(root.length + 1) ?? "",
          code,
          message: ts.flattenDiagnosticMessageText(messageText, " "),
        }));
    },
  };
}
