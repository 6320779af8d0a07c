import { test as base, expect } from '@playwright/test';
import type { Engine } from '../support/engines/driver.ts';
import { wayToStart } from '../support/engines/engines.ts';
import { logIn } from '../support/engines/every-page.ts';
import { Visit } from '../support/engines/visit.ts';
import { patience } from '../support/run/pace.ts';

interface Fixtures {
  /** A new visitor in this project's engine, whose errors fail the test. */
  visit: Visit;
  /** The same, logged in as the owner. */
  owner: Visit;
}

/** Playwright's `test` for the journeys in every engine: projects `chromium`, `firefox`, `webkit`. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use, { project }) => {
      const engine = await wayToStart(project.name)?.();
      if (!engine) throw new Error(`${project.name} is not installed`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],
  visit: async ({ engine, baseURL }, use, info) => {
    const driver = await engine.open();
    const visit = new Visit(driver, baseURL ?? '');
    await driver.resize(1440, 900);
    await use(visit);
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: Buffer.from(await driver.picture()), contentType: 'image/png' });
    expect(await visit.complaints()).toEqual([]);
    await driver.end();
  },
  owner: async ({ visit }, use) => use(await logIn(visit)),
});

export { expect };
