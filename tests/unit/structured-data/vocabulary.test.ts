import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { faqGroups } from '#content/faq.ts';
import { pages } from '#content/pages.ts';
import { faqPageNode, linkedGraph } from '#site/head/page-nodes.ts';

const fileOf = (index: number) => fileURLToPath(new URL(`checked-graph-${index}.ts`, import.meta.url));
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
 * Validates graphs against schema.org: reports unknown types and properties, and values of the wrong type. Compiles the
 * JSON with `schema-dts`, the vocabulary as TypeScript types. Takes all graphs at once, because each run takes seconds.
 */
function complaintsOfVocabulary(graphs: readonly object[]): string[][] {
  const sources = new Map(
    graphs.map((graph, index) => [
      fileOf(index),
      `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${JSON.stringify(graph, null, 1)};`,
    ]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const source = sources.get(path);
    return source === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, source, version);
  };
  const complaints = ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], OPTIONS, host));
  return [...sources.keys()].map((path) =>
    complaints
      .filter(({ file }) => !file || file.fileName === path)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1) ?? ''),
  );
}

const graphs = [linkedGraph(faqPageNode(pages.faq, faqGroups))];

const PLANTED = [
  { what: 'a type that does not exist', node: { '@type': 'HouseCleaning', name: 'x' }, complaint: /HouseCleaning/ },
  {
    what: 'a property of another type',
    node: { '@type': 'WebSite', openingHours: 'Fr 17:00-22:00' },
    complaint: /openingHours/,
  },
];

const planted = PLANTED.map(({ node }) => ({ '@context': 'https://schema.org', '@graph': [node] }));
const complaints = complaintsOfVocabulary([...graphs, ...planted]);

test('schema.org knows every type and property of our graphs', () => {
  expect(complaints.slice(0, graphs.length).flat()).toEqual([]);
});

test.each(PLANTED.map(({ what, complaint }, index) => ({ what, complaint, index })))(
  'the check finds $what',
  ({ complaint, index }) => {
    expect(complaints[graphs.length + index]?.join('\n')).toMatch(complaint);
  },
);
