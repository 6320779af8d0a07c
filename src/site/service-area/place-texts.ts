import { type ServedPlace, type Verdict, wholeKm } from '#domain/service-area/served-places.ts';
import * as contact from '#facts/contact.ts';
import { joinInGerman } from '#shared/format/join-in-german.ts';
import type { PlaceAnswer } from './place-answer.ts';

export type AnswerText = {
  headline: string;
  sentences: string[];
  next?: { label: string; href: string };
  suggestion?: { question: string; place: string };
};

const request = { label: 'Jetzt anfragen', href: '#anfrage' };
const call = {
  label: `Anrufen: ${contact.phone.display.replaceAll(' ', '\u00a0')}`,
  href: `tel:${contact.phone.link}`,
};

/** Says the check's answer in German: the fact, and the next step (Spec §1). */
export function answerText(answer: PlaceAnswer): AnswerText {
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
      return onRecommendation([howFar(answer.places), ...whyOf(answer)]);
    case 'elsewhere':
      return onRecommendation([`${answer.asked} liegt außerhalb unseres Gebiets.`]);
    case 'mixed':
      return isMostlyServed(answer.places)
        ? { headline: 'Ja, mit Ausnahmen.', sentences: exceptions(answer.places), next: request }
        : {
            headline: 'Das kommt auf Ihren Ort an.',
            sentences: [...named(answer.places, 'inside'), ...exceptions(answer.places)],
            next: call,
          };
    case 'unheard':
      return {
        headline: 'Diesen Ort finden wir nicht.',
        sentences: ['Bitte prüfen Sie die Schreibweise, oder rufen Sie uns an, wir sehen nach.'],
        next: call,
        ...(answer.similar && {
          suggestion: { question: `Meinten Sie ${answer.similar}?`, place: answer.similar },
        }),
      };
    case 'malformed':
      return { headline: 'Bitte geben Sie fünf Ziffern oder einen Ort ein, zum Beispiel 55218.', sentences: [] };
  }
}

const verdictLabels: Record<Verdict, string> = {
  inside: 'Ja, wir kommen',
  edge: 'Am Rand, bitte rufen Sie an',
  outside: 'Nur auf Empfehlung von Stammkunden',
};

const isMostlyServed = (places: readonly ServedPlace[]): boolean =>
  places.filter(({ verdict }) => verdict === 'inside').length > places.length / 2;

/** 'Am Rand, bitte rufen Sie an: Dorsheim und Guldental.' Nothing if no place has the verdict. */
function named(places: readonly ServedPlace[], verdict: Verdict): string[] {
  const names = places.filter((place) => place.verdict === verdict).map(({ name }) => name);
  return names.length > 0 ? [`${verdictLabels[verdict]}: ${joinInGerman(names)}.`] : [];
}

const exceptions = (places: readonly ServedPlace[]) => [...named(places, 'edge'), ...named(places, 'outside')];

const onRecommendation = (before: string[]) => ({
  headline: 'So weit fahren wir nur auf Empfehlung.',
  sentences: [...before, 'Hat uns Ihnen jemand empfohlen? Dann rufen Sie gern an.'],
  next: call,
});

const whyOf = ({ places }: { places: readonly ServedPlace[] }): string[] => [
  ...new Set(places.flatMap(({ why }) => why ?? [])),
];

/** 'Dienheim und Oppenheim liegen rund 17 km von uns entfernt.' A range if they differ. */
function howFar(places: readonly ServedPlace[]): string {
  const distances = places.map(wholeKm);
  const [nearest, farthest] = [Math.min(...distances), Math.max(...distances)];
  if (nearest < farthest) return `Je nach Ort sind es rund ${nearest} bis ${farthest}\u00a0km bis zu Ihnen.`;
  const names = [...new Set(places.map(({ name }) => name))];
  return `${joinInGerman(names)} ${names.length === 1 ? 'liegt' : 'liegen'} rund ${nearest}\u00a0km von uns entfernt.`;
}
