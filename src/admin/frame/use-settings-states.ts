import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#admin/accounts/account-queries.ts';
import { administratorsQuery } from '#admin/accounts/administrators/AdministratorList.tsx';
import { addressQuery } from '#admin/calendar/address-query.ts';
import { holidayQuery } from '#admin/holiday/HolidayPanel.tsx';
import { templatesQuery } from '#admin/inbox/reply/reply-queries.ts';
import { pushQuery, thisDeviceQuery } from '#admin/notifications/push/push-queries.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';
import { settingsTexts as texts } from './texts.ts';

/** The state of each section in a word or two; undefined while it loads, or where there is none. */
export function useSettingsStates(isOwner: boolean): Record<string, string | undefined> {
  const account = useQuery(accountQuery).data;
  const push = useQuery(pushQuery).data;
  const device = useQuery(thisDeviceQuery).data;
  const templates = useQuery(templatesQuery).data;
  const address = useQuery(addressQuery).data;
  const holiday = useQuery({ ...holidayQuery, enabled: isOwner }).data;
  const people = useQuery({ ...administratorsQuery, enabled: isOwner }).data;
  const isTold = push?.devices.some(({ id, isGone }) => id === device?.id && !isGone);
  return {
    account: account?.username,
    notifications: push && (isTold ? texts.thisDevice : texts.devices(push.devices.length)),
    templates: templates?.length.toString(),
    holiday:
      holiday === undefined ? undefined : holiday ? texts.until(shortGermanDate(new Date(holiday.until))) : texts.none,
    calendar: address === undefined ? undefined : address ? texts.on : texts.off,
    administrators: people?.administrators.length.toString(),
  };
}
