import type { GraphRequest, Transport } from '@naga/server-kit/graphql/transport.js';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { factsOf, type OperationFacts } from './facts.js';
import { prepare, type Prepared } from './prepare.js';
import type { SendFetch } from './run.js';
import { Safelist } from './safelist.js';
import { openSupergraph, type Supergraph } from './supergraph.js';

const KEPT_DOCUMENTS = 1000;

export interface GraphMeans {
  readonly supergraphSdl: string;
  readonly transportOf: (subgraph: string) => Transport;
  /** Operations of our own apps; none when left out. */
  readonly safelist?: Safelist | undefined;
  /** Told of each question to a subgraph: its name and how many milliseconds it took. */
  readonly onFetch?: (subgraph: string, ms: number) => void;
}

/** The composed graph, ready to answer. Each document is checked, planned and compiled once. */
export class Graph {
  readonly #supergraph: Supergraph;
  readonly #byText = new Map<string, Prepared>();
  /** Those of our own apps: no flood of others drives them out. */
  readonly #listed = new Map<string, Prepared>();
  readonly #byDocument = new WeakMap<DocumentNode, Prepared>();

  readonly safelist: Safelist;

  constructor(private readonly means: GraphMeans) {
    this.#supergraph = openSupergraph(means.supergraphSdl);
    this.safelist = means.safelist ?? Safelist.of({});
  }

  /** What clients may ask. */
  get schema(): GraphQLSchema {
    return this.#supergraph.schema;
  }

  get subgraphs(): readonly string[] {
    return this.#supergraph.subgraphs;
  }

  /** A document of ours, typed and therefore valid. */
  own(document: DocumentNode): Prepared {
    let prepared = this.#byDocument.get(document);
    if (prepared === undefined) {
      prepared = this.#prepare(document, this.factsOf(document));
      this.#byDocument.set(document, prepared);
    }
    return prepared;
  }

  /** What the door wants to know of a valid document before it is planned. */
  factsOf(document: DocumentNode, operationName?: string): OperationFacts {
    return factsOf(this, document, operationName);
  }

  /** What `admit` prepared under the same text before; undefined when it must be checked first. */
  known({ query, operationName }: GraphRequest): Prepared | undefined {
    const key = keyOf(query, operationName);
    return this.#byText.get(key) ?? this.#listed.get(key);
  }

  /** Prepares a document that was validated against `schema` and remembers it by its text. */
  admit(
    { query, operationName }: GraphRequest,
    document: DocumentNode,
    facts = this.factsOf(document, operationName),
  ): Prepared {
    const known = this.known({ query, operationName });
    if (known) return known;
    const prepared = this.#prepare(document, facts);
    const kept = this.safelist.hasText(query) ? this.#listed : this.#byText;
    const oldest = kept === this.#byText && kept.size >= KEPT_DOCUMENTS ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(keyOf(query, operationName), prepared);
    return prepared;
  }

  #prepare(document: DocumentNode, facts: OperationFacts): Prepared {
    return prepare(this.#supergraph, (subgraph) => this.#sendTo(subgraph), document, facts);
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
