/**
 * Default reply templates; the owner changes them in the settings. Each follows a greeting's comma. {Widerruf} stands in
 * the offer, because the customer must know the right of withdrawal before the yes (§ 312d BGB).
 */
export const USUAL_TEMPLATES: readonly { title: string; text: string }[] = [
  {
    title: 'Besichtigung vorschlagen',
    text: 'gern sehe ich mir Ihre Glasflächen vor Ort an. Die Besichtigung ist kostenlos und verpflichtet Sie zu nichts. Passt Ihnen einer dieser Termine?\n\n– \n– \n\nEine kurze Antwort genügt, gern auch telefonisch.',
  },
  {
    title: 'Rückfrage',
    text: 'damit ich mir ein Bild machen kann, fehlen mir noch ein paar Angaben:\n\n– Wie viele Fenster oder Flächen sind es ungefähr?\n– In welchem Stockwerk, und kommt man von außen heran?\n– Wann wäre es Ihnen recht?\n\nEin Foto hilft auch.',
  },
  {
    title: 'Leider nicht möglich',
    text: 'leider kann ich Ihren Auftrag nicht übernehmen. Ich wünsche Ihnen, dass Sie bald jemanden finden, der Ihnen weiterhilft.',
  },
  {
    title: 'Termin bestätigen',
    text: 'gern bestätige ich Ihnen unseren Termin. Ich komme am {Termin}. Die Adresse: {Ort}. Der vereinbarte Preis: {Preis}. Falls etwas dazwischenkommt, genügt eine kurze Nachricht.',
  },
  {
    title: 'Angebot',
    text: 'gern mache ich Ihnen ein Angebot. Die Reinigung kostet {Preis}, alles inbegriffen. Ich könnte am {Termin} kommen. Wenn Sie einverstanden sind, genügt eine kurze Antwort.\n\n{Widerruf}',
  },
  {
    title: 'Morgen komme ich',
    text: 'ich melde mich wegen unseres Termins morgen. Ich komme am {Termin}. Die Adresse: {Ort}. Bitte räumen Sie vorher die Fensterbänke frei.',
  },
  {
    title: 'Danke',
    text: 'danke für Ihren Auftrag und Ihr Vertrauen. Fehlt noch etwas, sagen Sie es mir bitte.',
  },
  {
    title: 'Bin unterwegs',
    text: 'ich bin jetzt unterwegs zu Ihnen.',
  },
  {
    title: 'Termin verschoben',
    text: 'ich muss unseren Termin leider verschieben. Ich komme am {Termin}. Passt Ihnen das nicht, sagen Sie mir bitte Bescheid.',
  },
  {
    title: 'Zahlungserinnerung',
    text: 'darf ich Sie an die Zahlung für meine Arbeit bei Ihnen erinnern? Offen sind noch {Preis}. Haben Sie inzwischen bezahlt, danke ich Ihnen.',
  },
];
