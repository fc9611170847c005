import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { BLOCK_SORTS, type BlockSort } from './block-order.js';

registerEnumType(BLOCK_SORTS, {
  name: 'SeatBlockSort',
  valuesConfig: {
    DEPARTURE_SOONEST: { description: 'By service date, the seats of a departure together.' },
    NEWEST: { description: 'By when it was blocked.' },
  },
});

/** Which of them. */
@InputType('SeatBlockFilter')
@ArgsType()
export class SeatBlockFilterInput {
  @Field(() => ID, { nullable: true }) operatorId?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Service date; left out: from today on.' })
  from?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last service date, included; left out: no last one.' })
  until?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Words of the line in any language, of its operator, the seat or the reason, in any order; all must occur.',
  })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
}

@ArgsType()
export class SeatBlocksArgs extends PageArgs {
  @Field(() => BLOCK_SORTS, { defaultValue: 'DEPARTURE_SOONEST' }) sort!: BlockSort;
}
