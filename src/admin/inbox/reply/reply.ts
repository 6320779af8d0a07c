import { business } from '#content/business.ts';
import { cut } from '#shared/api/text-fields.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { mailto } from '#shared/format/mailto.ts';
import { firstChat } from '#shared/format/phone-numbers.ts';
import { replyTexts as texts } from './texts.ts';

/** The fields that an answer needs. */
export interface Answered {
  name: string;
  email: string;
  phone?: string | undefined;
  message?: string | undefined;
  createdAt: string;
}

/** Windows passes no longer link to a mail program; the quote is cut to fit. */
export const MAIL_LINK_MAX_CHARS = 2000;

/**
 * Links to a mail that answers a request: greeting, thanks, template, closing and the quoted request. The template is
 * capitalised, because it is written to follow the greeting's comma.
 */
export function replyLink({ name, email, message = '', createdAt }: Answered, template?: string): string {
  const letter = [texts.greeting(name), texts.thanks, ...(template ? [capitalised(template)] : []), texts.closing];
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

/** Links to a WhatsApp message; undefined without a mobile number. */
export function chatLink({ name, phone }: Answered, template?: string): string | undefined {
  const text = [texts.greeting(name), template ?? texts.thanks, `${business.owner}, ${business.company}`].join('\n\n');
  return phone ? firstChat(phone, text) : undefined;
}
