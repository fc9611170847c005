import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import type { WaitingMessage } from '../../records/touched/use-message.js';
import { useTell } from '../../records/touched/use-tell.js';
import { type GtfsImportState, GtfsImportStateDocument } from './gtfs.generated.js';
import { LOOK_AGAIN_MS } from './ImportState.js';

const STEPS = { apply: ['APPLYING', 'APPLIED'], undo: ['UNDOING', 'UNDONE'] } as const;
type Step = keyof typeof STEPS;

/**
 * Sends what was written for a step of an import once that is done, wherever its author is by then; nothing of one that
 * fails, or is taken back before.
 */
export function useTellEnded(id: string): (messages: readonly WaitingMessage[], step: Step) => Promise<void> {
  const client = useApolloClient();
  const tell = useTell();
  /** What has become of it once it is worked on no more; undefined for who may not see it any more. */
  async function ended(working: GtfsImportState): Promise<GtfsImportState | undefined> {
    for (;;) {
      try {
        const asked = { query: GtfsImportStateDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
        const state = (await client.query(asked)).data?.gtfsImport?.state;
        if (state !== working) return state;
      } catch (error) {
        // A connection that is lost comes back; who has signed out says nothing any more.
        if (CombinedGraphQLErrors.is(error)) return undefined;
      }
      await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
    }
  }
  return async (messages, step) => {
    const [working, done] = STEPS[step];
    if (messages.length > 0 && (await ended(working)) === done) await tell(messages);
  };
}
