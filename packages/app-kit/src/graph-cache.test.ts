import { gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { graphCache } from './graph-cache.js';

const query = gql('{ seats { addOns { id quantity } } }');

test.each(['SeatAddOn', 'SoldAddOn', 'AddOnOffer', 'ExchangedAddOn'])(
  'the same %s beside two seats has its own number each',
  (__typename) => {
    const seat = (quantity: number) => ({ __typename: 'Seat', addOns: [{ __typename, id: '4', quantity }] });
    const cache = graphCache();
    cache.writeQuery({ query, data: { seats: [seat(2), seat(1)] } });
    expect(cache.readQuery({ query })).toMatchObject({
      seats: [{ addOns: [{ quantity: 2 }] }, { addOns: [{ quantity: 1 }] }],
    });
  },
);
