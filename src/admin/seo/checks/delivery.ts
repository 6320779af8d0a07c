import { all, attribute, sourceOf } from '../site/html.ts';
import { linkTargets } from '../site/references.ts';
import type { Page, Site } from '../site/site.ts';
import { checksOf, error, type Fault, judgeEach, judgeOne, onEveryPage, type Verdict, warning } from './check.ts';
import { deliveryTexts, deliveryFaults as say } from './delivery-texts.ts';
import { categories } from './texts.ts';

/** How pages reach the visitor. */
export const deliveryChecks = checksOf(categories.technology, deliveryTexts, {
  https: judgeHttps,
  'mixed-content': onEveryPage(mixedContentFaults),
  redirects: judgeRedirects,
  'security-headers': onEveryPage(securityHeaderFaults),
  viewport: onEveryPage(viewportFaults),
});

function judgeHttps({ origins, isLocal, overHttp }: Site): Verdict {
  if (isLocal) return { examined: 0, faults: [], note: say.notOnLocalMachine };
  if (!overHttp) return judgeOne(error('/', say.notHttps));
  // A port that is closed to http is as good as a redirect.
  const target = overHttp.problem ? origins.own : overHttp.leavesTo;
  return target?.startsWith('https:') ? judgeOne() : judgeOne(error('/', say.httpStaysHttp));
}

/** The attributes of a page that load or send something. Links do not count, because a person clicks them. */
const LOADED = [
  ['img, script, iframe, source, video, audio, embed, track, input[type="image"]', 'src'],
  ['img, source', 'srcset'],
  ['video', 'poster'],
  ['object', 'data'],
  ['form', 'action'],
  ['link[rel~="stylesheet" i], link[rel~="icon" i], link[rel~="preload" i], link[rel~="modulepreload" i]', 'href'],
] as const;

function mixedContentFaults({ path, document }: Page, { origins }: Site): Fault[] {
  const isInsecure = (address: string) => /^http:\/\//i.test(address) && !address.startsWith(`${origins.own}/`);
  const fault = (element: string, address: string) => error(path, say.insecure(element, address));
  const inAttributes = LOADED.flatMap(([selector, name]) =>
    all(document, selector).flatMap((element) =>
      (attribute(element, name) ?? '')
        .split(/[\s,]+/)
        .filter(isInsecure)
        .map((address) => fault(element.name, address)),
    ),
  );
  const styles = [
    ...all(document, 'style').map(sourceOf),
    ...all(document, '[style]').map((element) => attribute(element, 'style') ?? ''),
  ];
  const inStyles = styles
    .flatMap((css) => [...css.matchAll(/(?:url\(\s*|@import\s+)["']?(http:\/\/[^"')\s]+)/gi)])
    .flatMap(([, address = '']) => (isInsecure(address) ? [fault('style', address)] : []));
  return [...inAttributes, ...inStyles];
}

function judgeRedirects({ links, answers }: Site): Verdict {
  return judgeEach(linkTargets(links), ({ from, path }) => {
    const answer = answers.get(path);
    const [hop] = answer?.redirects ?? [];
    // Circles and dead ends are faults of 'reachable' and 'dead-links'.
    if (!answer || !hop || answer.problem || answer.status >= 400) return [];
    if (answer.redirects.length > 1) return [warning(from, say.redirectChain(path, answer.redirects.length))];
    return [warning(from, say.redirected(path, hop.to))];
  });
}

function viewportFaults({ path, document }: Page): Fault[] {
  const content = attribute(all(document, 'meta[name="viewport" i]')[0], 'content');
  if (!content) return [error(path, say.noViewport)];
  if (!/width\s*=\s*device-width/i.test(content)) return [error(path, say.fixedViewport(content))];
  const largest = /maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1];
  // WCAG 2.2, 1.4.4: twice the size must be possible.
  const forbidsZoom = /user-scalable\s*=\s*(no|0)\b/i.test(content) || (largest !== undefined && Number(largest) < 2);
  return forbidsZoom ? [error(path, say.noZoom(content))] : [];
}

/** The headers of every page, with the values that protect. */
const SECURITY_HEADERS: readonly (readonly [string, RegExp])[] = [
  ['Strict-Transport-Security', /max-age=(?!0\b)\d+/i],
  ['X-Content-Type-Options', /^nosniff$/i],
  ['Referrer-Policy', /^(?!.*unsafe-url)./i],
  ['Permissions-Policy', /./],
];

/** Judges the headers on this machine, too, because the local server sends what netlify.toml says. */
function securityHeaderFaults({ path, answer, document }: Page): Fault[] {
  const { headers } = answer;
  const plain = SECURITY_HEADERS.flatMap(([name, isStrong]) => {
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

/** Reads `frame-ancestors` in the header only, as browsers do; X-Frame-Options is for older ones. */
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
  // A hash or nonce makes browsers ignore 'unsafe-inline'; of several policies the strictest counts.
  const isOpen = (rule: string) => /'unsafe-inline'/.test(rule) && !/'(sha\d+|nonce)-/.test(rule);
  return rules.every(isOpen) ? [warning(path, say.unsafeScripts)] : [];
}
