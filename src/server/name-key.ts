/** Latin letters with their usual marks, digits and the signs of a keyboard: nothing that looks like another letter. */
const PLAIN_NAME = /^[ -~À-ÖØ-öø-ž]+$/;
/** Latin letters that look like another one: Ð like Đ. */
const LOOK_ALIKES = /[İıĸŉÐ]/;

export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name) && !LOOK_ALIKES.test(name);

/** Makes equal what the eye takes for the same: case, accents, 'I', 'l' and '1', 'O' and '0', 'rn', 'm' (UTS 39 §4). */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[iı1|!]/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm');
