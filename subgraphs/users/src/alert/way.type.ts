import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { IsEmail, IsIn, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { TRANSPORTS } from '../commission-level/commission-rate.rules.js';
import { OneLine } from '../text/plain-text.js';

/** What all alerts say. */
@ObjectType()
export abstract class WatchedWayView {
  @Field(() => ID, { description: 'Random: whoever knows it may confirm and end the alert.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'BUS, TAXI, FERRY; null: each of them.' })
  transportType!: string | null;
  @Field(() => String, { description: 'Of the location, in addresses.' }) fromSlug!: string;
  @Field(() => String) toSlug!: string;
  @Field(() => String, { description: "In the reader's language." }) fromName!: string;
  @Field(() => String) toName!: string;
  @Field(() => LocalDate) date!: string;
}

/** What is said to be told of anything. */
@InputType()
export abstract class WatchedWayInput {
  @Field(() => String, {
    nullable: true,
    description: 'Not needed of an account with a confirmed address; any other address is asked by mail first.',
  })
  @IsOptional()
  @IsEmail()
  @MaxLength(254)
  @OneLine()
  email?: string | null;
  @Field(() => String, { description: 'Slug or id of a location.' }) @MaxLength(120) @OneLine() from!: string;
  @Field(() => String) @MaxLength(120) @OneLine() to!: string;
  @Field(() => LocalDate, { description: 'From today on.' }) date!: string;
  @Field(() => String, { nullable: true, description: 'BUS, TAXI, FERRY; null: each of them.' })
  @IsOptional()
  @IsIn(TRANSPORTS)
  transportType?: (typeof TRANSPORTS)[number] | null;
}
