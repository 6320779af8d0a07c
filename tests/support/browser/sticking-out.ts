import type { Page } from '@playwright/test';

/**
 * Lists the elements that make a page scroll sideways (WCAG 1.4.10), innermost first and at most five; empty if the
 * page fits.
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
