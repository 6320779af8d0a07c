import { business } from '#content/business.ts';

/** Words of the home page's sections. Services, gallery, senior offer and steps have files of their own in content. */
export const texts = {
  hero: {
    promise: 'Streifenfrei klare Sicht in Rheinhessen',
    lead: 'Fenster, Wintergarten und Terrassendach: gründlich gereinigt, zum fairen Preis und mit einem schnellen Termin.',
    request: 'Anfragen',
    call: 'Anrufen',
    wipe: 'Scheibe sauber wischen',
    wipeHint: 'Wischen Sie selbst',
    wipeValue: '{percent} % der Scheibe sind sauber',
    wiped: 'So sauber wird es bei Ihnen.',
    cleanAlt: 'Blick durch ein bodentiefes Fenster auf Terrasse, Lavendel und Weinberge, eine Hälfte streifenfrei klar',
  },
  facts: [
    { figure: `${business.serviceRadiusKm} km`, text: 'Umkreis, kurze Wege' },
    { figure: `${business.replyWithinHours} Stunden`, text: 'bis zu unserer Antwort' },
    { figure: '0 Euro', text: 'für die Besichtigung' },
  ],
  services: {
    title: 'Drei Dinge, die wir richtig gut können',
    lead: 'Glas ist unser Handwerk. Deshalb machen wir nicht alles, sondern das Glas an Ihrem Haus.',
    pureWater: 'Reinwassersystem',
    request: (service: string) => `${service} anfragen`,
  },
  gallery: {
    title: 'Unsere Arbeiten',
    lead: 'So sieht es aus, wenn wir fertig sind. Tippen Sie auf ein Bild, um es groß zu sehen.',
    strip: 'Bilder unserer Arbeiten',
    skip: 'Bilder überspringen',
    left: 'Nach links blättern',
    right: 'Nach rechts blättern',
    swipeHint: 'Wischen, um mehr zu sehen',
    honestLine: 'Alle Bilder auf dieser Seite sind Visualisierungen.',
  },
  lightbox: {
    label: 'Bild in groß',
    close: 'Schließen',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: (number: number, total: number) => `Bild ${number} von ${total}`,
  },
  process: {
    title: 'Ablauf: in sechs Schritten zu klarer Sicht',
  },
} as const;
