import type { ResponsePath } from '@apollo/query-planner/dist/QueryPlan.js';
import type { Json } from './merge.js';

/** The objects at a path ('@' means every element of a list), nulls left out. */
export function entitiesAt(root: Json, path: ResponsePath): Json[] {
  const found: Json[] = [];
  collect(root, path, 0, found);
  return found;
}

function collect(value: unknown, path: ResponsePath, at: number, found: Json[]): void {
  if (value === null || value === undefined) return;
  if (at === path.length) {
    if (Array.isArray(value)) for (const element of value) collect(element, path, at, found);
    else found.push(value as Json);
    return;
  }
  const step = path[at]!;
  if (step === '@') {
    const list = value as unknown[];
    for (let i = 0; i < list.length; i++) collect(list[i], path, at + 1, found);
  } else if (Object.hasOwn(value, step)) collect((value as Json)[step], path, at + 1, found);
}

/** The place of each of these objects in the answer, in the same order. Only errors need it. */
export function placesOf(root: Json, path: ResponsePath): (string | number)[][] {
  const places: (string | number)[][] = [];
  locate(root, path, 0, [], places);
  return places;
}

function locate(
  value: unknown,
  path: ResponsePath,
  at: number,
  place: (string | number)[],
  places: (string | number)[][],
): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    const next = path[at] === '@' ? at + 1 : at;
    value.forEach((element, index) => locate(element, path, next, [...place, index], places));
  } else if (at === path.length) places.push(place);
  else if (Object.hasOwn(value, path[at]!)) {
    locate((value as Json)[path[at]!], path, at + 1, [...place, path[at]!], places);
  }
}
