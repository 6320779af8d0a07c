import type { MouseEvent } from 'react';
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
  onOpen?: (way: 'mail' | 'whatsapp') => void;
  onTap?: (way: AnswerWay) => void;
}

/**
 * Up to four ways to a customer, with words: call, mail, WhatsApp, route. A tap on WhatsApp shows the templates first; a
 * new tab or a copied link is the plain chat.
 */
export function AnswerWays({ contact, address, onOpen, onTap }: AnswerWaysProps) {
  const { email, phone = '' } = contact;
  const call = phoneParts(phone).find(({ number }) => number);
  function openChat(tap: MouseEvent) {
    // A new tab is followed without the templates.
    if (!onOpen || tap.ctrlKey || tap.metaKey || tap.shiftKey) return;
    tap.preventDefault();
    onOpen('whatsapp');
  }
  // The map gets only the address, and only after a tap.
  const ways = [
    [
      'phone',
      texts.call,
      call && texts.callNumber(call.text.trim()),
      { href: call?.number?.href, onClick: () => onTap?.('call') },
    ],
    [
      'mail',
      texts.mail,
      texts.mailTo(email),
      onOpen
        ? {
            href: email && replyLink(contact),
            onClick() {
              onTap?.('mail');
              onOpen('mail');
            },
          }
        : { href: email && mailto(email) },
    ],
    ['chat', texts.whatsApp, undefined, { href: firstChat(phone), ...NEW_TAB, onClick: openChat }],
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
