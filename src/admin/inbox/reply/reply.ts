import type { CaseState } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import * as firm from '#facts/firm.ts';
import { cut } from '#shared/api/text-fields.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { mailto } from '#shared/format/mailto.ts';
import { firstChat, firstMobile } from '#shared/format/phone-numbers.ts';
import { smsLink } from '#shared/format/sms-link.ts';
import { replyMenuTexts, replyTexts as texts } from './texts.ts';

/** The fields that an answer needs. */
type Answered = Pick<StoredRequest, 'name' | 'email' | 'phone' | 'message' | 'createdAt'> & {
  state?: Pick<CaseState, 'answeredAt'> | undefined;
};

/** The longest link that Windows passes to a mail program; the quote is cut to fit. */
export const MAIL_LINK_MAX_CHARS = 2000;

/**
 * Links to a mail that answers a request: greeting, thanks, template, closing and the quoted request. Only the first
 * answer thanks; the template is capitalised there, because it is written to follow the greeting's comma.
 */
export function replyLink({ name, email, message = '', createdAt, state }: Answered, template?: string): string {
  const words = template ? [texts.thanks, capitalised(template)] : [texts.thanks];
  const letter = [texts.greeting(name), ...(template && state?.answeredAt ? [template] : words), texts.closing];
  const linkWith = (quoted: string) => {
    const quote = quoted && [`${texts.quote(germanDateTime(createdAt))}\n${asQuote(quoted)}`];
    return mailto(email, texts.subject, [...letter, ...quote].join('\n\n'));
  };
  let kept = Math.min(message.length, MAIL_LINK_MAX_CHARS);
  let link = linkWith(cut(message, kept));
  while (link.length > MAIL_LINK_MAX_CHARS && kept > 0) {
    kept = Math.floor(kept * 0.8);
    link = linkWith(kept > 0 ? `${cut(message, kept).trimEnd()} ${texts.more}` : '');
  }
  return link;
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('de') + text.slice(1);

const asQuote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Returns the text without a mail's thanks and quote, for a chat or the clipboard. */
export const letterTo = ({ name }: Answered, template: string): string =>
  [texts.greeting(name), template, `${firm.owner}, ${firm.company}`].join('\n\n');

/** Lists the ways to send a template; a way without an address or mobile number has no link. */
export const waysOf = (request: Answered, template: string) => {
  const { email, phone = '' } = request;
  const letter = letterTo(request, template);
  const mobile = firstMobile(phone);
  return [
    { way: 'mail', href: email && replyLink(request, template), words: replyMenuTexts.byMail },
    { way: 'sms', href: mobile && smsLink(mobile, letter), words: replyMenuTexts.bySms },
    { way: 'whatsapp', href: firstChat(phone, letter), words: replyMenuTexts.byWhatsApp },
  ] as const;
};
