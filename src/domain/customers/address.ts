export interface Address {
  street: string;
  postalCode: string;
  place: string;
}

/** Splits 'Langgasse 9, 55234 Albig' and '55234 Albig' into street, postal code and place. */
export function addressParts(typed: string): Address {
  const [, before = '', postalCode = '', after = ''] = /^(.*?)(?:\bD\s*-\s*)?\b(\d{5})\b(.*)$/s.exec(typed) ?? [];
  if (postalCode) return { street: trimmed(before), postalCode, place: trimmed(after) };
  const comma = typed.lastIndexOf(',');
  if (comma >= 0) return { street: trimmed(typed.slice(0, comma)), postalCode, place: trimmed(typed.slice(comma + 1)) };
  // A house number makes it a street.
  return /\d/.test(typed)
    ? { street: trimmed(typed), postalCode, place: '' }
    : { street: '', postalCode, place: trimmed(typed) };
}

const trimmed = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '');

export const hasStreet = (typed: string): boolean => /\d/.test(addressParts(typed).street);
