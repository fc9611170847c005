import { InMemoryCache } from '@apollo/client';
import possibleTypes from './graphql/possible-types.generated.js';

/** What a client remembers of the graph: a thing once, by its type and id, wherever that is the same thing everywhere. */
export const graphCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      // A type that several operators ride is in another's pictures with each, and its seats change by the day.
      VehicleType: { keyFields: false, merge: true },
      // One add-on has another price and another number beside each seat.
      AddOnOffer: { keyFields: false },
      ExchangedAddOn: { keyFields: false },
      SeatAddOn: { keyFields: false },
      SoldAddOn: { keyFields: false },
    },
  });
