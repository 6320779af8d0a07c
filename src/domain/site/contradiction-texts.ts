export const contradictionTexts = {
  otherHost: {
    title: 'Eine andere Adresse der Website',
    detail: (before: string, after: string) =>
      `Bisher ${before}, künftig ${after}. Suchmaschinen schicken Ihre Kunden dann dorthin: Gehört die Adresse Ihnen?`,
  },
  twoAges: {
    title: 'Zwei verschiedene Alter für den Rabatt',
    detail: (homePage: number, faq: number) => `Startseite ab ${homePage}, Antworten ab ${faq}.`,
    everywhere: (age: number) => `Überall ab ${age}`,
    leave: 'So lassen',
  },
  unconfirmed: {
    title: 'Noch nicht bestätigt',
    detail: (names: readonly string[]) => `${names.join(', ')}: Stimmt das?`,
  },
  left: {
    title: 'Fällt auf der Website weg',
    detail: (names: readonly string[]) => `${names.join(', ')}: noch nicht bestätigt.`,
  },
  samples: {
    title: 'Noch Beispiele',
    detail: (some: readonly string[], count: number) =>
      `${some.map((text) => `„${text}“`).join(', ')}${count > some.length ? ` und ${count - some.length} weitere` : ''}.`,
  },
  open: {
    title: 'Noch offene Fragen',
    detail: (labels: readonly string[]) => `${labels.join(', ')}: bitte beantworten.`,
    leave: 'Nicht zeigen',
  },
  words: {
    title: 'Ihre Antwort sagt etwas anderes',
    detail: (label: string, fact: number, other: number) => `${label}: ${fact}, in Ihren Worten steht ${other}.`,
  },
};
