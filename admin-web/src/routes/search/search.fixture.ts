import type { StaffSearchQuery } from './search.generated.js';

type Found = NonNullable<StaffSearchQuery['searchJourneys']>;
type Journey = Found['journeys'][number];

const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
const total = (amount: number) => ({ __typename: 'FareTotal' as const, total: usd(amount) });
const stop = (id: string, name: string) => ({
  __typename: 'CallingPoint' as const,
  stop: { __typename: 'Stop' as const, id, name },
});

export interface JourneyFacts {
  departureTime?: string;
  arrivalTime?: string;
  freeSeats?: number;
  local?: number;
  foreign?: number;
  operators?: string[];
  vehicles?: string[];
  noFareReason?: Journey['noFareReason'];
}

/** A journey of operator 1 on 2026-11-21 that leaves at 07:30 and has 11 seats free, unless told otherwise. */
export function aJourney(id: string, facts: JourneyFacts = {}): Journey {
  const { operators = ['1'], vehicles = operators.map(() => 'Coach'), local = 1000, foreign = 1300 } = facts;
  return {
    __typename: 'Journey',
    id,
    departureTime: facts.departureTime ?? '2026-11-21T07:30:00+07:00',
    arrivalTime: facts.arrivalTime ?? '2026-11-21T13:10:00+07:00',
    durationMinutes: 340,
    freeSeats: facts.freeSeats ?? 11,
    noFareReason: facts.noFareReason ?? null,
    fare: facts.noFareReason ? null : { __typename: 'JourneyFare', local: total(local), foreign: total(foreign) },
    legs: operators.map((operator, index) => ({
      __typename: 'JourneyLeg',
      id: `${id}/${index}`,
      operator: { __typename: 'Operator', id: operator, name: `Operator ${operator}` },
      vehicle: { __typename: 'VehicleType', id: vehicles[index]!, name: vehicles[index]! },
      boarding: stop('1', 'Night Market'),
      dropOff: stop('2', 'Siem Reap office'),
    })),
  };
}

/** One journey, and a departure of operator 1 at 05:00 that cannot be sold any more. */
export const aFind = (part: Partial<Found> = {}): Found => ({
  __typename: 'JourneySearch',
  journeys: [aJourney('77@2026-11-21:1-2')],
  notOnSale: [
    {
      __typename: 'DepartureNotOnSale',
      routeScheduleId: '9',
      date: '2026-11-21',
      departureTime: '2026-11-21T05:00:00+07:00',
      reason: 'TOO_CLOSE',
      operator: { __typename: 'Operator', id: '1', name: 'Operator 1' },
    },
  ],
  nextDate: null,
  otherTransportTypes: [],
  nearby: [],
  ...part,
});
