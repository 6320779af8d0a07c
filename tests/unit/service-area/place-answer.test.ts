import { expect, test, vi } from 'vitest';

vi.mock('#facts/area.ts', () => import('./a-business.ts'));
vi.mock('#facts/contact.ts', () => import('./a-business.ts'));
const { answerFor } = await import('#site/service-area/place-answer.ts');
const { placesByLetter, placesInside, verdictFor } = await import('#domain/service-area/served-places.ts');
const { answerText } = await import('#site/service-area/place-texts.ts');

/** Returns the answer with ordinary blanks instead of non-breaking ones. */
const textFor = (typed: string) => {
  const text = answerText(answerFor(typed));
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  const next = text.next && { ...text.next, label: plain(text.next.label) };
  return { ...text, sentences: text.sentences.map(plain), ...(next && { next }) };
};

const REQUEST = { label: 'Jetzt anfragen', href: '#anfrage' };
const CALL = { label: 'Anrufen: 069 90009 123', href: 'tel:+496990009123' };
const RECOMMENDED = 'Hat uns Ihnen jemand empfohlen? Dann rufen Sie gern an.';

test.each([
  // 11 km away.
  ['55218', 'Ja, wir kommen zu Ihnen.', ['Ingelheim am Rhein liegt rund 11 km von uns entfernt.'], REQUEST],
  // 19 km away, and so at the edge.
  [
    '55411',
    'Rufen Sie uns kurz an.',
    [
      'Bingen am Rhein liegt rund 19 km von uns entfernt.',
      'Das ist am Rand unseres Gebiets. Am Telefon sagen wir Ihnen gleich, ob wir kommen.',
    ],
    CALL,
  ],
  ['67547', 'So weit fahren wir nur auf Empfehlung.', ['Worms liegt rund 33 km von uns entfernt.', RECOMMENDED], CALL],
  // Only some of its places are near.
  [
    '55452',
    'Das kommt auf Ihren Ort an.',
    [
      'Ja, wir kommen: Laubenheim (Nahe).',
      'Am Rand, bitte rufen Sie an: Dorsheim, Guldental, Rümmelsheim und Windesheim.',
      'Nur auf Empfehlung von Stammkunden: Hergenfeld.',
    ],
    CALL,
  ],
  // The owner's exception: 17 km away, but beyond the Rhine.
  [
    '65343',
    'Rufen Sie uns kurz an.',
    [
      'Eltville am Rhein liegt rund 17 km von uns entfernt.',
      'Dort führt keine Brücke hinüber. Am Telefon sagen wir Ihnen gleich, ob wir kommen.',
    ],
    CALL,
  ],
])('the place check answers %s: %s', (typed, headline, sentences, next) => {
  expect(textFor(typed)).toEqual({ headline, sentences, next });
});

test('the place check names the places of one distance, and gives a range if they differ', () => {
  expect(textFor('55276').sentences).toEqual(['Dienheim und Oppenheim liegen rund 17 km von uns entfernt.']);
  expect(textFor('55232').sentences).toEqual(['Je nach Ort sind es rund 8 bis 15 km bis zu Ihnen.']);
});

test.each([
  ...['60311', '10115', '67655'].map((code) => [code, code]),
  ['Frankfurt', 'Frankfurt am Main'],
  ['münchen', 'München'],
])('the place check demands a recommendation for %s, elsewhere in Germany', (typed, place) => {
  const sentences = [`${place} liegt außerhalb unseres Gebiets.`, RECOMMENDED];
  expect(textFor(typed ?? '')).toEqual({ headline: 'So weit fahren wir nur auf Empfehlung.', sentences, next: CALL });
});

test('the owner’s exceptions from the distance exclude a near place, and give the reason', () => {
  const { headline, sentences } = textFor('55299');
  expect(headline).toBe('So weit fahren wir nur auf Empfehlung.');
  expect(sentences).toContain('Die Straße ist gesperrt.');
  expect(placesInside()).not.toContain('Nackenheim');
});

test('the owner’s exceptions from the distance include a far place', () => {
  const { headline, sentences } = textFor('67590');
  expect(headline).toBe('Ja, wir kommen zu Ihnen.');
  expect(sentences).toEqual(['Monsheim liegt rund 28 km von uns entfernt.', 'Freitags sind wir in Monsheim.']);
  expect(placesInside()).toContain('Monsheim');
});

