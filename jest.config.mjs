import { kinds } from './packages/config/jest/kinds.mjs';

if (!process.env.NODE_OPTIONS?.includes('--experimental-vm-modules'))
  throw new Error('Run the tests with `npm test`, or a part of them with `npm test -- packages/kernel`.');

/** One jest run over every kind of test; see packages/config/jest/kinds.mjs. */
export default { projects: kinds };
