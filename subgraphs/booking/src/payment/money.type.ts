import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ObjectType } from 'type-graphql';

@Directive('@shareable')
@ObjectType('Money', { simpleResolvers: true })
export class MoneyView {
  @Field(() => SafeInt) amount!: number;
  @Field(() => String) currency!: string;
}
