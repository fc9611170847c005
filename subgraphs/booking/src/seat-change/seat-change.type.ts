import { ArrayMaxSize, ArrayMinSize, Length, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { MOST_PASSENGERS } from '../booking/passenger.type.js';
import { SeatMapView } from '../seat-map/seat-map.type.js';

@InputType('SeatWishInput', { description: 'One passenger and the seat he shall have.' })
export class SeatWishInput {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => String) @Length(1, 10) seatNumber!: string;
}

@ArgsType()
export class ChangeSeatsArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => ID, { description: 'BookingLeg.id' }) legId!: string;
  @Field(() => [SeatWishInput], { description: 'Who is left out keeps his seat.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PASSENGERS)
  @ValidateNested()
  seats!: SeatWishInput[];
}

@ObjectType('SeatsToChange', {
  simpleResolvers: true,
  description: 'The departure of a sold leg as it is now, for whoever seats its passengers anew.',
})
export class SeatsToChangeView {
  @Field(() => Boolean, { description: 'Strangers of both sexes may sit side by side.' })
  allowMaleNextToFemale!: boolean;
  @Field(() => SeatMapView, { description: "The leg's own seats are SELECTED." }) seatMap!: SeatMapView;
}
