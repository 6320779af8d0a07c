import { oneDoor } from '#http/serve.ts';

export default oneDoor('/api/admin/', [
  [/^absence/, () => import('#admin/absence/absence.server.ts')],
  [/^(contact|customers|dates|photos|reply-templates)/, () => import('#admin/list/request-handlers.server.ts')],
  [/^arrivals/, () => import('#admin/arrivals/arrivals.server.ts')],
  [/^analytics/, () => import('#admin/analytics/analytics.server.ts')],
  [/^(account|recovery-codes|sessions|security-log)/, () => import('#admin/accounts/account.server.ts')],
  [/^(administrators|invitations)/, () => import('#admin/accounts/administrators/administrators.server.ts')],
  [/^backup/, () => import('#admin/backups/backups.server.ts')],
  [/^clean-up/, () => import('#admin/status/clean-up.server.ts')],
  [/^notebook/, () => import('#admin/import/import.server.ts')],
  [/^notifications/, () => import('#admin/notifications/notifications.server.ts')],
  [/^person-data/, () => import('#admin/person-data/person-data.server.ts')],
  [/^push/, () => import('#admin/notifications/push/push.server.ts')],
  [/^seo/, () => import('#admin/seo/seo.server.ts')],
  [/^turnover/, () => import('#admin/dashboard/turnover.server.ts')],
  [/^website/, () => import('#admin/website/website.server.ts')],
]);

// The other doors' addresses are left out, because Netlify does not say which of two functions would answer.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: '/api/admin/*',
  excludedPath: [
    '/api/admin/calendar',
    '/api/admin/invitation',
    '/api/admin/login',
    '/api/admin/logout',
    '/api/admin/new-address',
    '/api/admin/passkey',
    '/api/admin/passkey/*',
    '/api/admin/passkeys',
    '/api/admin/passkeys/*',
    '/api/admin/password-reset',
    '/api/admin/password-reset/*',
    '/api/admin/proof',
    '/api/admin/user',
  ],
};
