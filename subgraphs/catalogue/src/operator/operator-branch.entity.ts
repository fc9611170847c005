import { defineEntity, p } from '@mikro-orm/core';
import { Location } from '../location/location.entity.js';
import { Operator } from './operator.entity.js';

const OperatorBranchSchema = defineEntity({
  name: 'OperatorBranch',
  tableName: 'operator_branch',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').index(),
    locationId: () => p.manyToOne(Location).mapToPk().fieldName('location_id').nullable(),
    name: p.string(),
    address: p.text().nullable(),
    contactPhone: p.string().nullable(),
    /** The user of the transaction that adds it, unless an import says otherwise. */
    addedBy: p
      .bigint('string')
      .nullable()
      .defaultRaw(`(((NULLIF(current_setting('naga.actor'::text, true), ''::text))::jsonb ->> 'user'::text))::bigint`),
    /** False: closed; nobody is sent there, and nobody new works there. */
    active: p.boolean().default(true),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** An office of an operator. */
export class OperatorBranch extends OperatorBranchSchema.class {}
OperatorBranchSchema.setClass(OperatorBranch);
