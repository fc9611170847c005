import { runWorker } from '@naga/server-kit/process/run-worker.js';
import definition from './subgraph.js';

await runWorker(definition, process.env);
