import { describe, expect, it, vi } from 'vitest';

vi.mock('#content/business.ts', () => import('./a-business.ts'));
const { answerFor } = await import('#features/service-area/postal-code-answer.ts');
const { answerText } = await import('#features/service-area/postal-code-texts.ts');

const textFor = (typed: string) => answerText(answerFor(typed));

describe('Kommen wir zu Ihnen?', () => {
  it('says yes to Ingelheim, 11 km away, and leads to the request', () => {
    expect(textFor('55218')).toEqual({
      headline: 'Ja, wir kommen zu Ihnen.',
      sentences: ['Ingelheim am Rhein liegt rund 11 km von uns entfernt.'],
      next: { label: 'Jetzt anfragen', href: '#contact' },
    });
  });

  it('names all places of a code and the span of their distances', () => {
    expect(textFor('55129').sentences).toEqual([
      'Mainz-Hechtsheim und Mainz-Ebersheim liegen 12 bis 14 km von uns entfernt.',
    ]);
  });

  it('asks Bingen, 19 km away and so at the edge, to call', () => {
    expect(textFor('55411')).toEqual({
      headline: 'Rufen Sie uns kurz an.',
      sentences: [
        'Bingen am Rhein liegt rund 19 km von uns entfernt.',
        'Das ist am Rand unseres Gebiets. Am Telefon sagen wir Ihnen gleich, ob wir kommen.',
      ],
      next: { label: 'Anrufen: 069 90009 123', href: 'tel:+496990009123' },
    });
  });

  it('goes to Worms only on recommendation from regular customers', () => {
    const { headline, sentences } = textFor('67547');
    expect(headline).toBe('Dorthin kommen wir nur auf Empfehlung.');
    expect(sentences).toEqual([
      'Worms liegt rund 33 km von uns entfernt.',
      'So weit fahren wir nur, wenn Stammkunden uns empfohlen haben. Dann rufen Sie uns gern an.',
    ]);
  });

  it('tells the places of one code apart when only some are near', () => {
    expect(textFor('55452')).toEqual({
      headline: 'Das kommt auf Ihren Ort an.',
      sentences: [
        'Ja, wir kommen: Laubenheim (Nahe).',
        'Am Rand, bitte rufen Sie an: Dorsheim, Guldental, Rümmelsheim und Windesheim.',
        'Nur auf Empfehlung von Stammkunden: Hergenfeld.',
      ],
      next: { label: 'Anrufen: 069 90009 123', href: 'tel:+496990009123' },
    });
  });

  it('admits that it does not know a code and asks to call', () => {
    expect(textFor('10115')).toEqual({
      headline: 'Diese Postleitzahl kennen wir nicht.',
      sentences: ['10115 steht nicht in unserer Liste der Region. Rufen Sie uns an, wir sehen nach.'],
      next: { label: 'Anrufen: 069 90009 123', href: 'tel:+496990009123' },
    });
  });

  it.each(['', '5521', '552188', 'Mainz', '55 21 x'])('asks for five digits after "%s"', (typed) => {
    expect(textFor(typed)).toEqual({
      headline: 'Bitte geben Sie fünf Ziffern ein, zum Beispiel 55218.',
      sentences: [],
    });
  });

  it.each([' 55218 ', '55 218', 'D-55218', 'd - 55218'])('understands "%s"', (typed) => {
    expect(answerFor(typed)).toMatchObject({ kind: 'inside', postalCode: '55218' });
  });

  it('puts the dot into the middle of the places', () => {
    // Between Dienheim (49.837, 8.350) and Oppenheim (49.855, 8.360).
    const answer = answerFor('55276');
    if (!('middle' in answer)) throw new Error('55276 is not known.');
    expect(answer.middle.latitude).toBeCloseTo(49.846, 6);
    expect(answer.middle.longitude).toBeCloseTo(8.355, 6);
  });

  it('does not take a name of every object for a postal code', () => {
    expect(answerFor('constructor')).toEqual({ kind: 'malformed' });
  });
});
