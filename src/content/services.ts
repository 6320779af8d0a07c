import type { ServiceKind } from './service-kinds.ts';

/** The home page's three cards (Spec §1, §2), with pictures of src/assets/media. */
export interface Service {
  id: Extract<ServiceKind, 'fenster' | 'wintergarten' | 'terrassendach'>;
  title: string;
  description: string;
  image: { file: string; alt: string };
  /** The text of 'Reinwassersystem'; windows have none. */
  pureWater?: string;
}

export const services: readonly Service[] = [
  {
    id: 'fenster',
    title: 'Fensterreinigung',
    description:
      'Von leichter Verschmutzung bis zur Endreinigung nach Bau oder Umzug: von Hand mit Einwascher und Abzieher, auf Wunsch samt Rahmen und Fensterbrett.',
    image: {
      file: 'service-fenster.jpg',
      alt: 'Abzieher auf einer Fensterscheibe voller Seife',
    },
  },
  {
    id: 'wintergarten',
    title: 'Wintergartenreinigung',
    description:
      'Damit der Wintergarten wieder das hellste Zimmer im Haus ist: Wir reinigen Glas, Sprossen und Dach, innen, oben oder beides.',
    image: {
      file: 'service-wintergarten.jpg',
      alt: 'Wintergarten mit Glasdach an einem weißen Haus',
    },
    pureWater:
      'Auf Wunsch reinigen wir Ihren Wintergarten mit vollentsalztem Wasser (0 ppm, also ohne gelösten Kalk). Es trocknet streifenfrei, ganz ohne Nachwischen. Mit Bürste und Teleskopstange kommen wir auch an hohe Dachflächen.',
  },
  {
    id: 'terrassendach',
    title: 'Terrassendachreinigung',
    description:
      'Laub, Blütenstaub und Grünbelag nehmen Ihrer Terrasse das Licht. Wir bringen es zurück und reinigen innen, oben oder beides.',
    image: {
      file: 'service-terrassendach.jpg',
      alt: 'Terrassendach aus Glas über Esstisch und Sitzgruppe',
    },
    pureWater:
      'Auf Wunsch reinigen wir Ihr Terrassendach mit vollentsalztem Wasser (0 ppm, also ohne gelösten Kalk). Es löst den Schmutz ohne scharfe Mittel und trocknet von selbst und ohne Rückstände. Niemand muss dafür auf Ihr Glasdach steigen.',
  },
];

/** The offer for small firms. */
export const firms = {
  title: 'Für Betriebe',
  text: 'Schaufenster, Büro, Praxis: auf Wunsch in festem Rhythmus.',
  request: 'Angebot für Ihren Betrieb anfragen',
  message: 'Wir möchten regelmäßig reinigen lassen, etwa alle … Wochen.',
  image: {
    file: 'gallery-08-schaufenster.jpg',
    alt: 'Schaufenster einer Weinhandlung',
  },
};
