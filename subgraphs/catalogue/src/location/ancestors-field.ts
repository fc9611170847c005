import type { LocalizedText } from '@naga/kernel/language.js';
import { type FieldSaid, kindOf, noText, sql, WHOLE } from '@naga/server-kit/crud/noun-field.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('LocationAncestor', { simpleResolvers: true, description: 'A place that another one lies in.' })
export class LocationAncestorView {
  @Field(() => ID, { description: 'LocationRecord.id' }) id!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
}

/** Countries, provinces, cities and what lies in them are four; no more is followed, whatever the rows say. */
const MOST = 8;

const ANCESTORS = `(with recursive up as (
    select p.id, p.names, p.parent_id, 1 as step from location p where p.id = t.parent_id
    union all
    select p.id, p.names, p.parent_id, up.step + 1 from location p join up on p.id = up.parent_id where up.step < ${MOST})
  select coalesce(jsonb_agg(jsonb_build_object('id', up.id::text, 'names', up.names) order by up.step desc), '[]') from up)`;

/** All places that a location lies in, the widest first: its way through the tree. */
export const ancestors = () =>
  kindOf<readonly LocationAncestorView[], FieldSaid>(
    {
      elsewhere: true,
      told: ANCESTORS,
      about: 'All places that it lies in, the widest first: none of a country.',
    },
    {
      output: () => [LocationAncestorView],
      input: () => [LocationAncestorView],
      cast: '::jsonb',
      read: sql,
      problems: () => [],
      parts: WHOLE,
      parse: () => undefined,
      stored: (value) => value,
      order: () => "''",
      orderKind: 'text',
      text: noText,
    },
  );
