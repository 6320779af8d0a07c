/** Reads the token of a mail's link; empty without one. */
export const tokenIn = (text = ''): string => /#([\w-]{43})/.exec(text)?.[1] ?? '';
