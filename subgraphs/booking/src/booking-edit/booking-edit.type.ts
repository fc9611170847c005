import { LANGUAGES } from '@naga/kernel/language.js';
import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { ContactInput } from '../booking/passenger.type.js';

@ArgsType()
export class EditBookingArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => Int, { description: 'Booking.contactVersion that was looked at.' }) version!: number;
  @Field(() => ContactInput) @ValidateNested() contact!: ContactInput;
  @Field(() => String, { description: "Of its mails and tickets: 'en', 'km', 'th', 'vi' or 'es'." })
  @IsIn(LANGUAGES)
  language!: string;
  @Field(() => String, { nullable: true, description: 'For the other staff: 1 to 2000 letters.' })
  @IsOptional()
  comment?: string | null;
}
