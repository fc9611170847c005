import type { Currency } from '@naga/kernel/money.js';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { IsEmail, IsIn, IsOptional, Matches, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';
import { OneLine, Title } from '../text/plain-text.js';

@ObjectType('CommissionLevelName', { simpleResolvers: true })
export class CommissionLevelNameView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

@Directive('@key(fields: "id")')
@ObjectType('Agency', { simpleResolvers: true, description: 'A company that sells for us; its owner keeps its staff.' })
export class AgencyView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) contactName!: string | null;
  @Field(() => String, { nullable: true }) contactEmail!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => String, { description: 'ISO 3166-1' }) countryCode!: string;
  @Field(() => CommissionLevelNameView, { nullable: true, description: 'What it earns by of what it sells.' })
  commissionLevel!: CommissionLevelNameView | null;
  @Field(() => MoneyType, { description: 'How far its balance may go below nothing.' }) creditLimit!: MoneyType;
  @Field(() => Boolean, { description: 'People of an agency that is not active cannot sign in.' }) active!: boolean;
  @Field(() => Int, { description: 'Active accounts.' }) staffCount!: number;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => Int) version!: number;
}

@InputType()
export class AgencyInput {
  @Field(() => String) @MinLength(2) @MaxLength(120) @Title() name!: string;
  @Field(() => String, { nullable: true }) @MaxLength(120) @OneLine() contactName?: string | null;
  @Field(() => String, { nullable: true }) @IsEmail() @MaxLength(254) @OneLine() contactEmail?: string | null;
  @Field(() => String, { nullable: true }) @MaxLength(30) @OneLine() contactPhone?: string | null;
  @Field(() => String) @Matches(/^[A-Z]{2}$/) countryCode!: string;
  @Field(() => ID, { nullable: true, description: 'Of its own country; takes pricing.edit.' })
  @IsOptional()
  @Matches(ROW_ID)
  commissionLevelId?: string | null;
  @Field(() => SafeInt, { defaultValue: 0, description: 'Minor units.' }) @Min(0) @Max(1e12) creditLimit!: number;
  @Field(() => String, { defaultValue: 'USD' }) @IsIn(['USD', 'KHR', 'LAK', 'THB', 'VND']) creditCurrency!: Currency;
  @Field(() => Boolean, { defaultValue: true }) active!: boolean;
}

@InputType()
export class AgencyFilterInput {
  @Field(() => String, { nullable: true }) @MaxLength(200) text?: string | null;
  @Field(() => String, { nullable: true }) @Matches(/^[A-Z]{2}$/) countryCode?: string | null;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
}

@ArgsType()
export class AgenciesArgs extends PageArgs {
  @Field(() => AgencyFilterInput, { nullable: true }) @ValidateNested() filter?: AgencyFilterInput | null;
}

@ObjectType('AgencyPage')
export class AgencyPageView extends PageOf(AgencyView) {}

export const AgencyResult = createUnionType({ name: 'AgencyResult', types: () => [AgencyView, Refused] as const });
