import type { Folds } from '#admin/case/CardFold.tsx';
import { replyLink } from '#admin/reply/reply.ts';
import { DETAIL } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { mailto } from '#shared/format/mailto.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { firstChat, phoneParts } from '#shared/format/phone-numbers.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { Icon } from '#shared/ui/Icon.tsx';

interface AnswerWaysProps {
  contact: StoredRequest;
  address: string | undefined;
  /** Opens the templates: below a mail that begins at once, or before a chat. */
  opener?: Folds['opener'];
  onTap?: (way: AnswerWay) => void;
}

/**
 * Up to four ways to a customer, with words: call, mail, WhatsApp, route. A tap on WhatsApp shows the templates first; a
 * new tab or a copied link is the plain chat.
 */
export function AnswerWays({ contact, address, opener, onTap }: AnswerWaysProps) {
  const { email, phone = '' } = contact;
  const call = phoneParts(phone).find(({ number }) => number);
  // The map gets only the address, and only after a tap.
  const ways = [
    [
      'phone',
      texts.call,
      call && texts.callNumber(call.text.trim()),
      { href: call?.number?.href, onClickCapture: () => onTap?.('call') },
    ],
    [
      'mail',
      texts.mail,
      texts.mailTo(email),
      opener
        ? { href: email && replyLink(contact), ...opener('mail'), onClickCapture: () => onTap?.('mail') }
        : { href: email && mailto(email) },
    ],
    ['chat', texts.whatsApp, undefined, { href: firstChat(phone), ...(opener?.('whatsapp') ?? NEW_TAB) }],
    ['place', texts.route, texts.routeTo(address ?? ''), { href: address && mapsLink([address]), ...NEW_TAB }],
  ] as const;
  return ways.map(
    ([icon, words, name, { href, ...link }]) =>
      href && (
        <a key={icon} className={DETAIL.way} href={href} aria-label={name} {...link}>
          <Icon name={icon} />
          {words}
        </a>
      ),
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
