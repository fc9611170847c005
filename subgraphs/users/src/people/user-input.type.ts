import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { IsEmail, IsIn, Matches, MaxLength, MinLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { ACCOUNT_TYPES } from './user-enums.type.js';
import type { AccountType } from './user-lists.rules.js';
import { OneLine, Title } from '../text/plain-text.js';

/** What the form of a user may set. */
@InputType({ description: 'Left out: unchanged, or the usual of a new user. Null: emptied.' })
export class UserInput {
  @Field(() => String) @MinLength(1) @MaxLength(100) @Title() firstName!: string;
  @Field(() => String) @MinLength(1) @MaxLength(100) @Title() lastName!: string;
  @Field(() => String, { nullable: true }) @MaxLength(60) @OneLine() userName?: string | null;
  @Field(() => String, { nullable: true }) @MaxLength(254) @OneLine() email?: string | null;
  @Field(() => String, { nullable: true }) @IsEmail() @MaxLength(254) @OneLine() secondaryEmail?: string | null;
  @Field(() => String, { nullable: true }) @MaxLength(30) @OneLine() phoneNumber?: string | null;
  @Field(() => Int) roleId!: number;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
  @Field(() => Boolean, { nullable: true }) allowAutoLogin?: boolean | null;
  @Field(() => Boolean, { nullable: true }) blockPayOnBoarding?: boolean | null;
  @Field(() => Boolean, { nullable: true }) allowPayOnBoardingEvenIfAutoBlocked?: boolean | null;
  @Field(() => Boolean, { nullable: true }) allowMobileOtpWithNoLimit?: boolean | null;
  @Field(() => String, { nullable: true }) @MaxLength(60) @OneLine() telegramId?: string | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) branchId?: string | null;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) agencyId?: string | null;
  @Field(() => String, { nullable: true, description: 'Of country admins and of people who work nowhere.' })
  @Matches(/^[A-Z]{2}$/)
  countryCode?: string | null;
  @Field(() => ACCOUNT_TYPES, { nullable: true, description: 'Of operator agents only.' })
  accountType?: AccountType | null;
  @Field(() => String, { nullable: true, description: 'Null on creation: signs in by other means only.' })
  @MaxLength(1024)
  password?: string | null;
  @Field(() => Boolean, { nullable: true }) changePasswordOnFirstLogin?: boolean | null;
  @Field(() => Boolean, { nullable: true }) stopEmailNotification?: boolean | null;
  @Field(() => Boolean, { nullable: true }) cargoAgent?: boolean | null;
  @Field(() => String, { nullable: true }) @IsIn(LANGUAGES) language?: LanguageCode | null;
}
