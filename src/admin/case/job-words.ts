import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import type { Job } from '#domain/requests/case/shapes.ts';
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
