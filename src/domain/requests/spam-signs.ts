import type { VisitorRequest } from './request.ts';

/** More links than anybody needs for photographs. */
const LINKS_MAX = 2;
const LINK =
  /(?:https?:\/\/|\bwww\.)[^\s,;<>]+|(?<![@.\w-])[\w-]+\.(?:biz|club|com|net|online|org|ru|shop|site|top|xyz)\b[^\s,;<>]*/gi;
const LINK_MARKUP = /\[\/?(?:url|link)\b|\bhref\s*=|\]\(\s*(?:https?:|www\.)/i;
/** An offer of search engine services in English, which no customer makes. */
const OFFER = /\b(?:we|i|our)\b.{0,120}\b(?:seo|rank(?:ing|ed)?|backlinks?|traffic|first page|leads)\b/is;

export function looksLikeSpam({ name, email, phone = '', place = '', message = '' }: VisitorRequest): boolean {
  const text = [name, phone, place, message].join('\n');
  const links = linksOf(text).length;
  const hasWord = (field = '') => message !== '' && field.trim().toLowerCase() === message.trim().toLowerCase();
  return (
    links > LINKS_MAX ||
    LINK_MARKUP.test(text) ||
    (links > 0 && (OFFER.test(message) || isForeignScript(message.replace(LINK, '')))) ||
    [name, phone, place, email.split('@')[0]].filter(hasWord).length > 1
  );
}

export const linksOf = (text: string): readonly string[] => text.match(LINK) ?? [];

/** Returns what a program repeats, in one list: an address never equals a message or a link. */
export const repeatedSigns = ({ email, message }: { email: string; message?: string | null | undefined }): string[] => {
  const text = (message ?? '').toLowerCase();
  const letters = text.replace(/[^\p{L}]+/gu, ' ').trim();
  return [email.replace(/\d/g, ''), letters, ...linksOf(text)].filter(Boolean);
};

const isForeignScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 2 * (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
};
