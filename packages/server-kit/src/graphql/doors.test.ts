import { describe, expect, test } from '@jest/globals';
import { Query, Resolver } from 'type-graphql';
import { buildSubgraph } from './build-subgraph.js';
import { ByKeyOr, ForNeighbours, Public, Requires, SignedIn } from './doors.js';

@Resolver()
class Declared {
  @Public() @Query(() => String) open = () => '';
  @SignedIn() @Query(() => String) mine = () => '';
  @Requires('booking.view') @Query(() => String) bookings = () => '';
  @ByKeyOr('booking.view') @Query(() => String) booking = () => '';
  @ForNeighbours() @Query(() => String) facts = () => '';
}

@Resolver()
class Undeclared {
  @Query(() => String) forgotten = () => '';
}

const built = (resolver: typeof Declared | typeof Undeclared) =>
  buildSubgraph({ resolvers: [resolver], orphanedTypes: [], references: {} });

describe('doors', () => {
  test('a schema says who may come in at each field', async () => {
    const { extensions } = await built(Declared);
    expect(extensions['doors']).toEqual({
      'Query.open': 'public',
      'Query.mine': 'signedIn',
      'Query.bookings': 'booking.view',
      'Query.booking': 'key or booking.view',
      'Query.facts': 'service',
    });
  });

  test('a root field that does not say it stops the start', async () => {
    await expect(built(Undeclared)).rejects.toThrow('Query.forgotten does not say who may come in');
  });
});
