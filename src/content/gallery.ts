/** The pictures of 'Unsere Arbeiten' in their order (Spec §2: 20, each with a category). Files: src/assets/media. */
export interface GalleryPicture {
  file: string;
  category: 'Fenster' | 'Wintergarten' | 'Terrassendach' | 'Ausrüstung' | 'Rollladen';
  /** The caption and alternative text. */
  caption: string;
  isWide?: boolean;
}

export const galleryPictures: readonly GalleryPicture[] = [
  {
    file: 'gallery-16-bluetenstaub.jpg',
    category: 'Terrassendach',
    caption: 'Nach dem Blütenstaub: links davor, rechts danach',
    isWide: true,
  },
  {
    file: 'gallery-18-teleskopstange.jpg',
    category: 'Ausrüstung',
    caption: 'Bürste an der Teleskopstange, für hohes Glas',
  },
  {
    file: 'gallery-10-wintergarten-dach.jpg',
    category: 'Wintergarten',
    caption: 'Glasdach von oben, ohne Laub und Moos',
    isWide: true,
  },
  {
    file: 'gallery-14-terrassendach-garten.jpg',
    category: 'Terrassendach',
    caption: 'Vom Garten aus: Das Glas ist kaum zu sehen',
    isWide: true,
  },
  {
    file: 'gallery-06-vorher-nachher.jpg',
    category: 'Fenster',
    caption: 'Eine Scheibe, halb verschleiert und halb klar',
  },
  {
    file: 'gallery-11-wintergarten-innen.jpg',
    category: 'Wintergarten',
    caption: 'Sitzplatz mit Blick auf Garten und Weinberge',
  },
  {
    file: 'gallery-15-rinne-detail.jpg',
    category: 'Terrassendach',
    caption: 'Rinne am Glasdach: vorn voller Laub, dahinter leer',
  },
  {
    file: 'gallery-07-tropfen.jpg',
    category: 'Fenster',
    caption: 'Regentropfen auf klarem Glas',
    isWide: true,
  },
  {
    file: 'gallery-19-reinwasserfilter.jpg',
    category: 'Ausrüstung',
    caption: 'Fahrbarer Filter für Reinwasser',
  },
  {
    file: 'gallery-09-wintergarten-front.jpg',
    category: 'Wintergarten',
    caption: 'Weiße Front mit Doppeltür',
    isWide: true,
  },
  {
    file: 'gallery-04-dachfenster.jpg',
    category: 'Fenster',
    caption: 'Zwei Dachfenster, in denen der Himmel steht',
  },
  {
    file: 'gallery-03-bodentiefe-fenster.jpg',
    category: 'Fenster',
    caption: 'Bodentiefe Schiebefenster zur Terrasse',
    isWide: true,
  },
  {
    file: 'gallery-08-schaufenster.jpg',
    category: 'Fenster',
    caption: 'Schaufenster einer Weinhandlung',
    isWide: true,
  },
  {
    file: 'gallery-20-rollladen.jpg',
    category: 'Rollladen',
    caption: 'Heller Rollladen, halb geschlossen',
  },
  {
    file: 'gallery-13-terrassendach-von-unten.jpg',
    category: 'Terrassendach',
    caption: 'Von unten: klares Glas, darüber der Himmel',
    isWide: true,
  },
  {
    file: 'gallery-05-sprossenfenster.jpg',
    category: 'Fenster',
    caption: 'Sprossenfenster mit Sandstein in hellem Putz',
  },
  {
    file: 'gallery-02-anthrazit-fenster.jpg',
    category: 'Fenster',
    caption: 'Großes Fenster in Anthrazit neben dem Olivenbaum',
  },
  {
    file: 'gallery-01-weisses-fenster.jpg',
    category: 'Fenster',
    caption: 'Weißes Fenster mit Blumenkasten',
  },
  {
    file: 'gallery-17-abzieher-eimer.jpg',
    category: 'Ausrüstung',
    caption: 'Eimer, Abzieher, Einwascher und Tücher',
    isWide: true,
  },
  {
    file: 'gallery-12-wintergarten-abend.jpg',
    category: 'Wintergarten',
    caption: 'Am Abend, wenn das Licht von innen kommt',
    isWide: true,
  },
];
