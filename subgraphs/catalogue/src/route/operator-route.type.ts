import { Field, ID, ObjectType } from 'type-graphql';
import { LocalizedTextType } from '../names/localized-text.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@ObjectType('OperatorRoute', { simpleResolvers: true, description: 'What an operator drives, without times.' })
export class OperatorRouteView {
  @Field(() => ID) id!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
  @Field(() => TransportType) transportType!: TransportType;
}
