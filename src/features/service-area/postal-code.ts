/** Five digits out of what people type ('D-55218', '55 218'); undefined when it is no postal code. */
export function readPostalCode(typed: string): string | undefined {
  const digits = typed.replace(/^\s*D\s*-/i, '').replace(/\s/g, '');
  return /^\d{5}$/.test(digits) ? digits : undefined;
}
