import { firstCall, firstChat } from '#shared/format/phone-numbers.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Calls the first number in the text; empty if there is none. */
export function CallButton({ phone, onTap }: { phone: string | undefined; onTap?: () => void }) {
  const href = phone && firstCall(phone);
  if (!href) return null;
  return (
    <a className="button" href={href} onClick={onTap}>
      {texts.call}
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
