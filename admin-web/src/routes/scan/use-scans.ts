import { useApolloClient } from '@apollo/client/react';
import type { ScanOutcome } from '@naga/kernel/boarding.js';
import { looksLikePass } from '@naga/kernel/boarding-pass.js';
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
  type Pack,
  partOfCode,
  waiting,
} from '../../features/boarding/device-scans.rules.js';
import { verifyPass } from './verify-pass.js';

/** What the screen shows after a code was read. */
export interface Shown {
  readonly outcome: ScanOutcome;
  readonly found: Found | undefined;
  /** What was read, to go on with it once the cash is received. */
  readonly read: { readonly partId: string; readonly qr: string | null } | undefined;
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

  async function record(found: Found, scan: Pick<DeviceScan, 'kind' | 'means' | 'qr' | 'collected' | 'at'>) {
    const { partId, name, seatNumber } = found;
    const clientId = crypto.randomUUID();
    await change((kept) => [...kept, { ...scan, clientId, partId, name, seatNumber, answer: null }]);
    void sync();
  }

  async function boardFound(found: Found, qr: string | null, collected: number): Promise<void> {
    const at = Date.now();
    const outcome = decideBoarding(pack, found, at, collected);
    setShown({ outcome, found, read: { partId: found.partId, qr } });
    if (outcome === 'BOARDED')
      await record(found, { kind: 'BOARD', means: qr === null ? 'CODE' : 'QR', qr, collected, at });
  }

  const tell = (outcome: ScanOutcome) => setShown({ outcome, found: undefined, read: undefined });

  async function check(text: string): Promise<void> {
    const typed = text.trim();
    const own = await deviceStore.scans(departure);
    if (!looksLikePass(typed)) {
      const partId = partOfCode(pack, typed);
      const found = partId === undefined ? undefined : findPassenger(pack, own, partId);
      return found === undefined ? tell('UNKNOWN_TICKET') : boardFound(found, null, 0);
    }
    const pass = await verifyPass(typed, pack.keys).catch(() => undefined);
    if (pass === undefined) return tell('BAD_SIGNATURE');
    const wrong = elsewhere(pack, pass);
    return wrong === undefined ? boardFound(findPassenger(pack, own, pass.partId, pass)!, typed, 0) : tell(wrong);
  }

  async function undo(partId: string): Promise<void> {
    const at = Date.now();
    const own = await deviceStore.scans(departure);
    const last = own.findLast((scan) => scan.partId === partId);
    const found = findPassenger(pack, own, partId) ?? (last && unlistedOf(last));
    if (found === undefined) return tell('UNKNOWN_TICKET');
    const outcome = decideUndo(found, at);
    setShown({ outcome, found, read: undefined });
    if (outcome === 'UNDONE') await record(found, { kind: 'UNDO', means: 'HAND', qr: null, collected: 0, at });
  }

  return {
    scans,
    shown,
    isRefused: refused,
    check,
    board: async ({ found, read }) => {
      if (found !== undefined && read !== undefined) await boardFound(found, read.qr, found.owed?.amount ?? 0);
    },
    undo,
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
  departureTime: at,
  isUnlisted: true,
});
