import { createHash } from 'node:crypto';
import { InvalidInput, Refusal } from '@naga/server-kit/graphql/refusal.js';
import { LineSold, type TouchedDeparture } from '../line/line.errors.js';
import type { CatalogueContext } from '../journey/asking.js';
import { problemsOfLine } from '../line/line-problems.rules.js';
import type { Line } from '../line/line.rules.js';
import { type SavedLine, savedLine } from '../line/read-line.js';
import { changeLine, insertLine, lineToSave } from '../line/save-line.command.js';
import { departureAt, toldOf } from '../line/told.rules.js';
import { endedByChange } from '../line/touched-by-change.js';
import type { FeedLine, FeedTiming } from './feed-lines.js';
import type { GtfsLinkRow } from './gtfs-links.js';
import { type LineTerms, lineOf, mergedLine, offSaleLine, takenOffSale } from './line-of-feed.js';
import type { SoldOfItem } from './import-report.js';
import { OwnLine } from './own-line.js';
import { stopProblems } from './take-stops.js';
import type { Taking } from './taking.js';

/** A line of the feed that can be kept. */
export interface WantedLine {
  readonly feed: FeedLine;
  readonly terms: LineTerms;
  readonly said: string;
}

const itself = (id: string): string => id;
const codeOf = ({ path, code }: { path: string; code: string }): string => `${path.replace(/\.\d+/g, '')} ${code}`;

/** What a feed says of a line; its vehicle is ours. */
const saidOf = (line: Line): string =>
  createHash('sha256')
    .update(
      JSON.stringify([line.names, line.stops, line.timings], (key, value) => (key === 'vehicleTypeId' ? '' : value)),
    )
    .digest('hex');

/** A line as it is to be kept, or undefined, and told, where it cannot. */
export function wantedLine(taking: Taking, feed: FeedLine): WantedLine | undefined {
  const { operatorId, localCountryCode, vehicles, writer, own } = taking;
  const { transportType, name } = feed.route;
  const left = (reasons: readonly string[]): undefined => {
    writer.add({ kind: 'LINE', action: 'LEFT', feedId: feed.key, name, reasons: [...new Set(reasons)].slice(0, 5) });
    writer.count('TRIP', 'LEFT', feed.trips);
  };
  if (transportType === undefined) return left(['TRANSPORT']);
  const vehicleTypeId = vehicles.get(transportType);
  if (vehicleTypeId === undefined) return left([`NO_VEHICLE ${transportType}`]);
  const terms = { operatorId, localCountryCode, vehicleTypeId, isOwn: own !== undefined };
  const line = lineOf(feed, terms, itself);
  const problems = [
    ...(feed.timings.some(isTooLong) ? ['TOO_LONG'] : []),
    ...problemsOfLine(line).map(codeOf),
    ...feed.stops.flatMap(({ stop }) => stopProblems(taking, stop)),
  ];
  return problems.length > 0 ? left(problems) : { feed, terms, said: saidOf(line) };
}

/** Clocks alone do not say how many days lie between two stops. */
const LONGEST_MINUTES = 20 * 60;

const isTooLong = ({ minutes }: FeedTiming): boolean =>
  minutes.some(
    ([arrival, departure], at) =>
      departure - arrival >= LONGEST_MINUTES || (at > 0 && arrival - minutes[at - 1]![1] >= LONGEST_MINUTES),
  );

const halts = (line: Line): string => line.stops.map(({ stopId }) => stopId).join();

/** Why a line is left as it is, and who has seats on what it would lose. */
interface Refused {
  readonly refused: readonly string[];
  readonly sold?: SoldOfItem;
}

const soldOf = ({ facts, touched }: LineSold): SoldOfItem => ({ departures: facts.departures, touched });

const saying = ({ sold }: Refused) => (sold === undefined ? {} : { sold });

/** Saves a line; what the line editor refuses is refused before anything is written, and answered by its codes. */
async function attempt<T extends object>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidInput)
      return { refused: (error.extensions['fields'] as { path: string; code: string }[]).map(codeOf) };
    if (error instanceof LineSold) return { refused: [error.code], sold: soldOf(error) };
    if (error instanceof Refusal) return { refused: [error.code] };
    throw error;
  }
}

interface Written {
  readonly line: Line;
  /** Departures with sold seats stay beside it. */
  readonly isKept: boolean;
  /** Whom it touches: of what is kept, and of what is sold no more. */
  readonly ended: readonly TouchedDeparture[];
}

async function toWrite(context: CatalogueContext, saved: SavedLine, line: Line): Promise<Omit<Written, 'ended'>> {
  try {
    return { line: await lineToSave(context, saved, line, false), isKept: false };
  } catch (error) {
    if (!(error instanceof LineSold) || !error.facts.keepable) throw error;
    return { line: await lineToSave(context, saved, line, true), isKept: true };
  }
}

