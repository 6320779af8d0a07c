import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';

export interface FunctionFile {
  name: string;
  path: string;
}

export async function functionFiles(folder: string): Promise<FunctionFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => ({ name: parse(entry.name).name, path: join(folder, entry.name) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
