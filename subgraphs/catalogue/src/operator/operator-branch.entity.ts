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
    addedBy: p.bigint('string').nullable(),
    /** False: closed; nobody is sent there, and nobody new works there. */
    active: p.boolean().default(true),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
    /** Who saved it last, and when; null until somebody did. */
    updatedAt: p.datetime().nullable().lazy(),
    updatedById: p.bigint('string').nullable().lazy(),
  },
});
/** An office of an operator. */
export class OperatorBranch extends OperatorBranchSchema.class {}
OperatorBranchSchema.setClass(OperatorBranch);
