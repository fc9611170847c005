import type { UsersContext } from '../services.js';
import { meOf } from './me.queries.js';
import { MeView } from './me.type.js';

/** An account that was there a moment ago, as a member of result unions. */
export async function meView(context: UsersContext, accountId: string): Promise<MeView> {
  const { viewer } = context;
  const impersonatorId = viewer.kind === 'user' ? viewer.impersonatorId : undefined;
  return Object.assign(new MeView(), await meOf(context, accountId, impersonatorId));
}
