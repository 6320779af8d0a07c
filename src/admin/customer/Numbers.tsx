import { DETAIL } from '#admin/shown/card-look.ts';
import { inboxTexts } from '#admin/shown/texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { numericDay } from '#shared/format/german-date.ts';
import { mailto } from '#shared/format/mailto.ts';
import { firstChat, phoneParts } from '#shared/format/phone-numbers.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { customerTexts as texts } from './texts.ts';

/** Lists every number and address of a customer once, with who gave it first and when: numbers first, of each the last one. */
export function numbersOf(requests: readonly Pick<StoredRequest, 'name' | 'email' | 'phone' | 'createdAt'>[]) {
  const all = requests
    .toReversed()
    .flatMap(({ email, phone = '', ...given }) => [
      ...phoneParts(phone).flatMap(({ text, number }) =>
        number
          ? { ...given, icon: 'phone' as const, key: number.international, text: text.trim(), href: number.href }
          : [],
      ),
      ...(email
        ? [{ ...given, icon: 'mail' as const, key: email.toLowerCase(), text: email, href: mailto(email) }]
        : []),
    ]);
  return all
    .filter(({ key }, at) => all.findIndex((one) => one.key === key) === at)
    .toReversed()
    .sort((one, other) => other.icon.localeCompare(one.icon));
}

export const Numbers = ({ numbers }: { numbers: ReturnType<typeof numbersOf> }) => (
  <ul aria-label={texts.numbers}>
    {numbers.map(({ key, text, icon, href, name, createdAt }) => {
      const chat = icon === 'phone' && firstChat(text);
      return (
        <li key={key} className="flex min-h-[3.25rem] items-center border-t border-glass-3">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-medium tabular-nums">{text}</span>
            <span className="block text-small text-ink-soft">
              <bdi>{name}</bdi>, {texts.since(numericDay(berlinDay(new Date(createdAt))))}
            </span>
          </span>
          {chat && (
            <a
              className={DETAIL.more}
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.chat(text)}
            >
              <Icon name="chat" />
            </a>
          )}
          <a
            className={DETAIL.more}
            href={href}
            aria-label={(icon === 'phone' ? inboxTexts.callNumber : inboxTexts.mailTo)(text)}
          >
            <Icon name={icon} />
          </a>
        </li>
      );
    })}
  </ul>
);
