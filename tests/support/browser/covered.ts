import type { Page } from '@playwright/test';

/**
 * The texts and fields of the page that a floating button stands on, a line each: as the page stands, or at each stop on
 * the way down. A card of a strip that goes on to the right is cut by the window's own edge until somebody pushes it
 * into view, and does not count.
 */
export const coveredByFloating = (page: Page, stepPx?: number): Promise<string[]> =>
  page.evaluate(async (step) => {
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const width = document.documentElement.clientWidth;
    const coveredHere = (): string[] => {
      const buttons = [...document.querySelectorAll('.floating')]
        .filter(shown)
        .map((one) => one.getBoundingClientRect());
      const isUnder = (box: DOMRect) =>
        box.width > 0 &&
        buttons.some(
          ({ left, top, right, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      // Hundreds of texts, of which a few are near: only theirs are measured line by line.
      const near = new Map<Element, boolean>();
      const isNear = (element: Element) => {
        const known = near.get(element);
        if (known !== undefined) return known;
        const box = element.getBoundingClientRect();
        // (Of an element without a box of its own nothing is known.)
        const is = box.width === 0 || isUnder(box);
        near.set(element, is);
        return is;
      };
      const isCut = (element: Element) => (element.closest('li')?.getBoundingClientRect().right ?? 0) > width;
      const isFixed = (element: Element | null): boolean =>
        !!element && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !isNear(parent) || !node.nodeValue?.trim()) continue;
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
    };
    if (!step) return coveredHere();
    const onTheWay: string[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight + step; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      // The buttons hear of a scroll with the next frame.
      await new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told)));
      onTheWay.push(...coveredHere().map((text) => `at ${top}: ${text}`));
    }
    return onTheWay;
  }, stepPx);
