const PLACES_SHOWN = 4;

/** The texts around the findings of the checks. */
export const resultTexts = {
  siteUnreachable: 'Nicht geprüft: Die Startseite war nicht erreichbar.',
  nothingToJudge: 'Hier gab es nichts zu prüfen. Das zählt nicht als Fehler.',
  more: (count: number) => (count === 1 ? 'Und noch ein weiterer Befund.' : `Und ${count} weitere Befunde.`),
  places: (paths: readonly string[], allPages: number) => {
    if (paths.length === allPages && allPages > 1) return 'Auf allen Seiten';
    const shown = paths.slice(0, PLACES_SHOWN).map(placeName).join(', ');
    return paths.length > PLACES_SHOWN ? `${shown} und ${paths.length - PLACES_SHOWN} weitere` : shown;
  },
};

const placeName = (path: string) => (path === '/' ? 'Startseite' : path);
