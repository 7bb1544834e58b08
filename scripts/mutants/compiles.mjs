import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib.mjs';

/** What a change leaves unused is no fault of the change. */
const LENIENT = { noUnusedLocals: false, noUnusedParameters: false, allowUnreachableCode: true };

let changed = { path: '', source: '', version: 0 };
let service;

/**
 * Whether a file still compiles with another text. A change that the compiler refuses can't reach main:
 * no test needs to notice it.
 *
 * @param {{ file: string, source: string }} change the file's path below the project's root
 * @returns {boolean}
 */
export function compiles({ file, source }) {
  service ??= openService();
  const path = join(root, file);
  changed = { path, source, version: changed.version + 1 };
  const faults = [
    ...service.getSyntacticDiagnostics(path),
    ...service.getSemanticDiagnostics(path),
  ];
  return faults.length === 0;
}

function openService() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, ...LENIENT }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : '0'),
    getScriptSnapshot(path) {
      const text = path === changed.path ? changed.source : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (...given) => ts.sys.readDirectory(...given),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  });
}
