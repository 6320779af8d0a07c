import { useQuery } from '@tanstack/react-query';
import type { Holiday } from '#domain/requests/holiday.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { holidayRoutes, typedHoliday } from './contract.ts';
import { holidayPanelTexts as texts } from './texts.ts';

export const holidayQuery = queryOf(['holiday'], holidayRoutes.showHoliday);

/** 'Betriebsferien' on the settings page. */
export const HolidayPanel = () => (
  <Panel title={texts.when} heading="h3" query={useQuery(holidayQuery)} failure={texts.loadFailed}>
    {(holiday) => <HolidayForm key={JSON.stringify(holiday)} holiday={holiday} />}
  </Panel>
);

function HolidayForm({ holiday }: { holiday: Holiday | null }) {
  const storing = useChange(holidayQuery.queryKey, (body: Holiday) => call(holidayRoutes.saveHoliday, { body }));
  const removal = useChange(holidayQuery.queryKey, () => call(holidayRoutes.removeHoliday));
  const { form, forget, errors } = useDraftForm('holiday', typedHoliday, storing.mutateAsync, {
    saved: texts.saved,
    kept: texts.kept,
  });
  const remove = (gone: Holiday) =>
    announce(removal.mutateAsync().then(forget), {
      done: {
        title: uiTexts.sent.doneTitle,
        description: texts.removed,
        action: { label: texts.undo, onSelect: () => void announce(storing.mutateAsync(gone), { done: texts.saved }) },
      },
    });
  return (
    <form className="grid max-w-[66ch] gap-4" {...form}>
      <p>{texts.hint}</p>
      <TextField label={texts.from} type="date" name="from" defaultValue={holiday?.from} error={errors.from} />
      <TextField label={texts.until} type="date" name="until" defaultValue={holiday?.until} error={errors.until} />
      <TextField
        label={texts.sentence}
        labelNote={texts.optional}
        hint={texts.sentenceHint}
        name="sentence"
        defaultValue={holiday?.sentence}
        error={errors.sentence}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={BUTTON.primary} aria-disabled={storing.isPending}>
          {storing.isPending ? texts.saving : texts.save}
        </button>
        {holiday && <PendingButton onPress={() => remove(holiday)}>{texts.remove}</PendingButton>}
      </div>
    </form>
  );
}
