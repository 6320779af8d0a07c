import type { Entry, NextDate } from './history.ts';

const STEPS: Record<string, string> = {
  ...{ neu: 'Neu', kontakt: 'Kontakt', besichtigung: 'Besichtigung', angebot: 'Angebot', termin: 'Termin' },
  ...{ auftrag: 'Auftrag', abnahme: 'Abnahme', erledigt: 'Erledigt', abgesagt: 'Abgesagt' },
};
const WAYS: Record<string, string> = {
  mail: 'per E-Mail',
  call: 'am Telefon',
  whatsapp: 'per WhatsApp',
  sms: 'per SMS',
};
const DATES: Record<string, string> = { besichtigung: 'Besichtigung', arbeit: 'Arbeit', anruf: 'Wieder anrufen' };
const PHOTOS: Record<string, string> = {
  'photo-removed': 'Foto gelöscht',
  consent: 'Kunde einverstanden, Foto darf auf die Website',
  'consent-ended': 'Kunde nicht mehr einverstanden, Foto darf nicht auf die Website',
};
const MARKS: Record<string, string> = {
  earlier: 'Eingegangen, bevor es diesen Verlauf gab',
  entered: 'Anruf eingetragen',
  undated: 'Termin entfernt',
  apart: 'Gehört zu jemand anderem',
  paid: 'Bezahlt',
  removed: 'In den Papierkorb gelegt',
  restored: 'Aus dem Papierkorb geholt',
};

/** '1.234,50 €' by hand, because `Intl` takes seconds for so many. */
const euros = (cents: number) =>
  `${(cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')}\u00a0€`;

/** Writes an entry as the sentence that the card showed. */
export function wordsOf({ kind, step, way, text, date, cents, clock }: Entry): string {
  const price = cents ? euros(cents) : undefined;
  const listed = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
  if (kind === 'step') return [STEPS[step ?? ''] ?? step, text].filter(Boolean).join(': ');
  if (kind === 'answer') return ['Beantwortet', way && (WAYS[way] ?? way)].filter(Boolean).join(' ');
  if (kind === 'note') return text ?? '';
  if (kind === 'price') return price ? `Angebotspreis: ${price}` : 'Angebotspreis entfernt';
  if (kind === 'stays') return text ? `Merkzettel: ${text}` : 'Merkzettel geleert';
  if (kind === 'corrected') return `Berichtigt: ${text}`;
  if (kind === 'date') return `Termin: ${listed(date && dateWords(date, clock), date?.place, price)}`;
  if (kind === 'imported' && text) return ['Letzter Auftrag, aus dem Notizbuch', price].filter(Boolean).join(': ');
  if (kind === 'imported') return 'Aus dem Notizbuch übernommen';
  return PHOTOS[kind] ? `${PHOTOS[kind]}: foto-${text?.slice(0, 8)}.jpg` : (MARKS[kind] ?? kind);
}

/** 'Di, 24.11., 9:00 Arbeit, 4 Stunden'; another year is named. */
function dateWords({ what, day, time, hours }: NextDate, clock: string): string {
  const [year, month, ofMonth] = day.split('-').map(Number);
  const weekday = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][new Date(day).getUTCDay()];
  const when = `${weekday}, ${ofMonth}.${month}.${clock.startsWith(`${year}`) ? '' : year}`;
  const kind = `${time ? `${when}, ${time.replace(/^0/, '')}` : when} ${DATES[what] ?? what}`;
  if (!hours) return kind;
  return `${kind}, ${hours === 1 ? '1 Stunde' : hours < 8 ? `${hours} Stunden` : 'ganzer Tag'}`;
}
