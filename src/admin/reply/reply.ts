import type { CaseState } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import * as firm from '#facts/firm.ts';
import { cut } from '#shared/api/text-fields.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { mailto } from '#shared/format/mailto.ts';
import { firstChat, firstMobile } from '#shared/format/phone-numbers.ts';
import { firmAddress, replyMenuTexts, replyTexts as texts } from './texts.ts';

type Answered = Pick<StoredRequest, 'name' | 'email' | 'phone' | 'message' | 'createdAt'> & {
  state?: Pick<CaseState, 'answeredAt'> | undefined;
};

/** The longest link that Windows passes to a mail program; the quote is cut to fit. */
export const MAIL_LINK_MAX_CHARS = 2000;
const linkMaxChars = () => (navigator.userAgent.includes('Windows') ? MAIL_LINK_MAX_CHARS : Number.POSITIVE_INFINITY);

/**
 * Links to a mail that answers a request: greeting, thanks, template, closing and the quoted request. Only the first
 * answer thanks; the template is capitalised there, because it is written to follow the greeting's comma. A letter that
 * does not fit goes without a body, to be pasted.
 */
export function replyLink(request: Answered, template?: string, maxChars = MAIL_LINK_MAX_CHARS): string {
  const { email, message = '', createdAt } = request;
  const letter = mailLines(request, template);
  const linkWith = (quoted: string) => {
    const quote = quoted && [`${texts.quote(germanDateTime(createdAt))}\n${asQuote(quoted)}`];
    return mailto(email, texts.subject, [...letter, ...quote].join('\n\n'));
  };
  let kept = Math.min(message.length, MAIL_LINK_MAX_CHARS);
  let link = linkWith(cut(message, kept));
  while (link.length > maxChars && kept > 0) {
    kept = Math.floor(kept * 0.8);
    link = linkWith(kept > 0 ? `${cut(message, kept).trimEnd()} ${texts.more}` : '');
  }
  return link.length > maxChars ? mailto(email, texts.subject) : link;
}

function mailLines({ name, state }: Answered, template?: string): string[] {
  const words = template ? [texts.thanks, capitalised(template)] : [texts.thanks];
  return [texts.greeting(name), ...(template && state?.answeredAt ? [template] : words), texts.closing];
}

/** Makes a link to an SMS. RFC 5724 has '?body=', which Android takes; older iPhones want an '&' before it. */
const smsLink = (digits: string, text: string): string => `sms:+${digits}?&body=${encodeURIComponent(text)}`;

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('de') + text.slice(1);

const asQuote = (text: string) => text.replace(/^/gm, '> ');

export const letterTo = ({ name }: Answered, template: string): string =>
  [texts.greeting(name), template, `${firm.owner}, ${firm.company}, ${firmAddress}`].join('\n\n');

/** A way without an address or mobile number has no link. `pasted` is a letter too long for its link. */
export const waysOf = (request: Answered, template: string, maxChars = linkMaxChars()) => {
  const { email, phone = '' } = request;
  const letter = letterTo(request, template);
  const mobile = firstMobile(phone);
  const href = email && replyLink(request, template, maxChars);
  const pasted = href?.includes('body=') ? undefined : mailLines(request, template).join('\n\n');
  return [
    { way: 'mail', href, words: pasted ? replyMenuTexts.byPastedMail : replyMenuTexts.byMail, pasted },
    { way: 'sms', href: mobile && smsLink(mobile, letter), words: replyMenuTexts.bySms },
    { way: 'whatsapp', href: firstChat(phone, letter), words: replyMenuTexts.byWhatsApp },
  ] as const;
};
