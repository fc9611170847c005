import { guest, type Scope, type Viewer } from '@naga/server-kit/viewer/viewer.js';

/** Somebody who looks after the catalogue within a scope. */
export const staff = (scope: Scope, more: object = {}): Viewer => ({
  ...guest({ grants: { 'catalogue.edit': scope, 'schedule.edit': scope, 'manifest.view': scope } }),
  kind: 'user',
  userId: '9',
  roleId: 4,
  ...more,
});
