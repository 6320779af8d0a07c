import type { Page } from '@playwright/test';

/**
 * Lists the texts and fields that a floating button covers: at the current scroll position, or every `stepPx` down the
 * page. Leaves out cards of a strip that the window's edge cuts, because people scroll them into view.
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
      // Measures only texts near a button line by line, because a page has hundreds.
      const near = new Map<Element, boolean>();
      const isNear = (element: Element) => {
        const known = near.get(element);
        if (known !== undefined) return known;
        const box = element.getBoundingClientRect();
        // An element without a box may be anywhere.
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
      // The buttons react to a scroll with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      onTheWay.push(...coveredHere().map((text) => `at ${top}: ${text}`));
    }
    return onTheWay;
  }, stepPx);
