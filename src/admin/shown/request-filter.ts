import type { ServiceKind } from '#content/service-kinds.ts';
import { STEPS } from '#content/steps.ts';

export interface RequestFilter {
  search: string;
  service: ServiceKind | '';
  state: StateFilter | '';
  /** The first and last day of arrival in Germany: '2026-03-02'. */
  from: string;
  to: string;
}

export const STATE_FILTERS = ['waiting', 'overdue', 'dated', ...STEPS] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const NO_FILTER: RequestFilter = { search: '', service: '', state: '', from: '', to: '' };

export const isFiltering = (filter: RequestFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '');

/** The states that the owner opens daily. */
export const CHIPS = ['waiting', 'dated', 'angebot'] as const;

export const isSearching = ({ search }: Pick<RequestFilter, 'search'>): boolean => search.trim() !== '';

export const isByArrival = (filter: RequestFilter) =>
  !isSearching(filter) && !['waiting', 'overdue', 'dated'].includes(filter.state);
