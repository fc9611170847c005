import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { colleagueField } from '@naga/server-kit/crud/colleague-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { toLocation } from '../location/location.noun.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { operatorNoun } from '../operator/operator.noun.js';

/** Offices of operators, as the back office looks after them: who works at one edits it and opens no other. */
export const branchNoun = defineNoun({
  name: 'Branch',
  plural: 'Branches',
  about: 'An office of an operator: its people sell and drive there, and it has settlements of its own.',
  table: 'operator_branch',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: {
      country: 'o.country_code = $key',
      operator: 't.operator_id = $key::bigint',
      branch: 't.id = $key::bigint',
    },
    joins: 'join operator o on o.id = t.operator_id',
  },
  fields: {
    name: line({ max: 120, searched: true }),
    operatorId: reference({ to: chosenFrom(operatorNoun), fixed: true, filtered: true }),
    locationId: reference({ to: toLocation, optional: true, filtered: true, about: 'The place it stands in.' }),
    address: line({ max: 300, optional: true, searched: true }),
    contactPhone: line({
      max: 40,
      form: /^[+0-9 ()/-]*$/,
      optional: true,
      searched: true,
      about: 'Digits, spaces and + ( ) - / only.',
    }),
    addedBy: colleagueField({ elsewhere: true, about: 'Null for an import.' }),
  },
  called: 'name',
  ends: 'switched',
  madeBy: OPERATOR_SCOPES,
});
