import type { CaseState } from '#domain/requests/case/shapes.ts';
import type { NextDate } from '#domain/requests/dates/shapes.ts';

/** A job to finish: its request's id, name and version, its date, service and price. */
export interface FinishedJob {
  id: string;
  name: string;
  version: number;
  date: NextDate;
  service?: string | undefined;
  cents?: number | undefined;
}

interface Request extends Pick<FinishedJob, 'id' | 'name' | 'service'> {
  place?: string | undefined;
  state?: CaseState | undefined;
}

/** The job that is next at a request. */
export const jobOf = ({ id, name, service, place, state }: Request): FinishedJob => ({
  id,
  name,
  service,
  version: state?.version ?? 0,
  date: { what: 'arbeit', day: '', place: state?.address?.text ?? place, ...state?.date },
  cents: state?.priceCents,
});
