import type { ServiceException } from '#content/business.ts';

/** A business at a fixed place near Wörrstadt, because the tests must survive a move of the real one. */
export const business = {
  coordinates: { latitude: 49.88, longitude: 8.12 },
  serviceRadiusKm: 20,
  serviceExceptions: [
    { places: ['65343', 'Rüdesheim am Rhein'], verdict: 'edge', why: 'Dort führt keine Brücke hinüber.' },
    { places: ['Nackenheim'], verdict: 'outside', why: 'Die Straße ist gesperrt.' },
    { places: ['67590'], verdict: 'inside', why: 'Freitags sind wir in Monsheim.' },
  ] as readonly ServiceException[],
  phone: { display: '069 90009 123', link: '+496990009123' },
};
