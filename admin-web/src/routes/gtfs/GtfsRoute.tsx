import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { askedOrder, orderedBy } from '../../features/list/list-order.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { timeColumn } from '../../features/list/time-column.js';
import { useList } from '../../features/list/use-list.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { localName } from '../../session/local-name.js';
import { typedText } from '../../session/typed-text.js';
import { type GtfsImportOrder, GtfsImportsDocument } from './gtfs.generated.js';
import { ImportState, IMPORT_STATES } from './ImportState.js';
import { stateWords, words } from './words.js';

const parsers = {
  text: parseAsString.withDefault(''),
  operatorId: parseAsString,
  state: parseAsStringLiteral(IMPORT_STATES),
  from: parseAsString,
  until: parseAsString,
  sort: parseAsString.withDefault('-MADE_AT'),
};

const BYTES_OF_A_KB = 1024;
const sizeOf = (bytes: number): string => formatCount(Math.ceil(bytes / BYTES_OF_A_KB));

/** Timetables that came as GTFS feeds. */
export default function GtfsRoute() {
  return (
    <PermissionGate permission="schedule.edit" scopes={OPERATOR_SCOPES}>
      <Imports />
    </PermissionGate>
  );
}

function Imports() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const address = useListAddress(parsers);
  const operators = useOwnOperators('schedule.edit');
  const { sort, text, ...filter } = address.state;
  const list = useList(
    GtfsImportsDocument,
    address,
    (page, pageSize) => ({
      filter: { ...filter, text: typedText(text) },
      ...askedOrder<GtfsImportOrder>(sort),
      page,
      pageSize,
    }),
    ({ gtfsImports }) => gtfsImports,
  );
  const add = (
    <Button as={Link} to="/gtfs/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="gtfs"
      title={say(words.title)}
      sub={say(words.about)}
      actions={
        <>
          <Button as={Link} variant="quiet" to="/gtfs/take-out">
            <FormattedMessage {...words.takeOut} />
          </Button>
          {add}
        </>
      }
      address={address}
      {...list}
      rowId={({ id }) => id}
      openAt={({ id }) => `/gtfs/${id}`}
      filters={[
        { kind: 'search', name: 'text', label: say(words.fileName) },
        { kind: 'choice', name: 'operatorId', label: say(words.operator), options: operators },
        choiceFilter('state', say(words.state), IMPORT_STATES, (value) => say(stateWords[value])),
        { kind: 'date', name: 'from', label: say(words.from) },
        { kind: 'date', name: 'until', label: say(words.until) },
      ]}
      columns={[
        { key: 'file', title: say(words.fileName), text: ({ fileName }) => fileName, ...orderedBy('FILE_NAME') },
        {
          key: 'operator',
          title: say(words.operator),
          text: ({ operatorNames }) => localName(intl.locale, operatorNames),
        },
        timeColumn({
          key: 'when',
          title: say(words.when),
          of: ({ madeAt }: { madeAt: string }) => madeAt,
          ...orderedBy('MADE_AT'),
        }),
        {
          key: 'size',
          title: say(words.size),
          text: ({ bytes }) => say(words.kilobytes, { shown: sizeOf(bytes) }),
          align: 'right',
          ...orderedBy('BYTES'),
        },
        {
          key: 'state',
          title: say(words.state),
          text: ({ state }) => say(stateWords[state]),
          render: (row) => <ImportState state={row.state} />,
          ...orderedBy('STATE'),
        },
      ]}
      empty={{ title: words.none, text: words.noneText, actions: add }}
    />
  );
}
