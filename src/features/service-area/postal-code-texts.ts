import { business } from '#content/business.ts';
import { joinInGerman } from './join-in-german.ts';
import type { PostalCodeAnswer } from './postal-code-answer.ts';
import type { ServedPlace } from './served-places.ts';
import type { Verdict } from './verdict.ts';

/** An answer in words: a headline, sentences, and what to do next. */
export type AnswerText = { headline: string; sentences: string[]; next?: { label: string; href: string } };

const request = { label: 'Jetzt anfragen', href: '#contact' };
const call = { label: `Anrufen: ${business.phone.display}`, href: `tel:${business.phone.link}` };

/** The German words of the check; every sentence says what is so and what to do (Spec §1). */
export function answerText(answer: PostalCodeAnswer): AnswerText {
  switch (answer.kind) {
    case 'inside':
      return { headline: 'Ja, wir kommen zu Ihnen.', sentences: [howFar(answer.places)], next: request };
    case 'edge':
      return {
        headline: 'Rufen Sie uns kurz an.',
        sentences: [
          howFar(answer.places),
          `Das ist am Rand unseres Gebiets. Am Telefon sagen wir Ihnen gleich, ob wir kommen.`,
        ],
        next: call,
      };
    case 'outside':
      return {
        headline: 'Dorthin kommen wir nur auf Empfehlung.',
        sentences: [
          howFar(answer.places),
          'So weit fahren wir nur, wenn Stammkunden uns empfohlen haben. Dann rufen Sie uns gern an.',
        ],
        next: call,
      };
    case 'mixed':
      return { headline: 'Das kommt auf Ihren Ort an.', sentences: perVerdict(answer.places), next: call };
    case 'unknown':
      return {
        headline: 'Diese Postleitzahl kennen wir nicht.',
        sentences: [`${answer.postalCode} steht nicht in unserer Liste der Region. Rufen Sie uns an, wir sehen nach.`],
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

function howFar(places: readonly ServedPlace[]): string {
  const names = joinInGerman(places.map(({ name }) => name));
  const distances = places.map(({ km }) => Math.max(1, Math.round(km)));
  const [nearest, farthest] = [Math.min(...distances), Math.max(...distances)];
  const span = nearest === farthest ? `rund ${nearest}` : `${nearest} bis ${farthest}`;
  return `${names} ${places.length === 1 ? 'liegt' : 'liegen'} ${span} km von uns entfernt.`;
}
