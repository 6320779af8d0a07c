import { isPrivate, linkTargets } from '../site/addresses.ts';
import { all } from '../site/html.ts';
import type { Page } from '../site/site.ts';
import { checksOf, judgeEach } from './check.ts';

export const linkChecks = checksOf('Struktur', {
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
    advice:
      'Berichtigen Sie im Link, was hinter # steht, oder lassen Sie es weg: Dann führt er an den Anfang der Seite.',
    judge({ links, pages }) {
      const known = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
      const withHash = links.filter(({ hash, to }) => hash && !/^(top$|:~:)/.test(hash) && !isPrivate(to));
      const targets = new Map(withHash.map((link) => [`${link.path} ${link.to}#${link.hash}`, link]));
      return judgeEach([...targets.values()], ({ to, hash }) => {
        const anchors = known.get(to);
        return anchors && !anchors.has(hash) && `Den Abschnitt „#${hash}“ gibt es auf ${to} nicht.`;
      });
    },
  },
});

function anchorsOf({ document }: Page): ReadonlySet<string> {
  return new Set(all(document, '[id], a[name]').flatMap(({ attribs }) => [attribs.id ?? '', attribs.name ?? '']));
}
