import type { JourneyRow, RestClient } from '../../../e2e/harness/rest-client.js';

/** A ride that is edited, as a traveller finds it. */
export interface Ride {
  readonly from: string;
  readonly to: string;
  /** On which he leaves; of a night ride the vehicle may have left its first stop the day before, `journey.date`. */
  readonly date: string;
  readonly journey: JourneyRow;
}

/** Something that staff changes and takes back, again and again. */
export interface Edit {
  readonly what: string;
  /** Reads what the change needs to know, and answers how it is made; `on`: done, or taken back. */
  prepare(on: boolean): Promise<() => Promise<void>>;
  /** Whether a traveller sees it. */
  isSeen(traveller: RestClient, on: boolean): Promise<boolean>;
}

/** The ride as a search finds it now; undefined when it finds it not. */
export async function found(
  traveller: RestClient,
  { from, to, date: on, journey }: Ride,
): Promise<JourneyRow | undefined> {
  const rows = await traveller.journeys(from, to, on);
  return rows.find(
    ({ route_schedule_id, date, connecting }) =>
      route_schedule_id === journey.route_schedule_id && date === journey.date && connecting === 0,
  );
}
