import { expect } from 'vitest';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { CaseEvent, NewEntry, Waiting } from '#domain/requests/case/shapes.ts';
import type { RequestPage, StoredRequest, SuspectsPage } from '#domain/requests/shapes.ts';
import { api } from './api/api.ts';
import { aRequest } from './factories.ts';
import { type Call, invoke } from './invoke.ts';

/** Sends a request as a visitor. Returns its id. */
export async function sendRequest(fields: Parameters<typeof aRequest>[0] = {}): Promise<string> {
  const answer = await invoke(api, '/api/contact', { body: aRequest(fields) });
  return ((await answer.json()) as { id: string }).id;
}

/** Returns a new entry's number, and expects success. */
export async function numberIn(answer: Response): Promise<number> {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { number: number }).number;
}

/** Makes the owner's inbox over the API. Reads the session's cookie at each call. */
export function ownersInbox(cookie: () => string) {
  const ask = (path: string, call: Call = {}) =>
    invoke(api, `/api/admin/contact${path}`, { cookie: cookie(), ...call });
  const read = async <T>(path: string) => (await (await ask(path)).json()) as T;
  return {
    ask,
    read,
    enter: (id: string, body: NewEntry) => ask(`/${id}/history`, { body }),
    setDate: (id: string, { hours, ...date }: NextDate & { cents?: number }, before = 0) =>
      ask(`/${id}/date/${before}`, { method: 'PUT', body: { ...date, ...(hours && { hours: String(hours) }) } }),
    removeDate: (id: string, before: number) => ask(`/${id}/date/${before}`, { method: 'DELETE' }),
    remove: (id: string) => ask(`/${id}`, { method: 'DELETE' }),
    history: (id: string) => read<CaseEvent[]>(`/${id}/history`),
    all: () => read<StoredRequest[]>('?all=true'),
    page: (query: string) => read<RequestPage>(`?limit=20&${query}`),
    own: (id: string) => read<Record<'requests' | 'alike', StoredRequest[]>>(`/${id}`),
    suspects: async (search = '') => {
      const answer = await ask('-suspects/search', { body: { page: 1, search } });
      return ((await answer.json()) as SuspectsPage).suspects;
    },
    waiting: () => read<Waiting>('-waiting'),
  };
}
