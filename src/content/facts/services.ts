import type { Facts } from '#content/facts-schema.ts';

type Services = Facts['services'];

export const windows: Services['windows'] = {
  description:
    'Von leichter Verschmutzung bis zur Endreinigung nach Bau oder Umzug: von Hand mit Einwascher und Abzieher.',
  image: { file: 'service-fenster.jpg', alt: 'Abzieher auf einer Fensterscheibe voller Seife', isPhoto: false },
};
export const conservatory: Services['conservatory'] = {
  description:
    'Damit der Wintergarten wieder das hellste Zimmer im Haus ist: Wir reinigen Glas, Sprossen und Dach, innen, oben oder beides.',
  pureWater:
    'Auf Wunsch reinigen wir Ihren Wintergarten mit vollentsalztem Wasser (0 ppm, also ohne gelösten Kalk). Es trocknet streifenfrei, ganz ohne Nachwischen. Mit Bürste und Teleskopstange kommen wir auch an hohe Dachflächen.',
  image: { file: 'service-wintergarten.jpg', alt: 'Wintergarten mit Glasdach an einem weißen Haus', isPhoto: false },
};
export const patioRoof: Services['patioRoof'] = {
  description:
    'Laub, Blütenstaub und Grünbelag nehmen Ihrer Terrasse das Licht. Wir bringen es zurück und reinigen innen, oben oder beides.',
  pureWater:
    'Auf Wunsch reinigen wir Ihr Terrassendach mit vollentsalztem Wasser (0 ppm, also ohne gelösten Kalk). Es löst den Schmutz ohne scharfe Mittel und trocknet von selbst und ohne Rückstände. Niemand muss dafür auf Ihr Glasdach steigen.',
  image: {
    file: 'service-terrassendach.jpg',
    alt: 'Terrassendach aus Glas über Esstisch und Sitzgruppe',
    isPhoto: false,
  },
};
export const firms: Services['firms'] = {
  description: 'Praxis, Büro, Laden: Sagen Sie uns, wie oft, wann Sie öffnen und ob es einen Schlüssel gibt.',
  image: { file: 'gallery-08-schaufenster.jpg', alt: 'Schaufenster einer Weinhandlung', isPhoto: false },
};
