import { memo } from 'react';
import { Link } from 'wouter';
import { Owed } from '#admin/card/Owed.tsx';
import { draftsOf } from '#admin/case/drafts.ts';
import { lastOf } from '#admin/case/known-callers.ts';
import { callTexts } from '#admin/case/texts.ts';
import { INBOX_HEADING, ROW } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useHasDraft } from '#shared/browser/use-stored-draft.ts';
import { LateCallLink } from './LateCallLink.tsx';

interface RequestRowProps {
  contact: StoredRequest;
  heading: 'h3' | 'h4';
  href: string;
  isOpen: boolean;
  /** Whether a search found it; it then says the last day and price. */
  isHit: boolean;
  /** Whether another opened one gives its place in the browser's history to this one. */
  replaces: boolean;
}

/** A row that goes to the bin gives its focus to the list's heading, because its day may go, too (WCAG 2.4.3). */
const handToList = (row: HTMLElement | null) => handOnFocus(row, INBOX_HEADING);

export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { contact, heading: Name, href, isOpen, isHit, replaces } = props;
  const { name, phone, place, service, isCall, isNotebook } = contact;
  // A call may have no service.
  const [kind] = service || !(isCall || isNotebook) ? shownValue('service', service ?? 'sonstiges').split(' ') : [];
  return (
    <li className={ROW.box} data-open={isOpen} ref={handToList}>
      <div className={ROW.head}>
        <div className="min-w-0">
          <div className={ROW.line}>
            <Name className={ROW.name} dir="auto">
              <Link
                className={ROW.opener}
                href={href}
                replace={replaces}
                state={{ isOpened: !replaces || !!history.state?.isOpened }}
                aria-current={isOpen ? 'true' : undefined}
                data-row
              >
                {name}
              </Link>
            </Name>
            <Addition look={ROW.place} words={place?.replace(POSTAL_CODE, '')} />
          </div>
          <div className={ROW.line}>
            <p className={ROW.state}>
              <State contact={contact} />
            </p>
            <Addition
              look={ROW.service}
              words={isHit ? Object.values(lastOf(contact)).filter(Boolean).join(', ') : kind}
            />
          </div>
        </div>
        {phone && (
          <span className="contents beside:hidden">
            <LateCallLink name={name} phone={phone} />
          </span>
        )}
      </div>
    </li>
  );
});

const Addition = ({ words, look }: { words: string | undefined; look: string }) =>
  words && (
    <span className={look}>
      <span className="beside:hidden">· </span>
      <bdi>{words}</bdi>
    </span>
  );

/** The postal code before a place's name; a row leaves it out, because its space is short. */
const POSTAL_CODE = /^\d{5}\s+/;

function State({ contact }: { contact: StoredRequest }) {
  const isBegun = useHasDraft(draftsOf(contact.id));
  return (
    <>
      <Owed contact={contact} isShort />
      {contact.isCall && <span>{callTexts.called}</span>}
      {contact.isNotebook && <span>{callTexts.notebook}</span>}
      {isBegun && <strong>{texts.begun}</strong>}
    </>
  );
}
