import { useState } from 'react';
import { dateDraft } from '#admin/case/drafts.ts';
import { workOf } from '#admin/case/job-words.ts';
import { nextTexts, waitingTexts } from '#admin/case/texts.ts';
import { useCalled } from '#admin/case/use-called.ts';
import { DateGlance } from '#admin/dates/DateGlance.tsx';
import { jobOf } from '#admin/dates/finished-job.ts';
import { useFinish } from '#admin/dates/use-finish.tsx';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import type { Customer } from '#domain/requests/person/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { once } from '#shared/browser/once.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { customerTexts as texts } from './texts.ts';

const DatePanel = latePart('h-[28rem]', async () => (await import('#admin/dates/DatePanel.tsx')).DatePanel);

/** The next date or call with its deed; without one the form for it. */
export function NextDate({ customer }: { customer: Customer }) {
  const request = customer.dated ?? customer.requests[0];
  return request && <Next customer={customer} request={request} />;
}

/** Stays while a finished job leaves another request the next one. */
function Next({ customer: { jobs, phone = '' }, request }: { customer: Customer; request: StoredRequest }) {
  const date = request.state?.date;
  const number = date?.number ?? 0;
  // The number of the date to replace: the form closes when another one stands here.
  const [replaced, setReplaced] = useState(hasDraft(dateDraft(request.id)) ? number : undefined);
  const isPlanning = replaced === number;
  const close = () => setReplaced(undefined);
  const isByMail = !firstCall(phone);
  const settleCall = useCalled(request, isByMail);
  const { finish, panel } = useFinish(jobOf(request));
  const asked = date ? undefined : jobs.length > 0 ? 'arbeit' : 'besichtigung';
  if (panel) return panel;
  const act = { anruf: settleCall, arbeit: finish }[date?.what ?? ''];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4" ref={handOnFocus}>
        <div className="min-w-0 flex-1 basis-[10rem]">
          <p className="text-small text-ink-soft">{dateTexts.title}</p>
          <p>
            {date ? (
              <>
                <DateGlance date={date} /> · {workOf({ hours: date.hours, request })}
              </>
            ) : (
              texts.noDate
            )}
          </p>
        </div>
        {act && (
          <PendingButton className={BUTTON.primary} onPress={act}>
            {waitingTexts.settle[date?.what === 'arbeit' ? 'settle' : isByMail ? 'mail' : 'call']}
          </PendingButton>
        )}
        <button
          type="button"
          className={act || isPlanning ? BUTTON.quiet : BUTTON.primary}
          aria-expanded={isPlanning}
          onClick={once(() => setReplaced(isPlanning ? undefined : number))}
        >
          {nextTexts.date(date !== undefined)}
        </button>
      </div>
      {isPlanning && (
        <div className="pb-4" ref={handOnFocus}>
          <DatePanel request={request} asked={asked} onClose={close} />
        </div>
      )}
    </>
  );
}
