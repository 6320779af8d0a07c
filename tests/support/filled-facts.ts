import { allFacts } from '#content/all-facts.ts';
import type { Facts } from '#content/facts-schema.ts';

/** A picture that a publication brought. */
export const OWN_PICTURE = `${'0123456789abcdef'.repeat(4)}.jpg`;

const photo = { file: OWN_PICTURE, isPhoto: true, consent: '2026-10-12', month: '2026-07' } as const;
/** The sample business with every fact that its owner may leave empty. */
export const filledFacts: Facts = {
  ...allFacts,
  firm: { ...allFacts.firm, vatId: 'DE123456789', withdrawal: true },
  prices: {
    ...allFacts.prices,
    priceExamples: [
      { what: 'Doppelhaus in Neudorfheim', detail: '11 Fenster, beide Seiten', euros: 95 },
      { what: 'Wintergarten in Altdorfheim', detail: 'Innen und oben', euros: 180 },
      { what: 'Terrassendach in Neudorfheim', detail: '5 × 3,5 m, beide Seiten', euros: 140 },
    ],
  },
  person: {
    ...allFacts.person,
    portrait: { file: OWN_PICTURE, focal: { x: 50, y: 30 } },
    sentence: 'Ich komme selbst und sehe alles an.',
    atWork: { file: OWN_PICTURE, alt: 'Maria Muster mit dem Abzieher an einem Fenster' },
    insurer: 'Klar Versicherung, Mainz, bis 3 Mio. Euro',
    certificate: 'Gebäudereinigermeisterin',
  },
  answers: {
    appointmentWithinDays: 10,
    payment: 'Wenn alles sauber ist, auf Rechnung.',
    taxBenefit: true,
    rain: 'Dann kommen wir an einem anderen Tag, ohne Kosten.',
    duration: 'Für ein Reihenhaus brauchen wir zwei Stunden.',
    atHome: 'Nur, wenn wir auch innen reinigen.',
    waterAndLadder: 'Wir haben alles dabei, auch das Wasser.',
    frames: 'Rahmen wischen wir ohne Aufpreis mit.',
    landlords: 'Auch leer, vor der Übergabe.',
  },
  faq: { ...allFacts.faq, agents: 'Wir nehmen nur Wasser.\n\nUnd einen Schwamm.' },
  gallery: {
    onlyPhotos: false,
    pictures: [
      // The pair and twenty in the strip.
      ...allFacts.gallery.pictures.slice(1),
      {
        ...photo,
        kind: 'Terrassendach',
        alt: 'Ein Dach ohne Laub',
        place: 'Neudorfheim',
        before: { file: OWN_PICTURE },
      },
      { ...photo, kind: 'Fenster', alt: 'Zwölf Fenster zur Straße', place: 'Altdorfheim' },
    ],
  },
  voices: {
    reviews: {
      howWeKnow: 'Wir kennen zu jeder Stimme den Auftrag und haben vorher gefragt.',
      said: [
        { words: 'Pünktlich, freundlich, und man sieht wieder hinaus.', place: 'Neudorfheim', month: '2026-06' },
        { words: 'Ich habe zweimal hinsehen müssen.', name: 'Familie Z.', place: 'Altdorfheim', month: '2026-07' },
      ],
    },
    mapProfile: 'https://karte.example/muster-glasreinigung',
  },
};
