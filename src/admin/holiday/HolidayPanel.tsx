import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#shared/browser/query-of.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { holidayRoutes } from './contract.ts';
import { holidayPanelTexts as texts } from './texts.ts';

const holidayQuery = queryOf(['holiday'], holidayRoutes.showHoliday);

const HolidayPanel = () => (
  <Panel title={texts.when} heading="h3" query={useQuery(holidayQuery)} failure={texts.loadFailed}>
    {(holiday) => {
      const { dates = [], ...values } = holiday ?? {};
      return (
        <SettingsForm
          key={JSON.stringify(holiday)}
          route={holidayRoutes.saveHoliday}
          outdates={holidayQuery.queryKey}
          draft="holiday"
          values={values}
          fields={{
            from: { label: texts.from, type: 'date' },
            until: { label: texts.until, type: 'date' },
            sentence: { label: texts.sentence, labelNote: texts.optional, hint: texts.sentenceHint },
          }}
          words={[texts.save, uiTexts.save[1]]}
          saved={texts.saved}
          kept={texts.kept}
          removal={
            holiday ? { ...texts.removal, route: holidayRoutes.removeHoliday, restored: texts.saved } : undefined
          }
          className="max-w-[66ch]"
        >
          <p>{texts.hint}</p>
          <div role="status">
            {dates.map((words) => (
              <p key={words} className="border-l-4 border-sun pl-3 wrap-anywhere">
                {words}
              </p>
            ))}
          </div>
        </SettingsForm>
      );
    }}
  </Panel>
);

export const holidaySection = {
  id: 'holiday',
  title: texts.title,
  isOwners: true,
  Content: HolidayPanel,
  useWords: (enabled: boolean) => {
    const { data: holiday } = useQuery({ ...holidayQuery, enabled });
    return holiday === null ? texts.none : holiday && texts.untilDay(shortGermanDate(new Date(holiday.until)));
  },
};
