/** Texts that the owner has written; an empty title stands in the place of a usual one that is not wanted. */
export interface ReplyTemplatesTable {
  slot: number;
  title: string;
  text: string;
}
