import { useQuery } from '@tanstack/react-query';
import { Notice } from '#shared/ui/Notice.tsx';
import { pushNotice } from './push-notice.ts';
import { pushQuery } from './push-queries.ts';
import { pushTexts as texts } from './texts.ts';

/** For the dashboard: an alarm where devices are not reached any more, else nothing. */
export function PushNotice() {
  const { data } = useQuery(pushQuery);
  const sentence = data && pushNotice(data.devices, new Date());
  return sentence ? <Notice isAlarm sentence={sentence} to={{ href: '/settings', words: texts.toSettings }} /> : null;
}
