import type { SearchOne_LegFragment } from './search-one.generated.js';

/** Who pays what for a seat of one ride. */
export type FareKind = 'adultLocal' | 'adultForeign' | 'childLocal' | 'childForeign';

interface KindFacts {
  nationality: 'LOCAL' | 'FOREIGN';
  passengerType: 'ADULT' | 'CHILD';
  fareOf: (fare: NonNullable<SearchOne_LegFragment['seatFare']>) => { amount: number; currency: string } | null;
}

const KINDS: Record<FareKind, KindFacts> = {
  adultLocal: { nationality: 'LOCAL', passengerType: 'ADULT', fareOf: ({ local }) => local },
  adultForeign: { nationality: 'FOREIGN', passengerType: 'ADULT', fareOf: ({ foreign }) => foreign },
  childLocal: { nationality: 'LOCAL', passengerType: 'CHILD', fareOf: ({ childLocal }) => childLocal },
  childForeign: { nationality: 'FOREIGN', passengerType: 'CHILD', fareOf: ({ childForeign }) => childForeign },
};

export interface SeatFareLine {
  kind: FareKind;
  fare: { amount: number; currency: string };
}

/** The fares of one seat, without fees; children only where they have one of their own. */
export function faresOf({ seatFare }: Pick<SearchOne_LegFragment, 'seatFare'>): SeatFareLine[] {
  if (seatFare === null) return [];
  return (Object.keys(KINDS) as FareKind[]).flatMap((kind) => {
    const fare = KINDS[kind].fareOf(seatFare);
    return fare === null ? [] : [{ kind, fare }];
  });
}

/** What pricing is asked so that it explains these fares; `ref` is the kind. */
export function quoteItems(leg: Pick<SearchOne_LegFragment, 'seatFare' | 'date'>) {
  const fareKey = leg.seatFare?.fareKey ?? '';
  return faresOf(leg).map(({ kind }) => {
    const { nationality, passengerType } = KINDS[kind];
    return { ref: kind, fareKey, date: leg.date, nationality, passengerType };
  });
}
