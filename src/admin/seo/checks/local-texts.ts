export const localTexts = {
  'local-business': {
    title: 'Angaben zum Betrieb als Daten',
    description: 'Name, Anschrift und Telefon in der Form, aus der Karten und örtliche Suchergebnisse entstehen.',
    advice: 'Ergänzen Sie die fehlende Angabe im Eintrag des Betriebs (JSON-LD, HomeAndConstructionBusiness).',
  },
  'opening-hours': {
    title: 'Öffnungszeiten als Daten',
    description: 'Mit diesen Angaben zeigen Suchmaschinen, wann Sie erreichbar sind.',
    advice: 'Geben Sie je Zeitraum die Wochentage (dayOfWeek) und die Uhrzeiten (opens, closes) als „17:00“ an.',
  },
  'service-area': {
    title: 'Einsatzgebiet als Daten',
    description: 'Sagt Suchmaschinen, für welche Orte Sie die richtige Antwort sind.',
    advice: 'Der Betrieb braucht areaServed mit Mittelpunkt und Radius in Metern.',
  },
  'contact-data': {
    title: 'Gleiche Kontaktdaten überall',
    description: 'Firmenname, Anschrift und Telefonnummer sind auf jeder Seite dieselben.',
    advice: 'Maßgeblich sind die Angaben in src/content/business.ts. Berichtigen Sie die abweichende Stelle.',
  },
  'legal-links': {
    title: 'Impressum und Datenschutz',
    description: 'Beide Seiten sind von jeder Seite aus mit einem Klick erreichbar, wie es das Gesetz verlangt.',
    advice: 'Setzen Sie die Links auf Impressum und Datenschutz in die Fußzeile jeder Seite.',
  },
};

export const localFaults = {
  noBusiness: 'Die Seite beschreibt den Betrieb nicht als Daten (LocalBusiness fehlt).',
  missingField: (field: string) => `Dem Eintrag des Betriebs fehlt ${field}.`,
  noHours: 'Der Eintrag des Betriebs nennt keine Öffnungszeiten (openingHoursSpecification).',
  unknownDay: (day: string) => `Der Wochentag „${day}“ ist ungültig.`,
  noDays: 'Einer Öffnungszeit fehlen die Wochentage (dayOfWeek).',
  wrongTime: (opens: string, closes: string) => `Die Öffnungszeit von „${opens}“ bis „${closes}“ ist ungültig.`,
  noArea: 'Der Eintrag des Betriebs nennt kein Einsatzgebiet (areaServed).',
  noMidpoint: 'Dem Einsatzgebiet fehlt der Mittelpunkt (geoMidpoint).',
  wrongRadius: (metres: string, km: number) =>
    `Der Radius des Einsatzgebiets ist „${metres}“ statt ${km * 1000} Meter.`,
  otherNumber: (shown: string) => `Hier steht eine andere Telefonnummer: ${shown}`,
  dialsOther: (shown: string, dialled: string) => `Der Link zeigt „${shown}“, wählt aber ${dialled}.`,
  otherStreet: (shown: string) => `Hier steht eine andere Straße oder Hausnummer: ${shown}`,
  otherTown: (shown: string) => `Hier steht eine andere Postleitzahl oder ein anderer Ort: ${shown}`,
  otherInData: (field: string, value: string) =>
    `In den strukturierten Daten steht bei ${field} etwas anderes: ${value}`,
  otherName: (shown: string) => `Hier heißt der Betrieb anders: ${shown}`,
  noName: (part: string) => `Der Firmenname fehlt oder ist anders geschrieben (${part}).`,
  header: 'Kopfzeile',
  footer: 'Fußzeile',
  noLink: (name: string, path: string) => `Der Link auf ${name} (${path}) fehlt.`,
};
