import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
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
  @Field(() => Int, { description: 'Of what was read: an update says it.' }) version!: number;
  @Field(() => String, { description: "What its first code looks like: 'MI-000001-F'." }) name!: string;
  @Field(() => Boolean, { description: 'Who reads it looks after it.' }) mayChange!: boolean;
  @Field(() => ID) operatorId!: string;
  @Field(() => OperatorOfLegView) operator!: OperatorOfLegView;
  @Field(() => CREATED_FOR) createFor!: CreatedFor;
  @Field(() => String) prefix!: string;
  @Field(() => String) suffix!: string;
  @Field(() => Int) digits!: number;
  @Field(() => Boolean) allowForeigners!: boolean;
  @Field(() => Boolean) allowLocals!: boolean;
  @Field(() => JOURNEY_TYPES) journeyType!: JourneyType;
  @Field(() => Boolean, { description: 'False: no code is drawn from it.' }) active!: boolean;
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
}

@InputType('TicketClassFilter')
export class TicketClassFilter {
  @Field(() => String, { nullable: true, description: 'In its prefix or suffix.' })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(/^\d{1,18}$/) operatorId?: string | null;
  @Field(() => CREATED_FOR, { nullable: true }) createFor?: CreatedFor | null;
  @Field(() => JOURNEY_TYPES, { nullable: true }) journeyType?: JourneyType | null;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
}

const ORDERS = { PREFIX: 'PREFIX', LEFT: 'LEFT' } as const;
type TicketClassOrder = keyof typeof ORDERS;
registerEnumType(ORDERS, { name: 'TicketClassOrder' });

@ArgsType()
export class TicketClassesArgs extends PageArgs {
  @Field(() => TicketClassFilter, { nullable: true }) @ValidateNested() filter?: TicketClassFilter | null;
  @Field(() => ORDERS, { nullable: true, description: 'Null: the prefix.' }) order?: TicketClassOrder | null;
  @Field(() => Boolean, { defaultValue: false }) descending!: boolean;
}

export const TicketClassResult = createUnionType({
  name: 'TicketClassResult',
  types: () => [TicketClassView, Refused] as const,
});
