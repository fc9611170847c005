import { Directive, Field, Float, ID, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { LocalizedTextType } from '../names/localized-text.type.js';

@Directive('@key(fields: "id")')
@ObjectType('Stop', { simpleResolvers: true })
export class StopView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => Float) latitude!: number;
  @Field(() => Float) longitude!: number;
  @Field(() => String) timeZone!: string;
  @Field(() => String, { nullable: true }) source!: string | null;
  @Field(() => LocationView) location!: LocationView;
}
