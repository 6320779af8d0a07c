/** Whether an Accept-Encoding header allows a coding, by name or '*', with a weight above 0 (RFC 9110 §12.5.3). */
export function allowsEncoding(accepted: string | null | undefined, coding: string): boolean {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().replaceAll(/\s/g, '').split(';');
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)] as const;
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}
