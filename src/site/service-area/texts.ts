import { inRegion } from '#content/in-region.ts';
import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';

const radius = area.serviceRadiusKm;

export const serviceAreaTexts = {
  heading: 'Kommen wir zu Ihnen?',
  introduction: `Wir sind ${inRegion} zu Hause und arbeiten im Umkreis von ${radius}\u00a0Kilometern. Weiter fahren wir nur auf Empfehlung von Stammkunden.`,

  label: 'Ihre Postleitzahl oder Ihr Ort',
  button: 'Prüfen',
  notLoaded: `Die Prüfung ist gerade nicht erreichbar. Rufen Sie uns an: ${contact.phone.display}.`,

  rhine: 'Rhein',
  mapKey: `Das kleine Fenster sind wir, der Kreis reicht ${radius}\u00a0km Luftlinie weit.`,
  /** Without the names, which are read from the map itself. */
  mapDescription: 'Karte der Gegend am Rhein',

  places: {
    link: 'Alle Orte, in die wir kommen',
    heading: 'In diese Orte kommen wir',
    lead: `Sie liegen im Umkreis von ${radius}\u00a0Kilometern.`,
    all: 'Alle Orte von A bis Z',
    missing: 'Ihr Ort fehlt in der Liste? Rufen Sie uns an: Liegt er am Rand, finden wir oft einen Weg.',
  },
  credit: {
    before: 'Ortsdaten: ',
    source: { name: 'GeoNames', url: 'https://www.geonames.org' },
    between: ', Lizenz ',
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.de' },
  },
} as const;
