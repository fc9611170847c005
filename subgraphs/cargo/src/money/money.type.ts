import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ObjectType } from 'type-graphql';

/** kernel/money.ts Money on the wire. */
@Directive('@shareable')
@ObjectType('Money', { simpleResolvers: true, description: 'Minor units beside an ISO 4217 currency.' })
export class MoneyType {
  @Field(() => SafeInt, { description: 'Minor units: cents; KHR and LAK have hundredths, too.' }) amount!: number;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
}
