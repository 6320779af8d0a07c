import { type ServedPlace, type Verdict, wholeKm } from '#domain/service-area/served-places.ts';
import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import { joinInGerman } from '#shared/format/join-in-german.ts';
import type { PlaceAnswer } from './place-answer.ts';

export type AnswerText = {
  headline: string;
  sentences: string[];
  next?: { label: string; href: string; isQuiet?: boolean };
  suggestion?: { question: string; place: string };
};

const LISTED_PLACES = 4;

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
    case 'mixed': {
      const town = townOf(answer);
      if (town)
        return {
          headline: `Ja, nach ${town} kommen wir.`,
          sentences: exceptQuarters(answer.places, town),
          next: request,
        };
      return { headline: 'Das kommt auf Ihren Ort an.', sentences: perVerdict(answer.places), next: call };
    }
    case 'unknown':
      return {
        headline: 'Diese Postleitzahl kennen wir nicht.',
        sentences: [
          `${answer.asked} steht nicht in unserer Liste der Region. Rufen Sie uns an, wir sehen nach.`,
          `Ist es weiter als ${area.serviceRadiusKm}\u00a0km, kommen wir nur auf Empfehlung von Stammkunden.`,
        ],
        next: call,
      };
    case 'unheard':
      return {
        headline: 'Diesen Ort finden wir nicht.',
        sentences: ['Bitte prüfen Sie die Schreibweise, nehmen Sie die Postleitzahl, oder rufen Sie uns an.'],
        next: { ...call, isQuiet: true },
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

function perVerdict(places: readonly ServedPlace[]): string[] {
  const named = (verdict: Verdict): string[] => {
    const names = places.filter((place) => place.verdict === verdict).map(({ name }) => name);
    return names.length > 0 ? [`${verdictLabels[verdict]}: ${joinInGerman(names)}.`] : [];
  };
  const exceptions = [...named('edge'), ...named('outside')];
  const isMany = places.filter(({ verdict }) => verdict === 'inside').length > LISTED_PLACES;
  return isMany ? [...exceptions, 'In alle anderen Orte kommen wir.'] : [...named('inside'), ...exceptions];
}

/** The town if most of its quarters are served: 'Mainz'. */
function townOf({ asked, places }: { asked: string; places: readonly ServedPlace[] }): string | undefined {
  const quarter = places.find(({ name }) => name.toLowerCase().startsWith(`${asked.toLowerCase()}-`));
  const town = quarter?.name.slice(0, asked.length);
  const isOfTown = places.every(({ name }) => name === town || name.startsWith(`${town}-`));
  const served = places.filter(({ verdict }) => verdict === 'inside').length;
  return isOfTown && served > places.length / 2 ? town : undefined;
}

/** 'Nur für Kastel und Kostheim rufen Sie bitte kurz an.' */
function exceptQuarters(places: readonly ServedPlace[], town: string): string[] {
  const named = (verdict: Verdict) =>
    joinInGerman(places.filter((place) => place.verdict === verdict).map(({ name }) => name.replace(`${town}-`, '')));
  const [edge, outside] = [named('edge'), named('outside')];
  return [
    ...(edge ? [`Nur für ${edge} rufen Sie bitte vorher kurz an.`] : []),
    ...(outside ? [`Nach ${outside} fahren wir nur auf Empfehlung von Stammkunden.`] : []),
  ];
}

const onRecommendation = (before: string[]) => ({
  headline: 'So weit fahren wir nur auf Empfehlung.',
  sentences: [...before, 'Hat uns Ihnen jemand empfohlen? Dann rufen Sie gern an.'],
  next: { ...call, isQuiet: true },
});

const whyOf = ({ places }: { places: readonly ServedPlace[] }): string[] => [
  ...new Set(places.flatMap(({ why }) => why ?? [])),
];

/**
 * Lists places with their distances, nearest first: 'Ensheim liegt rund 8 km von uns entfernt, Alzey rund 15 km.'
 * Gives a range for many.
 */
function howFar(places: readonly ServedPlace[]): string {
  const distances = [...new Set(places.map(wholeKm))].sort((one, other) => one - other);
  if (places.length > LISTED_PLACES) {
    return `Je nach Ort sind es rund ${[...new Set([distances[0], distances.at(-1)])].join(' bis ')}\u00a0km bis zu Ihnen.`;
  }
  const parts = distances.map((km, index) => {
    const names = places.filter((place) => wholeKm(place) === km).map(({ name }) => name);
    const there = joinInGerman(names);
    const rounded = `rund ${km}\u00a0km`;
    if (index > 0) return `${there} ${rounded}`;
    return `${there} ${names.length === 1 ? 'liegt' : 'liegen'} ${rounded} von uns entfernt`;
  });
  return `${parts.join(', ')}.`;
}
