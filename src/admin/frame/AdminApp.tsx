import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from 'wouter';
import { LateToaster } from '#shared/ui/toast/LateToaster.tsx';
import { PlainToaster } from '#shared/ui/toast/PlainToaster.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { createQueryClient } from './query-client.ts';

/** The admin area: one island on every static shell under /admin. */
export function AdminApp() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Router base="/admin">
        <AdminRoutes />
      </Router>
      <LateToaster otherwise={PlainToaster} />
    </QueryClientProvider>
  );
}
