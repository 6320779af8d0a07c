import type { BackupType } from './manifest.ts';

/** The parts of a backup's folder: 'weekly/2026-11-22T01-00-00-000Z.<run id>'. */
export interface ArchiveName {
  type: BackupType;
  createdAt: Date;
  runId: string;
}

export const MANIFEST_FILE = 'manifest.json';
export const PROOF_FILE = 'proof.json';

/** Earlier releases added a number. */
const NAME = /^(manual|weekly)\/(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.([0-9a-f-]{36})(\.\d+)?$/;

/** Names the folder without colons, because Windows forbids them. */
export const folderOf = ({ type, createdAt, runId }: ArchiveName): string =>
  `${type}/${createdAt.toISOString().replaceAll(/[:.]/g, '-')}.${runId}`;

/** Parses a folder; undefined for a foreign one. */
export function parseFolder(folder: string): ArchiveName | undefined {
  const [, type, day, hours, minutes, seconds, milliseconds, runId] = NAME.exec(folder) ?? [];
  if (!type || !runId) return undefined;
  const createdAt = new Date(`${day}${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return { type: type as BackupType, createdAt, runId };
}

/** 'part-00001.sql.gz', or '….enc' if encrypted. Numbers count from 1. */
export const partName = (number: number, isEncrypted: boolean): string =>
  `part-${String(number).padStart(5, '0')}.sql.gz${isEncrypted ? '.enc' : ''}`;
