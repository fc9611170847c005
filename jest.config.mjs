import { availableParallelism } from 'node:os';
import { kinds } from './packages/config/jest/kinds.mjs';

if (!process.env.NODE_OPTIONS?.includes('--experimental-vm-modules'))
  throw new Error('Run the tests with `npm test`, or a part of them with `npm test -- packages/kernel`.');

/**
 * One jest run over every kind of test, on two cores or more. On two cores three files run side by side: one that waits
 * for a page or for a server to start leaves its core to the others. The longest kinds begin first, so that the cores
 * stay busy to the end.
 */
export default {
  projects: kinds,
  maxWorkers: Math.max(3, availableParallelism() - 1),
  testSequencer: './packages/config/jest/sequencer.cjs',
  reporters: ['./packages/config/jest/time-by-kind.mjs', 'default'],
  // Ends what would hang; on a busy machine a journey with many steps takes minutes.
  testTimeout: 600_000,
  // Modules of finished test files stay in a worker's memory.
  workerIdleMemoryLimit: '1GB',
};
