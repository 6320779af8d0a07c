import {
  KIB,
  SEO_COMPRESS_FROM_BYTES,
  SEO_CSS_BYTES,
  SEO_HASHED_FILE_CACHE_MIN_S,
  SEO_HTML_BYTES,
  SEO_PAGE_CACHE_MAX_S,
  SEO_PICTURE_BYTES,
  SEO_RESPONSE_MS,
  SEO_SCRIPT_BYTES,
} from '#config/limits.ts';
import { all, sourceOf } from '../site/html.ts';
import { filesOf, filesOfPages } from '../site/references.ts';
import type { Answer, Page, Site } from '../site/site.ts';
import { checksOf, type Finding, judgeEach, onEveryPage, together } from './check.ts';

const size = (bytes: number) => `${Math.round(bytes / KIB).toLocaleString('de-DE')} KB`;
const seconds = (ms: number) => `${(ms / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} Sekunden`;

const tooMuch = (value: number, { warn, fail }: { warn: number; fail: number }, sentence: string): Finding =>
  value >= fail ? sentence : value >= warn && { warning: sentence };

export const speedChecks = checksOf('Leistung', {
  'html-weight': {
    weight: 2, // The browser loads it first. It is large only by mistake.
    title: 'Größe der Seiten',
    description: `Der Text einer Seite samt Gerüst bleibt unter ${size(SEO_HTML_BYTES.warn)}.`,
    advice: 'Teilen Sie sehr lange Seiten auf oder entfernen Sie eingebettete Daten.',
    judge: onEveryPage((page) => {
      // Styles and scripts in the page count in their own checks.
      const bytes = page.answer.bytes - inlineBytes(page, 'style') - inlineBytes(page, 'script');
      return tooMuch(bytes, SEO_HTML_BYTES, `Die Seite ist mit ${size(bytes)} sehr groß.`);
    }),
  },
  'css-weight': {
    weight: 2, // Delays the first paint.
    title: 'Größe der Gestaltung',
    description: `Die Gestaltung (CSS) einer Seite bleibt unter ${size(SEO_CSS_BYTES.warn)}. Vorher zeigt der Browser nichts.`,
    advice: 'Entfernen Sie ungenutzte Gestaltungsregeln und eingebettete Schriften oder Bilder.',
    judge: onEveryPage((page, site) => {
      const bytes = allBytes(page, site, 'style');
      return tooMuch(bytes, SEO_CSS_BYTES, `Die Gestaltung der Seite ist mit ${size(bytes)} sehr groß.`);
    }),
  },
  'script-weight': {
    weight: 3, // The costliest bytes on a simple phone.
    title: 'Größe der Skripte',
    description: `Was eine Seite sofort an Programmen lädt, bleibt unter ${size(SEO_SCRIPT_BYTES.warn)}.`,
    advice: 'Laden Sie Skripte erst, wenn sie gebraucht werden, und verzichten Sie auf große Bibliotheken.',
    judge: onEveryPage((page, site) => {
      const bytes = allBytes(page, site, 'script');
      return tooMuch(bytes, SEO_SCRIPT_BYTES, `Die Seite lädt sofort ${size(bytes)} Skript.`);
    }),
  },
  'picture-weight': {
    weight: 4, // The most frequent reason for a slow page.
    title: 'Größe der Bilder',
    description: `Kein Bild ist schwerer als ${size(SEO_PICTURE_BYTES.warn)}. Große Bilder machen Seiten am häufigsten langsam.`,
    advice: 'Verkleinern Sie das Bild und speichern Sie es als AVIF oder WebP.',
    judge: (site) =>
      judgeEach(filesOfPages(site, ['picture']), ({ file }) => {
        const bytes = site.answers.get(file)?.bytes ?? 0;
        return tooMuch(bytes, SEO_PICTURE_BYTES, `Das Bild ${file} ist mit ${size(bytes)} zu groß.`);
      }),
  },
  'response-time': {
    weight: 4, // Everything else waits for it.
    title: 'Antwortzeit',
    description: `Der Server beginnt in weniger als ${seconds(SEO_RESPONSE_MS.warn)} zu antworten.`,
    advice: 'Prüfen Sie noch einmal zu einer anderen Zeit. Bleibt es langsam, fragen Sie Ihren Anbieter.',
    judge: onEveryPage(({ answer: { waitMs } }) =>
      tooMuch(waitMs, SEO_RESPONSE_MS, `Der Server brauchte ${seconds(waitMs)} bis zur Antwort.`),
    ),
  },
  compression: {
    weight: 3, // One setting saves two thirds of the bytes.
    title: 'Komprimierung',
    description: 'Seiten, Skripte und Gestaltung werden gepackt übertragen und sind so etwa ein Drittel so groß.',
    advice: 'Schalten Sie beim Anbieter die Komprimierung (Brotli oder gzip) ein.',
    judge(site) {
      const files = filesOfPages(site, ['style', 'script', 'picture', 'other']);
      const answers = [...site.pages.map(({ answer }) => answer), ...files.map(({ file }) => site.answers.get(file))];
      const texts = answers.filter((answer) => answer !== undefined).filter(isLongText);
      return judgeEach(texts, ({ bytes, headers }) => {
        const isCompressed = /\b(br|gzip|zstd|deflate)\b/.test(headers.get('content-encoding') ?? '');
        return !isCompressed && `Wird ungepackt übertragen (${size(bytes)}).`;
      });
    },
  },
  caching: {
    weight: 2, // Only later visits become faster.
    title: 'Zwischenspeicher',
    description: 'Seiten werden jedes Mal auf Neues geprüft, unveränderliche Dateien dagegen lange aufgehoben.',
    advice: 'Die Angaben zu Cache-Control stehen in netlify.toml unter [[headers]].',
    judge: ({ pages, answers }) =>
      together(
        judgeEach(pages, ({ answer }) => {
          const value = answer.headers.get('cache-control');
          if (value === null) return 'Die Kopfzeile Cache-Control fehlt.';
          const isAskedAgain = /\bno-(cache|store)\b/i.test(value) || maxAgeOf(value) <= SEO_PAGE_CACHE_MAX_S;
          return !isAskedAgain && `Die Seite wird zu lange aufgehoben, Änderungen kommen spät an: ${value}`;
        }),
        // Only in Astro's build folder does a file's name change with its content.
        judgeEach(
          [...answers.values()].filter(({ path }) => path.startsWith('/_astro/')),
          ({ status, headers }) => {
            const value = headers.get('cache-control') ?? 'keine Angabe';
            const isKept = status !== 200 || maxAgeOf(value) >= SEO_HASHED_FILE_CACHE_MIN_S;
            return !isKept && `Die unveränderliche Datei wird nicht lange genug aufgehoben: ${value}`;
          },
        ),
      ),
  },
});

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;

const isLongText = ({ status, bytes, headers }: Answer) =>
  status === 200 && bytes >= SEO_COMPRESS_FROM_BYTES && TEXT.test(headers.get('content-type') ?? '');

/** Counts files and inline parts. */
function allBytes(page: Page, { origins, answers }: Site, kind: 'style' | 'script'): number {
  const files = filesOf(page.document, page.path, origins).filter((file) => file.kind === kind);
  const paths = [...new Set(files.map(({ path }) => path))];
  return paths.reduce((sum, file) => sum + (answers.get(file)?.bytes ?? 0), inlineBytes(page, kind));
}

/** Counts inline bytes without JSON data. */
const inlineBytes = ({ document }: Page, element: 'style' | 'script'): number =>
  new TextEncoder().encode(all(document, `${element}:not([type*="json" i])`).map(sourceOf).join('')).length;

const maxAgeOf = (value: string) => Number(/max-age\s*=\s*(\d+)/i.exec(value)?.[1] ?? 0);
