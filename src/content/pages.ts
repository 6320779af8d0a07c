import * as area from '#facts/area.ts';
import * as firm from '#facts/firm.ts';
import * as hours from '#facts/hours.ts';
import { inRegion } from './in-region.ts';
import { pageNames } from './page-names.ts';

export interface PublicPage {
  /** The path without slashes at the ends; '' is the home page. */
  path: string;
  name: string;
  /** 50 to 60 characters, unique (tests/unit/structured-data/pages.test.ts). */
  title: string;
  /** 120 to 158 characters, unique. */
  description: string;
  /** Set if search engines must not show the page; the sitemap leaves it out, too. */
  robots?: 'noindex,nofollow';
  /** Files and folders that date the page (`lastmod` in the sitemap). */
  sources: readonly string[];
}

const facts = 'src/content/facts';

/** A longer title is cut off in search results. */
const TITLE_MAX_CHARS = 60;
const fitting = (title: string, shorter: string) => (title.length <= TITLE_MAX_CHARS ? title : shorter);

/** The public pages (Spec §2, route table; /barrierefreiheit and /danke are ours). */
export const pages = {
  home: {
    path: '',
    name: pageNames[''],
    title: fitting(
      `Fensterreinigung ${inRegion}, streifenfrei und pünktlich`,
      `Fensterreinigung ${inRegion}, ohne Streifen`,
    ),
    description: `Fenster, Wintergarten und Terrassendach streifenfrei gereinigt: schnelle Termine, faire Preise und kurze Wege im Umkreis von ${area.serviceRadiusKm} km.`,
    sources: ['src/pages/index.astro', 'src/site/home', 'src/content', ':!src/content/legal'],
  },
  faq: {
    path: 'faq',
    name: pageNames.faq,
    title: 'Häufige Fragen zur Glasreinigung: Preise, Ablauf, Termine',
    description:
      'Was kostet das? Wie weit fahren Sie? Was ist, wenn etwas kaputtgeht? Elf klare Antworten rund um Fenster, Wintergarten und Terrassendach.',
    sources: ['src/pages/faq.astro', 'src/content/faq.ts', facts],
  },
  imprint: {
    path: 'impressum',
    name: pageNames.impressum,
    title: 'Impressum: Anbieter, Anschrift und Kontakt auf einen Blick',
    description:
      'Wer wir sind und wie Sie uns erreichen: Anbieter, Anschrift, Telefon und E-Mail unserer Glasreinigung, dazu die Angaben zu Steuer und Haftung.',
    sources: ['src/pages/impressum.astro', 'src/content/legal/imprint', facts],
  },
  privacy: {
    path: 'datenschutz',
    name: pageNames.datenschutz,
    title: 'Datenschutz: Was wir über Sie speichern und wie lange',
    description:
      'Welche Daten diese Website erhebt, wofür wir sie brauchen, wie lange sie bleiben und welche Rechte Sie haben. Mit einem Knopf zum Löschen.',
    robots: 'noindex,nofollow',
    sources: ['src/pages/datenschutz.astro', 'src/content/legal/privacy', 'src/config/limits.ts', facts],
  },
  accessibility: {
    path: 'barrierefreiheit',
    name: pageNames.barrierefreiheit,
    title: 'Erklärung zur Barrierefreiheit: Stand, Prüfung, Kontakt',
    description:
      'Woran wir uns beim Bau dieser Seite gehalten haben, was wir wie geprüft haben, wo es noch hakt und wie Sie uns eine Barriere in einer Minute melden.',
    sources: ['src/pages/barrierefreiheit.astro', 'src/content/legal/accessibility'],
  },
  thanks: {
    path: 'danke',
    name: pageNames.danke,
    title: `Danke für Ihre Anfrage – wir antworten in ${hours.replyWithinHours} Stunden`,
    description: `Wie es nach Ihrer Anfrage weitergeht: Wir antworten innerhalb von ${hours.replyWithinHours} Stunden und schlagen Ihnen einen Termin für die kostenlose Besichtigung vor.`,
    robots: 'noindex,nofollow',
    sources: [],
  },
  notFound: {
    path: '404',
    name: pageNames['404'],
    title: '404: Diese Seite gibt es auf unserer Website nicht',
    description:
      'Unter dieser Adresse steht bei uns nichts. Vielleicht ist ein Buchstabe verrutscht, vielleicht ist die Seite umgezogen. Von hier kommen Sie weiter.',
    robots: 'noindex,nofollow',
    sources: [],
  },
} as const satisfies Record<string, PublicPage>;

/** A page only if the owner's facts ask for it (ruling 54). */
export const withdrawalPage: PublicPage = {
  path: 'widerruf',
  name: pageNames.widerruf,
  title: 'Widerruf: Belehrung und Formular für Ihren Auftrag',
  description:
    'Wie Sie einen Auftrag innerhalb von vierzehn Tagen widerrufen, was dann geschieht und wie wir auf Ihren Wunsch früher anfangen. Mit Formular.',
  robots: 'noindex,nofollow',
  sources: [],
};

export const publicPages: readonly PublicPage[] = [
  ...Object.values<PublicPage>(pages),
  ...(firm.withdrawal ? [withdrawalPage] : []),
];

/** The full address; only the home page ends in a slash (`trailingSlash: 'never'`). */
export const pageUrl = (page: Pick<PublicPage, 'path'>) => `${firm.siteUrl}/${page.path}`;

export const indexedPages: readonly PublicPage[] = Object.values<PublicPage>(pages).filter((page) => !page.robots);

/** Every visitor's address; tests/architecture compares it with src/pages. */
export const PUBLIC_PAGES: readonly string[] = [
  ...publicPages.filter((page) => page !== pages.notFound).map(({ path }) => `/${path}`),
];

/** Normalises an address ('/faq/' and '/faq.html' are '/faq'); undefined if there is no such page. */
export function publicPageOf(path: string): string | undefined {
  const page = path.replace(/\/+$/, '').replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  return PUBLIC_PAGES.includes(page) ? page : undefined;
}
