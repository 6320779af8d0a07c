import type { Page } from '@playwright/test';

/**
 * Lists the texts and fields that a floating button covers: now, or at any scroll position, because the buttons stay at
 * the window's edge. Leaves out cards of a strip that the window's edge cuts, because people scroll them into view.
 */
export const coveredByFloating = (page: Page, when: 'now' | 'while scrolling'): Promise<string[]> =>
  page.evaluate((isNow) => {
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const width = document.documentElement.clientWidth;
    const buttons = [...document.querySelectorAll('.floating')].filter(shown).map((one) => one.getBoundingClientRect());
    const isUnder = (box: DOMRect) =>
      box.width > 0 &&
      buttons.some(
        ({ left, top, right, bottom }) =>
          box.left < right && box.right > left && (!isNow || (box.top < bottom && box.bottom > top)),
      );
    const isCut = (element: Element) => (element.closest('li')?.getBoundingClientRect().right ?? 0) > width;
    const isFixed = (element: Element | null): boolean =>
      !!element && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim()) continue;
      if (parent.closest('script,style,noscript,template,.floating')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isUnder) && shown(parent) && !isFixed(parent) && !isCut(parent))
        found.push(node.nodeValue.trim());
    }
    for (const field of document.querySelectorAll('input,select,textarea,a.button,button.button,summary')) {
      if (isUnder(field.getBoundingClientRect()) && shown(field) && !isFixed(field)) found.push(`<${field.tagName}>`);
    }
    return found;
  }, when === 'now');
