import { business } from '#content/business.ts';

/** What a phone needs to keep the site on its home screen. The icons' endpoints lie in src/pages. */
export const webManifest = () => ({
  name: business.company,
  short_name: business.shortName,
  description: business.scope,
  lang: 'de',
  start_url: '/',
  display: 'browser',
  theme_color: '#0a5568',
  background_color: '#ffffff',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
