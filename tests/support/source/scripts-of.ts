import ts from 'typescript';
import { oncePerFile } from './once-per-file.ts';

/** Returns the TypeScript of a file: the whole file, or an .astro file's frontmatter and scripts. */
export const scriptsOf = oncePerFile(({ path, text }): ts.SourceFile[] => {
  if (!path.endsWith('.astro')) return [parse(path, text)];
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts].map((code, index) => parse(`${path}.${index}.ts`, code));
});

const parse = (path: string, code: string) =>
  ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Calls `visit` for every node of a tree, parents first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
