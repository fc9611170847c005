import { runWorker } from '@naga/server-kit/process/run-worker.js';
import subgraph from './subgraph.js';

await runWorker(subgraph);
