import type { APIRoute } from 'astro';
import { type PublicPage, publicPages } from '#content/pages.ts';
import * as firm from '#facts/firm.ts';
import { socialPicture } from '#site/files/social-picture-loader.ts';
import { socialPictureName } from '#site/head/business-node.ts';

export const getStaticPaths = () =>
  publicPages.map((page) => ({ params: { page: socialPictureName(page) }, props: page }));

export const GET: APIRoute<PublicPage> = async ({ props: { picture, headline, name } }) =>
  new Response(await socialPicture({ picture, headline: headline ?? name, company: firm.company }));
