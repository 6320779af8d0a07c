import { PLACEHOLDERS } from './texts.ts';

export const templateTexts = {
  heading: 'Antwortvorlagen',
  hint: `Anrede, Gruß und Anfrage kommen von allein dazu. Bei jeder Anfrage stehen sie hinter „Mail“ und „WhatsApp“. ${Object.values(PLACEHOLDERS).join(', ')} setzen wir ein; ist etwas davon nicht bekannt, fällt der Satz weg.`,
  newOne: 'Neue Vorlage',
  title: 'Name der Vorlage',
  text: 'Text der Vorlage',
  save: 'Vorlage speichern',
  saved: 'Die Vorlage ist gespeichert.',
  remove: 'Vorlage entfernen',
  confirmRemove: (title: string) => `„${title}“ entfernen? Der Text ist dann weg.`,
  removed: (title: string) => `„${title}“ ist entfernt.`,
};
