import { ROW } from '#admin/shown/card-look.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { waitingTexts as texts } from './texts.ts';

export function CallLink({ name, phone }: { name: string; phone: string }) {
  const call = firstCall(phone);
  if (!call) return null;
  return (
    <a className={ROW.call} href={call} aria-label={texts.callName(name)}>
      <Icon name="phone" />
    </a>
  );
}
