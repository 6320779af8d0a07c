import type { Facts } from '#content/facts-schema.ts';

/** The samples are renderings, the strongest first; the whole site says so (ruling 21). */
export const pictures: Facts['gallery']['pictures'] = [
  {
    file: 'gallery-12-wintergarten-abend.jpg',
    kind: 'Wintergarten',
    alt: 'Am Abend, wenn das Licht von innen kommt',
    isPhoto: false,
  },
  {
    file: 'gallery-10-wintergarten-dach.jpg',
    kind: 'Wintergarten',
    alt: 'Glasdach von oben, ohne Laub und Moos',
    isPhoto: false,
  },
  {
    file: 'gallery-15-rinne-detail.jpg',
    kind: 'Terrassendach',
    alt: 'Rinne am Glasdach: vorn voller Laub, dahinter leer',
    isPhoto: false,
  },
  {
    file: 'gallery-08-schaufenster.jpg',
    kind: 'Fenster',
    alt: 'Schaufenster einer Weinhandlung',
    isPhoto: false,
  },
  {
    file: 'gallery-18-teleskopstange.jpg',
    kind: 'Ausrüstung',
    alt: 'Bürste an der Teleskopstange, für hohes Glas',
    isPhoto: false,
  },
  {
    file: 'gallery-11-wintergarten-innen.jpg',
    kind: 'Wintergarten',
    alt: 'Sitzplatz mit Blick auf Garten und Weinberge',
    isPhoto: false,
  },
  { file: 'gallery-20-rollladen.jpg', kind: 'Rollladen', alt: 'Heller Rollladen, halb geschlossen', isPhoto: false },
  {
    file: 'gallery-07-tropfen.jpg',
    kind: 'Fenster',
    alt: 'Regentropfen auf klarem Glas',
    isPhoto: false,
  },
  {
    file: 'gallery-14-terrassendach-garten.jpg',
    kind: 'Terrassendach',
    alt: 'Vom Garten aus: Das Glas ist kaum zu sehen',
    isPhoto: false,
  },
  {
    file: 'gallery-19-reinwasserfilter.jpg',
    kind: 'Ausrüstung',
    alt: 'Fahrbarer Filter für Reinwasser',
    isPhoto: false,
  },
  {
    file: 'gallery-09-wintergarten-front.jpg',
    kind: 'Wintergarten',
    alt: 'Weiße Front mit Doppeltür',
    isPhoto: false,
  },
  {
    file: 'gallery-04-dachfenster.jpg',
    kind: 'Fenster',
    alt: 'Zwei Dachfenster, in denen der Himmel steht',
    isPhoto: false,
  },
  {
    file: 'gallery-03-bodentiefe-fenster.jpg',
    kind: 'Fenster',
    alt: 'Bodentiefe Schiebefenster zur Terrasse',
    isPhoto: false,
  },
  {
    file: 'gallery-13-terrassendach-von-unten.jpg',
    kind: 'Terrassendach',
    alt: 'Von unten: klares Glas, darüber der Himmel',
    isPhoto: false,
  },
  {
    file: 'gallery-05-sprossenfenster.jpg',
    kind: 'Fenster',
    alt: 'Sprossenfenster mit Sandstein in hellem Putz',
    isPhoto: false,
  },
  {
    file: 'gallery-02-anthrazit-fenster.jpg',
    kind: 'Fenster',
    alt: 'Großes Fenster in Anthrazit neben dem Olivenbaum',
    isPhoto: false,
  },
  { file: 'gallery-01-weisses-fenster.jpg', kind: 'Fenster', alt: 'Weißes Fenster mit Blumenkasten', isPhoto: false },
  {
    file: 'gallery-17-abzieher-eimer.jpg',
    kind: 'Ausrüstung',
    alt: 'Eimer, Abzieher, Einwascher und Tücher',
    isPhoto: false,
  },
  {
    file: 'gallery-16-bluetenstaub.jpg',
    kind: 'Terrassendach',
    alt: 'Blütenstaub: links vor, rechts nach der Reinigung',
    isPhoto: false,
  },
  {
    file: 'gallery-06-vorher-nachher.jpg',
    kind: 'Fenster',
    alt: 'Eine Scheibe, halb verschleiert und halb klar',
    isPhoto: false,
  },
];
