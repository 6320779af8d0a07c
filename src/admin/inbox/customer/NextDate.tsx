import { useState } from 'react';
import { Link } from 'wouter';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { Customer } from '#domain/requests/person/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { once } from '#shared/browser/once.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { waitingTexts } from '../case/texts.ts';
import { useCalled } from '../case/use-called.ts';
import { DateGlance } from '../dates/DateGlance.tsx';
import { jobOf } from '../dates/finished-job.ts';
import { useFinish } from '../dates/use-finish.tsx';
import { customerTexts as texts } from './texts.ts';

const DatePanel = latePart('h-[28rem]', async () => (await import('../dates/DatePanel.tsx')).DatePanel);

/** The next date or call with its deed; without one the form for it. */
export function NextDate({ customer }: { customer: Customer }) {
  const request = customer.dated ?? customer.requests[0];
  return request && <Next customer={customer} request={request} />;
}

/** Stays while a finished job leaves another request the next one. */
function Next({ customer: { dated, jobs, phone = '' }, request }: { customer: Customer; request: StoredRequest }) {
  const [isPlanning, setPlanning] = useState(false);
  const { finish, panel } = useFinish(jobOf(request));
  const date = dated?.state?.date;
  if (panel) return panel;
  if (dated && date) {
    const { service } = dated;
    return (
      <div className={BAND} ref={handOnFocus}>
        <div className="min-w-0 flex-1 basis-[10rem]">
          <p className="text-small text-ink-soft">{dateTexts.title}</p>
          <p>
            <DateGlance date={date} />
            {[service && shownValue('service', service).split(' ')[0], date.hours && dateTexts.hours(date.hours)].map(
              (words) => words && ` · ${words}`,
            )}
          </p>
        </div>
        <Deed request={dated} isByMail={!firstCall(phone)} onFinish={finish} />
      </div>
    );
  }
  return (
    <>
      <div className={BAND}>
        <p className="flex-1 basis-[8rem]">{texts.noDate}</p>
        <button
          type="button"
          className={BUTTON.primary}
          aria-expanded={isPlanning}
          onClick={once(() => setPlanning(!isPlanning))}
        >
          {texts.plan}
        </button>
      </div>
      {isPlanning && <DatePanel request={request} asked={jobs.length > 0 ? 'arbeit' : 'besichtigung'} />}
    </>
  );
}

const BAND = 'flex flex-wrap items-center gap-x-4 gap-y-2 py-4';

/** What is to be done at a date: a call is settled, due work is finished, all else is done at the request. */
function Deed({ request, isByMail, onFinish }: { request: StoredRequest; isByMail: boolean; onFinish: () => unknown }) {
  const { id, state } = request;
  const settleCall = useCalled(request, isByMail);
  const { what, day = '' } = state?.date ?? {};
  if (what === 'anruf') {
    return (
      <PendingButton className={BUTTON.primary} onPress={settleCall}>
        {waitingTexts.settle[isByMail ? 'mail' : 'call']}
      </PendingButton>
    );
  }
  if (what === 'arbeit' && day <= berlinDay(new Date())) {
    return (
      <PendingButton className={BUTTON.primary} onPress={onFinish}>
        {waitingTexts.settle.settle}
      </PendingButton>
    );
  }
  return (
    <Link className={BUTTON.primary} href={`/contacts?contact=${id}`}>
      {texts.openRequest}
    </Link>
  );
}
