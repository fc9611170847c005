import type { ApolloClient } from '@apollo/client';
import type { ScanInput, SyncAnswer } from './boarding-types.js';
import { SyncScansDocument } from './boarding.generated.js';

/** Sends scans of one departure; the answer, or the refusal of all of them. Rejects without network. */
export async function sendScans(
  client: ApolloClient,
  departure: { routeScheduleId: string; date: string },
  scans: readonly ScanInput[],
): Promise<SyncAnswer> {
  const input = { ...departure, scans: [...scans] };
  const { data } = await client.mutate({ mutation: SyncScansDocument, variables: { input } });
  if (data == null) throw new Error('no answer');
  return data.syncScans;
}
