import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Everything that the reference is read from, with its types. */
export interface TypeProgram {
  checker: ts.TypeChecker;
  /** @param path from the root. @throws Error when there is no such file. */
  file: (path: string) => ts.SourceFile;
}

/** @param paths files from the root; what they import comes along. */
export function openTypes(root: string, paths: readonly string[]): TypeProgram {
  const configFile = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    dirname(configFile),
  );
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    options,
  );
  return {
    checker: program.getTypeChecker(),
    file: (path) => {
      const file = program.getSourceFile(join(root, path));
      if (!file) throw new Error(`${path} can't be read.`);
      return file;
    },
  };
}
