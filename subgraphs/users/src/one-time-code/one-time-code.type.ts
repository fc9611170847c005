import { MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

@ArgsType()
export class RequestOtpArgs {
  @Field(() => String) @MaxLength(30) mobileNumber!: string;
}

@ArgsType()
export class VerifyOtpArgs {
  @Field(() => String) @MaxLength(30) mobileNumber!: string;
  @Field(() => String) @MaxLength(10) code!: string;
  @Field(() => Boolean, { defaultValue: false, description: 'Stay signed in for 365 days, otherwise 7.' })
  remember!: boolean;
}

@ArgsType()
export class VerifyMobileArgs {
  @Field(() => String) @MaxLength(30) mobileNumber!: string;
  @Field(() => String) @MaxLength(10) code!: string;
}
