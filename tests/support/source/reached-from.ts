import { importsOf } from './imports-of.ts';
import type { SourceFile } from './project-files.ts';

/** Finds the files whose path matches, and all their run-time imports, also indirect ones. */
export function reachedFrom(files: readonly SourceFile[], begins: (path: string) => boolean): Set<SourceFile> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<SourceFile>();
  const reach = (file: SourceFile) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to, typeOnly } of importsOf(file)) {
      const next = byPath.get(to);
      if (next && !typeOnly) reach(next);
    }
  };
  for (const file of files) if (begins(file.path)) reach(file);
  return reached;
}
