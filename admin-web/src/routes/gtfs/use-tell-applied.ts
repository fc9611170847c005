import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import type { WaitingMessage } from '../../records/touched/use-message.js';
import { useTell } from '../../records/touched/use-tell.js';
import { type GtfsImportState, GtfsImportStateDocument } from './gtfs.generated.js';
import { LOOK_AGAIN_MS } from './ImportState.js';

/**
 * Sends what was written for an import once that is applied, wherever its author is by then; nothing of one that fails, or is
 * taken back before.
 */
export function useTellApplied(id: string): (messages: readonly WaitingMessage[]) => Promise<void> {
  const client = useApolloClient();
  const tell = useTell();
  /** What has become of it; undefined for who may not see it any more. */
  async function ended(): Promise<GtfsImportState | undefined> {
    for (;;) {
      try {
        const asked = { query: GtfsImportStateDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
        const state = (await client.query(asked)).data?.gtfsImport?.state;
        if (state !== 'APPLYING') return state;
      } catch (error) {
        // A connection that is lost comes back; who has signed out says nothing any more.
        if (CombinedGraphQLErrors.is(error)) return undefined;
      }
      await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
    }
  }
  return async (messages) => {
    if (messages.length > 0 && (await ended()) === 'APPLIED') await tell(messages);
  };
}
