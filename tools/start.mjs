/** `npm start`: builds what changed, then is the server itself, so that signals reach it without a middleman. */
import { enableCompileCache } from 'node:module';
import { compiled } from './repository.mjs';
import { mustRun } from './run.mjs';

// In a process of its own: the compilers' memory is not the server's.
await mustRun(['tools/build.mjs']);
process.env.NODE_ENV = 'production';
enableCompileCache(compiled);
process.setSourceMapsEnabled(true);
await import('../standalone/dist/main.js');
