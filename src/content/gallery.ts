/** The pictures of 'Unsere Arbeiten' in their order (Spec §2: 20, each with a category). Files: src/assets/media. */
export interface GalleryPicture {
  file: string;
  alt: string;
  category: 'Fenster' | 'Wintergarten' | 'Terrassendach' | 'Ausrüstung' | 'Rollladen';
}

export const galleryPictures: readonly GalleryPicture[] = [
  {
    file: 'gallery-03-bodentiefe-fenster.jpg',
    alt: 'Bodentiefe Schiebefenster zur Terrasse mit Blick in einen hellen Wohnraum',
    category: 'Fenster',
  },
  {
    file: 'gallery-12-wintergarten-abend.jpg',
    alt: 'Beleuchteter Wintergarten in der Abenddämmerung',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-14-terrassendach-garten.jpg',
    alt: 'Weiße Terrassenüberdachung über einem Holzdeck mit Esstisch und Sofa, vom Garten aus gesehen',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-06-vorher-nachher.jpg',
    alt: 'Fensterscheibe im Vergleich: linke Hälfte mit Schmutzschleier, rechte Hälfte klar',
    category: 'Fenster',
  },
  {
    file: 'gallery-10-wintergarten-dach.jpg',
    alt: 'Klares Glasdach eines anthrazitfarbenen Wintergartens, schräg von oben gesehen',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-18-teleskopstange.jpg',
    alt: 'Wasserführende Bürste an einer Teleskopstange an einem hohen Fenster, das Glas spiegelt den Himmel',
    category: 'Ausrüstung',
  },
  {
    file: 'gallery-01-weisses-fenster.jpg',
    alt: 'Weißes zweiflügeliges Fenster mit rot blühendem Blumenkasten, die Scheiben spiegeln Bäume und Himmel',
    category: 'Fenster',
  },
  {
    file: 'gallery-11-wintergarten-innen.jpg',
    alt: 'Blick aus einem weißen Wintergarten mit Sitzplatz durch klare Scheiben auf Garten und Weinberge',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-13-terrassendach-von-unten.jpg',
    alt: 'Blick von unten durch ein gläsernes Terrassendach in den Himmel',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-19-reinwasserfilter.jpg',
    alt: 'Fahrbares Filtersystem mit zwei blauen Zylindern, einem Metallzylinder und aufgerolltem Schlauch',
    category: 'Ausrüstung',
  },
  {
    file: 'gallery-16-bluetenstaub.jpg',
    alt: 'Glas-Terrassendach von oben: links gelber Blütenstaub mit Regenspuren, rechts gereinigte, klare Scheiben',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-09-wintergarten-front.jpg',
    alt: 'Weißer Wintergarten von vorn mit Doppeltür und Blick auf die Sitzmöbel',
    category: 'Wintergarten',
  },
  {
    file: 'gallery-04-dachfenster.jpg',
    alt: 'Zwei Dachfenster mit anthrazitfarbenem Rahmen in einem Tonziegeldach, in den Scheiben spiegelt sich der Himmel',
    category: 'Fenster',
  },
  {
    file: 'gallery-02-anthrazit-fenster.jpg',
    alt: 'Großes Fenster mit anthrazitfarbenem Rahmen in heller Putzfassade, daneben ein Olivenbaum im Kübel',
    category: 'Fenster',
  },
  {
    file: 'gallery-15-rinne-detail.jpg',
    alt: 'Ecke eines Terrassendachs mit Glaskante, Sparren und Rinnenprofil aus anthrazitfarbenem Aluminium',
    category: 'Terrassendach',
  },
  {
    file: 'gallery-20-rollladen.jpg',
    alt: 'Weißes Fenster mit halb geschlossenem hellem Rollladen, daneben ein kleiner Baum',
    category: 'Rollladen',
  },
  {
    file: 'gallery-08-schaufenster.jpg',
    alt: 'Schaufenster eines kleinen Ladens mit dunkelgrüner Holzfassade, dahinter Vasen und Pflanzen',
    category: 'Fenster',
  },
  {
    file: 'gallery-07-tropfen.jpg',
    alt: 'Nahaufnahme von Wassertropfen auf einer Glasscheibe vor unscharfem grünem Hintergrund',
    category: 'Fenster',
  },
  {
    file: 'gallery-05-sprossenfenster.jpg',
    alt: 'Weißes Sprossenfenster in einer Backsteinfassade',
    category: 'Fenster',
  },
  {
    file: 'gallery-17-abzieher-eimer.jpg',
    alt: 'Blauer Eimer mit Schaum, Abzieher, Einwascher und gefalteten Tüchern auf einer Terrasse',
    category: 'Ausrüstung',
  },
];
