import { writeFile } from 'node:fs/promises';

/** Writes a new file for the owner's eyes only. False when it exists: of several who try at once one succeeds. */
export async function createExclusively(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
