import { PageOf } from '@naga/server-kit/list/page.type.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { MaxLength } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { CREATED_FOR, type CreatedFor, JOURNEY_TYPES, type JourneyType } from './draw-codes.rules.js';

registerEnumType(CREATED_FOR, {
  name: 'TicketClassFor',
  description: 'Whose sales: everybody’s, of the site and of API keys, or of counters and call centres.',
});
registerEnumType(JOURNEY_TYPES, { name: 'TicketJourneyType', description: 'Of the whole booking.' });

@ObjectType('CodeRange', { simpleResolvers: true, description: 'Numbers of a class, each given once and in order.' })
export class CodeRangeView {
  @Field(() => ID) id!: string;
  @Field(() => SafeInt) from!: number;
  @Field(() => SafeInt, { description: 'Included.' }) to!: number;
  @Field(() => SafeInt, { description: 'Numbers that are left.' }) left!: number;
}

@ObjectType('TicketClass', { simpleResolvers: true, description: 'Which passengers get codes of one kind.' })
export class TicketClassView {
  @Field(() => ID) id!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => CREATED_FOR) createFor!: CreatedFor;
  @Field(() => String) prefix!: string;
  @Field(() => String) suffix!: string;
  @Field(() => Int) digits!: number;
  @Field(() => Boolean) allowForeigners!: boolean;
  @Field(() => Boolean) allowLocals!: boolean;
  @Field(() => JOURNEY_TYPES) journeyType!: JourneyType;
  @Field(() => Boolean) active!: boolean;
  @Field(() => [CodeRangeView], { description: 'In the order they are used.' }) ranges!: readonly CodeRangeView[];
  @Field(() => SafeInt, { description: 'Numbers that are left in all its ranges.' }) left!: number;
}

@ObjectType('TicketClassPage', { description: 'One page of the list.' })
export class TicketClassPageView extends PageOf(TicketClassView) {}

@InputType('TicketClassInput', { description: 'How its codes look is said once: some may be given.' })
export class TicketClassFields {
  @Field(() => CREATED_FOR) createFor!: CreatedFor;
  @Field(() => String, { defaultValue: '' }) @MaxLength(12) prefix!: string;
  @Field(() => String, { defaultValue: '' }) @MaxLength(12) suffix!: string;
  @Field(() => Int, { defaultValue: 6 }) digits!: number;
  @Field(() => Boolean) allowForeigners!: boolean;
  @Field(() => Boolean) allowLocals!: boolean;
  @Field(() => JOURNEY_TYPES) journeyType!: JourneyType;
  @Field(() => Boolean, { defaultValue: true }) active!: boolean;
}

export const TicketClassResult = createUnionType({
  name: 'TicketClassResult',
  types: () => [TicketClassView, Refused] as const,
});
