import { DateTimeISO, JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('WingLogEntry', { simpleResolvers: true, description: "What Wing's app reported of a payment." })
export class WingLogEntryView {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'Payment.id.' }) paymentId!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => JSONObject, { description: 'As it was sent; nobody vouches for it.' })
  logData!: Record<string, unknown>;
}
