import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FILE = fileURLToPath(new URL('checked-graph.ts', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * What schema.org's vocabulary has against these graphs: unknown types and properties, values of the wrong kind.
 * `schema-dts` is the vocabulary as TypeScript types; the compiler holds the finished JSON against it.
 */
export function complaintsOfVocabulary(graphs: readonly object[]): string[] {
  const source = `import type { Graph } from 'schema-dts';\n${graphs
    .map((graph, index) => `export const graph${index}: Graph = ${JSON.stringify(graph, null, 1)};`)
    .join('\n')}`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === FILE || fileExists(path);
  host.getSourceFile = (path, version, ...rest) =>
    path === FILE ? ts.createSourceFile(path, source, version) : getSourceFile(path, version, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1) ?? '');
}
