import type { commandTexts } from '../command-texts.ts';

type ArchiveProblem = keyof typeof commandTexts.problems;

export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, message: string) {
    super(message);
    this.name = 'ArchiveError';
    this.problem = problem;
  }
}
