import { afterAll, vi } from 'vitest';

// Files that share a worker (`isolate: false`) share node_modules only. The next file loads our modules again, with its
// own mocks. Registered first, so that it runs after the file's own hooks.
afterAll(() => {
  vi.resetModules();
});
