import type { JourneyRow } from '../../../features/journey-rows/journey-row.js';
import { nationalWord } from '../../../session/national-query.js';
import { type National, priceFor } from '@naga/booking-flow/seats/national.js';
import { type Party, partyQuery } from '@naga/booking-flow/passengers/party.js';

export interface ChosenJourney {
  id: string;
  /** What the card said for all passengers, minor units: the seats' page says it when that has changed. */
  seen: number | undefined;
}

/** Where the seats of one or two journeys are chosen (specification: checkout/{details_1?}/{details_2?}). */
export function checkoutPath(
  [onward, back]: readonly [ChosenJourney, ChosenJourney?],
  party: Party,
  nationalOf: National,
): string {
  const query = partyQuery(party);
  query.set('nat', nationalWord(nationalOf));
  if (onward.seen !== undefined) query.set('was', String(onward.seen));
  if (back?.seen !== undefined) query.set('wasBack', String(back.seen));
  const details = [onward, back].flatMap((journey) => (journey === undefined ? [] : [encodeURIComponent(journey.id)]));
  return `/checkout/${details.join('/')}?${query}`;
}

const seenOf = ({ fare }: Pick<JourneyRow, 'fare'>, nationalOf: National) =>
  fare && priceFor(fare, nationalOf).total.amount;

/** A journey as its card shows it. */
export const chosen = (row: Pick<JourneyRow, 'id' | 'fare'>, nationalOf: National): ChosenJourney => ({
  id: row.id,
  seen: seenOf(row, nationalOf),
});

/** What `?was=` keeps of the way there while the way back is chosen: whose price it is, and how much. */
export const keptSeen = (row: Pick<JourneyRow, 'fare'>, nationalOf: National): string | undefined => {
  const seen = seenOf(row, nationalOf);
  return seen === undefined ? undefined : `${nationalWord(nationalOf)}-${seen}`;
};

/** The way there as it was seen when it was chosen; as it is now where other prices are shown meanwhile. */
export function chosenOnward(
  row: Pick<JourneyRow, 'id' | 'fare'>,
  nationalOf: National,
  kept: string | null,
): ChosenJourney {
  const [whose, amount = ''] = (kept ?? '').split('-');
  return whose === nationalWord(nationalOf) && /^\d{1,12}$/.test(amount)
    ? { id: row.id, seen: Number(amount) }
    : chosen(row, nationalOf);
}
