import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './lib.mjs';

/**
 * Where a named part of a file stands: a function, class, constant, type, method or property, the
 * outermost of that name.
 *
 * @param {string} file below the project's root
 * @param {string} name
 * @returns {{ from: number, to: number } | null} characters; null where the file has no such part
 */
export function findPart(file, name) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let layer = [source];
  while (layer.length > 0) {
    const found = layer.find((node) => isNamed(node, name, source));
    if (found) return { from: found.getStart(source), to: found.getEnd() };
    layer = layer.flatMap((node) => {
      const children = [];
      ts.forEachChild(node, (child) => void children.push(child));
      return children;
    });
  }
  return null;
}

/** Of the nodes with a name, those that declare it. */
function isNamed(node, name, source) {
  const declares =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node);
  return declares && node.name?.getText(source).replace('#', '') === name;
}
