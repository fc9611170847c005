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
    readonly price: { readonly local: number } | null;
  }[];
}

/** The same for more money: what is so already nobody asks for. */
async function dearer(market: Market) {
  const { input, ...sold } = await asSold(market);
  const prices = input.prices.map((price, at) => (at === 0 ? { ...price, local: price.local + 100 } : price));
  return { ...sold, input: { ...input, prices } };
}

/** A draft of the platform's, of which a price says nothing new of an operator's first pair of zones. */
async function aDraft({ one }: Market) {
  const { operatorId, ...zones } = await one<{ operatorId: string; fromZoneId: string; toZoneId: string }>(
    `select z.operator_id::text as "operatorId", b.zone_from_id::text as "fromZoneId", b.zone_to_id::text as "toZoneId"
     from pricing.base_ticket_price b join pricing.pricing_zone z on z.id = b.zone_from_id order by b.id desc limit 1`,
  );
  const price = { currency: 'USD', local: 100, foreign: 100 };
  const operations = [{ kind: 'PUT_PRICE', passengerType: 'ADULT', ...zones, price }];
  return { operatorId, input: { note: 'Fuel', operations } };
}

/** What somebody drafted just now. */
async function drafted(market: Market) {
  const draft = await aDraft(market);
  await ask(market.client, 'draftTariffChange', draft, market.admin.headers);
  const { id, version } = await market.one<{ id: string; version: number }>(
    `select id::text as id, version from pricing.tariff_change where state = 'draft' order by tariff_change.id desc limit 1`,
  );
  return { ...draft, id, version };
}

const OF_DRAFTS = {
  keeps: { 'input.note': 'pricing.tariff_change.note' },
  refuses: ['input.operations.price.currency'],
  // Of a supplement; a price says its own.
  drops: ['input.operations.currency'],
} as const;

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
    operation: 'decideTariffChange',
    // Nobody decides his own: the operator's admin asks.
    variables: async (market) => {
      const { headers, ...sold } = await dearer(market);
      await ask(market.client, 'askLinePrices', sold, headers);
      return market.one(
        `select max(id)::text as id, false as approve from pricing.tariff_change where state = 'waiting'`,
      );
    },
    keeps: { answer: 'pricing.tariff_change.answer' },
  },
  { operation: 'draftTariffChange', variables: aDraft, ...OF_DRAFTS },
  {
    operation: 'updateTariffDraft',
    variables: async (market) => {
      const { operatorId: _, ...draft } = await drafted(market);
      return draft;
    },
    ...OF_DRAFTS,
  },
  {
    operation: 'returnTariffChange',
    variables: async (market) => {
      const { id, version } = await drafted(market);
      await ask(market.client, 'writeTariffChange', { id, version }, market.admin.headers);
      return { id };
    },
    keeps: { note: 'pricing.tariff_change.note' },
  },
  {
    operation: 'setTransactionFee',
    // As it is.
    variables: async ({ one }) => ({
      input: await one(`select currency, version, percent, fixed::int as fixed, by_method as "byMethod"
        from pricing.transaction_fee where currency = 'USD'`),
    }),
    refuses: ['input.currency'],
  },
];
