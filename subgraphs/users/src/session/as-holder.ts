import type { UsersContext } from '../services.js';
import { asAccount } from './as-account.js';

interface Holder {
  readonly accountId: string;
  readonly impersonatorId: string | null;
}

const HOLDER = 'select account_id as "accountId", impersonator_id as "impersonatorId" from session where id = $1';

/**
 * The same request as what the holder of this session does, also when its token is too old to speak for him. Who is
 * signed in is named already.
 */
export async function asHolder(context: UsersContext, sessionId: string): Promise<UsersContext> {
  if (context.viewer.kind === 'user') return context;
  const [holder] = await context.database.rows<Holder>(HOLDER, [sessionId]);
  return holder ? asAccount(context, holder.accountId, holder.impersonatorId ?? undefined) : context;
}
