import { mailto } from '#shared/format/mailto.ts';
import { type PhonePart, phoneParts } from '#shared/format/phone-numbers.ts';

/** E-mail and phone as they were typed, with a link for the address and each number. */
export function ContactWays({ email, phone }: { email: string; phone: string | undefined }) {
  return (
    <p className="flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center [&_a]:wrap-anywhere">
      {email !== '' && <a href={mailto(email)}>{email}</a>}
      {phone && (
        <span className="wrap-anywhere" dir="auto">
          {phoneParts(phone).map(asShown)}
        </span>
      )}
    </p>
  );
}

const asShown = ({ text, number }: PhonePart, place: number) =>
  number ? (
    <a key={place} href={number.href}>
      {text}
    </a>
  ) : (
    text
  );
