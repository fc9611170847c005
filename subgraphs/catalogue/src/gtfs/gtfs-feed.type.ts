import { DateTimeISO, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('GtfsFeed', {
  simpleResolvers: true,
  description:
    'Everything that is on sale to everybody, as an archive of GTFS tables: GET /api/gtfs.zip puts it together.',
})
export class GtfsFeedView {
  @Field(() => String, { description: 'Of what it says: the same offer has the same.' }) digest!: string;
  @Field(() => SafeInt, { description: 'Of all parts.' }) bytes!: number;
  @Field(() => Int, { description: 'How many gtfsFeedPart answers, counted from 0.' }) parts!: number;
  @Field(() => DateTimeISO) madeAt!: Date;
}
