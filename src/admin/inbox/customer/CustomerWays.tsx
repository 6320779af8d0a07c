import type { Customer } from '#domain/requests/person/customer.ts';
import { mailto } from '#shared/format/mailto.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { firstCall, firstChat } from '#shared/format/phone-numbers.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { IconName } from '#shared/ui/icons.ts';
import { inboxTexts } from '../texts.ts';
import { WAY, WAYS } from './customer-look.ts';
import { customerTexts as texts } from './texts.ts';

/** Up to four ways to a customer, each with its word: call, mail, WhatsApp, route. */
export function CustomerWays({ customer: { email, phone = '', address } }: { customer: Customer }) {
  const ways: [IconName, string, string | undefined][] = [
    ['phone', texts.call, firstCall(phone)],
    ['mail', texts.mail, email && mailto(email)],
    ['chat', inboxTexts.whatsApp, firstChat(phone)],
    ['place', inboxTexts.route, address && mapsLink([address])],
  ];
  return (
    <div className={WAYS}>
      {ways.map(
        ([icon, words, href]) =>
          href && (
            <a
              key={icon}
              className={WAY}
              href={href}
              // The page stays open behind a chat or a map.
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} />
              {words}
            </a>
          ),
      )}
    </div>
  );
}
