import { SERVICE_LABELS } from '#content/service-kinds.ts';
import type { ContactRequest } from '#domain/requests/request.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { RequestPush } from './push-messages.server.ts';
import { shownPlace } from './shown-place.ts';
import { requestPushTexts as texts } from './texts.ts';

/** What devices show of a request: 'Neue Anfrage: Fenster, Alzey'. */
export function requestPush(id: string, { service, place }: Pick<ContactRequest, 'service' | 'place'>): RequestPush {
  const details = [service && SERVICE_LABELS[service].replace(/ Reinigung$/, ''), place && shownPlace(place)];
  return {
    title: texts.title(details.filter(Boolean).join(', ')),
    body: texts.body(shortNumber(id)),
    path: `/admin/contacts?contact=${id}`,
    tag: id,
    topic: id.replaceAll('-', ''),
  };
}
