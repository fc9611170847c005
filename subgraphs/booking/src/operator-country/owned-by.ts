import type { NounOwner } from '@naga/server-kit/crud/noun.js';

/** Whose the records of an operator are; `operatorId`: SQL of it. */
export const ownedBy = (operatorId: string, joins = ''): Pick<NounOwner, 'sql' | 'joins'> => ({
  sql: { operator: `${operatorId} = $key::bigint`, country: 'o.country_code = $key' },
  joins: `${joins} left join operator_country o on o.operator_id = ${operatorId}`,
});
