export const structureTexts = {
  'dead-links': {
    title: 'Tote Links',
    description: 'Jeder Link innerhalb der Website führt auf eine Seite, die es gibt.',
    advice: 'Berichtigen Sie die Adresse des Links oder entfernen Sie ihn.',
  },
  'dead-anchors': {
    title: 'Sprungmarken',
    description: 'Links zu einem Abschnitt, etwa zum Kontaktformular, finden diesen Abschnitt.',
    advice: 'Der Abschnitt braucht eine id mit genau dem Namen, der im Link hinter # steht.',
  },
  'dead-files': {
    title: 'Fehlende Dateien',
    description: 'Alle Bilder, Skripte und Gestaltungsdateien, die eine Seite nennt, sind da.',
    advice: 'Legen Sie die genannte Datei an oder berichtigen Sie ihre Adresse auf der Seite.',
  },
  'open-graph': {
    title: 'Vorschau beim Teilen',
    description: 'Titel, Text und Adresse, die WhatsApp und soziale Netze zeigen, wenn jemand Ihre Seite verschickt.',
    advice: 'Ergänzen Sie das genannte Open-Graph-Tag im Kopf der Seite.',
  },
  'social-picture': {
    title: 'Bild beim Teilen',
    description: 'Das Bild in der Vorschau: vorhanden, erreichbar und groß genug.',
    advice: 'Hinterlegen Sie ein Bild mit 1200 × 630 Pixeln und nennen Sie seine vollständige Adresse in og:image.',
  },
  'json-ld': {
    title: 'Strukturierte Daten',
    description: 'Angaben in einer Form, die Suchmaschinen ohne Raten verstehen (schema.org).',
    advice: 'Berichtigen Sie den JSON-LD-Block der genannten Seite. Ist er fehlerhaft, wird er ganz überlesen.',
  },
  'faq-data': {
    title: 'Fragen und Antworten als Daten',
    description: 'Die Fragen der FAQ-Seite liegen auch als Daten vor und stimmen mit der Seite überein.',
    advice:
      'Jede Frage braucht ihren Wortlaut (name) und eine Antwort (acceptedAnswer), und sie muss auf der Seite stehen.',
  },
};

export const structureFaults = {
  deadLink: (path: string, status: number) => `Der Link auf ${path} führt ins Leere (Status ${status}).`,
  deadAnchor: (path: string, hash: string) => `Den Abschnitt „#${hash}“ gibt es auf ${path} nicht.`,
  deadFile: (file: string, status: number) =>
    status > 0 ? `Die Datei ${file} fehlt (Status ${status}).` : `Die Datei ${file} war nicht erreichbar.`,
  noTag: (property: string) => `Das Tag ${property} fehlt.`,
  noPicture: 'Die Seite nennt kein Bild (og:image).',
  relativePicture: (address: string) => `Die Adresse des Bildes ist nicht vollständig: ${address}`,
  deadPicture: (address: string) => `Das Bild ist nicht erreichbar: ${address}`,
  noPictureFile: (address: string, type: string) => `Unter ${address} liegt kein Bild, sondern ${type}.`,
  smallPicture: (width: number, height: number) => `Das Bild ist mit ${width} × ${height} Pixeln zu klein.`,
  brokenJson: 'Ein JSON-LD-Block lässt sich nicht lesen.',
  foreignContext: 'Ein JSON-LD-Block nennt als @context nicht https://schema.org.',
  noType: 'Ein Eintrag der strukturierten Daten hat keinen @type.',
  missingField: (type: string, field: string) => `Dem Eintrag ${type} fehlt ${field}.`,
  noFaqPage: 'Die Fragen liegen nicht als Daten vor (FAQPage fehlt).',
  noQuestions: 'Der Eintrag FAQPage enthält keine Fragen.',
  questionWithoutName: (number: number) => `Der ${number}. Frage fehlt der Wortlaut (name).`,
  questionWithoutAnswer: (question: string) => `Der Frage „${question}“ fehlt die Antwort (acceptedAnswer).`,
  questionNotOnPage: (question: string) => `Die Frage „${question}“ steht in den Daten, aber nicht auf der Seite.`,
};
