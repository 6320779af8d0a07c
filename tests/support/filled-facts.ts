import { allFacts } from '#content/all-facts.ts';
import type { Facts } from '#content/facts-schema.ts';

/** A picture that a publication brought. */
export const OWN_PICTURE = `${'0123456789abcdef'.repeat(4)}.jpg`;

const photo = { file: OWN_PICTURE, isPhoto: true, consent: '2026-10-12', month: '2026-10', isWide: true } as const;
const own = 'Das beantworten wir anders.\n\nUnd zwar so.';

/** The sample business with every fact that its owner may leave empty. */
export const filledFacts: Facts = {
  ...allFacts,
  firm: { ...allFacts.firm, vatId: 'DE123456789', withdrawal: true },
  hours: {
    ...allFacts.hours,
    closed: [{ from: '2026-12-24', to: '2027-01-06', why: 'Vom 24. Dezember bis 6. Januar machen wir Pause.' }],
  },
  prices: {
    ...allFacts.prices,
    priceExamples: [
      { what: 'Reihenhaus in Nieder-Olm', detail: '9 Fenster, innen und außen', euros: 95 },
      { what: 'Wintergarten in Ingelheim', detail: 'Innen und oben', euros: 180 },
      { what: 'Terrassendach in Saulheim', detail: '5 × 3,5 m, beide Seiten', euros: 140 },
    ],
  },
  person: {
    ...allFacts.person,
    portrait: { file: OWN_PICTURE, focal: { x: 50, y: 30 } },
    sentence: 'Ich sehe mir jedes Glas selbst an.',
    atWork: { file: OWN_PICTURE, alt: 'Maria Muster mit dem Abzieher an einem Fenster' },
    insurer: 'Klar Versicherung, Mainz, bis 3 Millionen Euro',
    certificate: 'Gebäudereinigermeisterin',
  },
  answers: {
    appointmentWithinDays: 10,
    payment: 'Nach der Arbeit, per Rechnung.',
    taxBenefit: true,
    rain: 'Wir verschieben, ohne Kosten. Sagen Sie einen Tag vorher ab, kostet auch das nichts.',
    duration: 'Ein Einfamilienhaus dauert zwei bis drei Stunden.',
    atHome: 'Außen geht es auch ohne Sie.',
    waterAndLadder: 'Leiter und Werkzeug bringen wir mit, Wasser nehmen wir bei Ihnen.',
    frames: 'Rahmen und Fensterbrett sind im Preis.',
    landlords: 'Auch leer, zwischen zwei Mietern.',
  },
  gallery: {
    pictures: [
      ...allFacts.gallery.pictures,
      { ...photo, kind: 'Terrassendach', alt: 'Ein Dach ohne Laub', place: 'Darmstadt', before: { file: OWN_PICTURE } },
      { ...photo, kind: 'Fenster', alt: 'Zwölf Fenster zur Straße', place: 'Heidelberg' },
    ],
  },
  voices: {
    reviews: {
      howWeKnow: 'Jede Stimme gehört zu einem Auftrag von uns; wir haben vor dem Abdruck gefragt.',
      said: [
        { words: 'Pünktlich, freundlich, und man sieht wieder hinaus.', place: 'Darmstadt', month: '2026-09' },
        { words: 'Ich habe zweimal hinsehen müssen.', name: 'Familie K.', place: 'Heidelberg', month: '2026-10' },
      ],
    },
    mapProfile: 'https://karte.example/muster-glasreinigung',
  },
};

/** Also with the owner's own words for each answer of /faq. */
export const ownAnswers = Object.fromEntries(Object.keys(allFacts.faq).map((id) => [id, own])) as Facts['faq'];
