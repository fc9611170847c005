import { Directive, Field, ObjectType } from 'type-graphql';
import { SafeInt } from '../graphql/scalars.js';
import type { ColumnSum } from './column-sums.rules.js';

@Directive('@shareable')
@ObjectType('ColumnSum', {
  simpleResolvers: true,
  description: 'What a column of a list adds up to over all its pages; money has one for each currency.',
})
export class ColumnSumView implements ColumnSum {
  @Field(() => String, { description: 'As the row calls it.' }) column!: string;
  @Field(() => SafeInt, { description: 'Minor units of money, else a count.' }) amount!: number;
  @Field(() => String, { nullable: true, description: 'ISO 4217 of money; null of what is counted.' })
  currency!: string | null;
}
