import type { Facts } from '#content/facts-schema.ts';

export const items: Facts['senior']['items'] = [
  { title: 'Duschkabine', text: 'Wir reinigen sie gründlich und entfernen den Kalk.' },
  { title: 'Treppenhaus', text: 'Wir putzen es regelmäßig, so oft es Ihnen passt.' },
  { title: 'Einfahrt und Gehweg', text: 'Wir kehren regelmäßig, damit der Weg sicher bleibt.' },
  { title: 'Diskretion', text: 'Was wir bei Ihnen sehen und hören, bleibt bei Ihnen.' },
  { title: 'Führungszeugnis', text: 'Auf Wunsch legen wir Ihnen ein polizeiliches Führungszeugnis vor.' },
];
