import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, ObjectType } from 'type-graphql';

const SIMPLE = { simpleResolvers: true } as const;

@Directive('@inaccessible')
@ObjectType('ZoneStop', { ...SIMPLE, description: 'In which zone of prices a stop lies. For neighbours.' })
export class ZoneStopView {
  @Field(() => ID) id!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'Of whose own zones it is one, which go before the others where they have a price; null: of all lines.',
  })
  lineId!: string | null;
  @Field(() => ID) stopId!: string;
  @Field(() => ID) zoneId!: string;
}

@Directive('@inaccessible')
@ObjectType('ZonePrice', { ...SIMPLE, description: 'What a seat costs between two zones. For neighbours.' })
export class ZonePriceView {
  @Field(() => ID) id!: string;
  @Field(() => ID) zoneFromId!: string;
  @Field(() => ID) zoneToId!: string;
  @Field(() => String, { description: 'ISO 4217' }) currency!: string;
  @Field(() => SafeInt, { description: 'Of a grown-up from there, in minor units.' }) amount!: number;
}
