import { PASSKEYS_AT_MOST } from '../limits.ts';

export const passkeyAnswers = {
  again: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  gone: 'Diesen Schlüssel gibt es hier nicht mehr. Bitte melden Sie sich mit Benutzername und Passwort an.',
  others: (name: string) => `Dieser Schlüssel gehört zum Zugang von ${name}.`,
  tooMany: `Sie haben schon ${PASSKEYS_AT_MOST} Schlüssel. Bitte löschen Sie zuerst einen, den Sie nicht mehr brauchen.`,
};

export const passkeyTexts = {
  prove: 'Mit Finger\u00adabdruck oder Gesicht bestätigen',
  refused:
    'Das Gerät hat nicht bestätigt, oder es hat hier noch keinen Schlüssel. Bitte versuchen Sie es noch einmal oder nehmen Sie das Passwort.',
};

export const keyTexts = {
  section: 'Ohne Passwort anmelden, Notfallblatt',
  none: 'aus',
  title: 'Ihre Schlüssel',
  why: 'Mit Fingerabdruck, Gesicht oder der Bildschirmsperre Ihres Geräts. Das geht schneller als ein Passwort, und niemand kann es Ihnen abschwatzen.',
  sheet:
    'Legen Sie auch das Notfallblatt an. Erst damit fragen wir auf neuen Geräten neben dem Passwort nach einem Code. Bis dahin genügt dort das Passwort allein.',
  impossible:
    'Dieser Browser kann sich nicht ohne Passwort anmelden. Nehmen Sie dafür einen anderen, etwa den Ihres Telefons.',
  make: 'Dieses Gerät hinzufügen',
  made: 'Ab jetzt können Sie sich hier ohne Passwort anmelden.',
  refused: 'Das Gerät hat nicht bestätigt, oder es hat hier schon einen Schlüssel. Bitte versuchen Sie es noch einmal.',
  since: (moment: string) => `hinzugefügt ${moment}`,
  used: (moment: string) => `zuletzt benutzt ${moment}`,
  unused: 'noch nicht benutzt',
  remove: 'Löschen',
  confirmRemove: (name: string) => `Den Schlüssel „${name}“ löschen? Wo er angemeldet hat, ist dann abgemeldet.`,
  removed: 'Der Schlüssel gilt nicht mehr.',
};
