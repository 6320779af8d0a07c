import { all, attribute, attributesOf, first, sourceOf } from '../site/html.ts';
import { linkTargets } from '../site/references.ts';
import type { Page } from '../site/site.ts';
import { checksOf, type Finding, judgeEach, judgeOne, onEveryPage } from './check.ts';

const NOT_LOCAL =
  'Hier nicht anwendbar: Die Prüfung lief auf Ihrem Rechner, und https gibt es erst auf der veröffentlichten Website. Das zählt nicht als Fehler.';

export const deliveryChecks = checksOf('Technik', {
  https: {
    weight: 6, // Browsers warn of pages without it, and it is a ranking signal.
    title: 'Verschlüsselte Verbindung',
    description: 'Die Website läuft über https, und wer http eintippt, wird dorthin geleitet.',
    advice: 'Schalten Sie bei Ihrem Anbieter „HTTPS erzwingen“ ein.',
    judge({ isLocal, overHttp }) {
      if (isLocal) return { examined: 0, faults: [], note: NOT_LOCAL };
      if (!overHttp) return judgeOne('/', 'Die Website läuft unverschlüsselt über http.');
      // A closed http port counts like a redirect.
      const isSafe = overHttp.problem || overHttp.leavesTo?.startsWith('https:');
      return judgeOne('/', !isSafe && 'Wer die Adresse mit http aufruft, wird nicht zu https geleitet.');
    },
  },
  'mixed-content': {
    weight: 4, // Browsers block such parts; the page looks broken.
    title: 'Unverschlüsselte Inhalte',
    description: 'Bilder, Skripte und Formulare kommen ebenfalls über https. Browser sperren sonst diese Teile.',
    advice: 'Ersetzen Sie in der genannten Adresse „http:“ durch „https:“ oder nehmen Sie eine eigene Datei.',
    judge: onEveryPage((page, { origins }) =>
      loadedBy(page)
        .filter(([, address]) => /^http:\/\//i.test(address) && !address.startsWith(`${origins.own}/`))
        .map(([element, address]) => `Das Element ${element} lädt unverschlüsselt: ${address}`),
    ),
  },
  redirects: {
    weight: 2, // Each detour costs a moment; only loops break a page.
    title: 'Weiterleitungen',
    description: 'Links führen direkt ans Ziel, ohne Umweg über andere Adressen.',
    advice: 'Setzen Sie in den Link gleich die Adresse, bei der die Weiterleitung endet.',
    judge: ({ links, answers }) =>
      judgeEach(linkTargets(links), ({ to }) => {
        const { redirects = [], problem, status = 0 } = answers.get(to) ?? {};
        // 'reachable' and 'dead-links' report loops and dead ends.
        if (redirects.length === 0 || problem || status >= 400) return false;
        const hops = redirects.length;
        return {
          warning:
            hops > 1
              ? `Der Link auf ${to} führt erst nach ${hops} Umwegen ans Ziel.`
              : `Der Link auf ${to} wird nach ${redirects[0]} umgeleitet.`,
        };
      }),
  },
  'security-headers': {
    weight: 3, // Protects visitors; search engines don't count it.
    title: 'Sicherheits-Kopfzeilen',
    description: 'Angaben, mit denen der Server Ihre Besucher vor Missbrauch der Seite schützt.',
    advice: 'Ergänzen Sie die genannte Kopfzeile in netlify.toml unter [[headers]].',
    judge: onEveryPage(headerFindings),
  },
  viewport: {
    weight: 6, // Without it phones show the page tiny, and search engines judge the page on a phone.
    title: 'Darstellung auf dem Handy',
    description: 'Die Seite passt sich der Bildschirmbreite an und lässt sich vergrößern.',
    advice: 'Nötig ist das Meta-Tag „viewport“ mit „width=device-width, initial-scale=1“ und ohne Zoomverbot.',
    judge: onEveryPage(({ document }) => {
      const content = attribute(first(document, 'meta[name="viewport" i]'), 'content');
      if (!content) return 'Das Meta-Tag „viewport“ fehlt.';
      if (!/width\s*=\s*device-width/i.test(content)) {
        return `Das Meta-Tag „viewport“ passt die Seite nicht an den Bildschirm an: ${content}`;
      }
      // WCAG 1.4.4 requires zoom to twice the size.
      const forbidsZoom = /user-scalable\s*=\s*(no|0)\b|maximum-scale\s*=\s*[01](\.|\b)/i.test(content);
      return forbidsZoom && `Das Meta-Tag „viewport“ verbietet das Vergrößern: ${content}`;
    }),
  },
});

/** Lists a page's own requests with the element's name. Links do not count, because a person clicks them. */
function loadedBy({ document }: Page): [element: string, address: string][] {
  const inAttributes = ['src', 'srcset', 'poster', 'data', 'action', 'href'].flatMap((name) =>
    all(document, `[${name}]:not(a, area, link[rel~="canonical" i], link[rel~="alternate" i])`).flatMap((element) =>
      (attribute(element, name) ?? '').split(/[\s,]+/).map((address): [string, string] => [element.name, address]),
    ),
  );
  const styles = [...all(document, 'style').map(sourceOf), ...attributesOf(document, '[style]', 'style')];
  const inStyles = styles
    .flatMap((css) => [...css.matchAll(/(?:url\(\s*|@import\s+)["']?(http:\/\/[^"')\s]+)/gi)])
    .map(([, address = '']): [string, string] => ['style', address]);
  return [...inAttributes, ...inStyles];
}

/** The headers of every page, with the values that protect. */
const SECURITY_HEADERS = [
  ['Strict-Transport-Security', /max-age=(?!0\b)\d+/i],
  ['X-Content-Type-Options', /^nosniff$/i],
  ['Referrer-Policy', /^(?!.*unsafe-url)./i],
  ['Permissions-Policy', /./],
] as const;

/** Judges the headers on this machine, too, because the local server sends those of netlify.toml. */
function headerFindings({ answer: { headers }, document }: Page): Finding[] {
  const policy = headers.get('content-security-policy') ?? '';
  const metas = attributesOf(document, 'meta[http-equiv="content-security-policy" i]', 'content');
  const scriptRules = [policy, ...metas].flatMap(
    (text) => /(?:^|;)\s*script-src\s[^;]*/i.exec(text) ?? /(?:^|;)\s*default-src\s[^;]*/i.exec(text) ?? [],
  );
  // A hash or nonce makes browsers ignore 'unsafe-inline'; of several policies the strictest counts.
  const isOpen = (rule: string) => /'unsafe-inline'/.test(rule) && !/'(sha\d+|nonce)-/.test(rule);
  return [
    ...SECURITY_HEADERS.map(([name, isStrong]): Finding => {
      const value = headers.get(name);
      if (value === null) return `Die Kopfzeile ${name} fehlt.`;
      return !isStrong.test(value) && { warning: `Die Kopfzeile ${name} schützt so nicht: ${value}` };
    }),
    // Browsers ignore frame-ancestors in a meta element. X-Frame-Options is for older browsers.
    !/frame-ancestors\s/i.test(policy) &&
      'Die Kopfzeile Content-Security-Policy verbietet fremden Seiten nicht, Ihre Seite einzubetten (frame-ancestors).',
    !headers.has('x-frame-options') && { warning: 'Die Kopfzeile X-Frame-Options fehlt.' },
    scriptRules.length === 0 && 'Keine Content-Security-Policy regelt, welche Skripte laufen dürfen.',
    scriptRules.length > 0 &&
      scriptRules.every(isOpen) && {
        warning: "Die Content-Security-Policy erlaubt beliebige Skripte ('unsafe-inline').",
      },
  ];
}
