import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ObjectType } from 'type-graphql';

@Directive('@shareable')
@ObjectType('Money', { simpleResolvers: true, description: 'An amount of money.' })
export class MoneyView {
  @Field(() => SafeInt, {
    description: 'ISO 4217 minor units: 1250 USD is $12.50; riel and kip have two decimals, dong none.',
  })
  amount!: number;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
}
