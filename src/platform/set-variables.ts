/** Sets variables of this process's environment (undefined removes one). Returns what puts the old values back. */
export function setVariables(values: Record<string, string | undefined>): () => void {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  assign(values);
  return () => assign(before);
}

function assign(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
