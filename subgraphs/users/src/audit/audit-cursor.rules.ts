/** A place in the audit of all subgraphs: after this entry, in the order of `isBefore`. */
export interface AuditCursor {
  readonly at: Date;
  readonly subgraph: string;
  readonly id: string;
}

const FORM = /^(\d{1,16})\.([a-z]{1,20})\.(\d{1,18})$/;

export const cursorText = ({ at, subgraph, id }: AuditCursor): string => `${at.getTime()}.${subgraph}.${id}`;

/** The place a text means; undefined for a text that none of our pages ended with. */
export function readCursor(text: string): AuditCursor | undefined {
  const [, at, subgraph, id] = FORM.exec(text) ?? [];
  if (at === undefined || Number(at) > 8.64e15) return undefined;
  return { at: new Date(Number(at)), subgraph: subgraph!, id: id! };
}

/** Newest first; of one moment by subgraph, then newest first: an order that no two entries share a place in. */
export function compareEntries(a: AuditCursor, b: AuditCursor): number {
  if (a.at.getTime() !== b.at.getTime()) return b.at.getTime() - a.at.getTime();
  if (a.subgraph !== b.subgraph) return a.subgraph < b.subgraph ? -1 : 1;
  return BigInt(a.id) > BigInt(b.id) ? -1 : 1;
}

const NONE = '0';
/** The largest bigint of PostgreSQL. */
const ALL = '9223372036854775807';

/** Where one subgraph goes on: before this instant, and at it those with a smaller id. */
export function placeIn(subgraph: string, cursor: AuditCursor): { beforeAt: Date; beforeId: string } {
  const { at: beforeAt, id } = cursor;
  if (subgraph === cursor.subgraph) return { beforeAt, beforeId: id };
  return { beforeAt, beforeId: subgraph > cursor.subgraph ? ALL : NONE };
}
