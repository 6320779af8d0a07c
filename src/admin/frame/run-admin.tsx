import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { holdCalls } from '#admin/sign-in/held-calls.ts';
import { isSessionEnded } from '#admin/sign-in/session-queries.ts';
import { QUERY_FRESH_MS, QUERY_REFETCH_MS } from '#config/limits.ts';
import { Toaster } from '#shared/ui/toast/Toaster.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';

/** The admin area: one island on every static shell under /admin. */
function AdminApp() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Router base="/admin">
        <AdminRoutes />
      </Router>
      <Toaster />
    </QueryClientProvider>
  );
}

/**
 * Creates the admin area's cache (Spec §7): fresh for 10 s, refetched on focus and every 30 s while visible, without
 * retries. A 401 ends the session: the guard shows the login, and the call waits for it. Calls run offline, too, because
 * a failure with a retry is clearer than endless waiting.
 */
function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH_MS,
        refetchInterval: QUERY_REFETCH_MS,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  holdCalls(() => isSessionEnded(client));
  return client;
}

const area = document.getElementById('area');
if (area) createRoot(area).render(<AdminApp />);
