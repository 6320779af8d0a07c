import { business } from '#content/business.ts';
import { robotsTxt } from '#site/files/robots-txt.ts';

export const GET = () => new Response(robotsTxt(business.siteUrl));
