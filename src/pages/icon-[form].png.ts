import type { APIRoute } from 'astro';
import { siteIcon } from '#site/files/site-icon.ts';

const forms = {
  192: { size: 192 },
  512: { size: 512 },
  // Phones may crop everything outside the inner 80 %.
  maskable: { size: 512, margin: 0.22, ground: '#ffffff' },
};

export const getStaticPaths = () => Object.entries(forms).map(([form, props]) => ({ params: { form }, props }));

export const GET: APIRoute<(typeof forms)[keyof typeof forms]> = async ({ props }) =>
  new Response(await siteIcon(props));
