import { posix } from 'node:path';
import ts from 'typescript';
import { oncePerFile } from './once-per-file.ts';
import { scriptsOf, walk } from './scripts-of.ts';

/** One import of a file: types, values, re-exports and `import()`. */
export interface Import {
  from: string;
  /** A path within the project, or a package's name as written. */
  to: string;
  isPackage: boolean;
}

/** Lists every import of a file, with project paths resolved ('#content/x.ts' and './x.ts' alike). */
export const importsOf = oncePerFile((file): Import[] => {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const path = resolve(file.path, specifier.text);
    found.push({ from: file.path, to: path ?? specifier.text, isPackage: path === undefined });
  };
  for (const script of scriptsOf(file)) {
    walk(script, (node) => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        add(node.arguments[0]);
      } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    });
  }
  return found;
});

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#facts/')) return `src/content/${path.slice(1)}`;
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return undefined;
}
