import { dateTexts } from '#domain/jobs/dates/texts.ts';
import type { Job } from '#domain/requests/case/shapes.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

type Work = Pick<Job, 'hours'> & { request: Pick<StoredRequest, 'service'> };

export const workOf = ({ hours, request }: Work): string =>
  [shownValue('service', request.service ?? 'sonstiges').split(' ')[0], hours && dateTexts.hours(hours)]
    .filter(Boolean)
    .join(', ');
