import { useApolloClient } from '@apollo/client/react';
import type { ScanOutcome } from '@naga/kernel/boarding.js';
import { type BoardingPass, looksLikePass } from '@naga/kernel/boarding-pass.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendScans } from '../../features/boarding/send-scans.js';
import { isRefused } from '../../session/refused.js';
import { deviceStore } from '../../features/boarding/device-store.js';
import {
  asInput,
  decideBoarding,
  decideUndo,
  type DeviceScan,
  elsewhere,
  findPassenger,
  type Found,
  handsBack,
  type Pack,
  partOfCode,
  waiting,
} from '../../features/boarding/device-scans.rules.js';
import { verifyPass } from './verify-pass.js';

/** What the screen shows after a code was read. */
export interface Shown {
  readonly outcome: ScanOutcome;
  readonly found: Found | undefined;
  /** What was read, to go on with it once the cash is received; null for a typed code. */
  readonly qr: string | null;
  /** What that code says. */
  readonly pass: BoardingPass | undefined;
}

const BATCH = 50;
const RETRY_MS = 15_000;

export interface Scans {
  readonly scans: readonly DeviceScan[];
  readonly shown: Shown | undefined;
  readonly isRefused: boolean;
  /** Checks what the camera read or somebody typed. */
  readonly check: (text: string) => Promise<void>;
  /** Boards who was just shown, with this much cash. */
  readonly board: (shown: Shown) => Promise<void>;
  readonly undo: (partId: string) => Promise<void>;
  readonly sync: () => Promise<void>;
  /** The cash of a scan that the server refused went back by the hand that took it: sent as any scan, its conflict is over. */
  readonly handBack: (scan: DeviceScan) => Promise<void>;
  /** Somebody has looked at a conflict. */
  readonly settle: (clientId: string) => Promise<void>;
}

