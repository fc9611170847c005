import { PICTURE_MEGABYTES } from '@naga/kernel/file-limits.js';
import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { IsIn, IsOptional, MaxLength, MinLength } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { MeView } from '../account/me.type.js';

export const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  types: () => [MeView, Refused] as const,
});

@InputType({ description: 'What is left out stays as it is; an empty text takes away what may be missing.' })
export class ProfileInput {
  @Field(() => String, { nullable: true }) @MinLength(1) @MaxLength(100) firstName?: string | null;
  @Field(() => String, { nullable: true }) @MinLength(1) @MaxLength(100) lastName?: string | null;
  @Field(() => String, { nullable: true }) @MaxLength(60) userName?: string | null;
  @Field(() => String, { nullable: true }) @MaxLength(254) secondaryEmail?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Becomes pendingMobileNumber until a code proves it (requestOtp, verifyMobile).',
  })
  @MaxLength(30)
  mobileNumber?: string | null;
  @Field(() => String, { nullable: true }) @IsIn(LANGUAGES) language?: LanguageCode | null;
  @Field(() => String, { nullable: true, description: 'In which prices are read (docs/decisions/0141).' })
  @IsIn([...CURRENCIES, ''])
  currency?: Currency | '' | null;
  @Field(() => Boolean, { nullable: true }) stopEmailNotification?: boolean | null;
}

@ArgsType()
export class ChangeEmailArgs {
  @Field(() => String) @MaxLength(254) email!: string;
  @Field(() => String) @MaxLength(1024) password!: string;
}

/** More than 2 MB as base64 with what a browser puts before it. */
const PICTURE_LENGTH = 3_000_000;

@ArgsType()
export class SetProfilePictureArgs {
  @Field(() => String, { description: `PNG, JPEG or WebP of ${PICTURE_MEGABYTES} MB at most.` })
  @MaxLength(PICTURE_LENGTH)
  base64!: string;
}

@ArgsType()
export class SetUserPictureArgs {
  @Field(() => ID) userId!: string;
  @Field(() => String, {
    nullable: true,
    description: `PNG, JPEG or WebP of ${PICTURE_MEGABYTES} MB at most; null takes it away.`,
  })
  @MaxLength(PICTURE_LENGTH)
  @IsOptional()
  base64?: string | null;
}

@ObjectType('ProfilePicture', { simpleResolvers: true, description: '256 px square.' })
export class ProfilePictureView {
  @Field(() => ID) id!: string;
  @Field(() => String) contentType!: string;
  @Field(() => String) base64!: string;
}
