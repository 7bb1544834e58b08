import ts from 'typescript';
import { printDeclaration, usedTypes } from './printDeclaration';

/** Something that a module gives. */
export interface ModuleExport {
  /** As it is imported; the default export by the name it has in its file. */
  name: string;
  isDefault: boolean;
  isType: boolean;
  /** TypeScript without `export`. */
  signature: string;
  /** Its docstring; tags such as `@throws` are the last lines. */
  doc: string;
  /** Types of the engine's own that the signature names. */
  uses: ts.Symbol[];
}

/** What a module exports, in the order of its file. What is marked `@internal` is left out. */
export function readExports(checker: ts.TypeChecker, file: ts.SourceFile): ModuleExport[] {
  const symbol = checker.getSymbolAtLocation(file);
  if (!symbol) return [];
  return checker
    .getExportsOfModule(symbol)
    .map((exported) => ({ exported, target: resolve(checker, exported) }))
    .filter(({ target }) => !target.getJsDocTags(checker).some(({ name }) => name === 'internal'))
    .map(({ exported, target }) => readExport(checker, exported, target));
}

/** A type of the engine, as an export. */
export function readType(checker: ts.TypeChecker, symbol: ts.Symbol): ModuleExport {
  return readExport(checker, symbol, symbol);
}

function readExport(checker: ts.TypeChecker, exported: ts.Symbol, target: ts.Symbol): ModuleExport {
  const declaration = target.valueDeclaration ?? target.declarations?.[0];
  if (!declaration) throw new Error(`${exported.name} is declared nowhere.`);
  const isDefault = exported.name === 'default';
  return {
    name: isDefault ? nameOf(target, declaration) : exported.name,
    isDefault,
    isType: ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration),
    signature: printDeclaration(checker, declaration),
    doc: docOf(checker, target, declaration),
    uses: usedTypes(checker, declaration),
  };
}

function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function nameOf(symbol: ts.Symbol, declaration: ts.Declaration): string {
  return ts.getNameOfDeclaration(declaration)?.getText() ?? symbol.name;
}

/** The last comment before it; one further up is the module's. */
function docOf(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  const comments = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const last = comments.at(-1);
  const text = last
    ? (ts.getTextOfJSDocComment(last.comment) ?? '')
    : ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = (last?.tags ?? []).map((tag) => {
    const name = ts.isJSDocParameterTag(tag) ? ` \`${tag.name.getText()}\`` : '';
    const comment = ts.getTextOfJSDocComment(tag.comment) ?? '';
    return `_${tag.tagName.text}_${name}: ${comment}`;
  });
  return [text, ...tags].filter(Boolean).join('\n\n');
}
