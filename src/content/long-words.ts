/**
 * Words too long for a narrow phone with very large text, with their break points. Browsers without a German
 * dictionary do not hyphenate.
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
