import { RiverLine } from '@naga/ui/RiverLine';
import { STATUSES } from '@naga/booking-flow/parcel/parcel-story.js';
import classes from './track.module.css';
import type { ParcelStatus } from './track.generated.js';

/** The four states along the river, passed ones full; the list below says the same in words. */
export function JourneyWay({ status }: { status: ParcelStatus }) {
  const reached = STATUSES.indexOf(status);
  return (
    <RiverLine className={classes.way} marks={STATUSES.map((_, at) => ({ kind: at <= reached ? 'leave' : 'board' }))} />
  );
}
