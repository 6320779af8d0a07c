import { inRegion } from '#content/in-region.ts';
import { insurance } from '#content/insurance.ts';
import * as area from '#facts/area.ts';
import * as firm from '#facts/firm.ts';
import * as hours from '#facts/hours.ts';
import * as person from '#facts/person.ts';
import { germanAmount } from '#shared/format/german-amount.ts';

export const texts = {
  hero: {
    /** Place and trade for search engines. */
    kicker: `Glasreinigung ${inRegion}`,
    promise: 'Sie sehen den Garten, nicht das Glas.',
    lead: 'Fenster, Wintergarten, Terrassendach. Kostenlos angesehen, fester Preis vorab.',
    request: 'Anfragen',
    call: 'Anrufen',
    cleanAlt: 'Blick durch ein bodentiefes Fenster auf Garten und Weinberge',
  },
  wipe: {
    label: 'Scheibe sauber wischen',
    hint: 'Wischen Sie selbst',
    value: '{percent} % der Scheibe sind sauber',
    done: 'So sauber wird es bei Ihnen.',
  },
  /** First questions, linked to the answers on the page. */
  facts: [
    { figure: `${area.serviceRadiusKm} km`, text: `rund um ${firm.city}`, place: '#gebiet' },
    { figure: `${hours.replyWithinHours} Stunden`, text: 'bis zur Antwort', place: '#contact' },
    { figure: '0 Euro', text: 'für die Besichtigung', place: '#kosten' },
  ],
  services: {
    title: 'Drei Dinge, die wir richtig gut können',
    pureWater: 'Reinwassersystem',
    request: (service: string) => `${service} anfragen`,
  },
  costs: {
    title: 'Was kostet das?',
    examples: 'So viel war es zuletzt',
    /** PAngV § 3, § 6: a business without VAT names none. */
    finalPrice: firm.smallBusiness ? 'Endpreis' : 'Endpreis inkl. USt',
    euros: (euros: number) => `${germanAmount(euros)} Euro`,
  },
  face: {
    name: `${firm.owner}, ${firm.ownerRole}${person.sentence ? ':' : ','}`,
    sentence: person.sentence ?? 'beantwortet Ihre Anfrage.',
  },
  person: {
    title: 'Wer zu Ihnen kommt',
    portrait: 'Porträt',
    facts: [
      { name: insurance.term, text: insurance.promise },
      ...(person.guarantee ? [{ name: 'Unser Wort', text: person.guarantee }] : []),
    ],
  },
  pair: {
    label: 'Vorher und nachher vergleichen',
    caption: (kind: string) => `${kind}, zwei Fotos von einer Stelle`,
    before: 'Vorher',
    after: 'Nachher',
  },
  voices: {
    title: 'Was andere sagen',
    profile: 'Mehr in unserem Karteneintrag',
    newTab: '(öffnet in neuem Tab)',
  },
  process: {
    title: 'Ablauf: in sechs Schritten zu klarer Sicht',
  },
} as const;
