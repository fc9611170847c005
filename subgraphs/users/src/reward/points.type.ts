import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Max, MaxLength, Min } from 'class-validator';
import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@InputType('ReservePointsInput', { description: 'Points for one booking that is about to be written. For neighbours.' })
export class ReservePointsInput {
  @Field(() => ID) @MaxLength(20) accountId!: string;
  @Field(() => ID) @MaxLength(20) bookingId!: string;
  @Field(() => Int, { description: 'Which number of points of the booking, from 1.' }) turn!: number;
  @Field(() => Int) @Min(1) @Max(10_000_000) points!: number;
  @Field(() => DateTimeISO) expiresAt!: Date;
}

@Directive('@inaccessible')
@ObjectType('ReservePointsAnswer', { simpleResolvers: true, description: 'For neighbours.' })
export class ReservePointsAnswer {
  @Field(() => Boolean) reserved!: boolean;
  @Field(() => Int, { description: 'What the account can spend on this booking.' }) available!: number;
}
