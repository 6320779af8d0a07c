import type { Facts } from '#content/facts-schema.ts';

/** Both sets of hours are specified (ruling 6). */
export const week: Facts['hours']['week'] = {
  onSite: [
    { days: ['Montag', 'Freitag'], from: '08:00', to: '17:00' },
    { days: ['Samstag'], from: '08:00', to: '14:00', byArrangement: true },
  ],
  phone: [{ days: ['Montag', 'Freitag'], from: '08:00', to: '18:00' }],
  talks: [
    { days: ['Freitag'], from: '17:00', to: '22:00' },
    { days: ['Samstag', 'Sonntag'], from: '07:00', to: '22:00' },
  ],
};
export const replyWithinHours: number = 24; // Spec §9
export const quoteWithinHours: number = 24; // Spec §9
