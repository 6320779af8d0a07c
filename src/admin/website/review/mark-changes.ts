import type { Swap } from './words-on-pages.ts';

/** A changed place of a page, by the number of its change. */
export interface Mark {
  change: number;
  element: HTMLElement;
}

/** Between the texts of two blocks, so that no words are found across them. */
const EDGE = '\0';

/** Puts the new words of each change in the place of the old ones, and marks them. Returns the marks that can be seen, in order. */
export function markChanges(page: Document, changes: readonly (readonly Swap[])[]): Mark[] {
  const marks = changes.flatMap((swaps, change) =>
    swaps.flatMap((swap) => swapped(page, swap).map((element) => ({ change, element }))),
  );
  const seen = marks.filter(({ element }) => element.getClientRects().length > 0);
  return seen.sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

function swapped(page: Document, [before, after]: Swap): HTMLElement[] {
  const { text, placeAt } = textOf(page);
  const found = [...text.matchAll(patternOf(before))];
  // From the end, because each changes the places after it.
  return found.reverse().map(({ index, 0: { length } }) => {
    const range = page.createRange();
    range.setStart(...placeAt(index));
    range.setEnd(...placeAt(index + length - 1, 1));
    range.deleteContents();
    const mark = page.createElement('mark');
    mark.textContent = after;
    range.insertNode(mark);
    return mark;
  });
}

/** The visible text of a page, and where each of its characters stands. What is marked already is left out. */
function textOf(page: Document) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, template, mark') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: { node: Text; at: number }[] = [];
  let text = '';
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const own = blockAround(node.parentElement);
    if (own !== block) text += EDGE;
    block = own;
    nodes.push({ node, at: text.length });
    text += node.data;
  }
  const placeAt = (index: number, after = 0): [Text, number] => {
    const { node, at } = nodes.findLast((one) => one.at <= index) as (typeof nodes)[number];
    return [node, index - at + after];
  };
  return { text, placeAt };
}

/** The element whose text stands in lines of its own. */
function blockAround(element: Element | null): Element | null {
  const isInline = element && /^(inline|contents)$/.test(getComputedStyle(element).display);
  return isInline ? blockAround(element.parentElement) : element;
}

/** Finds words whatever their blanks and soft hyphens, and not within longer ones. */
function patternOf(words: string): RegExp {
  const letters = words
    .split(/\s+/)
    .map((word) => [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\u00ad?'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[^\\S\\0]+')}(?![\\p{L}\\p{N}])`, 'gu');
}
