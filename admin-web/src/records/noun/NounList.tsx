import { Button } from '@naga/ui/Button';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsString } from 'nuqs';
import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { Lead } from '../../features/list/Lead.js';
import { askedOrder, orderedBy } from '../../features/list/list-order.js';
import type { ListFilter } from '../../features/list/list-filter.js';
import { useChosen } from '../../features/list/use-chosen.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import { typedText } from '../../session/typed-text.js';
import { RecordList } from '../RecordList.js';
import { BulkBar } from './bulk/BulkBar.js';
import { ExampleButton } from './ExampleButton.js';
import { importWords } from './import-words.js';
import type { ListedNoun, Noun } from './noun.js';
import type { FieldWords, ListedField, NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';
import { recordOf } from './record-of.js';
import { referring } from './referring.js';
import { hasExample } from './use-example.js';
import { useMakes } from './use-makes.js';

/** The list of a noun, for those who look after it. */
export function NounList({ noun }: { noun: ListedNoun }) {
  return (
    <PermissionGate permission={noun.permission} {...(noun.scopes && { scopes: noun.scopes })}>
      <Rows key={noun.path} noun={noun} />
    </PermissionGate>
  );
}

type State = Readonly<Record<string, string | null>> & { readonly active: 'yes' | 'no' | null };

const upper = (field: string): string => field.replace(/[A-Z]/g, '_$&').toUpperCase();

/** All that its list can show. */
const listed = ({ fields, told }: ListedNoun): Readonly<Record<string, ListedField>> => ({ ...told, ...fields });
const narrowed = (noun: ListedNoun): string[] => {
  const all = listed(noun);
  return Object.keys(all).filter((name) => all[name]!.Filter);
};

/** Whether its list says of each record if it is on. */
const saysWhetherOn = ({ ends, stated }: ListedNoun): boolean => ends === 'switched' && stated === undefined;

/** What one of its filters asks of the graph. */
function narrowedTo(noun: ListedNoun, name: string, chosen: string | null | undefined): unknown {
  const { narrow } = listed(noun)[name]!;
  return chosen == null || narrow === undefined ? chosen : narrow(chosen);
}

/** Of the address of a new record: who narrowed the list to an operator, or to a record that others name, means that one. */
const begunWith = ({ fields }: ListedNoun, state: State): string =>
  new URLSearchParams(
    ['operatorId', ...referring(fields)].flatMap((name) => (state[name] ? [[name, state[name]]] : [])),
  ).toString();

const parsersOf = (noun: ListedNoun) => ({
  text: parseAsString.withDefault(''),
  sort: parseAsString.withDefault(''),
  active: parseAsActive,
  ...Object.fromEntries(narrowed(noun).map((name) => [name, parseAsString])),
});

function Rows({ noun }: { noun: ListedNoun }) {
  const intl = useIntl();
  const makes = useMakes(noun);
  const address = useListAddress(useMemo(() => parsersOf(noun), [noun]));
  const state = address.state as unknown as State;
  const sort = state['sort'] ?? '';
  const filter = {
    text: typedText(state['text'] ?? ''),
    ...(saysWhetherOn(noun) && { active: isActive(state.active) }),
    ...Object.fromEntries(narrowed(noun).map((name) => [name, narrowedTo(noun, name, state[name])])),
    ...noun.only,
  };
  const { ids, selection, forget } = useChosen(filter);
  const { list, sums: summed } = noun.documents;
  const added = useSums(summed ?? (list as never), { filter }, { skip: summed === undefined });
  return (
    <RecordList
      of={recordOf(noun)}
      query={list}
      variablesOf={(page, pageSize) => ({ filter, ...askedOrder(sort), page, pageSize })}
      pick={({ page }) => page}
      address={address}
      actions={
        noun.documents.rehearse && (
          <Button as={Link} to={`${noun.path}/import`} variant="quiet">
            <FormattedMessage {...importWords.open} />
          </Button>
        )
      }
      add={makes && begunWith(noun, state)}
      example={exampleFor(noun)}
      columns={columnsOf(intl, noun)}
      {...(summed !== undefined && { sums: added.sums })}
      {...(makes && { selection })}
      bulk={({ answer }) => (
        <BulkBar
          noun={noun}
          ids={ids}
          filter={filter}
          total={answer.list?.total ?? 0}
          countedTo={answer.list?.countedTo}
          onDone={() => {
            forget();
            return Promise.all([answer.refetch(), ...(summed === undefined ? [] : [added.refetch()])]);
          }}
        />
      )}
      filters={filtersOf(intl, noun)}
    />
  );
}

/** Of what has files, the example of one; of lines, the screen where an example of a timetable waits. */
function exampleFor(noun: ListedNoun) {
  const { exampleAt, permission, scopes } = noun;
  if (exampleAt !== undefined)
    return <Lead to={exampleAt} words={importWords.example} permission={permission} {...(scopes && { scopes })} />;
  return noun.documents.rehearse && hasExample(noun) && <ExampleButton noun={noun as Noun} />;
}

function columnsOf(intl: IntlShape, noun: ListedNoun): ListColumn<NounRow>[] {
  const own = noun.columns.map((name): ListColumn<NounRow> => {
    const field = listed(noun)[name]!;
    return {
      key: name,
      title: intl.formatMessage(field.label),
      text: (row) => field.text(intl, name, row),
      ...field.look,
      ...(field.sorted && orderedBy(upper(name))),
      // Which of its fields the list adds up, the graph tells.
      ...(noun.documents.sums && { sum: name }),
    };
  });
  const called: ListColumn<NounRow> = {
    key: 'name',
    title: intl.formatMessage(nounWords.name),
    text: ({ name }) => name,
    render: ({ name }) => <strong>{name}</strong>,
    ...orderedBy(''),
  };
  const status: ListColumn<NounRow> = {
    key: 'status',
    title: intl.formatMessage(nounWords.status),
    text: ({ active }) => activeText(intl, active === true),
    render: ({ active }) => <ActivePill active={active === true} />,
  };
  return [called, ...own, ...(saysWhetherOn(noun) ? [status] : [])];
}

function filtersOf<Of extends { active: unknown }>(intl: IntlShape, noun: ListedNoun): ListFilter<Of>[] {
  const own = narrowed(noun).map((name): ListFilter<Of> => {
    const { label, Filter } = listed(noun)[name]!;
    return { kind: 'found', name: name as keyof Of & string, label: intl.formatMessage(label), control: Filter! };
  });
  const { search = nounWords.search } = noun.words;
  return [
    {
      kind: 'search',
      name: 'text' as keyof Of & string,
      label: intl.formatMessage(search as FieldWords),
    },
    ...own,
    ...(saysWhetherOn(noun) ? [activeFilter<Of>(intl, intl.formatMessage(nounWords.status))] : []),
  ];
}
