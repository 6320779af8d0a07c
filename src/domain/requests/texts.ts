import { NAME_MAX_CHARS, NOTE_MAX_CHARS } from '#config/limits.ts';
import { MESSAGE_MAX_CHARS, PHONE_MAX_CHARS, PLACE_MAX_CHARS } from './limits.ts';

export const requestErrors = {
  nameMissing: 'Name ist erforderlich',
  nameTooLong: `Bitte kürzen Sie den Namen auf höchstens ${NAME_MAX_CHARS} Zeichen`,
  emailInvalid: 'Gültige E-Mail-Adresse erforderlich',
  phoneTooLong: `Bitte kürzen Sie die Telefonnummer auf höchstens ${PHONE_MAX_CHARS} Zeichen`,
  choiceUnknown: 'Bitte wählen Sie eine der angebotenen Möglichkeiten',
  placeUnknown: 'Bitte geben Sie fünf Ziffern oder einen Ortsnamen ein',
  placeTooLong: `Bitte kürzen Sie den Ort auf höchstens ${PLACE_MAX_CHARS} Zeichen`,
  messageTooLong: () =>
    `Bitte kürzen Sie die Nachricht auf höchstens ${MESSAGE_MAX_CHARS.toLocaleString('de-DE')} Zeichen`,
  callEmpty: 'Bitte tragen Sie eine Nummer, einen Namen oder eine Notiz ein',
  notAForm: 'Hier werden die Felder des Formulars erwartet',
  notYesOrNo: 'Hier wird true oder false erwartet',
  notAPage: 'Diese Seite der Liste gibt es nicht',
  notAMoment: 'Hier wird ein Zeitpunkt erwartet',
  notANumber: 'Hier wird eine ganze Zahl erwartet',
  stepUnknown: 'Diesen Schritt gibt es nicht',
  wayUnknown: 'Diese Art der Antwort gibt es nicht',
  entryUnknown: 'Einen solchen Eintrag gibt es nicht',
  notAPrice: 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 1.234,50',
  noteMissing: 'Bitte schreiben Sie etwas in die Notiz',
  noteTooLong: () => `Bitte kürzen Sie die Notiz auf höchstens ${NOTE_MAX_CHARS.toLocaleString('de-DE')} Zeichen`,
};
