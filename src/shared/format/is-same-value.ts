/** Whether two values are the same JSON, whatever the order of their keys. Absent and null are different. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [keys, others] = [one, other].map((value) =>
    Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined),
  ) as [string[], string[]];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => isSameValue((one as never)[key], (other as never)[key]))
  );
}
