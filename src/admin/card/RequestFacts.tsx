import { pastMoment } from '#admin/case/past-moment.ts';
import { callTexts, stepTexts } from '#admin/case/texts.ts';
import { PhotoStrip } from '#admin/photos/PhotoStrip.tsx';
import { CARD } from '#admin/shown/card-look.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { type Customer, inOneTask } from '#domain/jobs/customer.ts';
import { stepLabel } from '#domain/jobs/steps.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { FieldLines } from './CardFields.tsx';

/** The steps with photos of the job; a visitor's photos show at any step. */
const TAKES_PHOTOS: readonly string[] = ['termin', 'erledigt'];

interface RequestFactsProps {
  contact: StoredRequest;
  customer: Customer | undefined;
  step: string;
}

export function RequestFacts({ contact, customer, step }: RequestFactsProps) {
  const { id, service, message, createdAt, state, isCall, isNotebook } = contact;
  const task = inOneTask(contact, customer?.requests);
  const remembered = [customer?.stays, state?.notes].filter(Boolean).join('\n');
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-[0.4em] text-small text-ink-soft tabular-nums">
        {[
          (service || !(isCall || isNotebook)) && shownValue('service', service ?? 'sonstiges'),
          isCall && callTexts.called,
          isNotebook && callTexts.notebook,
          <time key="arrived" dateTime={createdAt}>
            {pastMoment(createdAt, new Date())}
          </time>,
          shortNumber(id),
          step !== 'neu' && stepTexts.stands(stepLabel(step)),
        ]
          .filter(Boolean)
          .map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The facts have no state.
            <span key={place} className="not-last:after:content-['_·'/'']">
              {fact}
            </span>
          ))}
      </p>
      {(message || !isNotebook) && (
        <div className="max-w-[48ch] *:not-first:mt-2 *:not-first:border-t *:not-first:border-glass-3 *:not-first:pt-2">
          {task.map((one) => (
            <div key={one.id}>
              {task.length > 1 && <p className="text-small text-ink-soft">{pastMoment(one.createdAt, new Date())}</p>}
              <p className={`${CARD.message} text-pretty`} dir="auto">
                {one.message ?? texts.noMessage}
              </p>
            </div>
          ))}
        </div>
      )}
      <FieldLines contact={contact} />
      {(task.some(({ photos }) => photos) || TAKES_PHOTOS.includes(step)) && <PhotoStrip requests={task} addTo={id} />}
      {remembered && (
        <p className="max-w-[48ch] border-l-4 border-sun pl-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {remembered}
        </p>
      )}
    </div>
  );
}
