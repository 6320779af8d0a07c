import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from 'wouter';
import { Toaster } from '#shared/ui/toast/Toaster.tsx';
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
      <Toaster />
    </QueryClientProvider>
  );
}
