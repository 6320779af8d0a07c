import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { projectFolder } from '#build/project.ts';
import { loadEnvFile, platformEnvironment } from '#platform/environment.ts';
import { sessionSecret } from '#platform/local-services.ts';
import { Problem } from '#platform/problem.ts';
import { emptyFolder } from '../support/folders.ts';

test('the platform reads .env for variables that are not set', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, '.env'), 'PORT=1111\nADMIN_USERNAME="Frau Muster"\n# PORT=2\n');
  vi.stubEnv('PORT', '2222');
  vi.stubEnv('ADMIN_USERNAME', undefined);
  loadEnvFile(folder);
  expect(platformEnvironment()).toMatchObject({ port: 2222, adminUsername: 'Frau Muster' });
});

test('a project without .env has the default port and folders, and an empty variable counts as not set', async () => {
  loadEnvFile(await emptyFolder());
  expect(platformEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 8888,
    dataDir: join(projectFolder, '.data'),
    publishDir: join(projectFolder, 'dist'),
    host: undefined,
    databaseUrl: undefined,
  });
});

test.each(['acht', '65536', '80.5'])('PORT=%s is refused', (PORT) => {
  expect(() => platformEnvironment({ PORT })).toThrow(Problem);
});

test('the platform makes the session key once, and keeps it', async () => {
  const folder = await emptyFolder();
  const key = await sessionSecret(folder);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await sessionSecret(folder)).toBe(key);
  expect(await sessionSecret(await emptyFolder())).not.toBe(key);
});
