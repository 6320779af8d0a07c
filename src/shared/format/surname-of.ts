const TITLES = /^(?:herrn?|hr\.?|frau|fr\.?|eheleute|familie|fam\.?|dr\.?|med\.?|prof\.?|dipl\.?-?\S*)$/i;
const COMPANY = /\b(?:firma|fa\.|gmbh|ag|kg|ohg|gbr|ug|e\.\s?k\.|e\.\s?v\.)(?=\s|$)/i;
const PARTICLE = /^(?:von|vom|van|de|del|della|di|da|dos|el|al|ter|ten|zu|zum|zur)$/i;

/** Shortens a name for a list to the surname with its particles. A company keeps its whole name. */
export function surnameOf(name: string): string {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first) return last;
  const words = last.split(/\s+/).filter((word) => !TITLES.test(word));
  if (words.length < 2 || COMPANY.test(last)) return words.join(' ') || last;
  const particle = words.findIndex((word, place) => place > 0 && PARTICLE.test(word));
  return words.slice(particle > 0 ? particle : -1).join(' ');
}
