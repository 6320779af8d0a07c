import type { DeployedSite } from './deployed-site.ts';

/** What a check saw: a word on what is well, or what is wrong, one sentence each. */
export type Seen = { well: string } | { wrong: readonly string[] } | { reminder: string };

/** One line of the table. */
export interface Check {
  name: string;
  /** What to do where it is off. */
  advice: string;
  look: (site: DeployedSite) => Promise<Seen>;
  /** Left out where a site can't be asked. */
  onlyWhen?: (site: DeployedSite) => boolean;
}

/** Well where nothing is wrong. */
export const seen = (wrong: readonly (string | false | undefined)[], well: string): Seen => {
  const sentences = wrong.filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? { wrong: sentences } : { well };
};
