import type { Facts } from '#content/facts-schema.ts';

/** A business at a fixed place near Wörrstadt, because the tests must survive a move of the real one. */
export const region = 'Rheinhessen';
export const coordinates = { latitude: 49.88, longitude: 8.12 };
export const serviceRadiusKm = 20;
export const serviceExceptions: Facts['area']['serviceExceptions'] = [
  { places: ['65343', 'Rüdesheim am Rhein'], verdict: 'edge', why: 'Dort führt keine Brücke hinüber.' },
  { places: ['Nackenheim'], verdict: 'outside', why: 'Die Straße ist gesperrt.' },
  { places: ['67590'], verdict: 'inside', why: 'Freitags sind wir in Monsheim.' },
];
export const phone = { display: '069 90009 123', link: '+496990009123' };
