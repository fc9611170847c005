import { useApolloClient } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { outcomeText, outcomeTitles } from '../../features/boarding/outcome-words.js';
import { sendScans } from '../../features/boarding/send-scans.js';

export interface ByHand {
  readonly partId: string;
  readonly kind: 'BOARD' | 'UNDO';
  /** Minor units. */
  readonly collected: number;
  /** What the list says is owed, minor units; null of who owes nothing, and of an undoing. */
  readonly owedByList: number | null;
}

/** Boards somebody by hand, or takes it back; what came of it is told, and `done` reads the list again. */
export function useBoard(departure: { routeScheduleId: string; date: string }, done: () => Promise<unknown>) {
  const client = useApolloClient();
  const intl = useIntl();
  const attempt = useAttempt();
  const { notify, oops } = useNotices();
  const [busy, setBusy] = useState<string>();

  async function board({ partId, ...byHand }: ByHand): Promise<void> {
    setBusy(partId);
    const scan = { clientId: crypto.randomUUID(), means: 'HAND' as const, at: new Date().toISOString() };
    const answer = await attempt(() => sendScans(client, departure, [{ ...scan, ...byHand, partId }]));
    const came = answer?.answers[0];
    if (came !== undefined) {
      const { outcome, boardedBy, ...facts } = came;
      const text = outcomeText(intl, outcome, { ...facts, boardedBy: boardedBy?.name });
      const title = intl.formatMessage(outcomeTitles[outcome]);
      if (text === undefined) notify(title);
      else oops({ text: `${title}. ${text}` });
    }
    await done().catch(() => undefined);
    setBusy(undefined);
  }
  return { board, busy };
}
