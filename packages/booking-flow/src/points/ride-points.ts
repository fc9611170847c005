import { formatJourneyId, formatLegId, parseJourneyId } from '@naga/kernel/journey-id.js';

/** Where one may get on or off, as JourneyLeg.boardingChoices and dropOffChoices tell it. */
export interface RidePoint {
  /** ISO 8601 with offset. */
  time: string;
  stop: { id: string; name: string; address: string | null; latitude: number; longitude: number };
}

/** Stop ids; what is left out stays as it is. */
export interface OtherPoints {
  from?: string;
  to?: string;
}

/**
 * The id of the same journey with other stops on one of its legs; the journey's own id where it has no such leg. Where
 * one gets on and off is part of what is ridden, so the choice needs no place of its own.
 */
export function withPoints(journeyId: string, legId: string, { from, to }: OtherPoints): string {
  const legs = parseJourneyId(journeyId);
  if (legs === undefined) return journeyId;
  return formatJourneyId(
    legs.map((leg) =>
      formatLegId(leg) === legId ? { ...leg, stopIdFrom: from ?? leg.stopIdFrom, stopIdTo: to ?? leg.stopIdTo } : leg,
    ),
  );
}

/** A map with a mark on the place. */
export const mapLink = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
