import type { SourceFile } from './project-files.ts';

/** The same function, which looks at a file once: several rules ask of every file of the house. */
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
