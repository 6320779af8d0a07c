import { insurer } from '#facts/person.ts';
import { revision } from '#facts/revision.ts';

/** The name that the owner gave; none for a plain 'Ja'. */
const name = insurer && !/^(ja|nein)[.!]?$/i.test(insurer) ? insurer : undefined;
/** The sample is insured (Spec §1); a business is once its owner has said so. */
const isInsured = insurer === undefined ? revision === 0 : insurer !== null && !/^nein\b/i.test(insurer);

/**
 * The insurance in sentences. The fact has three answers: an insurer, insured without a name ('Ja', and the sample), and
 * none (`null`). A name must stand in the Impressum (DL-InfoV § 2 Abs. 1 Nr. 11).
 */
export const insurance = {
  name: isInsured ? name : undefined,
  term: isInsured ? 'Versichert' : 'Bei Schäden',
  promise: isInsured
    ? `Geht doch etwas kaputt, sagen wir es sofort und melden es unserer Haftpflichtversicherung${name ? ` (${name})` : ''}.`
    : 'Geht doch etwas kaputt, sagen wir es sofort und stehen selbst dafür ein.',
  answer: isInsured
    ? [
        'Ja, wir haben eine Betriebshaftpflichtversicherung. Wir arbeiten so, dass wir sie nicht brauchen.',
        'Geht doch einmal etwas kaputt, sagen wir es Ihnen sofort, halten den Schaden gemeinsam mit Ihnen fest und melden ihn der Versicherung. Entdecken Sie selbst etwas, rufen Sie uns bitte gleich an.',
      ]
    : [
        insurer === undefined
          ? 'Für einen Schaden stehen wir ein.'
          : 'Nein, eine Haftpflichtversicherung haben wir nicht. Für einen Schaden stehen wir selbst ein.',
        'Geht doch einmal etwas kaputt, sagen wir es Ihnen sofort und halten den Schaden gemeinsam mit Ihnen fest. Entdecken Sie selbst etwas, rufen Sie uns bitte gleich an.',
      ],
};
