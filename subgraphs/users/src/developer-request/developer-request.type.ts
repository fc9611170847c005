import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { IsEmail, IsUrl, Matches, MaxLength, MinLength } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { REQUEST_STATES, type RequestState } from './developer-request.rules.js';
import { Lines, OneLine, Title } from '../text/plain-text.js';

registerEnumType(REQUEST_STATES, { name: 'DeveloperRequestState' });

@ObjectType('DeveloperRequest', { simpleResolvers: true, description: 'Somebody asks to use our interface.' })
export class DeveloperRequestView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) company!: string;
  @Field(() => String, { nullable: true }) website!: string | null;
  @Field(() => String) purpose!: string;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => REQUEST_STATES) state!: RequestState;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) decidedAt!: Date | null;
  @Field(() => String, { nullable: true }) decidedBy!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => ID, { nullable: true, description: 'The user it made or upgraded.' }) accountId!: string | null;
}

@InputType()
export class DeveloperRequestInput {
  @Field(() => String) @MinLength(2) @MaxLength(120) @Title() name!: string;
  @Field(() => String) @IsEmail() @MaxLength(254) @OneLine() email!: string;
  @Field(() => String) @MinLength(2) @MaxLength(120) @Title() company!: string;
  @Field(() => String, { nullable: true })
  @IsUrl({ protocols: ['http', 'https'] })
  @MaxLength(300)
  @OneLine()
  website?: string | null;
  @Field(() => String) @MinLength(10) @MaxLength(2000) @Lines() purpose!: string;
  @Field(() => String, { nullable: true, description: 'Where the company is, ISO 3166-1.' })
  @Matches(/^[A-Z]{2}$/)
  countryCode?: string | null;
}

@ArgsType()
export class DeveloperRequestsArgs extends PageArgs {
  @Field(() => REQUEST_STATES, { nullable: true }) state?: RequestState | null;
}

@ArgsType()
export class DecideDeveloperRequestArgs {
  @Field(() => ID) id!: string;
  @Field(() => Boolean) approve!: boolean;
  @Field(() => String, { nullable: true, description: 'For the person who asked.' })
  @MaxLength(1000)
  @Lines()
  note?: string | null;
}

@ObjectType('DeveloperRequestPage')
export class DeveloperRequestPageView extends PageOf(DeveloperRequestView) {}

export const DeveloperRequestResult = createUnionType({
  name: 'DeveloperRequestResult',
  types: () => [DeveloperRequestView, Refused] as const,
});
