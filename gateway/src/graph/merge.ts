/** A JSON object as subgraphs answer it. */
export type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Lays `source` over `target`, field by field; lists of equal length meet element by element. */
export function merge(target: Json, source: Json): void {
  for (const key of Object.keys(source)) {
    const ours = target[key];
    const theirs = source[key];
    if (theirs === undefined) continue;
    if (isObject(ours) && isObject(theirs) && Array.isArray(ours) === Array.isArray(theirs)) {
      if (Array.isArray(theirs)) mergeLists(target, key, ours as unknown as unknown[], theirs);
      else merge(ours, theirs);
    } else target[key] = theirs;
  }
}

function mergeLists(target: Json, key: string, ours: unknown[], theirs: unknown[]): void {
  if (ours.length !== theirs.length) {
    target[key] = theirs;
    return;
  }
  for (let i = 0; i < ours.length; i++) {
    const own = ours[i];
    const other = theirs[i];
    if (isObject(own) && isObject(other)) merge(own, other);
    else ours[i] = other;
  }
}
