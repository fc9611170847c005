import assert from 'node:assert/strict';
import type { RestClient } from '../../../e2e/harness/rest-client.js';
import { ask } from '../servers/graph.js';
import { type Edit, found, type Ride } from './edit.js';

const PRICES = `query ($lineId: ID!) { linePrices(lineId: $lineId) { version currency
  pairs { fromStopIds toStopIds price { local foreign childLocal childForeign } } } }`;
const SAVE = `mutation ($lineId: ID!, $version: String!, $input: LinePricesInput!) {
  answer: setLinePrices(lineId: $lineId, version: $version, input: $input) { __typename ... on Refused { code } } }`;

interface Prices {
  readonly version: string;
  readonly currency: string;
  readonly pairs: readonly {
    readonly fromStopIds: readonly string[];
    readonly toStopIds: readonly string[];
    readonly price: { readonly local: number; readonly foreign: number } | null;
  }[];
}

/** Minor units. */
const MORE = 100;

/** Prices of a ride's line, all of them a dollar higher, and as they were. */
export function price(staff: RestClient, ride: Ride): Edit {
  const before = ride.journey.price.foreign;
  const lineId = ride.journey.route_id;
  return {
    what: 'Prices of a line',
    async prepare(on) {
      const { linePrices } = await ask<{ linePrices: Prices }>(staff, PRICES, { lineId });
      const { version, currency, pairs } = linePrices;
      const more = on ? MORE : -MORE;
      const prices = pairs.flatMap(({ fromStopIds, toStopIds, price: now }) =>
        now === null
          ? []
          : [
              {
                ...now,
                fromStopId: fromStopIds[0],
                toStopId: toStopIds[0],
                local: now.local + more,
                foreign: now.foreign + more,
              },
            ],
      );
      const variables = { lineId, version, input: { currency, prices } };
      return async () => {
        const { answer } = await ask<{ answer: { code?: string } }>(staff, SAVE, variables);
        assert.equal(answer.code, undefined);
      };
    },
    isSeen: async (traveller, on) => ((await found(traveller, ride))?.price.foreign !== before) === on,
  };
}
