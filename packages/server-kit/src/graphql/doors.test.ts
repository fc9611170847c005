import { describe, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { Query, Resolver } from 'type-graphql';
import { guest, type Scope, service, type Viewer } from '../viewer/viewer.js';
import { buildSubgraph } from './build-subgraph.js';
import {
  askedBy,
  ByKeyOr,
  ForNeighbours,
  GuestOr,
  OwnOr,
  Public,
  Requires,
  RequiresInAnyScope,
  scopeAt,
  SignedIn,
} from './doors.js';

@Resolver()
class Declared {
  @Public()
  @Query(() => String)
  open(): string {
    return '';
  }

  @SignedIn()
  @Query(() => String)
  mine(): string {
    return '';
  }

  @Requires('booking.view')
  @Query(() => String)
  bookings(): string {
    return '';
  }

  @ByKeyOr('booking.view')
  @Query(() => String)
  booking(): string {
    return '';
  }

  @GuestOr('booking.create')
  @Query(() => String)
  buy(): string {
    return '';
  }

  @OwnOr('user.manage')
  @Query(() => String)
  person(): string {
    return '';
  }

  @Requires('user.manage', ['all', 'agency', 'country'])
  @Query(() => String)
  agencies(): string {
    return '';
  }

  @RequiresInAnyScope('user.manage')
  @Query(() => String)
  roles(): string {
    return '';
  }

  @Requires('apikey.manage', ['own'])
  @Query(() => String)
  key(): string {
    return '';
  }

  @ForNeighbours()
  @Query(() => String)
  facts(): string {
    return '';
  }
}

@Resolver()
class Undeclared {
  @Query(() => String)
  forgotten(): string {
    return '';
  }
}

const built = (resolver: typeof Declared | typeof Undeclared) =>
  buildSubgraph({ resolvers: [resolver], orphanedTypes: [], references: {} });

const user = (grants: Record<string, Scope>): Viewer =>
  ({ ...guest(), kind: 'user', userId: '5', roleId: 4, grants }) as Viewer;

const SIGNED_IN = ['open', 'mine', 'booking', 'person'];

describe('doors', () => {
  test('a schema says who may come in at each field', async () => {
    const { extensions } = await built(Declared);
    expect(extensions['doors']).toEqual({
      'Query.open': 'public',
      'Query.mine': 'signedIn',
      'Query.bookings': 'booking.view',
      'Query.booking': 'key or booking.view',
      'Query.buy': 'guest or booking.create',
      'Query.person': 'own or user.manage',
      'Query.agencies': 'user.manage as agency, country, all',
      'Query.roles': 'user.manage in any scope',
      'Query.key': 'apikey.manage as own',
      'Query.facts': 'service',
    });
  });

  test.each<[string, Viewer, readonly string[]]>([
    ['a guest', guest(), ['open', 'booking', 'buy']],
    ['a user without permissions', user({}), SIGNED_IN],
    ['who may sell', user({ 'booking.create': 'own' }), ['open', 'mine', 'booking', 'buy', 'person']],
    ['who may see', user({ 'booking.view': 'all' }), ['open', 'mine', 'bookings', 'booking', 'person']],
    ['whose scope an agency is looked at by', user({ 'user.manage': 'agency' }), [...SIGNED_IN, 'agencies', 'roles']],
    ['whose scope no agency has', user({ 'user.manage': 'operator' }), [...SIGNED_IN, 'roles']],
    ['whose scope is wider than a door knows', user({ 'apikey.manage': 'all' }), [...SIGNED_IN, 'key']],
    ['a service', service('users'), ['open', 'bookings', 'booking', 'buy', 'agencies', 'roles', 'key', 'facts']],
  ])('%s comes in where he may', async (_, viewer, opened) => {
    const schema = await built(Declared);
    const tried = ['open', 'mine', 'bookings', 'booking', 'buy', 'person', 'agencies', 'roles', 'key', 'facts'].map(
      async (name) => {
        const { errors } = await graphql({ schema, source: `{ ${name} }`, contextValue: { viewer } });
        return errors ? [] : [name];
      },
    );
    expect((await Promise.all(tried)).flat()).toEqual(opened);
  });

  test('a root field that does not say it stops the start', async () => {
    await expect(built(Undeclared)).rejects.toThrow('Query.forgotten does not say who may come in');
  });
});

describe('a door as it is written', () => {
  test.each([
    ['booking.view', 'booking.view', 'operator', 'operator'],
    ['key or booking.view', 'booking.view', 'own', 'own'],
    ['user.manage as agency, country, all', 'user.manage', 'agency', 'agency'],
    ['user.manage as agency, country, all', 'user.manage', 'branch', undefined],
    ['own or user.manage as country, all', 'user.manage', 'all', 'all'],
    ['apikey.manage as own', 'apikey.manage', 'country', 'own'],
    ['user.manage in any scope', 'user.manage', 'branch', 'all'],
    ['user.manage in any scope', 'user.manage', undefined, undefined],
    ['booking.view', 'booking.view', undefined, undefined],
  ])('%s asks for %s and lets in who holds it as %s: %s', (door, permission, granted, scope) => {
    expect(askedBy(door).permission).toBe(permission);
    expect(scopeAt(door, granted)).toBe(scope);
  });
});
