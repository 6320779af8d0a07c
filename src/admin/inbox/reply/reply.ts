import { business } from '#content/business.ts';
import { cut } from '#shared/api/text-fields.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { mailto } from '#shared/format/mailto.ts';
import { firstChat } from '#shared/format/phone-numbers.ts';
import { replyTexts as texts } from './texts.ts';

/** What of a request its answer needs. */
export interface Answered {
  name: string;
  email: string;
  phone?: string | undefined;
  message?: string | undefined;
  createdAt: string;
}

/** Windows hands a mail program no longer link; what is quoted is cut until it fits. */
export const MAIL_LINK_MAX_CHARS = 2000;

/**
 * The link to a mail that answers a request: greeting, thanks, the template's text, the closing, and the request quoted.
 * A template goes on after the greeting, as in a message, in small letters; here a sentence has ended before it.
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

/** The link to a WhatsApp message with greeting, text and name; undefined where no mobile number was given. */
export function chatLink({ name, phone }: Answered, template?: string): string | undefined {
  const text = [texts.greeting(name), template ?? texts.thanks, `${business.owner}, ${business.company}`].join('\n\n');
  return phone ? firstChat(phone, text) : undefined;
}
