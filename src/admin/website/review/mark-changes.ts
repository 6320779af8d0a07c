import type { Swap } from './words-on-pages.ts';

export interface Mark {
  change: number;
  element: HTMLElement;
}

/** Puts the new words of each change in the place of the old ones, and marks them. Returns the marks that can be seen. */
export function markChanges(page: Document, changes: readonly (readonly Swap[])[]): Mark[] {
  // The build keeps 'E-Mail' and '8–18 Uhr' together in an element, which would cut the words in pieces.
  for (const together of page.querySelectorAll('.together')) together.replaceWith(...together.childNodes);
  page.body.normalize();
  return changes
    .flatMap((swaps, change) => swaps.flatMap((swap) => swapped(page, swap).map((element) => ({ change, element }))))
    .filter(({ element }) => element.getClientRects().length > 0);
}

function swapped(page: Document, [before, after]: Swap): HTMLElement[] {
  const pattern = patternOf(before);
  return textsOf(page).flatMap((text) => {
    const marks: HTMLElement[] = [];
    for (let rest = text, found = pattern.exec(rest.data); found; found = pattern.exec(rest.data)) {
      const old = rest.splitText(found.index);
      rest = old.splitText(found[0].length);
      const mark = page.createElement('mark');
      mark.textContent = after;
      old.replaceWith(mark);
      marks.push(mark);
    }
    return marks;
  });
}

function textsOf(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, template, mark') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Finds words whatever their blanks and soft hyphens, and not within longer ones. */
function patternOf(words: string): RegExp {
  const letters = words
    .split(/\s+/)
    .map((word) => [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\u00ad?'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('\\s+')}(?![\\p{L}\\p{N}])`, 'u');
}
