/** `npm run bench`: builds what changed, then measures the built code. Options go to bench/src/main.ts. */
import { mustRun } from './run.mjs';

await mustRun(['tools/build.mjs']);
process.env.NODE_ENV = 'production';
await mustRun(['--import', './tools/typescript.mjs', 'bench/src/main.ts', ...process.argv.slice(2)]);
