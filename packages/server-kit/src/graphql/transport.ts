import type { ExecutionResult } from 'graphql';
import type { Viewer } from '../viewer/viewer.js';

export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

/** The way to one subgraph, in this process or over HTTP: gateway and neighbours use the same. */
export interface Transport {
  send(request: GraphRequest, viewer: Viewer): Promise<ExecutionResult>;
}
