/** The pictures of 'Unsere Arbeiten' in their order (Spec §2: 20, each with a category). Files: src/assets/media. */
export interface GalleryPicture {
  file: string;
  alt: string;
  category: 'Fenster' | 'Wintergarten' | 'Terrassendach' | 'Ausrüstung' | 'Rollladen';
}

export const galleryPictures: readonly GalleryPicture[] = [
  {
    file: 'gallery-12-wintergarten-abend.jpg',
    alt: 'Beleuchteter Wintergarten am Abend',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-16-bluetenstaub.jpg',
    alt: 'Terrassendach, links mit Blütenstaub, rechts klar',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-06-vorher-nachher.jpg',
    alt: 'Scheibe, links mit Schmutzschleier, rechts klar',
    category: 'Fenster',
  },
  {
    file: 'gallery-10-wintergarten-dach.jpg',
    alt: 'Glasdach eines Wintergartens',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-14-terrassendach-garten.jpg',
    alt: 'Weißes Terrassendach vom Garten aus',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-18-teleskopstange.jpg',
    alt: 'Bürste an einer Teleskopstange',
    category: 'Ausrüstung',
  },
  {
    file: 'gallery-11-wintergarten-innen.jpg',
    alt: 'Blick aus einem Wintergarten auf Weinberge',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-13-terrassendach-von-unten.jpg',
    alt: 'Himmel durch ein Terrassendach',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-19-reinwasserfilter.jpg',
    alt: 'Fahrbarer Reinwasserfilter',
    category: 'Ausrüstung',
  },
  {
    file: 'gallery-09-wintergarten-front.jpg',
    alt: 'Weißer Wintergarten von vorn',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-04-dachfenster.jpg',
    alt: 'Zwei Dachfenster im Ziegeldach',
    category: 'Fenster',
  },
  {
    file: 'gallery-07-tropfen.jpg',
    alt: 'Wassertropfen auf einer Scheibe',
    category: 'Fenster',
  },
  {
    file: 'gallery-03-bodentiefe-fenster.jpg',
    alt: 'Bodentiefe Schiebefenster zur Terrasse',
    category: 'Fenster',
  },
  {
    file: 'gallery-01-weisses-fenster.jpg',
    alt: 'Weißes Fenster mit rotem Blumenkasten',
    category: 'Fenster',
  },
  {
    file: 'gallery-02-anthrazit-fenster.jpg',
    alt: 'Großes dunkles Fenster in heller Fassade',
    category: 'Fenster',
  },
  {
    file: 'gallery-15-rinne-detail.jpg',
    alt: 'Glaskante und Rinne eines Terrassendachs',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-20-rollladen.jpg',
    alt: 'Fenster mit halb geschlossenem Rollladen',
    category: 'Rollladen',
  },
  {
    file: 'gallery-08-schaufenster.jpg',
    alt: 'Schaufenster eines kleinen Ladens',
    category: 'Fenster',
  },
  {
    file: 'gallery-05-sprossenfenster.jpg',
    alt: 'Weißes Sprossenfenster',
    category: 'Fenster',
  },
  {
    file: 'gallery-17-abzieher-eimer.jpg',
    alt: 'Eimer, Abzieher und Tücher',
    category: 'Ausrüstung',
  },
];
