import { describe, expect, test } from 'vitest';
import { freeNames } from '../support/source/free-names.ts';
import { projectFiles } from '../support/source/project-files.ts';
import { browserTouchesNoNode, neutralTouchesNeither, serverTouchesNoDom } from './rules/surroundings.ts';

const files = projectFiles(/^(src|netlify)\/.*\.tsx?$/);

test('contracts, texts, contents and limits use neither the DOM nor Node', () => {
  expect(neutralTouchesNeither(files)).toEqual([]);
});

test('code for the browser uses no part of Node', () => {
  expect(browserTouchesNoNode(files)).toEqual([]);
});

test('code that the server imports uses no DOM', () => {
  expect(serverTouchesNoDom(files)).toEqual([]);
});

describe('the rules find a planted breach', () => {
  test('the DOM in a contract and Node in a text, both by name', () => {
    const breaches = neutralTouchesNeither([
      { path: 'src/admin/inbox/contract.ts', text: 'export const wide = () => window.innerWidth > 768;' },
      { path: 'src/domain/requests/texts.ts', text: 'export const texts = { mode: process.env.MODE };' },
    ]);
    expect(breaches).toEqual([
      expect.stringContaining('src/admin/inbox/contract.ts uses window'),
      expect.stringContaining('src/domain/requests/texts.ts uses process'),
    ]);
  });

  test('Buffer in a component', () => {
    const file = { path: 'src/admin/inbox/Card.tsx', text: "export const a = Buffer.from('x');" };
    expect(browserTouchesNoNode([file])).toHaveLength(1);
  });

  test('the DOM in a file that the server imports indirectly', () => {
    const breaches = serverTouchesNoDom([
      { path: 'src/admin/inbox/inbox.server.ts', text: "import { csv } from './csv.ts';" },
      { path: 'src/admin/inbox/csv.ts', text: "import { save } from '#shared/save.ts';" },
      { path: 'src/shared/save.ts', text: "export const save = () => document.createElement('a');" },
      { path: 'src/shared/unreached.ts', text: 'export const title = () => document.title;' },
    ]);
    expect(breaches).toEqual([expect.stringContaining('src/shared/save.ts uses document')]);
  });

  test('but neither properties, own names nor types', () => {
    const text = [
      'interface Seen { window: number }',
      'export const f = (location: string, seen: Seen, node?: HTMLElement) => ({ at: location, w: seen.window, document: 1 });',
    ].join('\n');
    expect([...freeNames({ path: 'x.ts', text })]).toEqual([]);
  });
});
