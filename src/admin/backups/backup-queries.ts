import { call } from '#shared/api/call.ts';
import { save } from '#shared/browser/download.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { backupRoutes } from './contract.ts';
import { copyFileName } from './copy-texts.ts';

export const BACKUPS = ['backups'];

export const backupStatusQuery = queryOf([...BACKUPS, 'status'], backupRoutes.status);

export const backupsQuery = queryOf([...BACKUPS, 'list'], backupRoutes.list);

export const copiesQuery = queryOf([...BACKUPS, 'copies'], backupRoutes.copies);

export async function saveCopy({ id, createdAt }: { id: string; createdAt: string }): Promise<void> {
  const pieces: BlobPart[] = [];
  for (let number = 0, files = 1; number < files; number += 1) {
    const answer = await call(backupRoutes.copyFile, { params: { id, number } });
    pieces.push(Uint8Array.from(atob(answer.bytes), (sign) => sign.charCodeAt(0)));
    files = answer.files;
  }
  save(new Blob(pieces), copyFileName(new Date(createdAt)));
  await call(backupRoutes.copySaved, { params: { id } });
}
