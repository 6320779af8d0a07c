export type ArchiveProblem =
  | 'missing'
  | 'damaged'
  | 'wrong-key'
  | 'key-missing'
  | 'unsealed'
  | 'old-format'
  | 'unknown-format';

export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, message: string) {
    super(message);
    this.name = 'ArchiveError';
    this.problem = problem;
  }
}
