import { basename } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../../support/source/project-files.ts';
import { scriptsOf } from '../../support/source/scripts-of.ts';

/**
 * What keeps a file of netlify/functions from being a thin door: imports, `export default <one call>` and a
 * literal `config` are all it may hold. Netlify reads `config` without running it: `satisfies`, `as const`, a
 * template or an imported constant silently lose the route. Only a door that netlify.toml leads to by name needs none.
 */
export function doorBreaches(file: SourceFile, netlifyToml: string): string[] {
  const statements = scriptsOf(file)[0]?.statements ?? [];
  const breaches = statements.flatMap((statement) => statementBreaches(statement, file.path));
  if (!statements.some(ts.isExportAssignment)) breaches.push(`${file.path} has no default export`);
  const name = basename(file.path, '.ts');
  if (!statements.some(isConfig) && !netlifyToml.includes(`/.netlify/functions/${name}"`)) {
    breaches.push(`${file.path} exports no config, and netlify.toml leads nobody to it`);
  }
  return breaches;
}

function statementBreaches(statement: ts.Statement, path: string): string[] {
  if (ts.isImportDeclaration(statement)) return [];
  if (ts.isExportAssignment(statement)) {
    return isSimpleCall(statement.expression) ? [] : [`${path}: the default export is not one call`];
  }
  if (isConfig(statement)) {
    const value = statement.declarationList.declarations[0]?.initializer;
    return value && ts.isObjectLiteralExpression(value) && isPlain(value)
      ? []
      : [`${path}: config is not a plain literal, Netlify would not see it`];
  }
  return [`${path} does more than a door may: ${statement.getText().split('\n')[0]}`];
}

const isConfig = (statement: ts.Statement): statement is ts.VariableStatement =>
  ts.isVariableStatement(statement) &&
  statement.declarationList.declarations.length === 1 &&
  statement.declarationList.declarations[0]?.name.getText() === 'config';

/** `serve(routes, handlers)`: the arguments are names, not code. */
const isSimpleCall = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.arguments.every(isNameOrPlain);

const isNameOrPlain = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) ||
  isPlain(node) ||
  (ts.isObjectLiteralExpression(node) &&
    node.properties.every(
      (property) =>
        ts.isShorthandPropertyAssignment(property) ||
        (ts.isPropertyAssignment(property) && isNameOrPlain(property.initializer)),
    ));

function isPlain(node: ts.Node): boolean {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((property) => ts.isPropertyAssignment(property) && isPlain(property.initializer));
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  );
}
