/** One entry of the audit about zones: a zone, or a stop of one. By column what was written, or before and after. */
export interface ZoneEntry {
  readonly entity: 'PricingZone' | 'ZoneStop';
  readonly action: 'insert' | 'update' | 'delete';
  readonly zoneId: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** What became of a zone between two versions; `was`, `is`: its name, null where it was not there. */
export interface ZoneDifference {
  readonly id: string;
  readonly was: string | null;
  readonly is: string | null;
  /** Stops that lie in it since. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

interface Seen {
  was?: string | null;
  is?: string | null;
  readonly stops: Map<string, number>;
}

function noteZone(seen: Seen, { action, changes }: ZoneEntry): void {
  const name = changes['name'];
  if (action === 'insert') {
    seen.was ??= null;
    seen.is = String(name);
  } else if (action === 'delete') {
    if (seen.was === undefined) seen.was = String(name);
    seen.is = null;
  } else if (Array.isArray(name)) {
    if (seen.was === undefined) seen.was = String(name[0]);
    seen.is = String(name[1]);
  }
}

function noteStop({ stops }: Seen, { action, changes }: ZoneEntry): void {
  const id = String(changes['stop_id']);
  stops.set(id, (stops.get(id) ?? 0) + (action === 'insert' ? 1 : -1));
}

/** In the order in which they were written. `nameOf`: of a zone as it is called now. */
export function zoneDifferences(
  entries: readonly ZoneEntry[],
  nameOf: (zoneId: string) => string | null,
): ZoneDifference[] {
  const zones = new Map<string, Seen>();
  for (const entry of entries) {
    const seen = zones.get(entry.zoneId) ?? { stops: new Map<string, number>() };
    zones.set(entry.zoneId, seen);
    if (entry.entity === 'PricingZone') noteZone(seen, entry);
    else if (entry.action !== 'update') noteStop(seen, entry);
  }
  return [...zones].flatMap(([id, { was, is, stops }]) => {
    const now = nameOf(id);
    const [before, after] = [was === undefined ? now : was, is === undefined ? now : is];
    const moved = (way: number) => [...stops].filter(([, sum]) => sum === way).map(([stopId]) => stopId);
    const difference = { id, was: before, is: after, added: moved(1), removed: moved(-1) };
    const isNone = before === after && difference.added.length + difference.removed.length === 0;
    return isNone ? [] : [difference];
  });
}
