import type { Facts } from '#content/facts-schema.ts';

type Pictures = Facts['gallery']['pictures'];

/** The samples are renderings, the strongest first; the whole site says so (ruling 21). */
const RENDERINGS: readonly (readonly [file: string, kind: Pictures[number]['kind'], alt: string])[] = [
  ['gallery-12-wintergarten-abend.jpg', 'Wintergarten', 'Am Abend, wenn das Licht von innen kommt'],
  ['gallery-10-wintergarten-dach.jpg', 'Wintergarten', 'Glasdach von oben, ohne Laub und Moos'],
  ['gallery-15-rinne-detail.jpg', 'Terrassendach', 'Rinne am Glasdach: vorn voller Laub, dahinter leer'],
  ['gallery-08-schaufenster.jpg', 'Fenster', 'Schaufenster einer Weinhandlung'],
  ['gallery-18-teleskopstange.jpg', 'Ausrüstung', 'Bürste an der Teleskopstange, für hohes Glas'],
  ['gallery-11-wintergarten-innen.jpg', 'Wintergarten', 'Sitzplatz mit Blick auf Garten und Weinberge'],
  ['gallery-20-rollladen.jpg', 'Rollladen', 'Heller Rollladen, halb geschlossen'],
  ['gallery-07-tropfen.jpg', 'Fenster', 'Regentropfen auf klarem Glas'],
  ['gallery-14-terrassendach-garten.jpg', 'Terrassendach', 'Vom Garten aus: Das Glas ist kaum zu sehen'],
  ['gallery-19-reinwasserfilter.jpg', 'Ausrüstung', 'Fahrbarer Filter für Reinwasser'],
  ['gallery-09-wintergarten-front.jpg', 'Wintergarten', 'Weiße Front mit Doppeltür'],
  ['gallery-04-dachfenster.jpg', 'Fenster', 'Zwei Dachfenster, in denen der Himmel steht'],
  ['gallery-03-bodentiefe-fenster.jpg', 'Fenster', 'Bodentiefe Schiebefenster zur Terrasse'],
  ['gallery-13-terrassendach-von-unten.jpg', 'Terrassendach', 'Von unten: klares Glas, darüber der Himmel'],
  ['gallery-05-sprossenfenster.jpg', 'Fenster', 'Sprossenfenster mit Sandstein in hellem Putz'],
  ['gallery-02-anthrazit-fenster.jpg', 'Fenster', 'Großes Fenster in Anthrazit neben dem Olivenbaum'],
  ['gallery-01-weisses-fenster.jpg', 'Fenster', 'Weißes Fenster mit Blumenkasten'],
  ['gallery-17-abzieher-eimer.jpg', 'Ausrüstung', 'Eimer, Abzieher, Einwascher und Tücher'],
  ['gallery-16-bluetenstaub.jpg', 'Terrassendach', 'Blütenstaub: links vor, rechts nach der Reinigung'],
  ['gallery-06-vorher-nachher.jpg', 'Fenster', 'Eine Scheibe, halb verschleiert und halb klar'],
];
export const pictures: Pictures = RENDERINGS.map(([file, kind, alt]) => ({ file, kind, alt, isPhoto: false }));
/** From three photos on. */
export const onlyPhotos: boolean = false;
