import 'reflect-metadata';
import { Authorized, Directive } from 'type-graphql';

/** The name under which the auth checker knows "only subgraphs and workers". */
export const SERVICE = 'service';

/** Who may come in: the permission a query or mutation needs, checked before it runs (rules.md 8). */
export const Requires = (permission: string): MethodDecorator => Authorized(permission) as MethodDecorator;

/** A query other subgraphs ask: left out of the public graph, and refused to everyone who is not a service. */
export const ForNeighbours = (): MethodDecorator => (target, key, descriptor) => {
  Directive('@inaccessible')(target, key, descriptor);
  (Authorized(SERVICE) as MethodDecorator)(target, key, descriptor);
};
