import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { shortPrice } from '#domain/requests/case/price.ts';
import type { Job } from '#domain/requests/case/shapes.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

type Work = Pick<Job, 'hours'> & { request: Pick<StoredRequest, 'service'> };

/** 'Fertig: Fenster, 2 Stunden, 189 €'. */
export const jobWords = (job: Work & Pick<Job, 'cents'>): string =>
  texts.job([workOf(job), job.cents && shortPrice(job.cents)].filter(Boolean).join(', '));

export const workOf = ({ hours, request }: Work): string =>
  [shownValue('service', request.service ?? 'sonstiges').split(' ')[0], hours && dateTexts.hours(hours)]
    .filter(Boolean)
    .join(', ');
