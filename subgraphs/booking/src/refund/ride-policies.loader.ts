import { CURRENCIES } from '@naga/kernel/money.js';
import DataLoader from 'dataloader';
import type { BookingContext } from '../booking/booking-transaction.js';
import { policiesIn, type PolicyPlace } from './policies.queries.js';
import type { RefundPolicy } from './refund-policy.rules.js';

type Policies = readonly RefundPolicy[];

const keyOf = ({ operatorId, routeId, routeScheduleId }: PolicyPlace): string =>
  [operatorId, routeId, routeScheduleId].join('/');

const loaders = new WeakMap<BookingContext, DataLoader<PolicyPlace, Policies, string>>();

function loaderOf(context: BookingContext): DataLoader<PolicyPlace, Policies, string> {
  let own = loaders.get(context);
  if (own === undefined) {
    own = new DataLoader((rides) => policiesIn(context.database, rides, CURRENCIES, context.clock.now()), {
      cacheKeyFn: keyOf,
    });
    loaders.set(context, own);
  }
  return own;
}

/** What a ride is sold with now in each currency, in the order of CURRENCIES: one statement for all that one request asks. */
export const ridePolicies = (context: BookingContext, ride: PolicyPlace): Promise<Policies> =>
  loaderOf(context).load(ride);
