import type { StoredRequest } from '#domain/requests/shapes.ts';
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
  opener: Folds['opener'];
  onCall: () => void;
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
        <a className={DETAIL.way} href={replyLink(contact)} aria-label={texts.mailTo(email)} {...opener('mail')}>
          <Icon name="mail" />
          {texts.mail}
        </a>
      )}
      {chat && (
        <a className={DETAIL.way} href={chat} {...opener('whatsapp')}>
          <Icon name="chat" />
          {texts.whatsApp}
        </a>
      )}
      {address && (
        // Sends only the address, and only after a tap.
        <a className={DETAIL.way} href={mapsLink([address])} target="_blank" rel="noopener noreferrer">
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
