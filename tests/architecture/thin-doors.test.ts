import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source/project-files.ts';
import { doorBreaches } from './rules/thin-doors.ts';

const netlifyToml = readProjectFile('netlify.toml').text;
const doors = projectFiles(/^netlify\/functions\/.*\.ts$/);

test('there are doors to look at', () => {
  expect(doors.length).toBeGreaterThan(0);
});

test('doors are thin: imports, one call, a literal config', () => {
  expect(doors.flatMap((door) => doorBreaches(door, netlifyToml))).toEqual([]);
});

describe('a planted breach is found', () => {
  const door = (config: string, rest = 'export default serve(routes, handlers);') => ({
    path: 'netlify/functions/contact.ts',
    text: `import type { Config } from '@netlify/functions';\n${rest}\nexport const config: Config = ${config};`,
  });

  test('a thin door has none', () => {
    expect(doorBreaches(door("{ path: ['/api/contact', '/api/admin/contact/:id'], method: ['POST'] }"), '')).toEqual(
      [],
    );
  });

  test.each([
    ["{ path: '/api/contact' } as const"],
    ["{ path: '/api/contact' } satisfies Config"],
    ['{ path: `/api/contact` }'],
    ['{ path: contactPath }'],
    ['{ ...shared }'],
    ['contactConfig'],
  ])('config = %s', (config) => {
    expect(doorBreaches(door(config), '')).toHaveLength(1);
  });

  test('a handler with code of its own', () => {
    const rest = 'export default async (request: Request) => new Response(request.url);';
    expect(doorBreaches(door("{ path: '/api/x' }", rest), '')).toHaveLength(1);
  });

  test('code beside the call', () => {
    const rest = 'const limit = 5;\nexport default serve(routes, handlers);';
    expect(doorBreaches(door("{ path: '/api/x' }", rest), '')).toHaveLength(1);
  });

  test('no config at all, unless netlify.toml leads there', () => {
    const bare = { path: 'netlify/functions/unknown-api.ts', text: 'export default serve(a, b);' };
    expect(doorBreaches(bare, '')).toHaveLength(1);
    expect(doorBreaches(bare, 'to = "/.netlify/functions/unknown-api"')).toEqual([]);
  });
});
