/** What gives a value away as the repository's sample: reserved names, reserved numbers (ruling 21). */
const SAMPLE_MARKS: readonly RegExp[] = [
  /\bmuster/i,
  /\.example\b/i, // RFC 2606
  /069 ?90009|\+?4969 ?90009/, // Bundesnetzagentur: numbers for fiction
  /0?176 ?04069/,
  /^55000$/,
];

/**
 * The places in a tree of business data where a sample value is left, as 'company: "Muster …"'. Empty when the data
 * are real.
 */
export function sampleValuesIn(data: unknown, path = ''): string[] {
  if (typeof data === 'string') {
    return SAMPLE_MARKS.some((mark) => mark.test(data)) ? [`${path}: "${data}"`] : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => sampleValuesIn(value, path ? `${path}.${key}` : key));
}
