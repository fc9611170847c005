import { GraphQLError } from 'graphql';
import type { Scope, Viewer } from './viewer.js';

/** Nobody is signed in; clients refresh the token or show the login. */
export const unauthenticated = (): GraphQLError =>
  new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });

/** Names the missing right, so that a screen can explain it. */
export const forbidden = (permission: string): GraphQLError =>
  new GraphQLError('Not allowed.', { extensions: { code: 'FORBIDDEN', permission } });

/** The scope in which the viewer holds a permission; undefined when he does not hold it. */
export const scopeOf = (viewer: Viewer, permission: string): Scope | undefined => viewer.grants[permission];

/** Like scopeOf, but throws UNAUTHENTICATED for a guest and FORBIDDEN for anyone else without the permission. */
export function requirePermission(viewer: Viewer, permission: string): Scope {
  const scope = scopeOf(viewer, permission);
  if (scope !== undefined) return scope;
  throw viewer.kind === 'guest' ? unauthenticated() : forbidden(permission);
}

/** Throws UNAUTHENTICATED unless a signed-in user asks, also one who has to change his password first. */
export function requireAnyUser(viewer: Viewer): void {
  if (viewer.kind !== 'user') throw unauthenticated();
}

/** Throws UNAUTHENTICATED unless a signed-in user asks, FORBIDDEN while he has to change his password first. */
export function requireUser(viewer: Viewer): void {
  requireAnyUser(viewer);
  if (viewer.kind === 'user' && viewer.mustChangePassword) throw forbidden('changePassword');
}

/** Throws FORBIDDEN unless a subgraph or worker asks: fields marked `@inaccessible` answer only them. */
export function requireService(viewer: Viewer): void {
  if (viewer.kind !== 'service') throw forbidden('service');
}
