import { localize } from '@naga/kernel/language.js';
import { formatClock } from '@naga/kernel/clock-time.js';
import { formatFareKey } from '@naga/kernel/fare-key.js';
import { formatOffer } from '@naga/kernel/offer.js';
import type { Catalogue } from '../memory/catalogue.js';
import type { Departure } from '../memory/departure.js';
import { ALIGHT, BOARD, type Ride } from '../timetable/timetable.js';
import { refusalOf, type Asking } from './asking.js';
import { dateText, timeText } from './clock-text.js';
import type { CallingPointView, JourneyLegView } from './journey-leg.type.js';
import { boardedInTown, leftInTown, legIdOf } from './points-in-town.js';

/** The fare key of a ride: what pricing looks its price up by. */
export function fareKeyOf(catalogue: Catalogue, ride: Ride): string {
  const { departures, timetable, stops } = catalogue;
  const { timing, route, terms, vehicle, schedule } = departures[ride.trip]!;
  const { cabin, seatCount: seats } = catalogue.vehicleOn(vehicle, ride.day);
  const first = timetable.tripStart[ride.trip]!;
  return formatFareKey({
    operatorId: terms.operatorId,
    routeId: route.id,
    routeTimingId: timing.id,
    insteadOf: timing.insteadOfIds,
    stopIdFrom: stops[timetable.callStop[ride.board]!]!.id,
    stopIdTo: stops[timetable.callStop[ride.alight]!]!.id,
    cabin,
    ridden: { routeScheduleId: schedule.id, from: ride.board - first, to: ride.alight - first, seats },
  });
}

/** What pricing makes a price "from" of (kernel/offer): the rides of a journey. */
export const offerOf = (catalogue: Catalogue, rides: readonly Ride[]): string =>
  formatOffer(
    rides.map((ride) => ({
      date: dateText(ride.day),
      fareKey: fareKeyOf(catalogue, ride),
      localCountryCode: catalogue.departures[ride.trip]!.route.localCountryCode,
    })),
  );

/** JourneyLeg over a ride: each field is worked out when it is asked for, so that a search pays for what it shows. */
export class LegView implements JourneyLegView {
  readonly #asking: Asking;
  readonly #ride: Ride;
  readonly #departure: Departure;
  readonly #fits: (ride: Ride) => boolean;

  /** @param fits whether another ride of this vehicle could stand in its place, where the journey has a change */
  constructor(asking: Asking, ride: Ride, fits: (ride: Ride) => boolean = () => true) {
    this.#asking = asking;
    this.#ride = ride;
    this.#fits = fits;
    this.#departure = asking.catalogue.departures[ride.trip]!;
  }
  get id() {
    return legIdOf(this.#asking.catalogue, this.#ride);
  }
  get routeScheduleId() {
    return this.#departure.schedule.id;
  }
  get routeId() {
    return this.#departure.route.id;
  }
  get routeTimingId() {
    return this.#departure.timing.id;
  }
  get date() {
    return dateText(this.#ride.day);
  }
  get operator() {
    return this.#asking.views.operators[this.#departure.operator]!;
  }
  get boarding() {
    return this.#point(this.#ride.board, this.#asking.catalogue.timetable.callDeparture);
  }
  get dropOff() {
    return this.#point(this.#ride.alight, this.#asking.catalogue.timetable.callArrival);
  }
  get boardingChoices() {
    const rides = this.#instead(boardedInTown(this.#asking.catalogue, this.#ride));
    return rides.map(({ board }) => this.#point(board, this.#asking.catalogue.timetable.callDeparture));
  }
  get dropOffChoices() {
    const rides = this.#instead(leftInTown(this.#asking.catalogue, this.#ride));
    return rides.map(({ alight }) => this.#point(alight, this.#asking.catalogue.timetable.callArrival));
  }
  get localCountryCode() {
    return this.#departure.route.localCountryCode;
  }
  get durationMinutes() {
    const { callArrival, callDeparture } = this.#asking.catalogue.timetable;
    return callArrival[this.#ride.alight]! - callDeparture[this.#ride.board]!;
  }
  get stops() {
    const { callFlags, callDeparture, callArrival } = this.#asking.catalogue.timetable;
    const { board, alight } = this.#ride;
    const points: CallingPointView[] = [];
    for (let call = board; call <= alight; call++)
      if (callFlags[call]! & (BOARD | ALIGHT))
        points.push(this.#point(call, call === alight ? callArrival : callDeparture));
    return points;
  }
  get vehicle() {
    const { views } = this.#asking;
    return views.vehicleOf(this.#departure.terms.operatorId, views.vehicleOn(this.#departure.vehicle, this.#ride.day));
  }
  get routeAmenities() {
    return this.#asking.views.amenitiesOfRoute.get(this.#departure.route.id) ?? [];
  }
  get tripInfos() {
    return this.#asking.views.tripInfosOfRoute.get(this.#departure.route.id) ?? [];
  }
  get hasPassengerTypePricing() {
    return this.#departure.schedule.hasPassengerTypePricing;
  }
  get allowMaleNextToFemale() {
    return this.#departure.schedule.allowMaleNextToFemale;
  }
  get allowPickup() {
    return this.#departure.timing.allowPickup;
  }
  get pickupLocations() {
    const { timing, route, terms } = this.#departure;
    if (!timing.allowPickup && route.transportType !== 'TAXI') return [];
    const { timetable } = this.#asking.catalogue;
    const stop = this.#asking.catalogue.stops[timetable.callStop[this.#ride.board]!]!;
    const leaves = timetable.callDeparture[this.#ride.board]!;
    const places = this.#asking.views.pickupLocationsOf.get(stop.id) ?? [];
    return places
      .filter(({ operatorId }) => operatorId === null || operatorId === terms.operatorId)
      .map(({ id, name, address, minutesBefore }) => ({
        id,
        name,
        address,
        time: formatClock((leaves - minutesBefore + 1440) % 1440),
      }));
  }
  get specificNote() {
    const note = this.#departure.schedule.specificNote;
    return note && localize(note, this.#asking.views.language);
  }
  get notOnSaleReason() {
    return refusalOf(this.#asking, this.#ride);
  }
  get fareKey() {
    return fareKeyOf(this.#asking.catalogue, this.#ride);
  }
  get transportType() {
    return this.#departure.route.transportType;
  }
  get boardingPosition() {
    return this.#ride.board - this.#asking.catalogue.timetable.tripStart[this.#ride.trip]!;
  }
  get dropOffPosition() {
    return this.#ride.alight - this.#asking.catalogue.timetable.tripStart[this.#ride.trip]!;
  }

  /** Those that can be had in place of this ride, which is always one of them. */
  #instead(rides: readonly Ride[]): Ride[] {
    const { board, alight } = this.#ride;
    return rides.filter(
      (ride) =>
        (ride.board === board && ride.alight === alight) ||
        (this.#fits(ride) && refusalOf(this.#asking, ride) === null),
    );
  }
  #point(call: number, time: Int32Array): CallingPointView {
    const { catalogue, views } = this.#asking;
    const { trip, day } = this.#ride;
    return {
      stop: catalogue.stopAtCall(call, views),
      time: timeText(day, time[call]!),
      position: call - catalogue.timetable.tripStart[trip]!,
    };
  }
}
