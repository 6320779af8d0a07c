import type { Facts } from '#content/facts-schema.ts';

export const partners: Facts['partners']['partners'] = [
  { name: 'Muster Gartenbau', url: 'https://gartenbau.example', what: 'Gartenpflege' },
  { name: 'Muster Hausmeisterservice', url: 'https://hausmeister.example', what: 'Rund ums Haus' },
];
