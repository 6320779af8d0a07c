/**
 * Words that are longer than a line of a narrow phone with very large text, and where they may be parted. Browsers
 * hyphenate German by themselves only where they have a dictionary at hand.
 */
export const LONG_WORDS = [
  'Angemessenheits|beschluss',
  'Barriere|freiheits|stärkungs|gesetz',
  'Bauend|reinigung',
  'Besich|tigung',
  'Betriebs|haft|pflicht|versicherung',
  'Fenster|reinigung',
  'Rein|wasser|system',
  'Terrassen|dach|reinigung',
  'umwelt|freundlich',
  'Verbraucher|schlichtungs|stelle',
  'Winter|garten|reinigung',
];
