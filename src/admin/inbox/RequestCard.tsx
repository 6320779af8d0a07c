import { memo } from 'react';
import { isWaiting, showsStep, stepLabel, stepOf } from '#domain/requests/case/steps.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { once } from '#shared/browser/once.ts';
import { useHasDraft } from '#shared/browser/use-stored-draft.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { ROW } from './card-look.ts';
import { draftsOf } from './case/drafts.ts';
import { ReplyClock } from './case/ReplyClock.tsx';
import { callTexts, waitingTexts } from './case/texts.ts';
import { DateGlance } from './dates/DateGlance.tsx';
import { handOnToNextCard } from './hand-on-to-next-card.ts';
import { deletionWords } from './retention.ts';
import { inboxTexts as texts } from './texts.ts';

export const RequestBody = latePart('h-[24rem]', async () => (await import('./RequestBody.tsx')).RequestBody);
const DealDeletion = latePart('h-[1em]', async () => (await import('./DealDeletion.tsx')).DealDeletion);

interface RequestCardProps {
  contact: StoredRequest;
  heading: 'h3' | 'h4';
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** One request as a row: name, place, service, next task, a call button. Opened, it shows everything (Spec §2). */
export const RequestCard = memo(function RequestCard({ contact, heading: Name, isOpen, onToggle }: RequestCardProps) {
  const { id, name, phone, place, service, isCall } = contact;
  const call = phone && firstCall(phone);
  // A call may have no service.
  const [kind] = service || !isCall ? shownValue('service', service ?? 'sonstiges').split(' ') : [];
  return (
    <article className={ROW.box} aria-labelledby={`contact-${id}`} data-open={isOpen} ref={handOnToNextCard}>
      <header className={ROW.head}>
        <div className="min-w-0">
          <div className={ROW.line}>
            <Name id={`contact-${id}`} className={ROW.name} dir="auto" tabIndex={-1}>
              <button
                type="button"
                className={ROW.opener}
                aria-expanded={isOpen}
                data-row
                onClick={once(() => onToggle(id))}
              >
                <span className={ROW.words}>{name}</span>
              </button>
            </Name>
            {!isOpen && <span className={ROW.more}>{[place?.replace(POSTAL_CODE, ''), kind].map(asAddition)}</span>}
          </div>
          <p className={ROW.state}>
            <State contact={contact} isOpen={isOpen} />
          </p>
        </div>
        {call && !isOpen && (
          <a className={ROW.call} href={call} aria-label={waitingTexts.callName(name)}>
            <Icon name="phone" />
          </a>
        )}
      </header>
      {isOpen && (
        <div className={ROW.detail}>
          <div className={ROW.body}>
            <RequestBody contact={contact} />
          </div>
        </div>
      )}
    </article>
  );
});

/** The postal code before a place's name; a row leaves it out, because its space is short. */
const POSTAL_CODE = /^\d{5}\s+/;
const asAddition = (words: string | undefined) => words && <bdi key={words}> · {words}</bdi>;

/** Shows the reply clock, the date or the step; then a draft and the announced deletion. */
function State({ contact, isOpen }: Pick<RequestCardProps, 'contact' | 'isOpen'>) {
  const { id, state, isCall } = contact;
  const deleted = deletionWords(contact, new Date());
  const step = stepOf(contact);
  const isBegun = useHasDraft(draftsOf(id));
  return (
    <>
      {isWaiting(contact) ? (
        <ReplyClock request={contact} />
      ) : (
        !(state?.date && showsStep(state.date.what, step)) && <Badge>{stepLabel(step)}</Badge>
      )}
      {isCall && <span>{callTexts.called}</span>}
      {/* A closed row names the next task in one line. */}
      {state?.date && (isOpen || !isWaiting(contact)) && <DateGlance date={state.date} />}
      {isBegun && <strong>{texts.begun}</strong>}
      {deleted && (contact.dealAt ? <DealDeletion contact={contact} /> : <span className="text-brick">{deleted}</span>)}
    </>
  );
}
