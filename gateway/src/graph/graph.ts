import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphRequest, Transport } from '@naga/server-kit/graphql/transport.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { prepare, type Prepared } from './prepare.js';
import type { SendFetch } from './run.js';
import { openSupergraph, type Supergraph } from './supergraph.js';

const KEPT_DOCUMENTS = 1000;

export interface GraphMeans {
  readonly supergraphSdl: string;
  readonly transportOf: (subgraph: string) => Transport;
  /** Told of each question to a subgraph: its name and how many milliseconds it took. */
  readonly onFetch?: (subgraph: string, ms: number) => void;
}

/** The composed graph, ready to answer. Each document is checked, planned and compiled once. */
export class Graph {
  readonly #supergraph: Supergraph;
  readonly #byText = new Map<string, Prepared>();
  readonly #byDocument = new WeakMap<DocumentNode, Prepared>();

  constructor(private readonly means: GraphMeans) {
    this.#supergraph = openSupergraph(means.supergraphSdl);
  }

  /** What clients may ask. */
  get schema(): GraphQLSchema {
    return this.#supergraph.schema;
  }

  get subgraphs(): readonly string[] {
    return this.#supergraph.subgraphs;
  }

  /** A document of ours, typed and therefore valid. */
  ask<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    viewer: Viewer,
  ): Promise<ExecutionResult<Data>> {
    let prepared = this.#byDocument.get(document);
    if (prepared === undefined) {
      prepared = this.#prepare(document, undefined);
      this.#byDocument.set(document, prepared);
    }
    return prepared.execute(variables, viewer) as Promise<ExecutionResult<Data>>;
  }

  /** What `admit` prepared under the same text before; undefined when it must be checked first. */
  known({ query, operationName }: GraphRequest): Prepared | undefined {
    return this.#byText.get(keyOf(query, operationName));
  }

  /** Prepares a document that was validated against `schema` and remembers it by its text. */
  admit({ query, operationName }: GraphRequest, document: DocumentNode): Prepared {
    const key = keyOf(query, operationName);
    let prepared = this.#byText.get(key);
    if (prepared === undefined) {
      prepared = this.#prepare(document, operationName);
      const oldest = this.#byText.size >= KEPT_DOCUMENTS ? this.#byText.keys().next().value : undefined;
      if (oldest !== undefined) this.#byText.delete(oldest);
      this.#byText.set(key, prepared);
    }
    return prepared;
  }

  #prepare(document: DocumentNode, operationName: string | undefined): Prepared {
    return prepare(this.#supergraph, (subgraph) => this.#sendTo(subgraph), document, operationName);
  }

  #sendTo(subgraph: string): SendFetch {
    const { transportOf, onFetch } = this.means;
    const transport = transportOf(subgraph);
    const send: SendFetch = (query, variables, viewer) => transport.send({ query, variables }, viewer);
    if (onFetch === undefined) return send;
    return async (query, variables, viewer) => {
      const start = performance.now();
      try {
        return await send(query, variables, viewer);
      } finally {
        onFetch(subgraph, performance.now() - start);
      }
    };
  }
}

const keyOf = (query: string, operationName: string | undefined): string =>
  operationName ? `${operationName}\n${query}` : query;
