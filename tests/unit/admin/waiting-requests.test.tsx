import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { WaitingRequests } from '#admin/dashboard/WaitingRequests.tsx';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import type { CaseState, Waiting } from '#domain/requests/case/shapes.ts';
import { drawn } from '../../support/drawn.ts';

/** Draws the panel with one task. */
async function panel(task: Waiting['requests'][number]['task'], state: Partial<CaseState>): Promise<string> {
  const request = { id: 'x', name: 'Ina Lang', createdAt: '2026-11-01T09:00:00Z' };
  const requests = [{ ...request, task, state: { version: 2, step: 'kontakt', ...state } }];
  const client = new QueryClient();
  client.setQueryData(waitingQuery.queryKey, { waiting: 1, overdue: 0, dates: [], absences: [], requests });
  return drawn(
    <QueryClientProvider client={client}>
      <Router ssrPath="/admin">
        <WaitingRequests />
      </Router>
    </QueryClientProvider>,
  );
}

const moved = { offeredAt: '2026-11-16T09:00:00Z', movedAt: '2026-11-18T09:00:00Z' };
test.each([
  ['an offer', { ...moved, step: 'angebot' }, 'Angebot vom 16.11., noch keine Antwort'],
  ['an answer', { movedAt: moved.movedAt }, 'Seit 18.11. nichts vereinbart'],
  ['a step after an offer', { ...moved, step: 'auftrag' }, 'Seit 18.11. nichts vereinbart'],
])('who is silent since %s is asked or declined from the dashboard, with the day', async (_, state, words) => {
  const html = await panel('ask', state);
  expect(html).toContain(words);
  expect(html).toMatch(/<a [^>]*aria-label="Nachfragen: Ina Lang"/);
  expect(html).toMatch(/<button [^>]*aria-label="Absagen: Ina Lang"/);
});

test('only who is silent is declined from the dashboard', async () => {
  expect(await panel('price', {})).not.toContain('Absagen');
});
