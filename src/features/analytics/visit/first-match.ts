/** The name of the first pattern that the text matches, '' where none does. */
export const firstMatch = <Name extends string>(patterns: Readonly<Record<Name, RegExp>>, text: string): Name | '' =>
  (Object.keys(patterns) as Name[]).find((name) => patterns[name].test(text)) ?? '';
