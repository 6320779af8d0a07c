const TITLES = /^(?:herrn?|hr\.?|frau|fr\.?|eheleute|familie|fam\.?|firma|fa\.?|dr\.?|med\.?|prof\.?|dipl\.?-?\S*)$/i;

/**
 * Shortens a name for a calendar that others host: to the first name, or the initial if only a surname is known
 * ('Frau Müller' gives 'M.').
 */
export function firstNameOf(name: string): string {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  const words = (first || last).split(/\s+/).filter((word) => word !== '');
  const named = words.filter((word) => !TITLES.test(word));
  const [word = ''] = named;
  const isSurname = named.length === 1 && words.length > 1;
  return isSurname ? `${[...word][0]}.` : word;
}
