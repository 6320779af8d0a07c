import ts from 'typescript';
import { oncePerFile } from './once-per-file.ts';
import { scriptsOf, walk } from './scripts-of.ts';

/** Returns the globals of a file: names used as values without a declaration or import. */
export const freeNames = oncePerFile((file): ReadonlySet<string> => {
  const used = new Set<string>();
  const declared = new Set<string>();
  for (const script of scriptsOf(file)) {
    walk(script, (node) => {
      if (!ts.isIdentifier(node)) return;
      const role = roleOf(node);
      if (role === 'declared') declared.add(node.text);
      if (role === 'used') used.add(node.text);
    });
  }
  return new Set([...used].filter((name) => !declared.has(name)));
});

function roleOf(node: ts.Identifier): 'declared' | 'used' | 'neither' {
  // Every declaration keeps its name in `name`, but so does `object.name`.
  const parent = node.parent as ts.Node & { name?: ts.Node; propertyName?: ts.Node };
  if (ts.isShorthandPropertyAssignment(parent)) return 'used';
  if (parent.name === node) return introducesName(parent) ? 'declared' : 'neither';
  if (parent.propertyName === node || ts.isPartOfTypeNode(node) || ts.isQualifiedName(parent)) return 'neither';
  return 'used';
}

const introducesName = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isClassDeclaration(node) ||
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node) ||
  ts.isNamespaceImport(node);
