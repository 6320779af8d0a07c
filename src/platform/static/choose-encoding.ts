/** The content codings that static files are sent in, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best coding that an Accept-Encoding header allows (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const isAllowed = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (isAllowed('br')) return 'br';
  return isAllowed('gzip') ? 'gzip' : 'identity';
}
