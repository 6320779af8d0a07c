import type { StoredRequest } from '#domain/requests/shapes.ts';
import { mailto } from '#shared/format/mailto.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { firstChat, phoneParts } from '#shared/format/phone-numbers.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { Folds } from './CardFold.tsx';
import { DETAIL } from './card-look.ts';
import { replyLink } from './reply/reply.ts';
import { inboxTexts as texts } from './texts.ts';

interface AnswerWaysProps {
  contact: StoredRequest;
  address: string | undefined;
  /** Opens the templates in place of a plain mail. */
  opener?: Folds['opener'];
  onCall?: () => void;
}

/**
 * Up to four ways to a customer, with words: call, mail, WhatsApp, route. A tap on mail or WhatsApp shows the plain
 * answer and the templates; a new tab or a copied link is the plain answer.
 */
export function AnswerWays({ contact, address, opener, onCall }: AnswerWaysProps) {
  const { email, phone = '' } = contact;
  const call = phoneParts(phone).find(({ number }) => number);
  const chat = firstChat(phone);
  return (
    <>
      {call && (
        <a
          className={DETAIL.way}
          href={call.number?.href}
          aria-label={texts.callNumber(call.text.trim())}
          onClick={onCall}
        >
          <Icon name="phone" />
          {texts.call}
        </a>
      )}
      {email !== '' && (
        <a
          className={DETAIL.way}
          href={opener ? replyLink(contact) : mailto(email)}
          aria-label={texts.mailTo(email)}
          {...opener?.('mail')}
        >
          <Icon name="mail" />
          {texts.mail}
        </a>
      )}
      {chat && (
        <a className={DETAIL.way} href={chat} {...(opener?.('whatsapp') ?? NEW_TAB)}>
          <Icon name="chat" />
          {texts.whatsApp}
        </a>
      )}
      {address && (
        // Sends only the address, and only after a tap.
        <a className={DETAIL.way} href={mapsLink([address])} {...NEW_TAB}>
          <Icon name="place" />
          <span>
            {texts.route}
            <span className="sr-only">{texts.routeTo(address)}</span>
          </span>
        </a>
      )}
    </>
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
