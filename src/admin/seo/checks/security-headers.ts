import { all, attribute } from '../site/html.ts';
import type { Page } from '../site/site.ts';
import { error, type Fault, warning } from './check.ts';
import { deliveryFaults as say } from './delivery-texts.ts';

/** Headers that every page carries, and what makes their value worth something. */
const HEADERS: readonly (readonly [string, RegExp])[] = [
  ['Strict-Transport-Security', /max-age=(?!0\b)\d+/i],
  ['X-Content-Type-Options', /^nosniff$/i],
  ['Referrer-Policy', /^(?!.*unsafe-url)./i],
  ['Permissions-Policy', /./],
];

/**
 * The headers are judged on this machine too: the local server sends what netlify.toml says, as the published site
 * does.
 */
export function securityHeaderFaults({ path, answer, document }: Page): Fault[] {
  const { headers } = answer;
  const plain = HEADERS.flatMap(([name, isStrong]) => {
    const value = headers.get(name);
    if (value === null) return [error(path, say.missingHeader(name))];
    return isStrong.test(value) ? [] : [warning(path, say.weakHeader(name, value))];
  });
  const policies = [
    headers.get('content-security-policy') ?? '',
    ...all(document, 'meta[http-equiv="content-security-policy" i]').map((meta) => attribute(meta, 'content') ?? ''),
  ];
  return [...plain, ...frameFaults(path, headers), ...scriptPolicyFaults(path, policies)];
}

/** Browsers read `frame-ancestors` in the header only; X-Frame-Options is for those too old to know it. */
function frameFaults(path: string, headers: Headers): Fault[] {
  const isGuarded = /frame-ancestors\s/i.test(headers.get('content-security-policy') ?? '');
  return [
    ...(isGuarded ? [] : [error(path, say.noFramePolicy)]),
    ...(headers.has('x-frame-options') ? [] : [warning(path, say.missingHeader('X-Frame-Options'))]),
  ];
}

function scriptPolicyFaults(path: string, policies: string[]): Fault[] {
  const rules = policies.flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim());
    const rule =
      directives.find((text) => /^script-src\s/i.test(text)) ?? directives.find((text) => /^default-src\s/i.test(text));
    return rule ? [rule] : [];
  });
  if (rules.length === 0) return [error(path, say.noScriptPolicy)];
  // A hash or nonce makes browsers ignore 'unsafe-inline'; of several policies the strictest rules.
  const isOpen = (rule: string) => /'unsafe-inline'/.test(rule) && !/'(sha\d+|nonce)-/.test(rule);
  return rules.every(isOpen) ? [warning(path, say.unsafeScripts)] : [];
}
