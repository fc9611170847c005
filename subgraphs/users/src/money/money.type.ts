import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ObjectType } from 'type-graphql';

/** kernel/money.ts Money on the wire. */
@Directive('@shareable')
@ObjectType('Money', { simpleResolvers: true })
export class MoneyType {
  @Field(() => SafeInt) amount!: number;
  @Field(() => String) currency!: string;
}
