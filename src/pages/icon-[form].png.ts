import type { APIRoute } from 'astro';
import { siteIcon } from '#site/files/site-icon.ts';

const forms = {
  192: { size: 192 },
  512: { size: 512 },
  // The inner 80 % survive every shape of phone icons.
  maskable: { size: 512, margin: 0.22, ground: '#ffffff' },
};

export const getStaticPaths = () => Object.entries(forms).map(([form, props]) => ({ params: { form }, props }));

export const GET: APIRoute<(typeof forms)[keyof typeof forms]> = async ({ props }) =>
  new Response(await siteIcon(props));
