import { inlineHashes, pagePolicy, unionOf } from './page-policy.ts';

export interface BuiltPage {
  file: string;
  html: string;
}

/** The policy of a picture or script that somebody opens as a page of its own: it may do nothing. */
const POLICY_OF_FILES = "default-src 'none';frame-ancestors 'none'";

/** Service workers lie at the top. The browser asks their policy before it loads a notification's icon. */
const POLICY_OF_WORKERS = "default-src 'none';img-src 'self';frame-ancestors 'none'";
const policyOfFile = (address: string) => (address.endsWith('.js') ? POLICY_OF_WORKERS : POLICY_OF_FILES);

/**
 * Makes Netlify's _headers file. Every other address shows the 404 page, and Netlify does not document a header set by
 * two rules: so the rule for all allows every page's scripts. `others` have no page ('/robots.txt', '/_astro/*').
 */
export function headersFile(pages: readonly BuiltPage[], others: readonly string[]): string {
  const known = pages.map(({ file, html }) => ({ file, hashes: inlineHashes(html) }));
  const rules = [
    rule('/*', pagePolicy(unionOf(known.map(({ hashes }) => hashes)))),
    ...others.map((address) => rule(address, policyOfFile(address))),
    ...known.flatMap(({ file, hashes }) => addressesOf(file).map((address) => rule(address, pagePolicy(hashes)))),
  ];
  return `${rules.join('\n')}\n`;
}

const rule = (address: string, policy: string) => `${address}\n  Content-Security-Policy: ${policy}`;

/** Returns '/faq' and '/faq.html' for faq.html. Netlify's rules ignore a slash at the end. */
const addressesOf = (file: string) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, `/${file}`];
