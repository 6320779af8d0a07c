import { useState } from 'react';
import { Link } from 'wouter';
import { regularTexts } from '#admin/case/texts.ts';
import { inboxTexts } from '#admin/shown/texts.ts';
import { type Customer, inOneTask } from '#domain/jobs/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { ownerNote } from '#domain/service-area/owner-note.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { firmIn } from '#shared/format/surname-of.ts';
import { Owed } from './Owed.tsx';

interface RequestHeadProps {
  contact: StoredRequest;
  customer: Customer | undefined;
  address: string | undefined;
  isPage: boolean;
  /** Whether the address names it; the heading then takes the focus, unless a row of the list has it. */
  isNamed: boolean;
  isBegun: boolean;
}

export function RequestHead({ contact, customer, address, isPage, isNamed, isBegun }: RequestHeadProps) {
  const { id, name, email, phone = '' } = contact;
  const known = customer && knownAs(customer);
  const texts = inOneTask(contact, customer?.requests).length;
  const { firm, person } = firmIn(name);
  const [takesFocus] = useState(isNamed);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <header className="grid min-w-0 gap-1">
      <Heading
        id="request"
        className="m-0 text-[1.5rem] leading-tight font-heavy tracking-normal wrap-anywhere"
        dir="auto"
        tabIndex={-1}
        ref={takesFocus ? takeFocus : undefined}
      >
        {firm || name}
        {firm && person && <span className="block text-body font-normal">{person}</span>}
      </Heading>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Owed contact={contact} />
        {texts > 1 && <span>{regularTexts.texts(texts)}</span>}
        {isBegun && <strong>{inboxTexts.begun}</strong>}
        {known && (
          <Link
            className="-my-2 py-2 text-small text-petrol underline underline-offset-4"
            href={`/kunde?contact=${id}`}
          >
            {known}
          </Link>
        )}
      </p>
      <Reach phone={phone} email={email} address={address} />
    </header>
  );
}

/** After the effects of this render, of which one moves the focus into a new page. */
const takeFocus = (heading: HTMLElement | null) =>
  queueMicrotask(() => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    if (!row?.offsetParent) heading?.focus({ preventScroll: true });
  });

export function Reach({ phone, email, address }: { phone: string; email: string; address: string | undefined }) {
  const parts = phoneParts(phone);
  const dialled = parts.findIndex(({ number }) => number);
  return (
    <p className="flex flex-wrap items-baseline gap-x-6">
      <span className="text-[1.25rem] font-medium tabular-nums wrap-anywhere" dir="auto">
        {parts.map(({ text, number }, place) =>
          number && place !== dialled ? (
            <a key={text} className="py-2" href={number.href}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
        {phone === '' && email}
      </span>
      {address && (
        <span className="text-ink-soft" dir="auto">
          {[address, ownerNote(address)].filter(Boolean).join(' · ')}
        </span>
      )}
    </p>
  );
}

function knownAs({ jobs, requests }: Customer): string | undefined {
  if (jobs.length > 0) return regularTexts.customer(jobs.length);
  return requests.length > 1 ? regularTexts.askedBefore(requests.length - 1) : undefined;
}
