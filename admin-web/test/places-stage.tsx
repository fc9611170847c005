import location from '../src/nouns/location.js';
import stop from '../src/nouns/stop.js';
import { AddNoun, EditNoun } from '../src/records/noun/NounForm.js';
import { NounList } from '../src/records/noun/NounList.js';
import { NounPage } from '../src/records/noun/NounPage.js';
import { answers as operators } from './operator-choices.js';
import { showScreen, someone } from './show-screen.js';

export const NAMES = { en: 'Kep', km: null, th: null, vi: null, es: null };
const town = (id: string, name: string, parent: string) => ({
  __typename: 'LocationRecord',
  id,
  version: 1,
  name,
  mayChange: true,
  slug: 'kep',
  names: { ...NAMES, en: name },
  type: 'TOWN',
  countryCode: 'KH',
  parentId: '1',
  parent: { __typename: 'RecordName', name: parent },
  subdivisionCode: null,
  geonamesId: null,
  latitude: 10.48291,
  longitude: 104.31672,
  source: null,
  ancestors: [
    { __typename: 'LocationAncestor', id: parent === 'Kep Province' ? '1' : '2', names: { ...NAMES, en: parent } },
  ],
});
export const KEP = town('8', 'Kep', 'Kep Province');
const KAMPOT = { ...town('9', 'Kampot', 'Kampot Province'), latitude: 10.61041, longitude: 104.18145 };

/** As the graph finds them: by a text, or by ids. */
function locations({ filter }: Record<string, unknown>) {
  const { text, ids } = filter as { text?: string | null; ids?: string[] };
  const rows = [KEP, KAMPOT].filter(
    ({ id, name }) => (ids ?? [id]).includes(id) && name.toLowerCase().includes(text?.toLowerCase() ?? ''),
  );
  return { page: { total: rows.length, next: null, rows } };
}

export const show = (at: string, me = someone({ 'catalogue.edit': 'all' }), more = {}) =>
  showScreen(
    [
      { path: '/stops', element: <NounList noun={stop} /> },
      { path: '/stops/add', element: <AddNoun noun={stop} /> },
      { path: '/stops/:recordId/edit', element: <EditNoun noun={stop} /> },
      { path: '/locations/add', element: <AddNoun noun={location} /> },
      { path: '/locations/:recordId', element: <NounPage noun={location} /> },
    ],
    at,
    me,
    {
      ...operators,
      LocationRecords: locations,
      LocationRecord: () => ({ record: KEP }),
      StopRecords: () => ({ page: { total: 0, next: null, rows: [] } }),
      ...more,
    },
  );
