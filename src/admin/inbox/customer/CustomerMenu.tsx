import { use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Customer, keeperOf } from '#domain/requests/person/customer.ts';
import { nameOf } from '#domain/requests/person/customers.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { download } from '#shared/browser/download.ts';
import { once } from '#shared/browser/once.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { ACTIONS } from '../card-look.ts';
import { useEntries } from '../case/use-entries.ts';
import { sheetTexts } from '../late-texts.ts';
import { requestToVcf } from '../request-vcf.ts';
import { inboxTexts } from '../texts.ts';
import { customerTexts as texts } from './texts.ts';

/** The opened '…' of a customer. */
export function CustomerMenu({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const isOwner = use(IsOwner);
  const [isParting, setParting] = useState(false);
  const { email, phone = '', requests } = customer;
  const [newest] = requests;
  const person = email || phoneParts(phone).find(({ number }) => number)?.text;
  const names = byName(requests);
  if (!newest) return null;
  if (isParting) {
    return (
      <fieldset ref={focusFirst}>
        <legend className="field-label">{texts.whoIsOther}</legend>
        <div className={ACTIONS}>
          {names.map((own) => (
            <PartButton key={own[0].id} own={own} all={requests} onDone={onDone} />
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div className="grid gap-3">
      <div className={ACTIONS} ref={focusFirst}>
        {person && (
          <>
            <button
              type="button"
              className="button"
              onClick={once(() => download(requestToVcf(customer), `${shortNumber(newest.id)}.vcf`, 'text/vcard'))}
            >
              {inboxTexts.saveInPhone}
            </button>
            {/* The person travels in the history's state, because no address or log may hold a name. */}
            {isOwner && (
              <Link className="button" href="/settings#person-data" state={{ person }}>
                {sheetTexts.person}
              </Link>
            )}
          </>
        )}
        {names.length > 1 && (
          <button type="button" className="button" onClick={() => setParting(true)}>
            {texts.isOther}
          </button>
        )}
      </div>
      <p className="max-w-[66ch] text-small text-ink-soft">{texts.joinHint}</p>
    </div>
  );
}

/** Defined outside the component, because React calls a new ref function at every render. */
const focusFirst = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>('a, button')?.focus();

type Requests = readonly [StoredRequest, ...StoredRequest[]];

/** The requests of each name, newest first. */
const byName = (requests: readonly StoredRequest[]) =>
  [...new Set(requests.map(nameOf))].map(
    (name) => requests.filter((request) => nameOf(request) === name) as unknown as Requests,
  );

/** Parts a name from the others of a customer. The page goes to those who stay first, because it shows them after. */
function PartButton({ own, all, onDone }: { own: Requests; all: readonly StoredRequest[]; onDone: () => void }) {
  const [, navigate] = useLocation();
  const [{ name }] = own;
  const { enter, offerUndo } = useEntries(keeperOf(own) ?? own[0]);
  const left = all.find((request) => !own.includes(request));

  const part = async () => {
    if (left) navigate(`/kunde?contact=${left.id}`, { replace: true });
    const isParted = await announce(enter({ kind: 'apart' }), {
      done: ({ number }) => ({
        title: texts.partedTitle,
        description: texts.parted(name),
        action: offerUndo(number, texts.joinedAgain(name)),
      }),
    });
    if (isParted) onDone();
    return isParted;
  };
  return <PendingButton onPress={part}>{texts.isOtherName(name)}</PendingButton>;
}
