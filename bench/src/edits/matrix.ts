import assert from 'node:assert/strict';
import type { RestClient } from '../../../e2e/harness/rest-client.js';
import { ask } from '../servers/graph.js';
import type { Edit, Ride } from './edit.js';

const OPERATORS = `query ($from: String!, $to: String!, $date: LocalDate!) { searchJourneys(from: $from, to: $to, date: $date) {
  journeys { legs { routeScheduleId operator { id } } } } }`;
const TARIFF = `query ($operatorId: ID!) { tariff(operatorId: $operatorId) {
  cells { fromZoneId toZoneId passengerType price { currency local foreign localOffer foreignOffer offerFrom offerTo commission } } } }`;
const DRAFT = `mutation ($operatorId: ID!, $input: TariffChangeInput!) {
  answer: draftTariffChange(operatorId: $operatorId, input: $input) {
    ... on TariffChange { id version } ... on Refused { code } } }`;
const WRITE = `mutation ($id: ID!, $version: Int!) {
  answer: writeTariffChange(id: $id, version: $version) { ... on TariffChange { id version } ... on Refused { code } } }`;
const MONTH = `query ($from: String!, $to: String!, $start: LocalDate!) {
  journeyDays(from: $from, to: $to, start: $start, days: 31) { date lowestFare { amount } } }`;

interface Price {
  readonly local: number;
  readonly foreign: number;
}
interface Cell {
  readonly fromZoneId: string;
  readonly toZoneId: string;
  readonly passengerType: string;
  readonly price: Price;
}
interface Written {
  readonly id: string;
  readonly version: number;
  readonly code?: string;
}

/** Minor units: below what any operator asks. */
const LOW = 100;

/** What the date picker asks for a month: the lowest fare of each day, minor units. */
export async function month(traveller: RestClient, { from, to, date }: Ride): Promise<(number | undefined)[]> {
  const { journeyDays } = await ask<{ journeyDays: { lowestFare: { amount: number } | null }[] }>(traveller, MONTH, {
    ...{ from, to, start: date },
  });
  return journeyDays.map(({ lowestFare }) => lowestFare?.amount);
}

async function operatorOf(traveller: RestClient, { from, to, date, journey }: Ride): Promise<string> {
  type Legs = readonly { readonly routeScheduleId: string; readonly operator: { readonly id: string } }[];
  const { searchJourneys } = await ask<{ searchJourneys: { journeys: { legs: Legs }[] } }>(traveller, OPERATORS, {
    ...{ from, to, date },
  });
  const legs = searchJourneys.journeys.flatMap((each) => each.legs);
  return legs.find(({ routeScheduleId }) => routeScheduleId === journey.route_schedule_id)!.operator.id;
}

/** All prices of a ride's operator at a dollar, and as they were, by a change of its tariff; seen by the month. */
export async function matrix(staff: RestClient, traveller: RestClient, ride: Ride): Promise<Edit> {
  const operatorId = await operatorOf(traveller, ride);
  const { tariff } = await ask<{ tariff: { cells: Cell[] } }>(staff, TARIFF, { operatorId });
  const before = await month(traveller, ride);
  const operations = (priced: (price: Price) => Price) =>
    tariff.cells.map(({ price, ...place }) => ({ kind: 'PUT_PRICE', ...place, price: priced(price) }));
  return {
    what: `The matrix of an operator, ${tariff.cells.length} prices, seen in a month of lowest fares`,
    async prepare(on) {
      const input = { operations: operations((price) => (on ? { ...price, local: LOW, foreign: LOW } : price)) };
      const { answer } = await ask<{ answer: Written }>(staff, DRAFT, { operatorId, input });
      assert.equal(answer.code, undefined);
      const { id, version } = answer;
      return async () => {
        const { answer: written } = await ask<{ answer: Written }>(staff, WRITE, { id, version });
        assert.equal(written.code, undefined);
      };
    },
    async isSeen(seeing, on) {
      const now = await month(seeing, ride);
      return now.every((amount, day) => amount === undefined || (amount === before[day]) === !on);
    },
  };
}
