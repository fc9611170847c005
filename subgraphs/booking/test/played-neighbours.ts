import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type {
  RunningDepartureQuery,
  RunningOnQueryVariables,
  SaleFactsQuery,
} from '../src/neighbours/catalogue.generated.js';
import type { QuoteQueryVariables } from '../src/neighbours/pricing.generated.js';

export type Running = RunningDepartureQuery['runningOn']['departures'][number];
export type Facts = NonNullable<SaleFactsQuery['saleFacts'][number]>;

/** The minor units each seat costs in this market, and the platform's fee. */
export const FARE = { LOCAL: 1000, FOREIGN: 1250 };
export const FEE = 50;
export const COMMISSION = 120;

/** Catalogue, reduced to what it would say of the rides of a test. */
export class PlayedCatalogue implements Transport {
  readonly rides = new Map<string, Facts>();
  /** By departure. */
  readonly running = new Map<string, Running>();

  #runningOn({ date, filter, offset = 0, limit = 1 }: RunningOnQueryVariables) {
    const { routeScheduleId, operatorId, branchId, countryCode } = filter;
    const found = [...this.running.values()].filter(
      (one) =>
        one.date === date &&
        [routeScheduleId ?? one.routeScheduleId, operatorId ?? one.operatorId].join() ===
          [one.routeScheduleId, one.operatorId].join() &&
        (branchId ?? one.operatorBranchId) === one.operatorBranchId &&
        (countryCode ?? one.operatorCountryCode) === one.operatorCountryCode,
    );
    return { total: found.length, departures: found.slice(offset, offset + limit) };
  }

  send({ variables }: Parameters<Transport['send']>[0]) {
    if ('date' in variables!) {
      const { routeScheduleId, ...asked } = variables as RunningOnQueryVariables & { routeScheduleId?: string };
      const filter = asked.filter ?? { routeScheduleId };
      return Promise.resolve({ data: { runningOn: this.#runningOn({ ...asked, filter }) } });
    }
    const { legIds } = variables as { legIds: string[] };
    return Promise.resolve({ data: { saleFacts: legIds.map((id) => this.rides.get(id) ?? null) } });
  }
}

/** Pricing with one price for everything; a ride whose fare key is 'unpriced' has none. */
export class PlayedPricing implements Transport {
  /** Added to every seat, to change prices under a traveller's eyes. */
  surcharge = 0;

  send({ variables }: Parameters<Transport['send']>[0]) {
    const { items } = variables as unknown as QuoteQueryVariables & {
      items: { ref: string; fareKey: string; nationality: 'LOCAL' | 'FOREIGN' }[];
    };
    if (items.some(({ fareKey }) => fareKey === 'unpriced')) return Promise.resolve({ data: { quote: null } });
    const quoted = items.map(({ ref, nationality, fareKey }) => {
      const fare = fareKey === 'free' ? 0 : FARE[nationality] + this.surcharge;
      const commission = fare === 0 ? 0 : COMMISSION;
      return { ref, fare, commission, stages: [{ name: 'base', amount: fare, subtotal: fare, source: 'zone A to B' }] };
    });
    const seats = quoted.reduce((sum, { fare }) => sum + fare, 0);
    const fees = seats === 0 ? [] : [{ name: 'transaction', amount: FEE }];
    const total = seats + (seats === 0 ? 0 : FEE);
    return Promise.resolve({ data: { quote: { currency: 'USD', total, items: quoted, fees } } });
  }
}
