import { del, entries, get, set, update } from 'idb-keyval';
import type { DeviceScan, Pack } from './device-scans.rules.js';

const packName = (departure: string): string => `pack:${departure}`;
const scansName = (departure: string): string => `scans:${departure}`;
/** A list of people is not kept for longer than it is needed. */
const KEPT_MS = 2 * 86_400_000;

/** What this device keeps of a departure ('77@2026-11-21'), over reloads and without network. */
export const deviceStore = {
  pack: (departure: string): Promise<Pack | undefined> => get<Pack>(packName(departure)),
  keepPack: (departure: string, pack: Pack): Promise<void> => set(packName(departure), pack),
  scans: async (departure: string): Promise<DeviceScan[]> => (await get<DeviceScan[]>(scansName(departure))) ?? [],
  /** Reads, changes and writes at once: two windows do not lose each other's scans. Answers what is kept then. */
  async change(departure: string, change: (scans: DeviceScan[]) => DeviceScan[]): Promise<DeviceScan[]> {
    let changed: DeviceScan[] = [];
    await update<DeviceScan[]>(scansName(departure), (kept = []) => (changed = change(kept)));
    return changed;
  },
};

/** Forgets lists of people: those older than two days, or all when somebody signs out. Scans that wait stay. */
export async function forgetPacks(now: number, keptMs = KEPT_MS): Promise<void> {
  for (const [name, value] of await entries<string, Pack | DeviceScan[]>()) {
    if (Array.isArray(value)) {
      if (value.length === 0) await del(name);
    } else if (name.startsWith('pack:') && value.takenAt <= now - keptMs) await del(name);
  }
}
