import { announce } from '#shared/ui/toast/announce.ts';
import { stepTexts } from './texts.ts';
import { useEntries } from './use-entries.ts';

/** Notes whether a customer knows the new day and hour of a moved date. */
export function useTold({ id, version }: { id: string; version: number }) {
  const { enter } = useEntries({ id });
  return (isTold: boolean) => announce(enter({ kind: 'told', version, isTold }), { failed: stepTexts.failed });
}
