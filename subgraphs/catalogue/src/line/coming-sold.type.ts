import type { LocalizedText } from '@naga/kernel/language.js';
import { nounTypes } from '@naga/server-kit/crud/noun-types.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { IsOptional, ValidateNested } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { operatorNoun } from '../operator/operator.noun.js';
import { pickupLocationNoun } from '../pickup/pickup-location.noun.js';
import { LineFilterInput, LineSoldDepartureView } from './line.type.js';

const SIMPLE = { simpleResolvers: true } as const;

@InputType({ description: 'Of what `of` says.' })
export class SoldFilter {
  @Field(() => LineFilterInput, { nullable: true }) @IsOptional() @ValidateNested() lines?: LineFilterInput | null;
  @Field(() => nounTypes(operatorNoun).Filter, { nullable: true }) @IsOptional() @ValidateNested() operators?:
    | object
    | null;
  @Field(() => nounTypes(pickupLocationNoun).Filter, { nullable: true })
  @IsOptional()
  @ValidateNested()
  pickupLocations?: object | null;
  @Field(() => ID, {
    nullable: true,
    description: 'BulkReport.id of a change of one’s own: the records that it changed and that are not taken back.',
  })
  @IsOptional()
  changedBy?: string | null;
}

@ObjectType('TouchedDeparture', { ...SIMPLE, description: 'A departure of any line that somebody has seats on.' })
export class TouchedDepartureView extends LineSoldDepartureView {
  @Field(() => ID) operatorId!: string;
  @Field(() => LocalizedTextType, { description: 'What its line is called.' }) lineNames!: LocalizedText;
  @Field(() => [String], { description: 'Of the seats that are touched.' }) seatNumbers!: readonly string[];
}

@ObjectType('OperatorDepartures', { ...SIMPLE, description: "Departures of one operator: '77@2026-11-21'." })
class OperatorDeparturesView {
  @Field(() => ID) operatorId!: string;
  @Field(() => [String]) departures!: readonly string[];
}

@ObjectType('ComingSold', {
  ...SIMPLE,
  description: 'Coming departures that people have seats on and a change touches.',
})
export class ComingSoldView {
  @Field(() => Int) departures!: number;
  @Field(() => Int, { description: 'Held or sold.' }) seats!: number;
  @Field(() => Int) bookings!: number;
  @Field(() => [TouchedDepartureView], { description: 'The first 20 of them, by date.' })
  touched!: readonly TouchedDepartureView[];
  @Field(() => [OperatorDeparturesView], { description: 'All of them, as the audience of a notification takes them.' })
  byOperator!: readonly OperatorDeparturesView[];
  @Field(() => [String], { nullable: true, description: 'Who sits on these is meant; null: whoever rides.' })
  seatNumbers!: readonly string[] | null;
  @Field(() => [String], { description: 'Of these, those that could not be bought any more.' })
  lostSeats!: readonly string[];
  @Field(() => [String], { nullable: true, description: 'Who is fetched there is meant; null: whoever rides.' })
  pickupAddresses!: readonly string[] | null;
}

@ObjectType('LineTouched', { ...SIMPLE, description: 'Departures that people have seats on and a change would touch.' })
export class LineTouchedView extends ComingSoldView {
  @Field(() => Boolean, {
    description: 'Some would not be driven as they were sold: it is saved only with `disable`, where that is possible.',
  })
  mustKeep!: boolean;
  @Field(() => Boolean, { description: 'What is sold can stay beside the change.' }) keepable!: boolean;
}

export const LineTouchedResult = createUnionType({
  name: 'LineTouchedResult',
  types: () => [LineTouchedView, Refused] as const,
});
