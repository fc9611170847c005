import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { REFUND_TO, type RefundTo } from '../refund/refund-to.rules.js';

registerEnumType(REFUND_TO, {
  name: 'RefundTo',
  valuesConfig: {
    MONEY: { description: 'The way it came; a provider takes days for it.' },
    WALLET: { description: "Into the customer's wallet, at once." },
  },
});

/** Twenty seats on each of four legs. */
const PARTS_A_BOOKING = 80;

@ArgsType()
export class CancelBookingArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => [ID], {
    nullable: true,
    description: 'BookingPart.id of the seats to give back, of any rides; the whole booking without them.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(PARTS_A_BOOKING)
  @MaxLength(20, { each: true })
  partIds?: string[] | null;
  @Field(() => SafeInt, {
    nullable: true,
    description: 'What the client showed as coming back, minor units; another amount is refused with REFUND_CHANGED.',
  })
  expectedRefund?: number | null;
  @Field(() => REFUND_TO, {
    nullable: true,
    description: 'MONEY without it. WALLET is for who is signed in as the one who booked.',
  })
  refundTo?: RefundTo | null;
}
