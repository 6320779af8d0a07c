import { firstChat, phoneParts } from '#shared/format/phone-numbers.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface CallButtonProps {
  phone: string | undefined;
  className?: string;
  onTap?: () => void;
}

/** Calls the first number in the text, which it names; empty if there is none. */
export function CallButton({ phone = '', className = 'button', onTap }: CallButtonProps) {
  const first = phoneParts(phone).find(({ number }) => number);
  if (!first) return null;
  return (
    <a className={className} href={first.number?.href} onClick={onTap}>
      {texts.callNumber(first.text.trim())}
    </a>
  );
}

/** Opens WhatsApp for the first mobile number; empty if there is none. */
export function WhatsAppButton({ phone, onTap }: { phone: string | undefined; onTap: () => void }) {
  const href = phone && firstChat(phone);
  if (!href) return null;
  return (
    <a className="button" href={href} target="_blank" rel="noopener noreferrer" onClick={onTap}>
      {texts.whatsApp}
    </a>
  );
}
