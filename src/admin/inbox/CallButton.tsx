import { firstCall } from '#shared/format/phone-numbers.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface PhoneButtonProps {
  phone: string | undefined;
  onTap?: () => void;
}

/** Calls the first number that was typed; nothing where none can be read. */
export function CallButton({ phone, onTap }: PhoneButtonProps) {
  const href = phone && firstCall(phone);
  if (!href) return null;
  return (
    <a className="button" href={href} onClick={onTap}>
      {texts.call}
    </a>
  );
}
