import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, print } from 'graphql';
import type { Viewer } from '../viewer/viewer.js';
import { service } from '../viewer/viewer.js';
import type { Transport } from './transport.js';

const texts = new WeakMap<DocumentNode, string>();

function textOf(document: DocumentNode): string {
  let text = texts.get(document);
  if (text === undefined) texts.set(document, (text = print(document)));
  return text;
}

/** A neighbour could not answer; the caller's work fails as a whole and may be tried again. */
export class NeighbourError extends Error {
  constructor(name: string, messages: readonly string[]) {
    super(`${name}: ${messages.join('; ')}`);
  }
}

/** Questions to the other subgraphs, as typed documents of src/neighbours. */
export class Neighbours {
  constructor(
    private readonly self: string,
    private readonly transportOf: (name: string) => Transport,
  ) {}

  /** Asks as this service, on behalf of the viewer's user; throws NeighbourError when any error comes back. */
  async ask<Data, Variables extends Record<string, unknown>>(
    name: string,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    viewer: Viewer,
  ): Promise<Data> {
    const onBehalfOf = viewer.kind === 'user' ? viewer.userId : undefined;
    const { requestId, mode, language } = viewer;
    const asking = service(this.self, { requestId, mode, language, onBehalfOf });
    const { data, errors } = await this.transportOf(name).send({ query: textOf(document), variables }, asking);
    if (errors?.length || !data) throw new NeighbourError(name, errors?.map((error) => error.message) ?? ['no data']);
    return data as Data;
  }
}
