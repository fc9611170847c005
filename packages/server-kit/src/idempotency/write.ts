import type { GraphQLResolveInfo } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { AnyContext } from '../graphql/context.js';
import type { Viewer } from '../viewer/viewer.js';
import { digestOf } from './digest.js';

/** One mutation under an Idempotency-Key. */
export interface Write {
  /** Digest of who asks, his key, and the field's place in his operation: an operation may ask the same twice. */
  readonly id: string;
  /** Digest of what is asked: the mutation and its arguments. */
  readonly fingerprint: string;
}

const callerOf = (viewer: Viewer): readonly unknown[] => {
  if (viewer.kind === 'user') return ['user', viewer.userId, viewer.apiKeyId];
  return viewer.kind === 'guest'
    ? ['guest', viewer.ip, viewer.bookingToken]
    : ['service', viewer.service, viewer.onBehalfOf];
};

/** The write that a mutation is; undefined without an Idempotency-Key. */
export function writeOf(
  { viewer }: Pick<AnyContext, 'viewer'>,
  { path, fieldName }: Pick<GraphQLResolveInfo, 'path' | 'fieldName'>,
  args: object,
): Write | undefined {
  const { idempotencyKey: key, mode } = viewer;
  if (key === undefined) return undefined;
  return { id: digestOf([callerOf(viewer), mode, key, path.key]), fingerprint: digestOf([fieldName, args]) };
}

/** A mutation's argument of type `Write | undefined`, for its command to give to doOnce. */
export const AsWrite = (): ReturnType<typeof createParameterDecorator> =>
  createParameterDecorator<AnyContext>(({ context, info, args }) => writeOf(context, info, args));
