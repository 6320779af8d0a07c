import type { ServiceKind } from '#content/service-kinds.ts';
import { STEPS } from '#content/steps.ts';

export interface RequestFilter {
  search: string;
  service: ServiceKind | '';
  state: StateFilter | '';
}

export const STATE_FILTERS = ['waiting', 'overdue', 'dated', ...STEPS] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const NO_FILTER: RequestFilter = { search: '', service: '', state: '' };

export const isFiltering = (filter: RequestFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '');

export const CHIPS = ['waiting', 'dated', 'angebot'] as const;

export const isSearching = ({ search }: Pick<RequestFilter, 'search'>): boolean => search.trim() !== '';
