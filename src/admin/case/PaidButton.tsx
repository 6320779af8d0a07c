import type { StoredRequest } from '#domain/requests/shapes.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { stepTexts as texts } from './texts.ts';
import { useEntries } from './use-entries.ts';

interface PaidButtonProps {
  request: Pick<StoredRequest, 'id' | 'name' | 'state'>;
  job?: string;
  className: string;
}

export function PaidButton({ request, job, className }: PaidButtonProps) {
  const { name } = request;
  const { note } = useEntries(request);
  return (
    <PendingButton
      className={className}
      onPress={() => note({ kind: 'paid', job }, texts.isPaid(name), texts.isUnpaid(name))}
    >
      {texts.paid}
      {job && <span className="sr-only">, {name}</span>}
    </PendingButton>
  );
}
