const TITLE = /^(?:herrn?|hr\.?|frau|fr\.?|eheleute|ehepaar|familie|fam\.?|dr\.?|med\.?|prof\.?|dipl\.?-?\S*)$/i;
/** What follows a surname without being one: a generation or a degree. */
const SUFFIX =
  /^(?:jun\.?|jr\.?|junior|sen\.?|sr\.?|senior|[iv]{2,3}\.?|d\.|[äj]\.|m\.?a\.?|b\.?a\.?|[bm]\.?sc\.?|mba|ll\.?m\.?)$/i;
/** Companies, associations, owners of a house: they keep their whole name. */
const ORGANISATION =
  /^haus\s|\b(?:firma|fa\.|gmbh|ag|kg|ohg|gbr|ug|weg|e\.\s?[kv]\.)(?=\s|$)|(?:verein|verwaltung|gemeinde|gemeinschaft|schule|praxis|kanzlei|feuerwehr|weingut|hotel|gasthaus|autohaus|kita|kirche|stiftung|bäckerei|apotheke|restaurant|salon|studio|büro)(?=\s|$)/i;
const PARTICLE = /^(?:von|vom|van|de|del|della|di|da|dos|el|al|ter|ten|zu|zum|zur)$/i;
const NO_NAME = /\([^)]*\)?|\[[^\]]*\]?|(?![\p{L}\p{M}\p{N}\s'’ʼ.,/‐-])./gu;
/** Letters with their joiners; no digit, no initial. */
const PLAIN = /^\p{L}[\p{L}\p{M}'’ʼ‐-]+$/u;

/** `family` is the whole name where no plain surname stands out. */
export interface NameParts {
  title: string;
  given: string;
  family: string;
}

export function nameParts(name: string): NameParts {
  const whole = name.trim();
  const bare = whole.replace(NO_NAME, ' ');
  const unknown = { title: '', given: '', family: whole };
  if (ORGANISATION.test(whole) || /[\p{N}/]/u.test(bare)) return unknown;
  const title = wordsOf(bare).filter(isTitle).join(' ');
  const [words = [], first = []] = bare.split(',').map((part) => wordsOf(part).filter((word) => !isTitle(word)));
  // 'Muster, Erika', but not 'Erika Muster, Dr.'.
  if (first.length > 0) return { title, given: first.join(' '), family: words.join(' ') || whole };
  const particle = words.findIndex((word) => PARTICLE.test(word));
  const family = words.slice(particle);
  if (!PLAIN.test(family.at(-1) ?? '')) return unknown;
  return { title, given: words.slice(0, particle).join(' '), family: family.join(' ') };
}

/** Splits a name into a firm and its person: 'Weingut Kurz, Anna Kurz'. Both may be ''. */
export function firmIn(name: string): { firm: string; person: string } {
  const parts = name.split(',').map((part) => part.trim());
  const firm = parts.find((part) => ORGANISATION.test(part)) ?? '';
  return { firm, person: parts.filter((part) => part !== firm).join(', ') };
}

const isTitle = (word: string) => TITLE.test(word);
const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word) && !SUFFIX.test(word));

export const surnameOf = (name: string): string => nameParts(name).family;
