import type { Page } from '@playwright/test';

/**
 * The texts and fields of the page that a floating button stands on, as the page stands: a line each. A card of a strip
 * that goes on to the right is cut by the window's own edge until somebody pushes it into view, and does not count.
 */
export const coveredByFloating = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const buttons = [...document.querySelectorAll('.floating')].filter(shown);
    const width = document.documentElement.clientWidth;
    const isUnder = (box: DOMRect) =>
      box.width > 0 &&
      buttons.some((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
    const isCut = (element: Element) => (element.closest('li')?.getBoundingClientRect().right ?? 0) > width;
    const isFixed = (element: Element | null): boolean =>
      !!element && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent || parent.closest('script,style,noscript,template,.floating')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isUnder) && shown(parent) && !isFixed(parent) && !isCut(parent))
        found.push(node.nodeValue.trim());
    }
    for (const field of document.querySelectorAll('input,select,textarea,a.button,button.button,summary')) {
      if (isUnder(field.getBoundingClientRect()) && shown(field) && !isFixed(field)) found.push(`<${field.tagName}>`);
    }
    return found;
  });
