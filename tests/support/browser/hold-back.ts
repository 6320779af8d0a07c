import type { Page, Route } from '@playwright/test';

/** Delays requests like a slow network until the returned function is called; `proceed` then handles them. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  proceed: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await proceed(route);
  });
  return goOn;
}
