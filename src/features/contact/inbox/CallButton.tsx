import { firstCall } from '../phone-numbers.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Calls the first number that was typed; nothing where none can be read. */
export function CallButton({ phone }: { phone: string | undefined }) {
  const href = phone && firstCall(phone);
  if (!href) return null;
  return (
    <a className="button" href={href}>
      {texts.call}
    </a>
  );
}
