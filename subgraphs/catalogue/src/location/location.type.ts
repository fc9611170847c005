import { Directive, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';

export const LocationType = {
  COUNTRY: 'COUNTRY',
  PROVINCE: 'PROVINCE',
  CITY: 'CITY',
  TOWN: 'TOWN',
  ISLAND: 'ISLAND',
  BORDER: 'BORDER',
  AIRPORT: 'AIRPORT',
} as const;
registerEnumType(LocationType, { name: 'LocationType', description: 'BORDER is a border town or gate.' });

@Directive('@key(fields: "id")')
@ObjectType('Location', {
  simpleResolvers: true,
  description: 'A place people travel between. A search for it finds its own stops and those of all places below it.',
})
export class LocationView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "Made of the English name: stands in addresses ('siem-reap')." }) slug!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
  @Field(() => LocationType) type!: keyof typeof LocationType;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) countryCode!: string;
  @Field(() => String, { nullable: true, description: "ISO 3166-2 ('KH-17'); null for a country." })
  subdivisionCode!: string | null;
  @Field(() => Int, { nullable: true, description: 'Null where GeoNames has no such place or nobody looked.' })
  geonamesId!: number | null;
  @Field(() => Float) latitude!: number;
  @Field(() => Float) longitude!: number;
  @Field(() => String, { nullable: true, description: "Where the facts come from: 'GeoNames' or 'editor'." })
  source!: string | null;
  @Field(() => LocationView, { nullable: true, description: 'The place it lies in; null for a country.' })
  parent!: LocationView | null;
}
