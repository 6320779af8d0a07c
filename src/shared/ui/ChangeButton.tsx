import type { QueryKey } from '@tanstack/react-query';
import { useChange } from '../browser/use-change.ts';
import { PendingButton, type PendingButtonProps } from './PendingButton.tsx';
import { type Announcement, announce } from './toast/announce.ts';

interface ChangeButtonProps<T> extends Omit<PendingButtonProps, 'onPress'>, Announcement<T> {
  change: () => Promise<T>;
  /** The begin of the keys of the queries that the change outdates. */
  outdates: QueryKey;
  /** Asked before, if there is one. */
  question?: string | false | undefined;
}

/** A button that changes something on the server and says how it went. */
export function ChangeButton<T>({ change, outdates, question, done, failed, ...button }: ChangeButtonProps<T>) {
  const { mutateAsync } = useChange(outdates, change);
  const press = () => (!question || window.confirm(question)) && announce(mutateAsync(), { done, failed });
  return <PendingButton {...button} onPress={press} />;
}

type ItemButtonProps<T> = ChangeButtonProps<T> & Record<'label' | 'of', string>;

/** Its name tells the item that it belongs to, too. */
export const ItemButton = <T,>({ label, of, ...change }: ItemButtonProps<T>) => (
  <ChangeButton className="button flex-none px-[0.7em]" aria-label={`${label}: ${of}`} {...change}>
    {label}
  </ChangeButton>
);
