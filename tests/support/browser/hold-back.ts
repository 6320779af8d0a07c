import type { Page, Route } from '@playwright/test';

/** Holds requests back until the answer is called, as a slow network would; then they go on, or as `proceed` says. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  proceed: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await told;
    await proceed(route);
  });
  return goOn;
}
