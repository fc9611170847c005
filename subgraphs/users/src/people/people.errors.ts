import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or none within the scope of who asks: both look alike. */
export class UserNotFound extends Refusal {
  readonly code = 'USER_NOT_FOUND';
}

/** Nobody edits his own role, flags or scope. Facts: fields. */
export class OwnRights extends Refusal {
  readonly code = 'OWN_RIGHTS';
}

/** Nobody gives or touches a right beyond his own. Facts: permissions. */
export class RoleAboveYours extends Refusal {
  readonly code = 'ROLE_ABOVE_YOURS';
}

/** What the platform decides about people and agencies, its own people set. Facts: fields. */
export class FieldsAboveYours extends Refusal {
  readonly code = 'FIELDS_ABOVE_YOURS';
}

/** The account would leave the scope of who changes it. */
export class OutOfYourScope extends Refusal {
  readonly code = 'OUT_OF_YOUR_SCOPE';
}

/** The last active platform admin stays one. */
export class LastAdmin extends Refusal {
  readonly code = 'LAST_ADMIN';
}

/** Facts: none. The account's flag does not allow it. */
export class AutoLoginNotAllowed extends Refusal {
  readonly code = 'AUTO_LOGIN_NOT_ALLOWED';
}
