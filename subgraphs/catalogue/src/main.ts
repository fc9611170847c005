import { serveSubgraph } from '@naga/server-kit/process/serve-subgraph.js';
import definition from './subgraph.js';

await serveSubgraph(definition, process.env);
