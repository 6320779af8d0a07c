import { business } from '#content/business.ts';

/** Words of the legal pages around their texts (Spec §2). */
export const texts = {
  imprint: {
    title: 'Impressum',
    lead: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
    provider: 'Anbieter',
    company: 'Unternehmen',
    owner: 'Verantwortlich',
    address: 'Anschrift',
    contact: 'Kontakt',
    phone: 'Telefon',
    whatsapp: 'WhatsApp',
    email: 'E-Mail',
    scope: 'Tätigkeit',
    noAppointments:
      'An unserer Geschäftsadresse finden keine Kundentermine statt. Wir kommen zu Ihnen: Vereinbaren Sie einfach einen Termin.',
    tax: 'Umsatzsteuer',
    smallBusiness:
      'Unsere Umsätze sind als Kleinunternehmer nach § 19 UStG von der Umsatzsteuer befreit. Auf unseren Rechnungen steht deshalb keine Umsatzsteuer.',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    economicId: 'Wirtschafts-Identifikationsnummer',
    authority: 'Aufsichtsbehörde',
    asOf: 'Stand:',
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Welche Daten wir erheben, wofür wir sie brauchen, wie lange wir sie behalten und was Sie bestimmen können.',
    contents: 'Inhalt',
    delete: {
      button: 'Alle Cookies und lokalen Daten löschen',
      done: 'Gelöscht. In diesem Browser ist von unserer Website nichts mehr gespeichert. Beim nächsten Seitenaufruf fragen wir Sie neu.',
      failed:
        'Ihr Browser lässt uns nicht an seinen Speicher. Löschen Sie die Daten bitte in den Einstellungen des Browsers.',
      withoutScript:
        'Ohne JavaScript löschen Sie die Daten selbst: Öffnen Sie in Ihrem Browser die Einstellungen, dort „Datenschutz“ und „Websitedaten“ oder „Cookies und Websitedaten“, suchen Sie unsere Adresse und wählen Sie „Entfernen“.',
    },
  },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    lead: 'Diese Website soll allen Menschen nützen. Hier steht, wie weit wir damit sind.',
  },
  thanks: {
    title: 'Danke für Ihre Anfrage!',
    lead: `Sie ist bei uns angekommen. Wir melden uns innerhalb von ${business.replyWithinHours} Stunden.`,
    next: 'So geht es weiter',
    steps: [
      'Wir lesen Ihre Anfrage und melden uns per E-Mail oder Telefon.',
      'Wir vereinbaren einen Termin und sehen uns alles bei Ihnen an. Das kostet nichts.',
      `Innerhalb von ${business.quoteWithinHours} Stunden nach der Besichtigung haben Sie unser Angebot.`,
    ],
    urgent: 'Es eilt? Dann rufen Sie uns an:',
    home: 'Zur Startseite',
    faq: 'Häufige Fragen lesen',
  },
  notFound: {
    title: '404 Page Not Found',
    lead: 'Diese Seite gibt es bei uns nicht. Vielleicht hat sich ein Tippfehler eingeschlichen, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
    faq: 'Häufige Fragen',
    contact: 'Kontakt',
  },
} as const;
