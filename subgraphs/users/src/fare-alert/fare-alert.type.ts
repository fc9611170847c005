import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { IsEmail, IsIn, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { createUnionType, Field, Float, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { TRANSPORTS } from '../commission-level/commission-rate.rules.js';
import { OneLine } from '../text/plain-text.js';
import { FARE_ALERT_STATES, type FareAlertState } from './fare-alert.rules.js';

registerEnumType(FARE_ALERT_STATES, {
  name: 'FareAlertState',
  valuesConfig: {
    WAITING: { description: 'A mail asks its reader whether he wants it.' },
    ACTIVE: { description: 'Every fall of the price is told, until the day is over.' },
  },
});

@ObjectType('FareAlert', {
  simpleResolvers: true,
  description: 'A mail is sent whenever the lowest price of a pair and day falls below its mark.',
})
export class FareAlertView {
  @Field(() => ID, { description: 'Random: whoever knows it may confirm and end the alert.' }) id!: string;
  @Field(() => FARE_ALERT_STATES) state!: FareAlertState;
  @Field(() => String, { nullable: true, description: 'BUS, TAXI, FERRY; null: each of them.' })
  transportType!: string | null;
  @Field(() => String, { description: 'Of the location, in addresses.' }) fromSlug!: string;
  @Field(() => String) toSlug!: string;
  @Field(() => String, { description: "In the reader's language." }) fromName!: string;
  @Field(() => String) toName!: string;
  @Field(() => LocalDate) date!: string;
  @Field(() => String, { nullable: true, description: 'Whose local prices; null: those of foreign visitors.' })
  nationalOf!: string | null;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => Float, {
    description: 'The mark: told of any lowest price of one adult under it, fees included, minor units.',
  })
  below!: number;
  @Field(() => DateTimeISO, { nullable: true, description: 'Of the last fall.' }) toldAt!: Date | null;
}

@InputType({ description: 'A price somebody wants to be told of when it falls.' })
export class WatchFareInput {
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
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2, whose local prices are watched; null: those of foreign visitors.',
  })
  @IsOptional()
  @Matches(/^[A-Z]{2}$/)
  nationalOf?: string | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Minor units of the currency it is sold in: told of any price under it; null: under what it costs now.',
  })
  @IsOptional()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  below?: number | null;
}

@ObjectType('FareWatched')
export class FareWatchedView {
  @Field(() => Boolean, { description: 'A mail asks its reader first: it begins with the link in it.' })
  confirm!: boolean;
}

export const WatchFareResult = createUnionType({
  name: 'WatchFareResult',
  types: () => [FareWatchedView, Refused] as const,
});

export const FareAlertResult = createUnionType({
  name: 'FareAlertResult',
  types: () => [FareAlertView, Refused] as const,
});
