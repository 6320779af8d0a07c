export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key;
