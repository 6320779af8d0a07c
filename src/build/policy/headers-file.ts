import { inlineHashes, pagePolicy, unionOf } from './page-policy.ts';

/** A page as it was built: its place among the published files ('faq.html') and its text. */
export interface BuiltPage {
  file: string;
  html: string;
}

/** A picture or a script that somebody opens as a page of its own may do nothing there. */
const POLICY_OF_FILES = "default-src 'none';frame-ancestors 'none'";

/** A script at the top is a service worker: the browser asks its policy before it loads a notification's icon. */
const POLICY_OF_WORKERS = "default-src 'none';img-src 'self';frame-ancestors 'none'";
const policyOfFile = (address: string) => (address.endsWith('.js') ? POLICY_OF_WORKERS : POLICY_OF_FILES);

/**
 * Netlify's _headers file with the Content-Security-Policy of each page, under every address that shows it.
 *
 * Any other address shows the page for what is not there, so the rule for all addresses has to allow that page's
 * scripts. Netlify's documentation does not say what a browser gets where two rules set one header: the later rule's,
 * or both (then what both allow is allowed). Therefore the rule for all addresses allows the scripts of every page,
 * and nothing more: either way each page has what it needs, and no page anything that is not the site's own.
 * @param others where there is no page ('/robots.txt', '/_astro/*'): a shorter policy, on every picture and font.
 * @param more further headers of a page.
 */
export function headersFile(
  pages: readonly BuiltPage[],
  others: readonly string[],
  more: (file: string) => Record<string, string> = () => ({}),
): string {
  const known = pages.map(({ file, html }) => ({ file, hashes: inlineHashes(html) }));
  const rules = [
    rule('/*', pagePolicy(unionOf(known.map(({ hashes }) => hashes)))),
    ...others.map((address) => rule(address, policyOfFile(address))),
    ...known.flatMap(({ file, hashes }) =>
      addressesOf(file).map((address) => rule(address, pagePolicy(hashes), more(file))),
    ),
  ];
  return `${rules.join('\n')}\n`;
}

const rule = (address: string, policy: string, more: Record<string, string> = {}) =>
  [
    address,
    ...Object.entries({ 'Content-Security-Policy': policy, ...more }).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n');

/** '/faq' and '/faq.html' for faq.html; Netlify's rules make no difference for a slash at the end. */
const addressesOf = (file: string) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, `/${file}`];
