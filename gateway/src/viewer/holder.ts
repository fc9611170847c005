import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { type Scope, service } from '@naga/server-kit/viewer/viewer.js';

/** Whom a request speaks for, as users says: where he stands and what he may do. */
export interface Holder {
  readonly userId: string;
  readonly roleId: number;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  readonly grants: Readonly<Record<string, Scope>>;
}

export const HOLDER_FIELDS = 'userId roleId operatorId branchId agencyId countryCode grants';

/** Asks users itself, with a query of one field that is not part of the public graph; undefined when for nobody. */
export async function askHolder<T extends Holder>(
  users: Transport,
  query: string,
  variables: Record<string, unknown>,
  requestId: string,
): Promise<T | undefined> {
  const { data, errors } = await users.send({ query, variables }, service('gateway', { requestId }));
  if (errors?.length) throw new Error(`users does not say who this is: ${errors[0]!.message}`);
  const [holder] = Object.values(data ?? {}) as (T | null)[];
  return holder ?? undefined;
}
