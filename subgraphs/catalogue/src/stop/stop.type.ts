import { Directive, Field, Float, ID, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';

@Directive('@key(fields: "id")')
@ObjectType('Stop', { simpleResolvers: true, description: 'Where a vehicle halts: a terminal, an office, a pier.' })
export class StopView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true, description: "The operator's, where the stop is its own." })
  contactPhone!: string | null;
  @Field(() => Float) latitude!: number;
  @Field(() => Float) longitude!: number;
  @Field(() => String, { description: "IANA name; all of them stand at UTC+7 ('Asia/Phnom_Penh')." }) timeZone!: string;
  @Field(() => String, { nullable: true, description: "Where the facts come from, such as 'editor'." })
  source!: string | null;
  @Field(() => LocationView, { description: 'The narrowest place it lies in.' }) location!: LocationView;
}
