import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { RowPages } from '@naga/kernel/to-csv.js';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Refused } from '../../../session/refused.js';
import { useAttempt } from '../../../session/use-attempt.js';
import { useAskEnd } from '../../touched/use-ask-end.js';
import type { BulkLine, BulkReport, Chosen } from '../noun.js';
import type { BulkKind } from './bulk-kind.js';
import { isWorking, LOOK_AGAIN_MS, useEnd } from '../use-end.js';
import { useMakes } from '../use-makes.js';
import { dismiss, isDismissed } from './dismissed.js';

/** A report that nobody has closed is shown again for so long. */
const SHOWN_MS = 86_400_000;

const toldLater = (report: BulkReport, now: number): boolean =>
  isWorking(report) || (report.failedCount > 0 && now - Date.parse(report.madeAt) < SHOWN_MS);

type Asking<Variables> = TypedDocumentNode<{ report: BulkReport | Refused }, Variables>;

export interface Bulk {
  /** What is going on, or what became of it; gone with `forget`. */
  report: BulkReport | undefined;
  /** Whether a press waits for its answer. */
  busy: boolean;
  /** Ends records, switches them or publishes them; answers whether it was begun. */
  press: (chosen: Chosen, active?: boolean) => Promise<boolean>;
  /** Hides those that were published; answers whether it was begun. */
  hide: (chosen: Chosen, reason: string) => Promise<boolean>;
  /** Whether it changed what can be taken back. */
  hasUndo: (report: BulkReport) => boolean;
  /** Asks first where that touches somebody; answers whether it was left as it is. */
  undo: (report: Pick<BulkReport, 'id' | 'way'>) => Promise<'LEFT' | 'TRIED'>;
  stop: (id: string) => Promise<unknown>;
  forget: () => void;
  /** All of its records, for a file. */
  lines: RowPages<BulkLine>;
}

/**
 * Changes of many records, which the server does whoever looks on: this tells how far it is, also of one that was begun
 * in another tab or before the page was left. `onEnded`: it has come to an end, while somebody looked.
 */
export function useBulk(noun: BulkKind, onEnded: (report: BulkReport) => unknown): Bulk {
  const { documents } = noun;
  const client = useApolloClient();
  const attempt = useAttempt();
  const makes = useMakes(noun);
  const { run, loading } = useEnd(noun);
  const { sure, tell } = useAskEnd(noun.touching);
  const [own, setOwn] = useState<BulkReport>();
  const [isOver, setOver] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(documents.bulk, { variables: { id: null }, fetchPolicy: 'no-cache', skip: !makes });
  const latest = data?.report ?? undefined;
  const isLeft = latest !== undefined && !isOver && toldLater(latest, openedAt) && !isDismissed(noun.path, latest.id);
  const report = own ?? (isLeft ? latest : undefined);

  async function told(now: BulkReport | null | undefined): Promise<void> {
    if (now == null) return;
    setOwn(now);
    setOver(true);
    if (!isWorking(now)) await onEnded(now);
  }
  const lookAgain = useEffectEvent(async (id: string, isOld: () => boolean) => {
    const asked = client.query({ query: documents.bulk, variables: { id }, fetchPolicy: 'no-cache' });
    // Whoever is out of reach for a moment is asked again.
    const now = await asked.then(
      (answer) => answer.data?.report,
      () => report,
    );
    // It was stopped meanwhile, or taken back: what was asked before is not what is so now.
    if (!isOld()) await told(now && { ...now });
  });
  useEffect(() => {
    if (report === undefined || !isWorking(report)) return undefined;
    let isOld = false;
    const timer = setTimeout(() => void lookAgain(report.id, () => isOld), LOOK_AGAIN_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [report]);

  async function asked<Variables extends OperationVariables>(
    mutation: Asking<Variables> | undefined,
    variables: Variables,
  ): Promise<boolean> {
    if (mutation === undefined) return false;
    setAsking(true);
    const now = await attempt(
      async () => (await client.mutate<{ report: BulkReport | Refused }>({ mutation, variables })).data?.report,
    );
    await told(now);
    setAsking(false);
    return now !== undefined;
  }
  async function undo({ id, way }: Pick<BulkReport, 'id' | 'way'>) {
    const ends = way === 'ON';
    if (ends && !(await sure({ changedBy: id }, 'BACK'))) return 'LEFT';
    if ((await asked(documents.undoBulk, { id })) && ends) tell();
    return 'TRIED';
  }
  async function* lines() {
    let after: string | null = null;
    do {
      const variables: { id: string; after: string | null } = { id: report!.id, after };
      const { data } = await client.query({ query: documents.bulkLines, variables, fetchPolicy: 'no-cache' });
      const page = data!.report!.lines;
      yield page.rows;
      after = page.next;
    } while (after !== null);
  }
  return {
    report,
    busy: loading || isAsking,
    press: async (chosen, active) => {
      const now = await attempt(() => run(chosen, active));
      await told(now);
      return now !== undefined;
    },
    hasUndo: ({ way, changedCount }) => documents.undoBulk !== undefined && way !== 'REMOVE' && changedCount > 0,
    hide: (chosen, reason) => asked(documents.hideBulk, { ...chosen, reason }),
    undo,
    stop: (id) => asked(documents.stopBulk, { id }),
    forget: () => {
      if (report) dismiss(noun.path, report.id);
      setOwn(undefined);
      setOver(true);
    },
    lines,
  };
}
