import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import type { LevelRow } from './level-row.js';
import { CommissionRateView } from './commission-rate.type.js';

@ObjectType('CommissionLevel', {
  simpleResolvers: true,
  description: 'What somebody earns of what he sells: the most specific rate of the day.',
})
export class CommissionLevelView implements LevelRow {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => [CommissionRateView]) rates!: LevelRow['rates'];
}

export const CommissionLevelResult = createUnionType({
  name: 'CommissionLevelResult',
  types: () => [CommissionLevelView, Refused] as const,
});
