import { workOf } from '#admin/case/job-words.ts';
import { nextTexts, waitingTexts } from '#admin/case/texts.ts';
import { useCalled } from '#admin/case/use-entries.ts';
import { DateGlance } from '#admin/dates/DateGlance.tsx';
import { jobOf, useFinish } from '#admin/dates/use-finish.tsx';
import type { Customer } from '#domain/jobs/customer.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SheetButton } from '#shared/ui/SheetButton.tsx';
import { customerTexts as texts } from './texts.ts';

const DateForm = latePart('h-[28rem]', async () => (await import('#admin/dates/DateForm.tsx')).DateForm);

/** Stays while a finished job leaves another request the next one. */
export function NextDate({ customer: { jobs, phone = '' }, request }: { customer: Customer; request: StoredRequest }) {
  const date = request.state?.date;
  const isByMail = !firstCall(phone);
  const settleCall = useCalled(request, isByMail);
  const { finish, panel } = useFinish(jobOf(request));
  const asked = date ? undefined : jobs.length > 0 ? 'arbeit' : 'besichtigung';
  if (panel) return panel;
  const act = { anruf: settleCall, arbeit: finish }[date?.what ?? ''];
  return (
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
      <SheetButton
        title={nextTexts.date(date !== undefined)}
        sheet={(close) => <DateForm request={request} asked={asked} onClose={close} />}
        className={act ? BUTTON.quiet : BUTTON.primary}
      >
        {nextTexts.date(date !== undefined)}
      </SheetButton>
    </div>
  );
}
