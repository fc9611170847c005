import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { ScanPackDocument } from '../../features/boarding/boarding.generated.js';
import { deviceStore, forgetPacks } from '../../features/boarding/device-store.js';
import { afterPack, answered, type Pack } from '../../features/boarding/device-scans.rules.js';

/** What is sold and scanned elsewhere meanwhile is known here after this long. */
const NEWER_MS = 60_000;

export type PackState = 'loading' | 'ready' | 'missing' | 'forbidden';

/** Whether the server said that this is not for him, and not that it could not be reached. */
const isForbidden = (error: unknown): boolean => {
  const codes = ((error as { errors?: { extensions?: { code?: unknown } }[] }).errors ?? []).map(
    ({ extensions }) => extensions?.code,
  );
  return codes.some((code) => code === 'FORBIDDEN' || code === 'UNAUTHENTICATED');
};

/** The passenger list and the keys of a departure: of the device at once, of the server as soon as it answers. */
export function usePack(routeScheduleId: string, date: string) {
  const client = useApolloClient();
  const departure = `${routeScheduleId}@${date}`;
  const [pack, setPack] = useState<Pack>();
  const [state, setState] = useState<PackState>('loading');

  const fetchPack = useCallback(async () => {
    const known = answered(await deviceStore.scans(departure));
    const variables = { routeScheduleId, date };
    const { data } = await client.query({ query: ScanPackDocument, variables, fetchPolicy: 'no-cache' });
    const manifest = data?.manifest;
    if (data === undefined || manifest == null) return setState('forbidden');
    const fresh = { manifest, keys: data.ticketKeys.map(({ publicKey }) => publicKey), takenAt: Date.now() };
    await deviceStore.keepPack(departure, fresh);
    await deviceStore.change(departure, (kept) => afterPack(kept, known));
    setPack(fresh);
    setState('ready');
  }, [client, date, departure, routeScheduleId]);

  const load = useCallback(async () => {
    await forgetPacks(Date.now()).catch(() => undefined);
    const kept = await deviceStore.pack(departure).catch(() => undefined);
    if (kept !== undefined) {
      setPack(kept);
      setState('ready');
    }
    try {
      await fetchPack();
    } catch (error) {
      if (isForbidden(error)) setState('forbidden');
      else if (kept === undefined) setState('missing');
    }
  }, [departure, fetchPack]);

  useEffect(() => void Promise.resolve().then(load), [load]);
  useEffect(() => {
    const fetchAgain = () => void (navigator.onLine && fetchPack().catch(() => undefined));
    const timer = setInterval(fetchAgain, NEWER_MS);
    return () => clearInterval(timer);
  }, [fetchPack]);
  return { pack, state, load, fetchPack };
}