/** Writes a line over what is saved; answers what was written. */
async function change({ context, transaction }: Taking, saved: SavedLine, line: Line): Promise<Written> {
  const ended = (await endedByChange(context, saved, line)).ended.map(departureAt(saved));
  const written = await toWrite(context, saved, line);
  await changeLine(context, transaction, saved, written.line, line);
  return { ...written, ended };
}

/** Tells whom a change touches; answers it as an item has it. */
function touching({ writer }: Taking, ended: readonly TouchedDeparture[]): { readonly sold?: SoldOfItem } {
  writer.touch(ended);
  const { departures, touched } = toldOf(ended);
  return departures === 0 ? {} : { sold: { departures, touched } };
}

/** Makes or changes the line that a feed says; a line that it says as it did before is left alone. Answers its id; undefined of one that is left out. */
export async function takeLine(
  taking: Taking,
  { feed, terms, said }: WantedLine,
  stopIdOf: (feedStop: string) => string,
): Promise<string | undefined> {
  const { context, transaction, importId, links, writer, own } = taking;
  const link = links.find('LINE', own === undefined ? feed.key : feed.route.id);
  const feedId = link?.feedId ?? feed.key;
  const item = { kind: 'LINE' as const, feedId, name: lineOf(feed, terms, stopIdOf).names.en! };
  const note = { kind: 'LINE' as const, feedId, said, gone: false, offSale: [], link };
  const asBefore = (): string => {
    writer.add({ ...item, action: 'SAME', reasons: [] });
    writer.count('TRIP', 'SAME', feed.trips);
    return link!.rowId;
  };
  if (own === undefined && link?.said === said && !link.gone) return asBefore();
  const saved = link && (await savedLine(context, link.rowId));
  const ownLine = own && saved && new OwnLine(saved, own);
  if (ownLine?.isSaidBy(feed)) return asBefore();
  const wanted = lineOf(feed, terms, stopIdOf, ownLine && ((trip, later) => ownLine.daysOf(trip, later)));
  const done = await attempt(async () => {
    if (saved === undefined) {
      const rowId = await insertLine(context, transaction, wanted);
      await links.note(importId, { ...note, rowId, version: 1, before: null });
      return { rowId, isKept: false, ended: [], trips: { CREATE: feed.trips } };
    }
    if (halts(saved) !== halts(wanted)) throw new InvalidInput([{ path: 'stops', code: 'EDITED' }]);
    const { line, trips } = ownLine
      ? mergedLine(saved, ownLine.withUntold(wanted, feed), new Set())
      : mergedLine(saved, wanted, new Set(link!.offSale));
    const written = await change(taking, saved, ownLine ? { ...line, stops: ownLine.stopsAs(feed) } : line);
    const offSale = takenOffSale(saved, written.line, link!.offSale);
    await links.note(importId, { ...note, rowId: saved.id, version: saved.version + 1, before: saved, offSale });
    return { rowId: saved.id, ...written, trips };
  });
  if ('refused' in done) {
    writer.add({ ...item, action: 'LEFT', reasons: done.refused, ...saying(done) }, saved?.version);
    writer.count('TRIP', 'LEFT', feed.trips);
    return undefined;
  }
  const action = saved === undefined ? 'CREATE' : 'CHANGE';
  writer.add(
    { ...item, action, reasons: done.isKept ? ['SOLD'] : [], ...touching(taking, done.ended) },
    saved?.version,
  );
  for (const [part, count] of Object.entries(done.trips)) writer.count('TRIP', part as 'SAME', count);
  return done.rowId;
}

/** A line that its feed has no more is sold no more; nothing of it goes, for seats may be sold on it. */
export async function leaveLine(taking: Taking, link: GtfsLinkRow): Promise<void> {
  const { context, importId, links, writer } = taking;
  const saved = (await savedLine(context, link.rowId))!;
  const sold = saved.timings.flatMap(({ schedules }) => schedules.filter(({ disabled }) => !disabled)).length;
  const done = await attempt(async () => {
    const { line, ended } = await change(taking, saved, offSaleLine(saved));
    const offSale = takenOffSale(saved, line, link.offSale);
    await links.note(importId, { ...link, gone: true, offSale, version: saved.version + 1, before: saved, link });
    return { ended };
  });
  const isLeft = 'refused' in done;
  const reasons = isLeft ? done.refused : [];
  const action = isLeft ? 'LEFT' : 'GONE';
  const item = { kind: 'LINE' as const, action, feedId: link.feedId, name: saved.names.en ?? '', reasons } as const;
  writer.add({ ...item, ...(isLeft ? saying(done) : touching(taking, done.ended)) }, saved.version);
  writer.count('TRIP', action, sold);
}
