import type { TravelDate } from '@naga/kernel/travel-date.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Nationality, PassengerType } from '../price/price.rules.js';
import { NationalityEnum, PassengerTypeEnum } from '../price/price-enums.type.js';

@InputType('QuoteItemInput', { description: 'One seat of one passenger on one ride.' })
export class QuoteItemInput {
  @Field(() => String, { description: 'Chosen by the asker; comes back on the item. At most 100 characters.' })
  @MaxLength(100)
  ref!: string;

  @Field(() => String, { description: 'SeatFare.fareKey: whose ride, its stops, which of its seats.' })
  @MaxLength(500)
  fareKey!: string;

  @Field(() => LocalDate, { description: 'The service date.' }) date!: TravelDate;
  @Field(() => NationalityEnum, { description: "Whether the passenger is a national of the route's local country." })
  nationality!: Nationality;
  @Field(() => PassengerTypeEnum, {
    defaultValue: 'ADULT',
    description: 'Of a ride whose schedule has no prices by passenger type everybody is an ADULT.',
  })
  passengerType!: PassengerType;
}
