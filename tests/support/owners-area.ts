import { beforeEach, expect } from 'vitest';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { CaseEvent, NewEntry, Waiting } from '#domain/requests/case/shapes.ts';
import type { RequestPage, StoredRequest, SuspectsPage } from '#domain/requests/shapes.ts';
import { loggedIn, theOwner } from './admin.ts';
import { api } from './api/api.ts';
import { testDatabase } from './database.ts';
import { aRequest } from './factories.ts';
import { frozenClock } from './frozen-clock.ts';
import { type Call, invoke } from './invoke.ts';

/** Sends a request as a visitor. */
export const send = (fields: Parameters<typeof aRequest>[0] = {}, more: Call = {}) =>
  invoke(api, '/api/contact', { body: aRequest(fields), ...more });

/** Sends a request as a visitor. Returns its id. */
export const sendRequest = async (fields: Parameters<typeof aRequest>[0] = {}): Promise<string> =>
  (await (await send(fields)).json()).id;

/** Returns a new entry's number, and expects success. */
export async function numberIn(answer: Response): Promise<number> {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { number: number }).number;
}

/**
 * The database and the area of an owner who is logged in before each test of the calling file; `at` freezes the clock
 * before. The inbox's calls go to /api/admin/contact.
 */
export function ownersArea({ at }: { at?: string } = {}) {
  const { db, insert, reset } = testDatabase();
  if (at) beforeEach(() => void frozenClock(at));
  const owner = theOwner(db);
  const ask = (path: string, call: Call = {}) => invoke(api, `/api/admin/${path}`, { ...owner, ...call });
  const read = async (path: string) => (await ask(path)).json();
  return {
    ...{ db, insert, reset, owner, ask, read },
    post: (path: string, body?: object) => ask(path, { method: 'POST', body }),
    put: (path: string, body?: object) => ask(path, { method: 'PUT', body }),
    remove: (path: string) => ask(path, { method: 'DELETE' }),
    /** Freezes the clock there, and logs in anew, because a session ends after a week. */
    goTo: async (moment: string) => {
      frozenClock(moment);
      owner.cookie = await loggedIn(db);
    },
    inbox: ownersInbox((path, call) => ask(`contact${path}`, call)),
  };
}

function ownersInbox(ask: (path: string, call?: Call) => Promise<Response>) {
  const read = async <T>(path: string) => (await (await ask(path)).json()) as T;
  const enter = (id: string, body: NewEntry) => ask(`/${id}/history`, { body });
  const setDate = (id: string, { hours, ...date }: NextDate & { cents?: number }, before = 0) =>
    ask(`/${id}/date/${before}`, { method: 'PUT', body: { ...date, ...(hours && { hours: String(hours) }) } });
  return {
    ...{ ask, read, enter, setDate },
    /** Finishes a job of that day. Returns the number of its end. */
    finish: async (id: string, day: string, cents?: number) => {
      const version = await numberIn(
        await setDate(id, { what: 'arbeit', day, time: '07:00', ...(cents && { cents }) }),
      );
      return numberIn(await enter(id, { kind: 'step', step: 'erledigt', version }));
    },
    removeDate: (id: string, before: number) => ask(`/${id}/date/${before}`, { method: 'DELETE' }),
    remove: (id: string) => ask(`/${id}`, { method: 'DELETE' }),
    history: (id: string) => read<CaseEvent[]>(`/${id}/history`),
    all: () => read<StoredRequest[]>('?all=true'),
    one: async (id: string) => (await read<StoredRequest[]>('?all=true')).find((request) => request.id === id),
    page: (query: string) => read<RequestPage>(`?limit=20&${query}`),
    own: (id: string) => read<Record<'requests' | 'alike', StoredRequest[]>>(`/${id}`),
    suspects: async (search = '', page = 1) =>
      (await (await ask('-suspects/search', { body: { page, search } })).json()) as SuspectsPage,
    waiting: () => read<Waiting>('-waiting'),
  };
}
