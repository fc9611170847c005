import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@Directive('@key(fields: "id")')
@ObjectType('PublicLine', {
  simpleResolvers: true,
  description: 'A line that everybody can buy rides of, as far as it stands on every timetable.',
})
export class PublicLineView {
  @Field(() => ID, { description: 'OperatorRoute.id' }) id!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) operatorName!: string;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => LocationView, { description: 'Of its first stop.' }) from!: LocationView;
  @Field(() => LocationView, { description: 'Of its last stop.' }) to!: LocationView;
}
