import { business } from '#content/business.ts';
import { joinInGerman } from '#shared/format/join-in-german.ts';
import type { PostalCodeAnswer } from './postal-code-answer.ts';
import { type ServedPlace, wholeKm } from './served-places.ts';
import type { Verdict } from './verdict.ts';

/** An answer in words: a headline, sentences, and what to do next. */
export type AnswerText = { headline: string; sentences: string[]; next?: { label: string; href: string } };

const request = { label: 'Jetzt anfragen', href: '#contact' };
const call = { label: `Anrufen: ${business.phone.display}`, href: `tel:${business.phone.link}` };

/** The German words of the check; every sentence says what is so and what to do (Spec §1). */
export function answerText(answer: PostalCodeAnswer): AnswerText {
  switch (answer.kind) {
    case 'inside':
      return {
        headline: 'Ja, wir kommen zu Ihnen.',
        sentences: [howFar(answer.places), ...whyOf(answer)],
        next: request,
      };
    case 'edge': {
      const [why = 'Das ist am Rand unseres Gebiets.'] = whyOf(answer);
      return {
        headline: 'Rufen Sie uns kurz an.',
        sentences: [howFar(answer.places), `${why} Am Telefon sagen wir Ihnen gleich, ob wir kommen.`],
        next: call,
      };
    }
    case 'outside':
      return { ...onRecommendation([howFar(answer.places), ...whyOf(answer)]), next: call };
    case 'elsewhere':
      return { ...onRecommendation([`${answer.postalCode} liegt außerhalb unseres Gebiets.`]), next: call };
    case 'mixed':
      return { headline: 'Das kommt auf Ihren Ort an.', sentences: perVerdict(answer.places), next: call };
    case 'unknown':
      return {
        headline: 'Diese Postleitzahl kennen wir nicht.',
        sentences: [
          `${answer.postalCode} steht nicht in unserer Liste der Region. Rufen Sie uns an, wir sehen nach.`,
          `Ist es weiter als ${business.serviceRadiusKm}\u00a0km, kommen wir nur auf Empfehlung von Stammkunden.`,
        ],
        next: call,
      };
    case 'malformed':
      return { headline: 'Bitte geben Sie fünf Ziffern ein, zum Beispiel 55218.', sentences: [] };
  }
}

const verdictLabels: Record<Verdict, string> = {
  inside: 'Ja, wir kommen',
  edge: 'Am Rand, bitte rufen Sie an',
  outside: 'Nur auf Empfehlung von Stammkunden',
};

const perVerdict = (places: readonly ServedPlace[]): string[] =>
  (['inside', 'edge', 'outside'] as const).flatMap((verdict) => {
    const names = places.filter((place) => place.verdict === verdict).map(({ name }) => name);
    return names.length > 0 ? [`${verdictLabels[verdict]}: ${joinInGerman(names)}.`] : [];
  });

const onRecommendation = (before: string[]) => ({
  headline: 'Dorthin kommen wir nur auf Empfehlung.',
  sentences: [...before, 'So weit fahren wir nur, wenn Stammkunden uns empfohlen haben. Dann rufen Sie uns gern an.'],
});

/** What the owner says about places judged by hand, each sentence once. */
const whyOf = ({ places }: { places: readonly ServedPlace[] }): string[] => [
  ...new Set(places.flatMap(({ why }) => why ?? [])),
];

/** Each place with its distance, the nearest first: 'Ensheim liegt rund 8 km von uns entfernt, Alzey rund 15 km.' */
function howFar(places: readonly ServedPlace[]): string {
  const distances = [...new Set(places.map(wholeKm))].sort((one, other) => one - other);
  const parts = distances.map((km, index) => {
    const names = places.filter((place) => wholeKm(place) === km).map(({ name }) => name);
    const there = joinInGerman(names);
    const rounded = `rund ${km}\u00a0km`;
    if (index > 0) return `${there} ${rounded}`;
    return `${there} ${names.length === 1 ? 'liegt' : 'liegen'} ${rounded} von uns entfernt`;
  });
  return `${parts.join(', ')}.`;
}
