/** The random key of a day, with which visitors without a session id are told apart (ruling 11). Goes with its day. */
export interface VisitorKeysTable {
  /** Read as `day::text`. */
  day: string;
  key: string;
}
