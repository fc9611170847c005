import { createHash } from 'node:crypto';
import { problemsOf, type RecordValues } from '@naga/server-kit/crud/check-values.js';
import { changeRecord, insertRecord } from '@naga/server-kit/crud/save-record.command.js';
import { stopNoun } from '../stop/stop.noun.js';
import type { GtfsLinkRow } from './gtfs-links.js';
import type { FeedStop } from './feed-tables.js';
import type { Taking } from './taking.js';

const SOURCE = 'GTFS';

const saidOf = ({ name, latitude, longitude }: FeedStop): string =>
  createHash('sha256')
    .update(JSON.stringify([name, latitude, longitude]))
    .digest('hex');

const READ = `select names, operator_id::text as "operatorId", location_id::text as "locationId", address,
    contact_phone as "contactPhone", latitude, longitude, source, version from stop where id = $1::bigint`;

const valuesOf = (stop: FeedStop, operatorId: string, locationId: string): RecordValues => ({
  names: { en: stop.name },
  operatorId,
  locationId,
  address: null,
  contactPhone: null,
  latitude: stop.latitude,
  longitude: stop.longitude,
  source: SOURCE,
});

const isAsSaid = ({ names, latitude, longitude }: RecordValues, stop: FeedStop): boolean =>
  (names as { en?: string }).en === stop.name && latitude === stop.latitude && longitude === stop.longitude;

/** Why a stop cannot be kept; none where it is known already. */
export function stopProblems({ links, placeOf, operatorId }: Taking, stop: FeedStop): readonly string[] {
  const isKnown = links.find('STOP', stop.id) !== undefined;
  const locationId = isKnown ? '1' : placeOf(stop);
  if (locationId === undefined) return [`NO_PLACE ${stop.name}`];
  const wrong = problemsOf(stopNoun, valuesOf(stop, operatorId, locationId));
  return wrong.map(({ path, code }) => `STOP ${path} ${code}`);
}

/** Makes or changes the stop that a feed names; answers its id. What a clerk has said beside name and place stays. */
export async function takeStop(taking: Taking, stop: FeedStop): Promise<string> {
  const { context, transaction, importId, links, placeOf, operatorId, writer, own } = taking;
  const link = links.find('STOP', stop.id);
  const feedId = link?.feedId ?? stop.id;
  const said = saidOf(stop);
  const item = { kind: 'STOP' as const, feedId, name: stop.name, reasons: [] };
  const change = { kind: 'STOP' as const, feedId, said, gone: false, offSale: [], link };
  if (link === undefined) {
    const rowId = await insertRecord(stopNoun, context, transaction, valuesOf(stop, operatorId, placeOf(stop)!));
    await links.note(importId, { ...change, rowId, version: 1, before: null });
    writer.add({ ...item, action: 'CREATE' });
    return rowId;
  }
  if (own === undefined && link.said === said && !link.gone) {
    writer.add({ ...item, action: 'SAME' });
    return link.rowId;
  }
  const [{ version, ...before }] = (await transaction.rows(READ, [link.rowId])) as [RecordValues & { version: number }];
  if (isAsSaid(before, stop) && (own !== undefined || !link.gone)) {
    writer.add({ ...item, action: 'SAME' });
    return link.rowId;
  }
  if (before['operatorId'] !== operatorId) {
    writer.add({ ...item, action: 'LEFT', reasons: ['NOT_YOURS'] }, version);
    return link.rowId;
  }
  const names = { ...(before['names'] as object), en: stop.name };
  const values = { ...before, names, latitude: stop.latitude, longitude: stop.longitude };
  const isChanged = await changeRecord(stopNoun, context, transaction, { id: link.rowId, version, values });
  const made = { ...change, rowId: link.rowId, version: version + (isChanged ? 1 : 0), before };
  await links.note(importId, made);
  taking.changedStops.set(link.rowId, feedId);
  writer.add({ ...item, action: 'CHANGE' }, version);
  return link.rowId;
}

/** Stops that a feed has no more stay: others may halt there, and tickets name them. */
export async function leaveStop({ importId, links, writer, transaction }: Taking, link: GtfsLinkRow): Promise<void> {
  const [{ version, ...before }] = (await transaction.rows(READ, [link.rowId])) as [
    RecordValues & { version: number; names: { en: string } },
  ];
  await links.note(importId, { ...link, gone: true, version, before, link });
  writer.add({ kind: 'STOP', action: 'GONE', feedId: link.feedId, name: before.names.en, reasons: [] }, version);
}
