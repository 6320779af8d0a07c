import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll } from 'vitest';

const atRealCost = crypto.argon2;
const use = (argon2: typeof atRealCost) => {
  crypto.argon2 = argon2;
  syncBuiltinESMExports();
};

// A hash is slow on purpose: eight codes of a sheet take as long as many tests. unit/session/password.test.ts asks the cost.
use((algorithm, asked, done) => atRealCost(algorithm, { ...asked, memory: 8, passes: 1 }, done));
afterAll(() => use(atRealCost));
