import type { SourceFile } from './project-files.ts';

/** Caches a function's result per file, because several rules read every file. */
export function oncePerFile<T>(read: (file: SourceFile) => T): (file: SourceFile) => T {
  const known = new WeakMap<SourceFile, T>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const result = read(file);
    known.set(file, result);
    return result;
  };
}
