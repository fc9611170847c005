import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Max, Min } from 'class-validator';
import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { WatchedWayInput, WatchedWayView } from '../alert/way.type.js';
import { SEAT_ALERT_STATES, type SeatAlertState } from './seat-alert.rules.js';

registerEnumType(SEAT_ALERT_STATES, {
  name: 'SeatAlertState',
  valuesConfig: {
    WAITING: { description: 'A mail asks its reader whether he wants it.' },
    ACTIVE: { description: 'Seats are looked for.' },
    TOLD: { description: 'The one mail was sent; it can be asked for again.' },
  },
});

@ObjectType('SeatAlert', {
  simpleResolvers: true,
  description: 'One mail is sent when seats of a pair and day come on sale or free up.',
})
export class SeatAlertView extends WatchedWayView {
  @Field(() => SEAT_ALERT_STATES) state!: SeatAlertState;
  @Field(() => Int) adults!: number;
  @Field(() => Int) children!: number;
  @Field(() => DateTimeISO, { nullable: true }) toldAt!: Date | null;
}

@InputType({ description: 'Seats somebody wants to be told of.' })
export class WatchSeatsInput extends WatchedWayInput {
  @Field(() => Int, { defaultValue: 1 }) @Min(1) @Max(50) adults!: number;
  @Field(() => Int, { defaultValue: 0 }) @Min(0) @Max(50) children!: number;
}

@ObjectType('SeatsWatched')
export class SeatsWatchedView {
  @Field(() => Boolean, { description: 'A mail asks its reader first: it begins with the link in it.' })
  confirm!: boolean;
}

export const WatchSeatsResult = createUnionType({
  name: 'WatchSeatsResult',
  types: () => [SeatsWatchedView, Refused] as const,
});

export const SeatAlertResult = createUnionType({
  name: 'SeatAlertResult',
  types: () => [SeatAlertView, Refused] as const,
});
