import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { shortPrice } from '#domain/requests/case/price.ts';
import type { Job } from '#domain/requests/case/shapes.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

/** 'Fertig: Fenster, 2 Stunden, 189 €'. */
export const jobWords = ({ hours, cents, request }: Job & { request: StoredRequest }): string =>
  texts.job(
    [
      shownValue('service', request.service ?? 'sonstiges').split(' ')[0],
      hours && dateTexts.hours(hours),
      cents && shortPrice(cents),
    ]
      .filter(Boolean)
      .join(', '),
  );
