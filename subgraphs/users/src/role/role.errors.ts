import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** No role has this id. */
export class RoleNotFound extends Refusal {
  readonly code = 'ROLE_NOT_FOUND';
}

/** The eleven roles of the specification are what they are. */
export class RoleBuiltIn extends Refusal {
  readonly code = 'ROLE_BUILT_IN';
}

/** Another role is called so. */
export class RoleNameTaken extends Refusal {
  readonly code = 'ROLE_NAME_TAKEN';
}

/** Facts: users, who have it. */
export class RoleInUse extends Refusal {
  readonly code = 'ROLE_IN_USE';
}

/** Nobody edits the role he has himself. */
export class OwnRole extends Refusal {
  readonly code = 'OWN_ROLE';
}

/** More than its author may do himself. Facts: permissions. */
export class PermissionsAboveYours extends Refusal {
  readonly code = 'PERMISSIONS_ABOVE_YOURS';
}

/** Further than people of the built-in role reach: who works at a branch sees no country. Facts: permissions. */
export class PermissionsBeyondRole extends Refusal {
  readonly code = 'PERMISSIONS_BEYOND_ROLE';
}
