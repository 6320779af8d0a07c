import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useChange } from '../browser/use-change.ts';
import { PendingButton } from './PendingButton.tsx';
import { type Announcement, announce } from './toast/announce.ts';

interface ChangeButtonProps<T> extends Omit<ComponentProps<typeof PendingButton>, 'onPress'>, Announcement<T> {
  change: () => Promise<T>;
  outdates: QueryKey;
  question?: string | false | undefined;
}

export function ChangeButton<T>({ change, outdates, question, done, failed, ...button }: ChangeButtonProps<T>) {
  const { mutateAsync } = useChange(outdates, change);
  const press = () => (!question || window.confirm(question)) && announce(mutateAsync(), { done, failed });
  return <PendingButton {...button} onPress={press} />;
}

type ItemButtonProps<T> = ChangeButtonProps<T> & Record<'label' | 'of', string>;

export const ItemButton = <T,>({ label, of, ...change }: ItemButtonProps<T>) => (
  <ChangeButton className="button flex-none px-[0.7em]" aria-label={`${label}: ${of}`} {...change}>
    {label}
  </ChangeButton>
);
