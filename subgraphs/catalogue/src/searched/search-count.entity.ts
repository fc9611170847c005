import { defineEntity, p } from '@mikro-orm/core';

const SearchCountSchema = defineEntity({
  name: 'SearchCount',
  tableName: 'search_count',
  checks: [{ name: 'search_count_count_check', expression: 'count > 0' }],
  properties: {
    /** The local day (UTC+7) on which it was searched. */
    searchedOn: p.date().primary(),
    /** Location.id; nothing refers to it: a place that is no more is skipped. */
    fromLocationId: p.bigint('string').primary(),
    toLocationId: p.bigint('string').primary(),
    /** The day on which they want to board. */
    travelDate: p.date().primary(),
    passengers: p.integer().columnType('smallint').primary(),
    /** How often that day. */
    count: p.integer(),
  },
});
/** How often journeys between two places were searched on a day: of nobody in particular (docs/decisions/0125). */
export class SearchCount extends SearchCountSchema.class {}
SearchCountSchema.setClass(SearchCount);
