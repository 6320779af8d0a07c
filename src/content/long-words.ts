/**
 * Words too long for a narrow phone with very large text, with their break points; longer words before their own
 * beginnings. Browsers without a German dictionary do not hyphenate. Without labels that the specification fixes.
 */
export const LONG_WORDS = `
  Änderungs|verlauf Angemessenheits|beschluss Ansprech|partner Arbeits|speicher Aufsichts|behörde Auftrags|verarbeiter
  Barriere|freiheits|stärkungs|gesetz Bauend|reinigung Besich|tigung Besucher|innen Besuchs|statistik
  Betriebs|haft|pflicht|versicherung Betriebs|system Bild|beschrei|bungen Browser|fenster Daten|schutz|beauftragte
  Daten|schutz|erklärung Daten|schutz|hinweise Daten|schutz|rahmen Daten|schutz|richtlinie Eingangs|bestätigung
  Ein|schränkung Einzugs|gebiet Fenster|brett Fenster|reinigung Führungs|zeugnis Gebärden|sprache Gebäude|reinigung
  Geschäfts|adresse Grund|verordnung Haft|pflicht|versicherung Handwerks|ordnung Hausmeister|service
  Informations|freiheit Informations|technik Jahres|bilanz|summe Kleinst|unternehmen Klein|unternehmer
  Kontakt|formular Kontrast|modus Landes|beauftragte Markt|überwachungs|stelle Partner|betriebe Quadrat|meter|preise
  Rechts|ansprüche Rechts|grundlage Reinigungs|mittel Rein|wasser|system Schlichtungs|verfahren Schrift|wechsel
  Sicherungs|kopie Speicher|dauer Sprach|einstellung Standard|vertrags|klauseln Streit|beilegungs|verfahren
  Streit|beilegung Telefon|nummer Tele|kommuni|kation Terrassen|dach|reinigung umwelt|freundlich unter|scheidbare
  Unter|streichungen Verbraucher|schlichtungs|stelle Verschlüs|selung Verschmut|zung Verwaltungs|bereich
  Widerspruchs|recht wieder|herzustellen Winter|garten|reinigung Zufalls|nummer`
  .trim()
  .split(/\s+/);
