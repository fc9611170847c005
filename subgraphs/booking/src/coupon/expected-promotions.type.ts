import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { HoldLegInput } from '../booking/hold-seats.type.js';
import { MoneyView } from '../payment/money.type.js';
import { BookingPromotionView } from './coupon.type.js';

@ObjectType('ExpectedPromotions', {
  simpleResolvers: true,
  description: 'What lowers seats without a code once they are held, as far as anybody can know before.',
})
export class ExpectedPromotionsView {
  @Field(() => [BookingPromotionView], { description: 'In the order in which they lower it; none where none does.' })
  promotions!: readonly BookingPromotionView[];
  @Field(() => MoneyView, { description: 'What they save together, of fares and fee.' }) discount!: MoneyView;
  @Field(() => MoneyView, { description: 'What is left to pay.' }) total!: MoneyView;
}

@ArgsType()
export class ExpectedPromotionsArgs {
  @Field(() => [HoldLegInput], { description: 'As holdSeats would take them.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(4)
  @ValidateNested()
  legs!: HoldLegInput[];
}
