import { expect, test } from '@jest/globals';
import { loadKinds } from '../app/palette/kinds.js';
import { OPERATORS } from '../records/noun/owner-fields.js';
import { PLACES } from './record-places.js';

const kinds = await loadKinds();
/** No noun: a list of what others write, or of what is worked out. */
const LISTS = ['/departures', '/reviews'];

test.each([...Object.values(PLACES), OPERATORS].filter(({ path }) => !LISTS.includes(path)))(
  '$path is for those whom its noun is for',
  ({ path, permission, scopes }) => {
    const noun = kinds.find((kind) => kind.path === path);
    expect({ permission: noun?.permission, scopes: noun?.scopes }).toEqual({ permission, scopes });
  },
);
