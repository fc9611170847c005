import { createHmac } from 'node:crypto';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/**
 * By what holds are counted: an account wherever it is, guests by their household, whose address is kept as a keyed hash
 * only. Undefined for a service that asks for itself: nobody sits there.
 */
export function visitorOf(viewer: Viewer, secret: string): string | undefined {
  const account = viewer.kind === 'user' ? viewer.userId : viewer.kind === 'service' ? viewer.onBehalfOf : undefined;
  if (account !== undefined) return `${viewer.mode} account ${account}`;
  if (viewer.kind === 'service') return undefined;
  const household = createHmac('sha256', secret)
    .update(JSON.stringify(['hold', householdOf(viewer.ip)]))
    .digest('base64url');
  return `${viewer.mode} guest ${household}`;
}
