import { defineEntity, p } from '@mikro-orm/core';
import { REACHES } from '@naga/kernel/reach.js';

const RoleSchema = defineEntity({
  name: 'Role',
  tableName: 'role',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.string().unique(),
    /** The built-in role a custom one (from 100 on) takes its landing and its place of work from. */
    basedOn: p.integer().nullable(),
    version: p.integer().default(1),
    updatedAt: p.datetime().nullable(),
    updatedById: p.bigint('string').nullable(),
  },
});
export class Role extends RoleSchema.class {}
RoleSchema.setClass(Role);

/** One cell of rules.md 8. */
const RolePermissionSchema = defineEntity({
  name: 'RolePermission',
  tableName: 'role_permission',
  properties: {
    roleId: () => p.manyToOne(Role).mapToPk().fieldName('role_id').primary().deleteRule('cascade'),
    permission: p.string().primary(),
    scope: p.enum(REACHES),
    /** Allowed only together with a second person (the P of rules.md 8). */
    secondPerson: p.boolean().default(false),
    cargoAgentsOnly: p.boolean().default(false),
  },
});
export class RolePermission extends RolePermissionSchema.class {}
RolePermissionSchema.setClass(RolePermission);
