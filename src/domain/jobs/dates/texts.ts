import type { DATE_KINDS } from '#shared/stored-words.ts';

export const dateTexts = {
  title: 'Nächster Termin',
  kinds: { besichtigung: 'Besichtigung', arbeit: 'Arbeit', anruf: 'Wieder anrufen' } satisfies Record<
    (typeof DATE_KINDS)[number],
    string
  >,
  weekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  sundayName: 'Sonntag',
  hours: (hours: number) => (hours === 1 ? '1 Stunde' : hours < 8 ? `${hours} Stunden` : 'ganzer Tag'),
  today: 'Heute',
  tomorrow: 'Morgen',
  past: (words: string) => `War ${words}`,
  overdue: (words: string) => `Überfällig, ${words}`,
  absent: 'Da sind Sie nicht da',
  publicHoliday: (name: string) => `Das ist ein Feiertag: ${name}`,
  sunday: 'Das ist ein Sonntag',
  night: 'Das ist nachts',
  close: (dates: string) => `Das wird eng: ${dates}`,
  closeOne: (time: string, what: string, name: string) => `${time} ${what} bei ${name}`,
};
