import type { Page } from '@playwright/test';

/**
 * What makes a page scroll sideways (WCAG 1.4.10): the elements that reach beyond the window, innermost first and at
 * most five; empty where the page fits.
 */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const reaching = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    const innermost = reaching.filter(
      (element) => !reaching.some((other) => element !== other && element.contains(other)),
    );
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 60)}`;
    return [
      `the page is ${document.documentElement.scrollWidth} px wide in ${width} px`,
      ...innermost.slice(0, 5).map(nameOf),
    ];
  });
