import { signIn } from '../../access/people.js';
import { ask } from '../ask.js';
import type { Market } from '../market.js';
import type { TextDoor } from './door.js';

/** The prices of a line of the operator whose admin asks for others, as they are sold. */
async function asSold({ server, client, one }: Market) {
  const { headers } = await signIn(server, 'operator.admin@naga.example');
  const { id: lineId } = await one<{ id: string }>(`select min(r.id)::text as id from catalogue.route r
    join users.account a on a.operator_id = r.operator_id where a.email = 'operator.admin@naga.example'`);
  const query = `{ linePrices(lineId: "${lineId}") { version currency
    pairs { fromStopIds toStopIds price { local foreign childLocal childForeign } } } }`;
  const { body } = await client.call<{ data: { linePrices: Sold } }>('POST', '/graphql', { query }, headers);
  const { version, currency, pairs } = body.data.linePrices;
  const prices = pairs.flatMap(({ fromStopIds, toStopIds, price }) =>
    price === null ? [] : [{ fromStopId: fromStopIds[0]!, toStopId: toStopIds[0]!, ...price }],
  );
  return { lineId, version, input: { currency: currency ?? 'USD', prices }, headers };
}

interface Sold {
  readonly version: string;
  readonly currency: string | null;
  readonly pairs: readonly {
    readonly fromStopIds: readonly string[];
    readonly toStopIds: readonly string[];
    readonly price: object | null;
  }[];
}

const REFUSES = { version: 'PRICES_CHANGED', 'input.currency': 'BAD_USER_INPUT' };

/** Prices of lines. */
export const PRICES: readonly TextDoor[] = [
  ...['setLinePrices', 'askLinePrices'].map((operation) => ({
    operation,
    variables: async (market: Market) => {
      const { headers: _, ...sold } = await asSold(market);
      return sold;
    },
    refuses: REFUSES,
  })),
  {
    operation: 'decideLinePrices',
    // Nobody decides his own: the operator's admin asks.
    variables: async (market) => {
      const { headers, ...sold } = await asSold(market);
      await ask(market.client, 'askLinePrices', sold, headers);
      return market.one(`select id, false as approve from pricing.price_request where state = 'waiting'`);
    },
    keeps: { answer: 'pricing.price_request.answer' },
  },
];