test.each([
  ...['Saulheim', 'saulheim ', 'Saulheim, Ringstraße 5', '55291 Saulheim'],
  ...['Nieder-Olm', 'nieder olm', 'Nieder Olm', 'Wörrstadt', 'Woerrstadt', 'Wörrstadt'.normalize('NFD'), 'St. Johann'],
  ...[
    'Gross-Gerau',
    'Mainz-Laubenheim',
    'alzey ',
    'ALZEY',
    'Ingelheim/Rhein',
    'Ingelheim a. Rh.',
    'Ingelheim am Rhein',
    'Bad Kreuznach.',
  ],
])('the place check for a typed name finds "%s" in any spelling', (typed) =>
  expect(answerFor(typed)).toMatchObject({ places: [expect.anything()] }),
);

test('the place check for a typed name completes the name for the form', () => {
  expect(answerFor('Oppenheim')).toMatchObject({ asked: 'Oppenheim' });
  expect(answerFor('drais')).toMatchObject({ asked: 'Mainz-Drais' });
});

test('the place check for a typed name lists every place of that name with its own verdict', () => {
  expect(textFor('Laubenheim').sentences).toEqual([
    'Laubenheim (Nahe) und Mainz-Laubenheim liegen rund 16 km von uns entfernt.',
  ]);
  expect(textFor('Bischofsheim')).toMatchObject({
    headline: 'Das kommt auf Ihren Ort an.',
    sentences: ['Ja, wir kommen: Gau-Bischofsheim.', 'Am Rand, bitte rufen Sie an: Bischofsheim.'],
  });
});

test.each(['Mainz', 'mainz'])(
  'the place check for the largest town, "%s", says yes and names its exceptions',
  (typed) =>
    expect(textFor(typed)).toEqual({
      headline: 'Ja, mit Ausnahmen.',
      sentences: ['Am Rand, bitte rufen Sie an: Mainz-Kastel und Mainz-Kostheim.'],
      next: REQUEST,
    }),
);

test.each([
  ['Saulhiem', 'Saulheim'],
  ['Niederolm', 'Nieder-Olm'],
  ['Worrstadt', 'Wörrstadt'],
  ['Ingelhem', 'Ingelheim am Rhein'],
])('the place check for a typed name answers "%s" by suggesting %s', (typed, meant) => {
  expect(textFor(typed)).toMatchObject({
    headline: 'Diesen Ort finden wir nicht.',
    sentences: ['Bitte prüfen Sie die Schreibweise, oder rufen Sie uns an, wir sehen nach.'],
    suggestion: { question: `Meinten Sie ${meant}?`, place: meant },
  });
});

test.each(['Hintertupfingen', 'constructor', '55199', '00123'])(
  'the place check suggests a next step for the unknown "%s"',
  (typed) => {
    expect(textFor(typed)).toEqual({
      headline: 'Diesen Ort finden wir nicht.',
      sentences: ['Bitte prüfen Sie die Schreibweise, oder rufen Sie uns an, wir sehen nach.'],
      next: CALL,
    });
  },
);

test.each(['', '5521', '552188', '55 21 x'])('the place check asks for five digits or a place after "%s"', (typed) => {
  expect(textFor(typed)).toEqual({
    headline: 'Bitte geben Sie fünf Ziffern oder einen Ort ein, zum Beispiel 55218.',
    sentences: [],
  });
});

test.each([' 55218 ', '55 218', 'D-55218', 'd - 55218'])('the place check understands "%s"', (typed) => {
  expect(answerFor(typed)).toMatchObject({ kind: 'inside', asked: '55218' });
});

test('the place check puts the dot at the middle of the places', () => {
  // Between Dienheim (49.837, 8.350) and Oppenheim (49.855, 8.360).
  const answer = answerFor('55276');
  if (!('middle' in answer)) throw new Error('55276 is not known.');
  expect(answer.middle.latitude).toBeCloseTo(49.846, 6);
  expect(answer.middle.longitude).toBeCloseTo(8.355, 6);
  expect(answerFor('Worms')).toMatchObject({ middle: { name: 'Worms' } });
});

test('the list of places is in alphabetical order, with each letter once', () => {
  const letters = placesByLetter();
  expect(letters[0]).toEqual(['A', ['Albig', 'Alzey', 'Appenheim', 'Armsheim', 'Aspisheim']]);
  expect(letters.map(([letter]) => letter)).toEqual([...new Set(letters.map(([letter]) => letter))].sort());
  expect(letters.flatMap(([, names]) => names)).toEqual(placesInside());
});

test.each([
  [0, 20, 'inside'],
  [17.9, 20, 'inside'],
  [18, 20, 'edge'],
  [22, 20, 'edge'],
  [22.1, 20, 'outside'],
  [20, 30, 'inside'],
  [20, 10, 'outside'],
])('the verdict for %d km with a radius of %d km is %s', (km, radius, verdict) => {
  expect(verdictFor(km, radius)).toBe(verdict);
});
