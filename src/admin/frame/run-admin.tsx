import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Toaster } from '#shared/ui/toast/Toaster.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { createQueryClient } from './query-client.ts';

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

const area = document.getElementById('area');
if (area) createRoot(area).render(<AdminApp />);
