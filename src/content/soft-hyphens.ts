/**
 * Words too long for a narrow phone with very large text, with their break points; longer words before their own
 * beginnings. Browsers without a German dictionary do not hyphenate.
 */
const LONG_WORDS = `
  Änderungs|verlauf Angemessenheits|beschluss Barriere|freiheits|stärkungs|gesetz Bauend|reinigung
  Betriebs|haft|pflicht|versicherung Bild|beschrei|bungen Daten|schutz|beauftragte Daten|schutz|erklärung
  Daten|schutz|hinweise Daten|schutz|rahmen Daten|schutz|richtlinie Durchsetzungs|verfahren Eingangs|bestätigung Fenster|reinigung
  Gebärden|sprache Haft|pflicht|versicherung Handwerks|ordnung Informations|freiheit
  Informations|technik Jahres|bilanz|summe Kleinst|unternehmen Klein|unternehmer Kontakt|formular
  Markt|überwachungs|stelle Quadrat|meter|preise Rechts|grundlage Reinigungs|mittel Rein|wasser|system
  Schlichtungs|verfahren Sicherungs|kopie Standard|vertrags|klauseln Streit|beilegungs|verfahren Telekommuni|kation
  Terrassen|dach|reinigung umwelt|freundlich Verbraucher|schlichtungs|stelle Widerspruchs|recht
  Winter|garten|reinigung`
  .trim()
  .split(/\s+/);

const parted = new Map(LONG_WORDS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]));
const PATTERN = new RegExp([...parted.keys()].join('|'), 'g');

export const softHyphens = (text: string): string => text.replace(PATTERN, (word) => parted.get(word) ?? word);
