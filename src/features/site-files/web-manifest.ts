import { business } from '#content/business.ts';
import { siteFileTexts } from './texts.ts';

const LOOK = {
  theme_color: '#0a5568',
  background_color: '#ffffff',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** What a phone needs to keep the site on its home screen. The icons' endpoints lie in src/pages. */
export const webManifest = () => ({
  name: business.company,
  short_name: business.shortName,
  description: business.scope,
  lang: 'de',
  start_url: '/',
  display: 'browser',
  ...LOOK,
});

/**
 * The admin area as an app of its own: an iPhone tells only of what lies on its home screen. The public site's manifest
 * leaves that area out of its app by being none ('browser').
 */
export const adminManifest = () => ({
  id: '/admin',
  name: siteFileTexts.adminApp(business.shortName),
  short_name: siteFileTexts.adminAppShort,
  lang: 'de',
  start_url: '/admin/contacts',
  scope: '/admin',
  display: 'standalone',
  ...LOOK,
});
