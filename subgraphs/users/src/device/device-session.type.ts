import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('DeviceSession', { simpleResolvers: true, description: 'One sign-in on one device.' })
export class DeviceSessionView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "'Chrome 143 on Windows'; empty when unknown." }) device!: string;
  @Field(() => String, { nullable: true }) ip!: string | null;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO) lastUsedAt!: Date;
  @Field(() => Boolean, { description: 'The one that asks.' }) current!: boolean;
  @Field(() => Boolean, { description: 'Stays signed in for 365 days.' }) remembered!: boolean;
}
