import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { LateToaster, loadToaster } from '#shared/ui/toast/LateToaster.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { createQueryClient } from './query-client.ts';

function AdminApp() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Router base="/admin">
        <AdminRoutes />
      </Router>
      <LateToaster />
    </QueryClientProvider>
  );
}

const area = document.getElementById('area');
if (area) createRoot(area).render(<AdminApp />);
// Ahead of the first toast, because that may say that the network is away; after the page, which does not wait for it.
(window.requestIdleCallback ?? setTimeout)(() => loadToaster().catch(() => undefined));
