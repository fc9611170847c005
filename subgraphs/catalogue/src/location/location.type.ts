import { Directive, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalizedTextType } from '../names/localized-text.type.js';

export const LocationType = {
  COUNTRY: 'COUNTRY',
  PROVINCE: 'PROVINCE',
  CITY: 'CITY',
  TOWN: 'TOWN',
  ISLAND: 'ISLAND',
  BORDER: 'BORDER',
  AIRPORT: 'AIRPORT',
} as const;
registerEnumType(LocationType, { name: 'LocationType' });

@Directive('@key(fields: "id")')
@ObjectType('Location', { simpleResolvers: true })
export class LocationView {
  @Field(() => ID) id!: string;
  @Field(() => String) slug!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
  @Field(() => LocationType) type!: keyof typeof LocationType;
  @Field(() => String) countryCode!: string;
  @Field(() => String, { nullable: true }) subdivisionCode!: string | null;
  @Field(() => Int, { nullable: true }) geonamesId!: number | null;
  @Field(() => Float) latitude!: number;
  @Field(() => Float) longitude!: number;
  @Field(() => String, { nullable: true }) source!: string | null;
  @Field(() => LocationView, { nullable: true }) parent!: LocationView | null;
}
