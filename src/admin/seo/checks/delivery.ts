import { all, attribute, sourceOf } from '../site/html.ts';
import type { Page, Site } from '../site/site.ts';
import { checksOf, error, type Fault, onEveryPage, type Verdict, warning } from './check.ts';
import { deliveryTexts, deliveryFaults as say } from './delivery-texts.ts';
import { securityHeaderFaults } from './security-headers.ts';
import { categories } from './texts.ts';

/** How the pages come to the visitor. */
export const deliveryChecks = checksOf(categories.technology, deliveryTexts, {
  https: judgeHttps,
  'mixed-content': onEveryPage(mixedContentFaults),
  redirects: judgeRedirects,
  'security-headers': onEveryPage(securityHeaderFaults),
  viewport: onEveryPage(viewportFaults),
});

function judgeHttps({ origins, isLocal, overHttp }: Site): Verdict {
  if (isLocal) return { examined: 0, faults: [], note: say.notOnLocalMachine };
  if (!overHttp) return { examined: 1, faults: [error('/', say.notHttps)] };
  // A port that is closed to http is as good as a redirect.
  const target = overHttp.problem ? origins.own : overHttp.leavesTo;
  return { examined: 1, faults: target?.startsWith('https:') ? [] : [error('/', say.httpStaysHttp)] };
}

/** What a page loads or where it sends to, by element. Links that a person clicks are no part of the page. */
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
  const targets = new Map(links.map(({ from, path }) => [`${from} ${path}`, { from, path }]));
  const faults = [...targets.values()].flatMap(({ from, path }) => {
    const answer = answers.get(path);
    const [hop] = answer?.redirects ?? [];
    // A circle is said once, where reachability is judged.
    // Where it ends in nothing, the link is dead, and that is said there.
    if (!answer || !hop || answer.problem || answer.status >= 400) return [];
    if (answer.redirects.length > 1) return [warning(from, say.redirectChain(path, answer.redirects.length))];
    return [warning(from, say.redirected(path, hop.to))];
  });
  return { examined: targets.size, faults };
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
