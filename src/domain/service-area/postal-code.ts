/** 'D-55218', '55 218', '55218 Ingelheim'; undefined without one. */
export function readPostalCode(typed: string): string | undefined {
  const digits = typed.replace(/^\s*D\s*-/i, '').replace(/\s/g, '');
  return /^\d{5}$/.test(digits) ? digits : /\b\d{5}\b/.exec(typed)?.[0];
}
