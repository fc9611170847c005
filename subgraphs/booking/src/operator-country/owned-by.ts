import type { NounOwner } from '@naga/server-kit/crud/noun.js';

/** Whose the records `t` of an operator are. */
export const ofOperator: Pick<NounOwner, 'sql' | 'joins'> = {
  sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
  joins: 'left join operator_country o on o.operator_id = t.operator_id',
};
