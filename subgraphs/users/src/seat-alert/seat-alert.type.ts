import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { IsEmail, IsIn, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TRANSPORTS } from '../commission-level/commission-rate.rules.js';
import { OneLine } from '../text/plain-text.js';
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
export class SeatAlertView {
  @Field(() => ID, { description: 'Random: whoever knows it may confirm and end the alert.' }) id!: string;
  @Field(() => SEAT_ALERT_STATES) state!: SeatAlertState;
  @Field(() => String, { nullable: true, description: 'BUS, TAXI, FERRY; null: each of them.' })
  transportType!: string | null;
  @Field(() => String, { description: 'Of the location, in addresses.' }) fromSlug!: string;
  @Field(() => String) toSlug!: string;
  @Field(() => String, { description: "In the reader's language." }) fromName!: string;
  @Field(() => String) toName!: string;
  @Field(() => LocalDate) date!: string;
  @Field(() => Int) adults!: number;
  @Field(() => Int) children!: number;
  @Field(() => DateTimeISO, { nullable: true }) toldAt!: Date | null;
}

@InputType({ description: 'Seats somebody wants to be told of.' })
export class WatchSeatsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Not needed of an account with a confirmed address; any other address is asked by mail first.',
  })
  @IsOptional()
  @IsEmail()
  @MaxLength(254)
  @OneLine()
  email?: string | null;
  @Field(() => String, { description: 'Slug or id of a location.' }) @MaxLength(120) @OneLine() from!: string;
  @Field(() => String) @MaxLength(120) @OneLine() to!: string;
  @Field(() => LocalDate, { description: 'From today on.' }) date!: string;
  @Field(() => String, { nullable: true, description: 'BUS, TAXI, FERRY; null: each of them.' })
  @IsOptional()
  @IsIn(TRANSPORTS)
  transportType?: (typeof TRANSPORTS)[number] | null;
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
