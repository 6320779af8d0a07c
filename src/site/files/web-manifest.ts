import { business } from '#content/business.ts';
import { siteFileTexts } from './texts.ts';

/**
 * The admin area as an app of its own: an iPhone tells only of what lies on its home screen. The public site is
 * no app and has none.
 */
export const adminManifest = () => ({
  id: '/admin',
  name: siteFileTexts.adminApp(business.shortName),
  short_name: siteFileTexts.adminAppShort,
  lang: 'de',
  start_url: '/admin/contacts',
  scope: '/admin',
  display: 'standalone',
  theme_color: '#0a5568',
  background_color: '#ffffff',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
