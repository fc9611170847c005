import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { IsIn, IsOptional, Matches, Max, Min } from 'class-validator';
import { createUnionType, Field, Float, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { WatchedWayInput, WatchedWayView } from '../alert/way.type.js';
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
export class FareAlertView extends WatchedWayView {
  @Field(() => FARE_ALERT_STATES) state!: FareAlertState;
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
export class WatchFareInput extends WatchedWayInput {
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
  @Field(() => String, {
    nullable: true,
    description: 'In which currency mails say about how much it is; an account is told in the one of its profile.',
  })
  @IsOptional()
  @IsIn(CURRENCIES)
  shownIn?: Currency | null;
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
