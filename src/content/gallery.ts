/** A picture in src/assets/media, its category, and its caption, which is the alternative text, too. */
export type GalleryPicture = readonly [
  file: string,
  category: 'Fenster' | 'Wintergarten' | 'Terrassendach' | 'Ausrüstung' | 'Rollladen',
  caption: string,
  width?: 'wide',
];

const WIDE = 'wide';

/** The pictures of 'Unsere Arbeiten' in their order (Spec §2: 20, each with a category). */
export const galleryPictures: readonly GalleryPicture[] = [
  ['gallery-16-bluetenstaub.jpg', 'Terrassendach', 'Blütenstaub: links vor, rechts nach der Reinigung', WIDE],
  ['gallery-18-teleskopstange.jpg', 'Ausrüstung', 'Bürste an der Teleskopstange, für hohes Glas'],
  ['gallery-10-wintergarten-dach.jpg', 'Wintergarten', 'Glasdach von oben, ohne Laub und Moos', WIDE],
  ['gallery-14-terrassendach-garten.jpg', 'Terrassendach', 'Vom Garten aus: Das Glas ist kaum zu sehen', WIDE],
  ['gallery-06-vorher-nachher.jpg', 'Fenster', 'Eine Scheibe, halb verschleiert und halb klar'],
  ['gallery-11-wintergarten-innen.jpg', 'Wintergarten', 'Sitzplatz mit Blick auf Garten und Weinberge'],
  ['gallery-15-rinne-detail.jpg', 'Terrassendach', 'Rinne am Glasdach: vorn voller Laub, dahinter leer'],
  ['gallery-07-tropfen.jpg', 'Fenster', 'Regentropfen auf klarem Glas', WIDE],
  ['gallery-19-reinwasserfilter.jpg', 'Ausrüstung', 'Fahrbarer Filter für Reinwasser'],
  ['gallery-09-wintergarten-front.jpg', 'Wintergarten', 'Weiße Front mit Doppeltür', WIDE],
  ['gallery-04-dachfenster.jpg', 'Fenster', 'Zwei Dachfenster, in denen der Himmel steht'],
  ['gallery-03-bodentiefe-fenster.jpg', 'Fenster', 'Bodentiefe Schiebefenster zur Terrasse', WIDE],
  ['gallery-08-schaufenster.jpg', 'Fenster', 'Schaufenster einer Weinhandlung', WIDE],
  ['gallery-20-rollladen.jpg', 'Rollladen', 'Heller Rollladen, halb geschlossen'],
  ['gallery-13-terrassendach-von-unten.jpg', 'Terrassendach', 'Von unten: klares Glas, darüber der Himmel', WIDE],
  ['gallery-05-sprossenfenster.jpg', 'Fenster', 'Sprossenfenster mit Sandstein in hellem Putz'],
  ['gallery-02-anthrazit-fenster.jpg', 'Fenster', 'Großes Fenster in Anthrazit neben dem Olivenbaum'],
  ['gallery-01-weisses-fenster.jpg', 'Fenster', 'Weißes Fenster mit Blumenkasten'],
  ['gallery-17-abzieher-eimer.jpg', 'Ausrüstung', 'Eimer, Abzieher, Einwascher und Tücher', WIDE],
  ['gallery-12-wintergarten-abend.jpg', 'Wintergarten', 'Am Abend, wenn das Licht von innen kommt', WIDE],
];
