import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { ParcelsOfDocument } from './cargo.generated.js';

/** What cargo keeps of an account. */
export async function parcelsOf(
  { neighbours, viewer }: SubgraphContext,
  accountId: string,
): Promise<readonly Record<string, unknown>[]> {
  return (await neighbours.ask('cargo', ParcelsOfDocument, { accountId }, viewer)).parcelsOf;
}
