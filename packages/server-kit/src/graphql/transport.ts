import { type ExecutionResult, GraphQLError } from 'graphql';
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

export const SERVICE_UNAVAILABLE = 'SERVICE_UNAVAILABLE';

/** A subgraph that cannot be reached, without saying which: whoever asks may try again. */
export const serviceUnavailable = (cause: Error): GraphQLError =>
  new GraphQLError('A part of the service is away for a moment. Please try again.', {
    originalError: cause,
    extensions: { code: SERVICE_UNAVAILABLE },
  });
