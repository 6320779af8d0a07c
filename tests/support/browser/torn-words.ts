import type { Page } from '@playwright/test';

/** Lists the words that are broken at the end of a line without a hyphen: 'Wintergartenreini|gung'. */
export const tornWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const MAY_END_A_LINE = /[-\u2010\u00ad\u2013/@._]$/;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector(selector) as Element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script,style,noscript,template,svg') || !parent.checkVisibility()) continue;
      const text = node.nodeValue ?? '';
      for (const { 0: word, index } of text.matchAll(/\S{4,}/g)) {
        const range = document.createRange();
        let line: number | undefined;
        for (let at = 0; at < word.length; at += 1) {
          range.setStart(node, index + at);
          range.setEnd(node, index + at + 1);
          // The first letter after a soft hyphen has a second box, the hyphen on the line before.
          const box = [...range.getClientRects()].at(-1);
          if (!box || box.width === 0) continue;
          if (line !== undefined && box.top > line + box.height / 2 && !MAY_END_A_LINE.test(word.slice(0, at))) {
            found.add(`${word.slice(0, at)}|${word.slice(at)}`);
          }
          line = box.top;
        }
      }
    }
    return [...found];
  }, within);
