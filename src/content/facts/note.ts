/** What the owner says of the day of the build, until a day in Germany (included); null: nothing. */
export const note: { sentence: string; until: string } | null = null;
