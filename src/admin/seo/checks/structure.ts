import { pages as publicPages } from '#content/pages.ts';
import { isPrivate, onSite } from '../site/addresses.ts';
import { all, attribute, first, textOf } from '../site/html.ts';
import { filesOfPages, linkTargets } from '../site/references.ts';
import type { Page, Site } from '../site/site.ts';
import { checksOf, type Finding, judgeEach, judgeOne, onEveryPage, type Verdict } from './check.ts';
import { isFilled, isNode, linkedDataOf, listOf, missingIn, typesOf } from './json-ld.ts';

export const structureChecks = checksOf('Struktur', {
  'dead-links': {
    weight: 5, // A dead end for visitors and crawlers.
    title: 'Tote Links',
    description: 'Jeder Link innerhalb der Website führt auf eine Seite, die es gibt.',
    advice: 'Berichtigen Sie die Adresse des Links oder entfernen Sie ihn.',
    // 'reachable' reports missing answers and those from 500 on.
    judge: ({ links, answers }) =>
      judgeEach(linkTargets(links), ({ to }) => {
        const status = answers.get(to)?.status ?? 0;
        return status >= 400 && status < 500 && `Der Link auf ${to} führt ins Leere (Status ${status}).`;
      }),
  },
  'dead-anchors': {
    weight: 2, // The page opens, but at the wrong place.
    title: 'Sprungmarken',
    description: 'Links zu einem Abschnitt, etwa zum Kontaktformular, finden diesen Abschnitt.',
    advice: 'Der Abschnitt braucht eine id mit genau dem Namen, der im Link hinter # steht.',
    judge({ links, pages, answers }) {
      const known = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
      const withHash = links.filter(({ hash, to }) => hash && !/^(top$|:~:)/.test(hash) && !isPrivate(to));
      const targets = new Map(withHash.map((link) => [`${link.path} ${link.to}#${link.hash}`, link]));
      return judgeEach([...targets.values()], ({ to, hash }) => {
        const anchors = known.get(answers.get(to)?.endsAt ?? to);
        return anchors && !anchors.has(hash) && `Den Abschnitt „#${hash}“ gibt es auf ${to} nicht.`;
      });
    },
  },
  'dead-files': {
    weight: 4, // A missing picture or style sheet is seen at once.
    title: 'Fehlende Dateien',
    description: 'Alle Bilder, Skripte und Gestaltungsdateien, die eine Seite nennt, sind da.',
    advice: 'Legen Sie die genannte Datei an oder berichtigen Sie ihre Adresse auf der Seite.',
    judge: (site) =>
      // The picture for sharing has a check of its own.
      judgeEach(filesOfPages(site, ['style', 'script', 'picture', 'other']), ({ file }) => {
        const { status = 200, problem } = site.answers.get(file) ?? {};
        if (problem === 'network') return `Die Datei ${file} war nicht erreichbar.`;
        return status >= 400 && `Die Datei ${file} fehlt (Status ${status}).`;
      }),
  },
  'open-graph': {
    weight: 2, // Decides how a link looks in a messenger; no effect on search.
    title: 'Vorschau beim Teilen',
    description: 'Titel, Text und Adresse, die WhatsApp und soziale Netze zeigen, wenn jemand Ihre Seite verschickt.',
    advice: 'Ergänzen Sie das genannte Open-Graph-Tag im Kopf der Seite.',
    judge: onEveryPage((page) =>
      ['og:title', 'og:description', 'og:type', 'og:url'].map(
        (property) => !metaContent(page, property) && `Das Tag ${property} fehlt.`,
      ),
    ),
  },
  'social-picture': {
    weight: 2, // Decides the picture of such a link.
    title: 'Bild beim Teilen',
    description: 'Das Bild in der Vorschau: vorhanden, erreichbar und groß genug.',
    advice: 'Hinterlegen Sie ein Bild mit 1200 × 630 Pixeln und nennen Sie seine vollständige Adresse in og:image.',
    judge: onEveryPage(socialPictureFinding),
  },
  'json-ld': {
    weight: 4, // Search engines ignore all data of a broken block.
    title: 'Strukturierte Daten',
    description: 'Angaben in einer Form, die Suchmaschinen ohne Raten verstehen (schema.org).',
    advice: 'Berichtigen Sie den JSON-LD-Block der genannten Seite. Ist er fehlerhaft, wird er ganz überlesen.',
    judge: onEveryPage(({ document }) => {
      const { nodes, breaches } = linkedDataOf(document);
      const missing = nodes.flatMap((node) =>
        typesOf(node).flatMap((type) =>
          missingIn(node, REQUIRED[type] ?? []).map((field) => `Dem Eintrag ${type} fehlt ${field}.`),
        ),
      );
      return [...breaches, ...missing];
    }),
  },
  'faq-data': {
    weight: 2, // Helps assistants to quote; rich results for it have become rare.
    title: 'Fragen und Antworten als Daten',
    description: 'Die Fragen der FAQ-Seite liegen auch als Daten vor und stimmen mit der Seite überein.',
    advice:
      'Jede Frage braucht ihren Wortlaut (name) und eine Antwort (acceptedAnswer), und sie muss auf der Seite stehen.',
    judge: judgeFaq,
  },
});

