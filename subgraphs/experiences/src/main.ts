import { serveSubgraph } from '@naga/server-kit/process/serve-subgraph.js';
import subgraph from './subgraph.js';

await serveSubgraph(subgraph);
