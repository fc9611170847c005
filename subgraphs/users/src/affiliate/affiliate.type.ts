import { ROW_ID } from '@naga/kernel/row-id.js';
import { PageArgs, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Matches, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Directive, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Title } from '../text/plain-text.js';

/** Its account is a field of affiliate.resolver.ts. */
@Directive('@key(fields: "code")')
@ObjectType('Affiliate', { simpleResolvers: true, description: 'Brings travellers by links that carry his code.' })
export class AffiliateView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Digits: what aff or ref of a link is reduced to.' }) code!: string;
  @Field(() => String) name!: string;
  @Field(() => ID, { nullable: true, description: 'The user whose page it is; his own purchases do not count.' })
  accountId!: string | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => Float) commissionPercent!: number;
  @Field(() => Boolean) active!: boolean;
  @Field(() => Int, { description: 'Paid bookings that came by his links, cancelled ones left out.' })
  bookings!: number;
  @Field(() => Int, { description: 'Of the last thirty days.' }) recentBookings!: number;
  @Field(() => DateTimeISO, { nullable: true }) lastBookingAt!: Date | null;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => Int) version!: number;
}

@InputType()
export class AffiliateInput {
  @Field(() => String) @Matches(/^\d{1,12}$/) code!: string;
  @Field(() => String) @MinLength(2) @MaxLength(120) @Title() name!: string;
  @Field(() => ID, { nullable: true }) @Matches(ROW_ID) accountId?: string | null;
  @Field(() => String, { nullable: true }) @Matches(/^[A-Z]{2}$/) countryCode?: string | null;
  @Field(() => Float, { defaultValue: 0 }) @Min(0) @Max(100) commissionPercent!: number;
  @Field(() => Boolean, { defaultValue: true }) active!: boolean;
}

@InputType()
export class AffiliateFilterInput {
  @Field(() => String, { nullable: true, description: 'Part of the name, or the code.' })
  @MaxLength(200)
  text?: string | null;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
}

@ArgsType()
export class AffiliatesArgs extends PageArgs {
  @Field(() => AffiliateFilterInput, { nullable: true }) @ValidateNested() filter?: AffiliateFilterInput | null;
}

@ObjectType('AffiliatePage')
export class AffiliatePageView extends SummedPageOf(AffiliateView) {}

export const AffiliateResult = createUnionType({
  name: 'AffiliateResult',
  types: () => [AffiliateView, Refused] as const,
});

@ObjectType('AffiliateShare', { simpleResolvers: true })
export class AffiliateShareView {
  @Field(() => Int, { description: 'Hundredths of a percent.' }) basisPoints!: number;
  @Field(() => Int, { description: 'Affiliate.version' }) version!: number;
}

@ObjectType('NamedAffiliate', { simpleResolvers: true })
export class NamedAffiliateView {
  @Field(() => String) code!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => ID, { nullable: true }) accountId!: string | null;
}