function anchorsOf({ document }: Page): ReadonlySet<string> {
  return new Set(all(document, '[id], a[name]').flatMap(({ attribs }) => [attribs.id ?? '', attribs.name ?? '']));
}

/** The fields that a type needs. The business and the FAQ have checks of their own. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  FAQPage: ['name', 'url'],
  Service: ['name'],
  Offer: ['itemOffered'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
};

/** Requires the FAQ page's questions as data, in the page's own words. */
function judgeFaq({ pages }: Site): Verdict {
  const page = pages.find(({ path }) => path === `/${publicPages.faq.path}`);
  const { nodes, isBroken } = page ? linkedDataOf(page.document) : { nodes: [], isBroken: true };
  // 'json-ld' reports an unreadable block.
  if (!page || isBroken) return { examined: 0, faults: [] };
  const faq = nodes.find((node) => typesOf(node).includes('FAQPage'));
  if (!faq) return judgeOne(page.path, 'Die Fragen liegen nicht als Daten vor (FAQPage fehlt).');
  const questions = listOf(faq.mainEntity).filter(isNode);
  const words = plain(textOf(first(page.document, 'main') ?? page.document));
  const findings = questions.map((question, index) => {
    const name = String(question.name ?? '').trim();
    if (!name) return `Der ${index + 1}. Frage fehlt der Wortlaut (name).`;
    const [answer] = listOf(question.acceptedAnswer);
    if (!isNode(answer) || !isFilled(answer.text)) return `Der Frage „${name}“ fehlt die Antwort (acceptedAnswer).`;
    return !words.includes(plain(name)) && `Die Frage „${name}“ steht in den Daten, aber nicht auf der Seite.`;
  });
  return judgeOne(page.path, ...findings, questions.length === 0 && 'Der Eintrag FAQPage enthält keine Fragen.');
}

/** Normalises soft hyphens, spaces and case, because they make no difference. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').toLowerCase();

/** The smallest picture that Facebook, WhatsApp and LinkedIn show as a large preview. */
const PICTURE_MIN = { width: 600, height: 315 };

const metaContent = ({ document }: Page, property: string): string | undefined =>
  attribute(first(document, `meta[property="${property}"]`), 'content') || undefined;

/** Requires a full address of a picture, large enough by the page's own metadata. */
function socialPictureFinding(page: Page, { origins, answers }: Site): Finding {
  const address = metaContent(page, 'og:image');
  if (!address) return 'Die Seite nennt kein Bild (og:image).';
  if (!URL.canParse(address)) return `Die Adresse des Bildes ist nicht vollständig: ${address}`;
  const answer = answers.get(onSite(address, page.path, origins)?.path ?? '');
  if (answer && (answer.problem || answer.status !== 200)) return `Das Bild ist nicht erreichbar: ${address}`;
  const type = answer?.headers.get('content-type') ?? 'image/';
  if (!type.startsWith('image/')) return `Unter ${address} liegt kein Bild, sondern ${type}.`;
  const width = Number(metaContent(page, 'og:image:width') ?? PICTURE_MIN.width);
  const height = Number(metaContent(page, 'og:image:height') ?? PICTURE_MIN.height);
  const isSmall = width < PICTURE_MIN.width || height < PICTURE_MIN.height;
  return isSmall && { warning: `Das Bild ist mit ${width} × ${height} Pixeln zu klein.` };
}
