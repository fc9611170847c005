import type { TravelDate } from '@naga/kernel/travel-date.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Nationality, PassengerType } from '../price/price.rules.js';
import { NationalityEnum, PassengerTypeEnum } from '../price/price-enums.type.js';

@InputType('QuoteItemInput')
export class QuoteItemInput {
  @Field(() => String)
  @MaxLength(100)
  ref!: string;

  @Field(() => String)
  @MaxLength(100)
  fareKey!: string;

  @Field(() => LocalDate) date!: TravelDate;
  @Field(() => NationalityEnum) nationality!: Nationality;
  @Field(() => PassengerTypeEnum, { defaultValue: 'ADULT' }) passengerType!: PassengerType;
}
