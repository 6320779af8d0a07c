import { lazy, memo, Suspense } from 'react';
import type { CallLink as CallLinkPart } from '#admin/case/CallLink.tsx';
import { draftsOf } from '#admin/case/drafts.ts';
import { callTexts } from '#admin/case/texts.ts';
import { ROW } from '#admin/shown/card-look.ts';
import { handOnToNextCard } from '#admin/shown/hand-on-to-next-card.ts';
import { deletionWords } from '#admin/shown/retention.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { once } from '#shared/browser/once.ts';
import { useHasDraft } from '#shared/browser/use-stored-draft.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { Owed } from './Owed.tsx';

/** Reserves a screen on a phone, because the opened row goes to its top before this part is there. */
export const RequestBody = latePart(
  'h-[100dvh] beside:h-[24rem]',
  async () => (await import('./RequestBody.tsx')).RequestBody,
);
const DealDeletion = latePart('h-[1em]', async () => (await import('#admin/case/RetentionNote.tsx')).DealDeletion);

/** Comes after the list, because it knows the numbers of all countries (30 kB). */
const CallLink = lazy<typeof CallLinkPart>(() =>
  import('#admin/case/CallLink.tsx').then(
    ({ CallLink }) => ({ default: CallLink }),
    () => ({ default: () => null }),
  ),
);

interface RequestCardProps {
  contact: StoredRequest;
  heading: 'h3' | 'h4';
  isOpen: boolean;
  /** Whether the opened part stands beside the list and not in it. */
  isBeside: boolean;
  onToggle: (id: string) => void;
}

/**
 * One request as a row of two lines: name and place, what is owed and service, and a call button on a phone. Opened, it
 * shows everything (Spec §2); on a phone the row then is the head of that, and a tap on it closes it.
 */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { contact, heading: Name, isOpen, isBeside, onToggle } = props;
  const { id, name, phone, place, service, isCall, isNotebook } = contact;
  // A call may have no service.
  const [kind] = service || !(isCall || isNotebook) ? shownValue('service', service ?? 'sonstiges').split(' ') : [];
  const isHead = isOpen && !isBeside;
  const addition = (words: string | undefined, look: string) =>
    words && (
      <span className={look}>
        {!isBeside && '· '}
        <bdi>{words}</bdi>
      </span>
    );
  return (
    <article className={ROW.box} aria-labelledby={`contact-${id}`} data-open={isOpen} ref={handOnToNextCard}>
      <header className={isHead ? ROW.openHead : ROW.head}>
        <div className="min-w-0">
          <div className={ROW.line}>
            <Name id={`contact-${id}`} className={isHead ? ROW.openName : ROW.name} dir="auto" tabIndex={-1}>
              <button
                type="button"
                className={ROW.opener}
                aria-expanded={isOpen}
                data-row
                onClick={once(() => onToggle(id))}
              >
                <span className={isHead ? 'wrap-anywhere' : ROW.words}>{name}</span>
              </button>
            </Name>
            {!isHead && addition(place?.replace(POSTAL_CODE, ''), ROW.place)}
          </div>
          <div className={ROW.line}>
            <p className={isHead ? ROW.openState : ROW.state}>
              <State contact={contact} isShort={!isHead} />
            </p>
            {!isHead && addition(kind, ROW.service)}
          </div>
        </div>
        {isHead && (
          <span className={ROW.close}>
            <Icon name="close" />
          </span>
        )}
        {phone && !isHead && !isBeside && (
          <Suspense fallback={<span className={ROW.call} />}>
            <CallLink name={name} phone={phone} />
          </Suspense>
        )}
      </header>
      {isOpen && (
        <div className={ROW.detail}>
          <RequestBody contact={contact} />
        </div>
      )}
    </article>
  );
});

/** The postal code before a place's name; a row leaves it out, because its space is short. */
const POSTAL_CODE = /^\d{5}\s+/;

/** Shows what is owed, in short in a row; then a draft and the announced deletion. */
function State({ contact, isShort }: { contact: StoredRequest; isShort: boolean }) {
  const deleted = deletionWords(contact, new Date());
  const isBegun = useHasDraft(draftsOf(contact.id));
  return (
    <>
      <Owed contact={contact} isShort={isShort} />
      {contact.isCall && <span>{callTexts.called}</span>}
      {contact.isNotebook && <span>{callTexts.notebook}</span>}
      {isBegun && <strong>{texts.begun}</strong>}
      {deleted && (contact.dealAt ? <DealDeletion contact={contact} /> : <span className="text-brick">{deleted}</span>)}
    </>
  );
}
