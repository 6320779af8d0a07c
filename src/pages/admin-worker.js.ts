import worker from '#admin/notifications/push/worker/run-worker.ts?bundled';

/** The admin area's service worker; at the root, because its scope is /admin. */
export const GET = () => new Response(worker, { headers: { 'content-type': 'text/javascript' } });
