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
import type { ListPage } from '../../features/list/list-answer.js';
import { type PagedList, useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import { typedText } from '../../session/typed-text.js';
import {
  type CacheReload_RowFragment,
  type CacheReloadOrder,
  FareCacheLogDocument,
  MessageCacheLogDocument,
  RouteCacheLogDocument,
} from './caches.generated.js';
import { Outcome } from './Outcome.js';
import { CAUSES, causeText, extentText, filledWords, logWords, SUBJECTS, subjectWords, words } from './words.js';

const OUTCOMES = ['ok', 'failed'] as const;
const parsers = {
  cache: parseAsStringLiteral(['routes', 'fares', 'messages'] as const).withDefault('routes'),
  text: parseAsString.withDefault(''),
  cause: parseAsStringLiteral(CAUSES),
  outcome: parseAsStringLiteral(OUTCOMES),
  from: parseAsString,
  until: parseAsString,
  sort: parseAsString.withDefault('-AT'),
};

export default function CacheLogRoute() {
  return (
    <PermissionGate permission="system.manage" scopes={['all']}>
      <CacheLog />
    </PermissionGate>
  );
}

type Address = ReturnType<typeof useListAddress<typeof parsers>>;
interface LogProps {
  address: Address;
  list: PagedList<CacheReload_RowFragment, ListPage<CacheReload_RowFragment>>;
}

const askedBy =
  ({ state: { cause, outcome, from, until, text, sort } }: Address) =>
  (page: number, pageSize: number) => ({
    filter: { cause, failed: outcome === null ? null : outcome === 'failed', from, until, text: typedText(text) },
    ...askedOrder<CacheReloadOrder>(sort),
    page,
    pageSize,
  });

/** When memory was read again, newest first; one tab for each cache. */
function CacheLog() {
  const address = useListAddress(parsers);
  const Log = LOGS[address.state.cache];
  return <Log address={address} />;
}

function RouteLog({ address }: Pick<LogProps, 'address'>) {
  const list = useList(RouteCacheLogDocument, address, askedBy(address), ({ routeCacheLog }) => routeCacheLog);
  return <LogScreen address={address} list={list} />;
}

function FareLog({ address }: Pick<LogProps, 'address'>) {
  const list = useList(FareCacheLogDocument, address, askedBy(address), ({ fareCacheLog }) => fareCacheLog);
  return <LogScreen address={address} list={list} />;
}

function MessageLog({ address }: Pick<LogProps, 'address'>) {
  const list = useList(MessageCacheLogDocument, address, askedBy(address), ({ messageCacheLog }) => messageCacheLog);
  return <LogScreen address={address} list={list} />;
}

const LOGS = { routes: RouteLog, fares: FareLog, messages: MessageLog };

/** Of what was read, in a row of the list. */
const MOST_SHOWN = 4;

function LogScreen({ address, list }: LogProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  /** What was read: what somebody asked for, or its tables. */
  const whatOf = ({ tables, subject, subjectId, subjectName }: CacheReload_RowFragment): string[] => {
    const known = SUBJECTS.find((one) => one === subject);
    if (known === undefined) return [...tables];
    return [
      say(filledWords.subject, { kind: say(subjectWords[known]), name: subjectName ?? subjectId ?? '–' }),
      ...tables,
    ];
  };
  /** In one line or two: a start reads all tables, and the file has them. */
  const shortly = (what: readonly string[]): string => {
    const [first, left] = [what.slice(0, MOST_SHOWN).join(', '), what.length - MOST_SHOWN];
    return left > 0 ? say(filledWords.more, { first, count: left }) : first;
  };
  const clear = (
    <Button as={Link} to="/cache/clear" variant="quiet">
      <FormattedMessage {...logWords.clear} />
    </Button>
  );
  return (
    <ListScreen
      id="route-cache-log"
      title={say(logWords.title)}
      sub={say(logWords.about)}
      actions={clear}
      address={address}
      {...list}
      rowId={({ id }) => id}
      views={[
        { id: 'routes', label: say(logWords.routes), filters: {} },
        { id: 'fares', label: say(logWords.fares), filters: { cache: 'fares' } },
        { id: 'messages', label: say(logWords.messages), filters: { cache: 'messages' } },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: say(logWords.search) },
        choiceFilter('cause', say(logWords.why), CAUSES, (value) => causeText(intl, value)),
        choiceFilter('outcome', say(words.outcome), OUTCOMES, (value) => say(words[value])),
        { kind: 'date', name: 'from', label: say(logWords.from) },
        { kind: 'date', name: 'until', label: say(logWords.until) },
      ]}
      columns={[
        timeColumn({
          key: 'when',
          title: say(logWords.when),
          of: ({ at }: { at: string }) => at,
          ...orderedBy('AT'),
        }),
        { key: 'why', title: say(logWords.why), text: (row) => causeText(intl, row.cause), ...orderedBy('CAUSE') },
        {
          key: 'what',
          title: say(logWords.what),
          text: (row) => whatOf(row).join(', ') || '–',
          render: (row) => shortly(whatOf(row)) || '–',
          wide: true,
        },
        { key: 'who', title: say(logWords.who), text: ({ askedBy }) => askedBy ?? '–' },
        {
          key: 'process',
          title: say(words.process),
          text: (row) => row.process,
          noWrap: true,
          ...orderedBy('PROCESS'),
        },
        {
          key: 'took',
          title: say(words.took),
          text: ({ ms }) => say(filledWords.ms, { ms }),
          ...orderedBy('MS'),
          align: 'right',
          noWrap: true,
        },
        {
          key: 'extent',
          title: say(words.extent),
          text: ({ partRows }) => extentText(intl, partRows),
          ...orderedBy('PART_ROWS'),
        },
        {
          key: 'entries',
          title: say(words.entries),
          text: ({ entries }) => (entries === null ? '–' : formatCount(entries)),
          ...orderedBy('ENTRIES'),
          align: 'right',
        },
        {
          key: 'outcome',
          title: say(words.outcome),
          text: ({ failure }) => failure ?? say(words.ok),
          ...orderedBy('FAILED'),
          render: (row) => <Outcome failure={row.failure} />,
        },
      ]}
      empty={{ title: logWords.none, text: logWords.noneText }}
    />
  );
}
