import { texts } from './texts.ts';

const words = texts.screenReader.links;

/**
 * Names a link with its action: '069 90009 123, Telefonnummer anrufen'. Begins with the visible text (WCAG 2.5.3).
 * Undefined if the text is enough.
 */
export function longerLinkName(text: string, href: string): string | undefined {
  const what = whatItDoes(href);
  return what && text !== '' ? `${text}, ${what}` : undefined;
}

function whatItDoes(href: string): string | undefined {
  if (href.startsWith('tel:')) return words.call;
  if (href.startsWith('mailto:')) return words.mail;
  if (href.startsWith('https://wa.me/')) return words.whatsApp;
  if (/^\/?#./.test(href)) return words.section;
  return undefined;
}
