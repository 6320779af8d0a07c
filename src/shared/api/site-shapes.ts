/** Facts as JSON by file and field. Null stands for an absent fact, too. */
export type StoredFacts = Record<string, Record<string, unknown>>;

/** 'Telefon', '069 90009 123', '06131 5550'. Empty words for nothing. */
export interface Sentence {
  field: string;
  label: string;
  before: string;
  after: string;
}
