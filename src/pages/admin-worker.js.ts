import worker from '#admin/notifications/push/worker/run-worker.ts?bundled';

/** The admin area's service worker: at the top, so that its scope may be /admin. */
export const GET = () => new Response(worker, { headers: { 'content-type': 'text/javascript' } });
