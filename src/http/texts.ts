export const httpTexts = {
  malformedJson: 'Die Anfrage ist unvollständig angekommen. Bitte senden Sie sie noch einmal.',
  notLoggedIn: 'Sie sind nicht angemeldet. Bitte melden Sie sich an.',
  tooManyWrong: 'Das Passwort war zu oft falsch. Bitte melden Sie sich neu an.',
  ownerOnly: 'Das darf nur der Inhaber dieser Website.',
  needsProof: 'Bitte bestätigen Sie zuerst mit Ihrem Passwort, dass Sie es sind.',
  crossSite: 'Diese Anfrage kam von einer fremden Seite und wurde deshalb nicht angenommen.',
  notFound: 'Das gibt es hier nicht.',
  methodNotAllowed: 'Das ist an dieser Adresse nicht möglich.',
  bodyTooLarge: 'Die Anfrage ist zu groß. Bitte kürzen Sie Ihre Nachricht.',
  unsupportedMediaType: 'Dieses Format wird nicht verstanden. Bitte senden Sie JSON.',
  fileTooLarge: 'Diese Datei ist zu groß. Bitte wählen Sie eine kleinere.',
  unsupportedBytes: 'Dieses Format wird nicht angenommen. Bitte wählen Sie ein Foto als JPEG.',
  invalid: 'Bitte prüfen Sie die markierten Angaben.',
  outage: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  previewWithoutDatabase:
    'Diese Vorschau hat keine Datenbank: Formular und Adminbereich arbeiten nur auf der veröffentlichten Website.',
  previewOnProduction:
    'Diese Vorschau führt zur Datenbank der veröffentlichten Website und benutzt sie deshalb nicht. Bitte geben Sie ihr eine eigene oder keine.',
  unexpected: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
};
