import ts from 'typescript';

/** Where the engine's own types live. */
const OWN_TYPES = /\/runtime\/(fusion|pack|content)\//;

/** A declaration as TypeScript, without body and `export`; imported types by their real names. */
export function printDeclaration(checker: ts.TypeChecker, declaration: ts.Declaration): string {
  if (ts.isFunctionDeclaration(declaration)) return printFunction(checker, declaration);
  if (ts.isVariableDeclaration(declaration)) {
    const type = declaration.type
      ? print(checker, declaration.type)
      : printType(checker, checker.getTypeAtLocation(declaration), declaration);
    return `declare const ${declaration.name.getText()}: ${type}`;
  }
  return print(checker, declaration).replace(/^export (default )?/, '');
}

function printFunction(checker: ts.TypeChecker, declaration: ts.FunctionDeclaration): string {
  const head = print(checker, declaration, declaration.body?.getStart())
    .replace(/^export (default )?/, '')
    .trim();
  if (declaration.type) return head;
  const signature = checker.getSignatureFromDeclaration(declaration);
  if (!signature) return head;
  return `${head}: ${printType(checker, signature.getReturnType(), declaration)}`;
}

/** A type that the compiler inferred. */
function printType(checker: ts.TypeChecker, type: ts.Type, at: ts.Declaration): string {
  const text = checker
    .typeToString(type, at, ts.TypeFormatFlags.NoTruncation)
    .replaceAll(/import\("[^"]+"\)\./g, '');
  return renamedImports(at.getSourceFile()).reduce(
    (result, { name, propertyName }) =>
      result.replaceAll(new RegExp(`\\b${name.text}\\b`, 'g'), propertyName.text),
    text,
  );
}

function renamedImports(
  file: ts.SourceFile,
): { name: ts.Identifier; propertyName: ts.Identifier }[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.flatMap(({ name, propertyName }) =>
      propertyName && ts.isIdentifier(propertyName) ? [{ name, propertyName }] : [],
    );
  });
}

/** The text of a node; `import { AppContext as App }` makes `App` mean AppContext. */
function print(checker: ts.TypeChecker, node: ts.Node, end = node.getEnd()): string {
  const start = node.getStart();
  let text = node.getSourceFile().text.slice(start, end);
  const renamed = references(node)
    .map((name) => ({ name, real: realName(checker, name) }))
    .filter(({ name, real }) => real !== name.text && name.getEnd() <= end)
    .sort((a, b) => b.name.getStart() - a.name.getStart());
  for (const { name, real } of renamed) {
    const at = name.getStart() - start;
    text = text.slice(0, at) + real + text.slice(at + name.text.length);
  }
  return text;
}

function references(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      found.push(child.typeName);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function target(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Only of imports that rename; a type parameter keeps its name. */
function realName(checker: ts.TypeChecker, name: ts.Identifier): string {
  const symbol = target(checker, name);
  return symbol && symbol.name !== 'unknown' && symbol.name !== 'default' ? symbol.name : name.text;
}

/** The engine's own types that a declaration names, without its body. */
export function usedTypes(checker: ts.TypeChecker, declaration: ts.Declaration): ts.Symbol[] {
  const end = ts.isFunctionDeclaration(declaration) ? declaration.body?.getStart() : undefined;
  const symbols = references(declaration)
    .filter((name) => end === undefined || name.getEnd() <= end)
    .flatMap((name) => target(checker, name) ?? [])
    .filter((symbol) => symbol.declarations?.some(isOwnType));
  return [...new Set(symbols)];
}

function isOwnType(declaration: ts.Declaration): boolean {
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  return isType && OWN_TYPES.test(declaration.getSourceFile().fileName);
}
