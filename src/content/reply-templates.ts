/** Default reply templates; the owner changes them in the settings. */
export const USUAL_TEMPLATES: readonly { slot: number; title: string; text: string }[] = [
  {
    slot: 1,
    title: 'Besichtigung vorschlagen',
    text: 'gern sehe ich mir Ihre Glasflächen vor Ort an. Die Besichtigung ist kostenlos und verpflichtet Sie zu nichts. Passt Ihnen einer dieser Termine?\n\n– \n– \n\nEine kurze Antwort genügt, gern auch telefonisch.',
  },
  {
    slot: 2,
    title: 'Rückfrage',
    text: 'damit ich mir ein Bild machen kann, fehlen mir noch ein paar Angaben:\n\n– Wie viele Fenster oder Flächen sind es ungefähr?\n– In welchem Stockwerk, und kommt man von außen heran?\n– Wann wäre es Ihnen recht?\n\nEin Foto hilft auch.',
  },
  {
    slot: 3,
    title: 'Leider nicht möglich',
    text: 'leider kann ich Ihren Auftrag nicht übernehmen. Ich wünsche Ihnen, dass Sie bald jemanden finden, der Ihnen weiterhilft.',
  },
];
