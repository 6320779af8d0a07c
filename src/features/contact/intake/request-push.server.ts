import { SERVICE_LABELS } from '#content/service-kinds.ts';
import type { RequestPush } from '#server/outbox/push-messages.ts';
import { shortNumber } from '../short-number.ts';
import type { ContactRequest } from './contract.ts';
import { requestPushTexts as texts } from './texts.ts';

/** As much of a place as a phone shows. */
const PLACE_SHOWN_CHARS = 40;

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

/** Nothing of a field in which somebody wrote a telephone number: a postal code has five digits. */
function shownPlace(place: string): string {
  if (/\d{6}/.test(place.replace(/[\s/()+-]/g, ''))) return '';
  return place.length > PLACE_SHOWN_CHARS ? `${place.slice(0, PLACE_SHOWN_CHARS - 1)}…` : place;
}
