import 'reflect-metadata';
import { REACHES, widestOf } from '@naga/kernel/reach.js';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import { Authorized, Directive, Extensions } from 'type-graphql';
import type { Scope } from '../viewer/viewer.js';

/** What the auth checker knows "whoever has signed in" and "only subgraphs and workers" by. */
export const SIGNED_IN = 'signedIn';
/** The same, and who has to change his password first may come in, too. */
export const ANY_SIGNED_IN = 'signedIn, even with a password to change';
export const SERVICE = 'service';

/** Everybody, also without a name. */
const PUBLIC = 'public';

const KEY_OR = 'key or ';
const GUEST_OR = 'guest or ';
const OWN_OR = 'own or ';
const IN_ANY_SCOPE = ' in any scope';

/**
 * The permission it takes, 'key or …', 'guest or …', 'own or <permission>', or one of the words above; with
 * ' as agency, country, all' behind it where only these scopes of the permission lead anywhere, and ' in any scope' where
 * each of them leads to everything.
 */
export type Door = string;

/** A permission as a door names it, with the scopes it knows; all of them unless it says which. */
const withScopes = (permission: string, scopes: readonly Scope[]): string => {
  const named = REACHES.filter((scope) => scopes.includes(scope));
  return named.length === REACHES.length ? permission : `${permission} as ${named.join(', ')}`;
};

const ASKING = /^(?:(?:key|guest|own) or )?(?<permission>[^ ]+)(?: as (?<scopes>.+)| in any scope)?$/;

/** The permission a door asks for, and the scopes it knows. */
export function askedBy(door: Door): { readonly permission: string; readonly scopes: readonly Scope[] } {
  const { permission = door, scopes } = ASKING.exec(door)?.groups ?? {};
  return { permission, scopes: scopes === undefined ? REACHES : (scopes.split(', ') as Scope[]) };
}

/** How far a door lets in who holds its permission in this scope; undefined where it does not. */
export const scopeAt = (door: Door, granted: string | undefined): Scope | undefined =>
  door.endsWith(IN_ANY_SCOPE) ? (granted === undefined ? undefined : 'all') : widestOf(askedBy(door).scopes, granted);

const door = (name: Door, ...decorators: readonly unknown[]): MethodDecorator => {
  const all = [Extensions({ door: name }), ...decorators] as readonly MethodDecorator[];
  return (target, key, descriptor) => {
    for (const decorate of all) decorate(target, key, descriptor);
  };
};

/** Everybody may come in. */
export const Public = (): MethodDecorator => door(PUBLIC);

/**
 * For whoever knows the secret of the one row it is about (a booking's token, a ticket's id), and for whoever holds the
 * permission in a scope that has the row. The field itself looks which; to all others the row does not exist.
 */
export const ByKeyOr = (permission: string): MethodDecorator => door(`${KEY_OR}${permission}`);

/**
 * Whoever has not signed in, and of those who have whoever holds the permission: a purchase is everybody's (rules.md 8),
 * but staff that may not sell does not sell, nor a key without that scope.
 */
export const GuestOr = (permission: string): MethodDecorator =>
  door(`${GUEST_OR}${permission}`, Authorized(`${GUEST_OR}${permission}`));

/** Whether guests pass a door freely. */
export const isGuestOr = (name: Door): boolean => name.startsWith(GUEST_OR);

/** Whoever has signed in, for what is his own; others are told to sign in. */
export const SignedIn = (): MethodDecorator => door(SIGNED_IN, Authorized(SIGNED_IN));

/**
 * Whoever has signed in, for what is his own, and whoever holds the permission as far as its scope reaches. The field
 * itself looks which; to all others the row does not exist.
 */
export const OwnOr = (permission: string): MethodDecorator => door(`${OWN_OR}${permission}`, Authorized(SIGNED_IN));

/** The one way out for who signed in with a password that somebody else chose: every other door is closed to him. */
export const SignedInToChangePassword = (): MethodDecorator => door(SIGNED_IN, Authorized(ANY_SIGNED_IN));

/**
 * Who holds this permission; checked before the field runs (rules.md 8). `scopes`: those its rows are looked at by, where
 * it is not all of them. Who holds a wider one comes in as far as the widest of these, who covers none is not let in.
 */
export const Requires = (permission: string, scopes: readonly Scope[] = REACHES): MethodDecorator => {
  const name = withScopes(permission, scopes);
  return door(name, Authorized(name));
};

/** Who holds this permission, however far: what stands behind the door lies in no scope, and he sees all of it. */
export const RequiresInAnyScope = (permission: string): MethodDecorator => {
  const name = `${permission}${IN_ANY_SCOPE}`;
  return door(name, Authorized(name));
};

/** A query other subgraphs ask: left out of the public graph, and refused to everyone who is not a service. */
export const ForNeighbours = (): MethodDecorator => door(SERVICE, Directive('@inaccessible'), Authorized(SERVICE));

const ROOTS = new Set(['Query', 'Mutation']);

const doorOf = ({ extensions }: Pick<GraphQLFieldConfig<unknown, unknown>, 'extensions'>): Door | undefined =>
  extensions?.['door'] as Door | undefined;

/**
 * Who may come in at each field, by 'Query.bookings': every root field, and the fields of types that say it. Throws for
 * a root field that does not say it, so that nothing is open by mistake.
 */
export function doorsOf(schema: GraphQLSchema): Readonly<Record<string, Door>> {
  const doors: Record<string, Door> = {};
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const path = `${type.name}.${field.name}`;
      const name = doorOf(field);
      if (name !== undefined) doors[path] = name;
      else if (ROOTS.has(type.name))
        throw new Error(
          `${path} does not say who may come in: @Public(), @SignedIn(), @Requires() or @ForNeighbours().`,
        );
    }
  }
  return doors;
}
