import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import { ArgsType, createUnionType, Field, InputType } from 'type-graphql';
import { MeView } from '../account/me.type.js';
import { SessionView } from '../session/session.type.js';

@InputType()
export class RegisterInput {
  @Field(() => String) @MinLength(1) @MaxLength(100) firstName!: string;
  @Field(() => String) @MinLength(1) @MaxLength(100) lastName!: string;
  @Field(() => String) @MaxLength(254) email!: string;
  @Field(() => String, { nullable: true }) @MaxLength(30) mobileNumber?: string | null;
  @Field(() => String) @MaxLength(1024) password!: string;
  @Field(() => String) @MaxLength(1024) passwordConfirmation!: string;
  @Field(() => String, { nullable: true, description: 'Of mails; that of the request unless given.' })
  @IsIn(LANGUAGES)
  language?: LanguageCode | null;
  @Field(() => String, {
    nullable: true,
    description: 'Of who recommended us: both get points when the first trip is over.',
  })
  @IsOptional()
  @MaxLength(20)
  referralCode?: string | null;
}

@ArgsType()
export class VerifyEmailArgs {
  @Field(() => String) @MaxLength(200) token!: string;
  @Field(() => String, { nullable: true }) @MaxLength(1024) password?: string | null;
}

@ArgsType()
export class EmailArgs {
  @Field(() => String) @MaxLength(254) email!: string;
}

export const RegisterResult = createUnionType({ name: 'RegisterResult', types: () => [SessionView, Refused] as const });
export const VerifyEmailResult = createUnionType({
  name: 'VerifyEmailResult',
  types: () => [MeView, Refused] as const,
});
