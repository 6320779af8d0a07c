/** Returns the words for a stored key; the key itself if its choice was retired. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key;