/** The scans of this device at one departure: decided here at once, kept, and sent as soon as there is network. */
export function useScans(departure: string, pack: Pack, fetchPack: () => Promise<unknown>): Scans {
  const client = useApolloClient();
  const [scans, setScans] = useState<readonly DeviceScan[]>([]);
  const [shown, setShown] = useState<Shown>();
  const [refused, setRefused] = useState(false);
  const sending = useRef<Promise<void>>(undefined);
  const { routeScheduleId, date } = pack.manifest;

  const change = useCallback(
    async (how: (kept: DeviceScan[]) => DeviceScan[]) => setScans(await deviceStore.change(departure, how)),
    [departure],
  );

  const send = useCallback(async () => {
    for (;;) {
      const batch = waiting(await deviceStore.scans(departure)).slice(0, BATCH);
      if (batch.length === 0) return;
      const answer = await sendScans(client, { routeScheduleId, date }, batch.map(asInput));
      if (isRefused(answer) || !('answers' in answer)) return setRefused(true);
      setRefused(false);
      const byId = new Map(answer.answers.map((each) => [each.clientId, each]));
      await change((kept) => kept.map((scan) => ({ ...scan, answer: byId.get(scan.clientId) ?? scan.answer })));
      await fetchPack();
      setScans(await deviceStore.scans(departure));
    }
  }, [change, client, date, departure, fetchPack, routeScheduleId]);

  /** One at a time; what fails without network is tried again by the clock and when the network is back. */
  const sync = useCallback(() => {
    sending.current ??= send()
      .catch(() => undefined)
      .finally(() => (sending.current = undefined));
    return sending.current;
  }, [send]);

  useEffect(() => {
    void Promise.resolve()
      .then(() => change((kept) => kept))
      .then(sync);
    const again = () => void (navigator.onLine && sync());
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [change, sync]);

  /**
   * Finds somebody among what is kept, decides, and keeps the scan if it counts: at once, so that two presses or two windows
   * do not both board him.
   */
  async function decide(
    find: (kept: readonly DeviceScan[]) => Found | undefined,
    how: (
      found: Found,
      at: number,
    ) => { outcome: ScanOutcome; scan: Pick<DeviceScan, 'kind' | 'means' | 'qr' | 'collected' | 'owedByList'> },
    pass?: BoardingPass,
  ): Promise<void> {
    const at = Date.now();
    let came: Shown = { outcome: 'UNKNOWN_TICKET', found: undefined, qr: null, pass };
    await change((kept) => {
      const found = find(kept);
      if (found === undefined) return kept;
      const { outcome, scan } = how(found, at);
      came = { outcome, found, qr: scan.qr, pass };
      if (outcome !== 'BOARDED' && outcome !== 'UNDONE') return kept;
      const { partId, name, seatNumber } = found;
      return [...kept, { ...scan, clientId: crypto.randomUUID(), partId, name, seatNumber, at, answer: null }];
    });
    setShown(came);
    void sync();
  }

  /** `isPaid`: the conductor has just said that he was given what is owed. */
  const board = (partId: string, { qr, pass }: Pick<Shown, 'qr' | 'pass'>, isPaid = false) =>
    decide(
      (kept) => findPassenger(pack, kept, partId, pass),
      (found, at) => {
        const owed = found.owed?.amount ?? 0;
        const collected = isPaid ? owed : 0;
        const means = qr === null ? ('CODE' as const) : ('QR' as const);
        const scan = { kind: 'BOARD' as const, means, qr, collected, owedByList: owed > 0 ? owed : null };
        return { outcome: decideBoarding(pack, found, at, collected), scan };
      },
      pass,
    );

  const tell = (outcome: ScanOutcome) => setShown({ outcome, found: undefined, qr: null, pass: undefined });

  async function check(text: string): Promise<void> {
    const typed = text.trim();
    if (!looksLikePass(typed)) {
      const partId = partOfCode(pack, typed);
      return partId === undefined ? tell('UNKNOWN_TICKET') : board(partId, { qr: null, pass: undefined });
    }
    const pass = await verifyPass(typed, pack.keys).catch(() => undefined);
    if (pass === undefined) return tell('BAD_SIGNATURE');
    const wrong = elsewhere(pack, pass);
    return wrong === undefined ? board(pass.partId, { qr: typed, pass }) : tell(wrong);
  }

  const again = (kept: readonly DeviceScan[], partId: string): Found | undefined => {
    const last = kept.findLast((scan) => scan.partId === partId);
    return findPassenger(pack, kept, partId) ?? (last && unlistedOf(last));
  };

  return {
    scans,
    shown,
    isRefused: refused,
    check,
    board: async ({ found, ...code }) => {
      if (found !== undefined) await board(found.partId, code, true);
    },
    undo: (partId) =>
      decide(
        (kept) => again(kept, partId),
        (found, at) => ({
          outcome: decideUndo(found, at),
          scan: { kind: 'UNDO', means: 'HAND', qr: null, collected: 0, owedByList: null },
        }),
      ),
    handBack: async (refused) => {
      const scan = handsBack(refused, Date.now());
      if (scan === undefined) return;
      await change((kept) =>
        kept.some(({ clientId }) => clientId === refused.clientId)
          ? [...kept.filter(({ clientId }) => clientId !== refused.clientId), scan]
          : kept,
      );
      void sync();
    },
    sync,
    settle: (clientId) => change((kept) => kept.filter((scan) => scan.clientId !== clientId)),
  };
}

/** Who bought after the list was taken, as his own scan remembers him. */
const unlistedOf = ({ partId, name, seatNumber, kind, at }: DeviceScan): Found => ({
  partId,
  name,
  seatNumber,
  state: kind === 'BOARD' ? 'BOARDED' : 'TICKETED',
  boardedAt: kind === 'BOARD' ? at : null,
  boardedBy: null,
  owed: null,
  ride: undefined,
  addOns: [],
  departureTime: at,
  isUnlisted: true,
});
