import { describe, expect, test } from '@jest/globals';
import { minuteAtStop } from '@naga/catalogue/schedule/timing-stop.rules.js';
import { formatFareKey } from '@naga/kernel/fare-key.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { fareOf } from '@naga/pricing/price/price.rules.js';
import { Tariff } from '@naga/pricing/tariff/tariff.js';
import { makeMarket } from './make-market.js';
import { makePlan, soldPairs } from './plan.js';
import { placeOf } from './places.js';

const market = makeMarket();
const { catalogue, pricing } = market;
const plan = makePlan();
const tariff = new Tariff(pricing);
const TUESDAY = travelDate('2026-11-24');
const SATURDAY = travelDate('2026-11-21');

const line = (from: string, to: string) =>
  plan.lines.filter(({ calls }) => calls[0]!.stop.place === from && calls.at(-1)!.stop.place === to);
const departuresOf = (from: string, to: string): number =>
  line(from, to).reduce((sum, { timings }) => sum + timings.length, 0);

describe('the market', () => {
  test('is the same however often it is made', () => {
    expect(JSON.stringify(makeMarket())).toBe(JSON.stringify(market));
  });

  test('has ids from 1 up in every table', () => {
    for (const rows of [...Object.values(catalogue), ...Object.values(pricing)] as readonly { id: string }[][])
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => String(index + 1)));
  });

  test('has 14 operators or more: a Lao one, one offline, one for locals only', () => {
    expect(catalogue.operators.length).toBeGreaterThanOrEqual(14);
    const kinds = [
      catalogue.operators.some(({ countryCode }) => countryCode === 'LA'),
      catalogue.operators.some(({ offline }) => offline),
      catalogue.operators.some(({ allowLocalOnly }) => allowLocalOnly),
      catalogue.operators.some(({ confirmsByHand }) => confirmsByHand),
    ];
    expect(kinds).toEqual([true, true, true, true]);
    expect(new Set(catalogue.operators.map(({ slug }) => slug)).size).toBe(catalogue.operators.length);
  });

  test('asks the passengers of a coach over a border for their document and birthday', () => {
    const asking = plan.lines.filter(({ company }) => company.spec.flags.has('documents'));
    const overBorder = asking.filter(
      ({ calls }) => placeOf(calls[0]!.stop.place).countryCode !== placeOf(calls.at(-1)!.stop.place).countryCode,
    );
    expect(new Set(overBorder.map(({ company }) => company.spec.name))).toEqual(new Set(['Siam Gate Coaches']));
  });

  test('has pairs of places that only an offline operator serves, so that it shows whether those are hidden', () => {
    const pairsOf = (isOffline: boolean) =>
      plan.lines
        .filter(({ company }) => company.spec.flags.has('offline') === isOffline)
        .flatMap(({ calls }) => soldPairs(calls).map(([from, to]) => `${from.stop.place} ${to.stop.place}`));
    const sold = new Set(pairsOf(false));
    const only = pairsOf(true).filter((pair) => !sold.has(pair));
    expect(only).toEqual(['siem-reap pailin', 'sisophon pailin', 'pailin sisophon', 'pailin siem-reap']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('has 900 departures or more on weekday %d', (weekday) => {
    const departures = catalogue.routeSchedules.filter(({ daysOfWeek }) => daysOfWeek.includes(weekday));
    expect(departures.length).toBeGreaterThanOrEqual(900);
  });

  test('runs 60 to 68 times a day from Phnom Penh to Siem Reap', () => {
    const departures = departuresOf('phnom-penh', 'siem-reap');
    expect(departures).toBeGreaterThanOrEqual(60);
    expect(departures).toBeLessThanOrEqual(68);
  });

  test('shows every reason for which a departure is not sold', () => {
    const { routeSchedules, routeTimings } = catalogue;
    expect(routeSchedules.some(({ disabled }) => disabled)).toBe(true);
    expect(routeSchedules.some(({ blockingFrom }) => blockingFrom !== null)).toBe(true);
    expect(routeSchedules.some(({ allowFrom1 }) => allowFrom1 !== null)).toBe(true);
    expect(routeTimings.some(({ blockingHoursFrom }) => blockingHoursFrom !== null)).toBe(true);
    expect(new Set(routeSchedules.map(({ routeForUser }) => routeForUser)).size).toBe(4);
  });

  test('keeps men from strange women on coaches that have seats side by side', () => {
    const { routeSchedules, vehicleTypes, seats } = catalogue;
    const apart = routeSchedules.filter(({ allowMaleNextToFemale }) => !allowMaleNextToFemale);
    const layouts = new Set(
      apart.map(({ vehicleTypeId }) => vehicleTypes.find(({ id }) => id === vehicleTypeId)!.seatLayoutId),
    );
    const seated = seats.filter(({ seatLayoutId, kind }) => kind === 'SEAT' && layouts.has(seatLayoutId));
    const places = new Set(
      seated.map(({ seatLayoutId, floor, row, column }) => [seatLayoutId, floor, row, column].join()),
    );
    const isBeside = ({ seatLayoutId, floor, row, column }: (typeof seated)[number]) =>
      places.has([seatLayoutId, floor, row, column + 1].join());
    expect(seated.some(isBeside)).toBe(true);
  });
});

describe('routes', () => {
  test('are 60 or more, and each runs both ways', () => {
    const ends = plan.lines.map(({ calls }) => `${calls[0]!.stop.place} ${calls.at(-1)!.stop.place}`);
    expect(new Set(ends).size).toBeGreaterThanOrEqual(60);
    for (const { calls } of plan.lines) expect(ends).toContain(`${calls.at(-1)!.stop.place} ${calls[0]!.stop.place}`);
  });

  test('halt at stops that exist, later and farther at each', () => {
    for (const { calls } of plan.lines)
      for (const [index, call] of calls.entries()) {
        expect(call.departure).toBeGreaterThanOrEqual(call.arrival);
        if (index === 0) continue;
        expect(call.arrival).toBeGreaterThan(calls[index - 1]!.departure);
        expect(call.km).toBeGreaterThanOrEqual(calls[index - 1]!.km);
      }
    const stops = new Set(catalogue.stops.map(({ id }) => id));
    expect(catalogue.routeStops.every(({ stopId }) => stops.has(stopId))).toBe(true);
  });

  test('are driven at believable speeds', () => {
    for (const { service, calls, id } of plan.lines) {
      const { km, arrival } = calls.at(-1)!;
      const speed = (km / arrival) * 60;
      const [slowest, fastest] = service.vehicle.transportType === 'FERRY' ? [8, 60] : [20, 90];
      expect({ id, speed: speed >= slowest && speed <= fastest ? 'believable' : speed }).toEqual({
        id,
        speed: 'believable',
      });
    }
  });

  test.each([
    ['phnom-penh', 'siem-reap', 314, 360],
    ['phnom-penh', 'sihanoukville', 230, 300],
    ['phnom-penh', 'kampot', 150, 200],
    ['phnom-penh', 'battambang', 290, 350],
    ['phnom-penh', 'poipet', 410, 500],
    ['phnom-penh', 'ho-chi-minh-city', 230, 400],
    ['vientiane', 'pakse', 670, 660],
    ['vientiane', 'luang-prabang', 340, 450],
    ['sihanoukville', 'koh-rong', 26, 45],
  ])('%s to %s is %d km and takes %d minutes at most', (from, to, km, minutes) => {
    const lines = line(from, to);
    expect(lines.length).toBeGreaterThan(0);
    for (const { calls } of lines) {
      expect(calls.at(-1)!.km).toBe(km);
      expect(calls.at(-1)!.arrival).toBeLessThanOrEqual(minutes);
    }
  });

  test('write clock times from which the same minutes can be read', () => {
    const stopsOf = Map.groupBy(catalogue.timingStops, ({ routeTimingId }) => routeTimingId);
    let overnight = 0;
    for (const { calls, timings } of plan.lines)
      for (const { id, minute } of timings) {
        let previous = 0;
        for (const [index, stop] of stopsOf.get(id)!.entries()) {
          const arrival = minuteAtStop({ clock: stop.arrivalTime, sameDay: stop.sameDayArrival }, previous);
          previous = minuteAtStop({ clock: stop.departureTime, sameDay: stop.sameDayDeparture }, arrival);
          expect(arrival).toBe(minute + calls[index]!.arrival);
        }
        if (previous >= 1440) overnight++;
      }
    expect(overnight).toBeGreaterThanOrEqual(20);
  });
});

describe('prices', () => {
  test('exist for every pair of stops that is sold, lower for locals', () => {
    for (const { id: routeId, company, calls, timings } of plan.lines)
      for (const { id } of timings)
        for (const [from, to] of soldPairs(calls)) {
          const key = formatFareKey({
            operatorId: company.id,
            routeId,
            routeTimingId: id,
            stopIdFrom: from.stop.id,
            stopIdTo: to.stop.id,
          });
          for (const date of [TUESDAY, SATURDAY]) {
            const local = tariff.seat(key, date, 'LOCAL', 'ADULT');
            const foreign = tariff.seat(key, date, 'FOREIGN', 'ADULT');
            if (local === undefined || foreign === undefined) throw new Error(`no price for ${key}`);
            expect(fareOf(local.stages)).toBeGreaterThanOrEqual(100);
            expect(fareOf(foreign.stages)).toBeLessThanOrEqual(4000);
          }
        }
    expect(pricing.baseTicketPrices.every(({ localValue, foreignValue }) => localValue <= foreignValue)).toBe(true);
  });

  test('from Phnom Penh to Siem Reap are 9 to 20 dollars for visitors, what the service says', () => {
    for (const { id: routeId, company, service, calls, timings } of line('phnom-penh', 'siem-reap')) {
      if (company.spec.flags.has('locals') || company.spec.flags.has('offline')) continue;
      const [from, to] = [calls[0]!.stop.id, calls.at(-1)!.stop.id];
      const key = formatFareKey({
        operatorId: company.id,
        routeId,
        routeTimingId: timings[0]!.id,
        stopIdFrom: from,
        stopIdTo: to,
      });
      const { stages } = tariff.seat(key, TUESDAY, 'FOREIGN', 'ADULT')!;
      expect(fareOf(stages)).toBeGreaterThanOrEqual(850);
      expect(fareOf(stages)).toBeLessThanOrEqual(2000);
      if (!company.spec.flags.has('offer')) expect(fareOf(stages)).toBe(service.foreign);
    }
  });

  test('are higher on some weekends and lower where an offer applies', () => {
    expect(pricing.pricingRules.some(({ isDayOfWeekDependent }) => isDayOfWeekDependent)).toBe(true);
    expect(pricing.baseTicketPrices.some(({ foreignOfferValue }) => foreignOfferValue !== null)).toBe(true);
    expect(pricing.baseTicketPrices.some(({ passengerType }) => passengerType === 'CHILD')).toBe(true);
  });

  test('for children stand exactly where schedules say so', () => {
    const zoneOperator = new Map(pricing.pricingZones.map(({ id, operatorId }) => [id, operatorId]));
    const children = pricing.baseTicketPrices.filter(({ passengerType }) => passengerType === 'CHILD');
    const priced = new Set(children.map(({ zoneFromId }) => zoneOperator.get(zoneFromId)));
    const schedules = new Map(catalogue.routeSchedules.map((schedule) => [schedule.id, schedule]));
    for (const { company, timings } of plan.lines)
      for (const { id } of timings) expect(schedules.get(id)!.hasPassengerTypePricing).toBe(priced.has(company.id));
  });
});

test('a place that no table knows is an error, not a gap', () => {
  expect(() => placeOf('atlantis')).toThrow('no place atlantis');
});
