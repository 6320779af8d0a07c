import { useId, useState } from 'react';
import { Link } from 'wouter';
import { personTexts as texts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { LINE } from '#admin/shown/card-look.ts';
import { useAlike } from '#admin/shown/use-customers.ts';
import { type Customer, ownerOf } from '#domain/jobs/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { focusFirst, handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';

/** Asks whether a customer and another one with the same number are one person; after 'Ja' it offers the undo. */
export function SamePerson({ customer, className }: { customer: Customer | undefined; className: string }) {
  const asked = useAlike(customer).find(({ later }) => later.like?.isOpen);
  const [joined, setJoined] = useState<{ later: StoredRequest; number: number }>();
  const later = joined?.later ?? asked?.later;
  const { enter, undo, note } = useEntries(later ?? { id: '' });
  const sentence = useId();
  if (!later) return undefined;
  const name = ownerOf(later);

  const customerId = later.like?.customer ?? '';
  const answers = {
    same: () =>
      announce(enter({ kind: 'same', customer: customerId }).then(({ number }) => setJoined({ later, number }))),
    others: () => note({ kind: 'others', customer: customerId }, texts.areOthers(name), texts.asks),
  };
  const takeBack = async (number: number) => (await undo(number, texts.asksAgain(name))) && setJoined(undefined);
  return (
    <section
      key={joined ? 'joined' : 'asked'}
      className={`print:hidden grid gap-1 bg-glass-1 py-3 ${className}`}
      aria-label={texts.asks}
      ref={handOnFocus}
    >
      {joined ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4" ref={focusFirst}>
          <span id={sentence} className="before:mr-[0.4em] before:text-vine before:content-['✓'/'']">
            {texts.joined(name)}
          </span>
          <PendingButton className={LINE.opener} aria-describedby={sentence} onPress={() => takeBack(joined.number)}>
            {uiTexts.undo}
          </PendingButton>
        </p>
      ) : (
        asked && (
          <>
            <p className="font-medium">{texts.asks}</p>
            <p>
              {texts.likes}{' '}
              <Link className="py-2 text-petrol underline underline-offset-4" href={`/kunde?contact=${asked.other.id}`}>
                <bdi>{ownerOf(asked.other)}</bdi>
              </Link>
              {texts.differs(customer?.email !== '' && asked.other.email !== '')}
            </p>
            <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 *:px-[0.5em]">
              {(['same', 'others'] as const).map((kind) => (
                <PendingButton key={kind} onPress={answers[kind]}>
                  {texts[kind]}
                </PendingButton>
              ))}
            </div>
          </>
        )
      )}
    </section>
  );
}
