/** How a part of the site stands. 'open' means not set up yet, which is no fault. */
export interface Standing {
  mark: 'good' | 'open' | 'bad';
  words: string;
  to?: { href: string; words: string };
}
