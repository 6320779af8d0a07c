import { adminTexts } from '#admin/frame/texts.ts';
import * as firm from '#facts/firm.ts';

/** Makes the admin area an app, because an iPhone shows pushes only of apps on its home screen. */
export const GET = () =>
  Response.json({
    id: '/admin',
    name: `${firm.shortName}: ${adminTexts.area}`,
    // 12 characters fit under an icon.
    short_name: adminTexts.bar.requests,
    lang: 'de',
    start_url: '/admin/contacts?state=waiting',
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
