import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TariffOperationView } from '../tariff-operation/operation.type.js';

const SIMPLE = { simpleResolvers: true } as const;

@ObjectType('TariffDifferenceRow', { ...SIMPLE, description: 'A price or a rule that differs.' })
export class DifferenceRowView {
  @Field(() => TariffOperationView, { description: 'What would make the one of the other.' })
  operation!: TariffOperationView;
  @Field(() => Int, { description: 'TariffChange.number of the change that made it so last.' }) number!: number;
  @Field(() => LocalDate, { description: 'First day of travel on which it is so.' }) effectiveFrom!: string;
}

@ObjectType('TariffZoneDifference', { ...SIMPLE, description: 'A zone that differs.' })
export class ZoneDifferenceView {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true, description: 'Its name in the earlier version; null: it was not there.' })
  was!: string | null;
  @Field(() => String, { nullable: true, description: 'Its name in the later one; null: it is no more.' })
  is!: string | null;
  addedIds!: readonly string[];
  removedIds!: readonly string[];
}

@ObjectType('TariffDifference', { ...SIMPLE, description: 'What two versions of a tariff have otherwise.' })
export class TariffDifferenceView {
  @Field(() => Int, { description: 'The earlier one; 0: before the first.' }) from!: number;
  @Field(() => Int, { description: 'The later one.' }) to!: number;
  @Field(() => [DifferenceRowView], { description: 'What was made and taken back between is none.' })
  rows!: readonly DifferenceRowView[];
  @Field(() => [ZoneDifferenceView], {
    description:
      'As they were when the one and the other were written; none where the earlier one is before the first.',
  })
  zones!: readonly ZoneDifferenceView[];
}
