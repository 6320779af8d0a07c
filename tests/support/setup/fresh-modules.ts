import { afterAll, vi } from 'vitest';

// Files that share a worker (`isolate: false`) share what node_modules loaded, and nothing of ours: the next one loads
// our modules anew, with its own mocks. Registered first, so it runs after the file's own hooks.
afterAll(() => {
  vi.resetModules();
});
