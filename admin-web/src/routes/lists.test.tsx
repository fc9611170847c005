import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { answers as operators } from '../../test/operator-choices.js';
import { showScreen, someone } from '../../test/show-screen.js';
import { FareCacheLogDocument, MessageCacheLogDocument, RouteCacheLogDocument } from './caches/caches.generated.js';
import CacheLogRoute from './caches/CacheLogRoute.js';
import { GtfsImportsDocument } from './gtfs/gtfs.generated.js';
import GtfsRoute from './gtfs/GtfsRoute.js';
import { MessagesDocument } from './inbox/inbox.generated.js';
import InboxRoute from './inbox/InboxRoute.js';
import { LinesDocument } from './lines/lines.generated.js';
import LinesRoute from './lines/LinesRoute.js';
import { NotificationsDocument } from './notifications/notifications.generated.js';
import NotificationsRoute from './notifications/NotificationsRoute.js';
import ReviewsRoute from './reviews/ReviewsRoute.js';
import { ReviewsDocument } from './reviews/reviews.generated.js';
import { SeatLayoutsDocument } from './seat-layouts/seat-layouts.generated.js';
import SeatLayoutsRoute from './seat-layouts/SeatLayoutsRoute.js';
import BlocksRoute from './seat-blocks/BlocksRoute.js';
import { SeatBlocksDocument } from './seat-blocks/seat-blocks.generated.js';

/** Lists of what is drawn on a screen of its own, and of what others than staff write. */
interface ListOnTrial {
  readonly path: string;
  /** Of an address that has several lists. */
  readonly tab?: string;
  readonly Component: ComponentType;
  readonly document: unknown;
  readonly permission: string;
  /** What its address is narrowed by, and what that asks the graph. */
  readonly narrowed: readonly (readonly [address: string, filter: object])[];
}

const LISTS: readonly ListOnTrial[] = [
  {
    path: 'routes',
    Component: LinesRoute,
    document: LinesDocument,
    permission: 'schedule.edit',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['transportType=BUS', { transportType: 'BUS' }],
      ['operatorId=1', { operatorId: '1' }],
      ['active=no', { active: false }],
      ['onSale=yes', { onSale: true }],
      ['connects=yes', { connects: true }],
    ],
  },
  {
    path: 'seat-layouts',
    Component: SeatLayoutsRoute,
    document: SeatLayoutsDocument,
    permission: 'catalogue.edit',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['operatorId=1', { operatorId: '1' }],
    ],
  },
  {
    path: 'reviews',
    Component: ReviewsRoute,
    document: ReviewsDocument,
    permission: 'review.reply',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['state=WAITING', { state: 'WAITING' }],
      ['stars=2', { ratingUpTo: 2 }],
      ['answered=no', { answered: false }],
      ['operatorId=1', { operatorId: '1' }],
    ],
  },
  {
    path: 'seat-blocks',
    Component: BlocksRoute,
    document: SeatBlocksDocument,
    permission: 'seat.block',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['from=2026-11-22', { from: '2026-11-22' }],
      ['until=2026-11-30', { until: '2026-11-30' }],
      ['operatorId=1', { operatorId: '1' }],
    ],
  },
  {
    path: 'inbox',
    Component: InboxRoute,
    document: MessagesDocument,
    permission: 'notification.send',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['channel=SMS', { channel: 'SMS' }],
      ['state=FAILED', { state: 'FAILED' }],
      ['event=ticket.issued', { event: 'ticket.issued' }],
      ['from=2026-11-22&until=2026-11-30', { from: '2026-11-22', until: '2026-11-30' }],
    ],
  },
  {
    path: 'notifications',
    Component: NotificationsRoute,
    document: NotificationsDocument,
    permission: 'notification.send',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['state=ON_ITS_WAY', { state: 'ON_ITS_WAY' }],
      ['kind=PASSENGERS', { kind: 'PASSENGERS' }],
      ['channel=SMS', { channel: 'SMS' }],
      ['operatorId=1', { operatorId: '1' }],
      ['from=2026-11-22&until=2026-11-30', { from: '2026-11-22', until: '2026-11-30' }],
    ],
  },
  {
    path: 'gtfs',
    Component: GtfsRoute,
    document: GtfsImportsDocument,
    permission: 'schedule.edit',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['state=APPLIED', { state: 'APPLIED' }],
      ['operatorId=1', { operatorId: '1' }],
      ['from=2026-11-22&until=2026-11-30', { from: '2026-11-22', until: '2026-11-30' }],
    ],
  },
  ...(
    [
      ['', RouteCacheLogDocument],
      ['cache=fares', FareCacheLogDocument],
      ['cache=messages', MessageCacheLogDocument],
    ] as const
  ).map(([tab, document]) => ({
    path: 'route-cache-log',
    tab,
    Component: CacheLogRoute,
    document,
    permission: 'system.manage',
    narrowed: [
      ['text=mekong', { text: 'mekong' }],
      ['cause=BY_HAND', { cause: 'BY_HAND' }],
      ['outcome=failed', { failed: true }],
      ['from=2026-11-22&until=2026-11-30', { from: '2026-11-22', until: '2026-11-30' }],
    ] as const,
  })),
];

const schema = buildSchema(readFileSync(new URL('../../../schema/api.graphql', import.meta.url), 'utf8'));

const operationIn = ({ definitions }: DocumentNode): OperationDefinitionNode =>
  definitions.find((one): one is OperationDefinitionNode => one.kind === 'OperationDefinition')!;

/** What a document asks of the graph. */
const fieldOf = (document: DocumentNode): string =>
  operationIn(document).selectionSet.selections.find((one): one is FieldNode => one.kind === 'Field')!.name.value;

const LEAVES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 3.5,
  Boolean: true,
  SafeInt: 700,
  DateTimeISO: '2026-11-19T02:00:00.000Z',
  LocalDate: '2026-11-22',
  JSON: {},
};

/** What the graph would answer: one of everything that a document asks. */
function answerTo(document: DocumentNode): Record<string, unknown> {
  const leaf = (type: GraphQLOutputType): unknown => {
    const named = getNamedType(type);
    return isEnumType(named) ? named.getValues()[0]!.name : (LEAVES[named.name] ?? '5');
  };
  const valueOf = (type: GraphQLOutputType, selected: SelectionSetNode | undefined): unknown => {
    const inner = getNullableType(type);
    if (isListType(inner)) return [valueOf(inner.ofType as GraphQLOutputType, selected)];
    return isLeafType(inner) ? leaf(inner) : rowOf(inner as GraphQLObjectType, selected!);
  };
  const rowOf = (type: GraphQLObjectType, { selections }: SelectionSetNode): Record<string, unknown> => {
    const row: Record<string, unknown> = { __typename: type.name };
    for (const one of selections) {
      if (one.kind === 'Field' && one.name.value !== '__typename')
        row[one.alias?.value ?? one.name.value] =
          one.name.value === 'next' ? null : valueOf(type.getFields()[one.name.value]!.type, one.selectionSet);
      if (one.kind === 'InlineFragment') Object.assign(row, rowOf(type, one.selectionSet));
      if (one.kind === 'FragmentSpread')
        for (const known of document.definitions)
          if (known.kind === 'FragmentDefinition' && known.name.value === one.name.value)
            Object.assign(row, rowOf(type, known.selectionSet));
    }
    return row;
  };
  return rowOf(schema.getQueryType()!, operationIn(document).selectionSet);
}

const files: string[] = [];
beforeEach(() => {
  sessionStorage.clear();
  files.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push(this.download);
  });
});
afterEach(() => void jest.restoreAllMocks());

describe.each(LISTS)('the list $path $tab', ({ path, tab = '', Component, document: asked, permission, narrowed }) => {
  const document = asked as DocumentNode;
  const name = operationIn(document).name!.value;
  const whole = answerTo(document);
  const [field] = Object.keys(whole).filter((key) => key !== '__typename');
  const page = whole[field!] as object;
  const show = (search = '', answer: () => Record<string, unknown> = () => whole) =>
    showScreen([{ path, Component }], `/${path}?${tab}&${search}`, someone({ [permission]: 'all' }), {
      ...operators,
      [name]: answer,
    });
  const wrongIn = (variables: object | undefined) =>
    getVariableValues(schema, operationIn(document).variableDefinitions ?? [], { ...variables }).errors ?? [];

  test('has its rows, and a file of them', async () => {
    show();
    const table = await screen.findByRole('table');
    // Its head and its row; sums stand in one more.
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
  });

  test('is sorted both ways by each column that says so, as the graph can', async () => {
    const { sent, asked: all } = show();
    const table = await screen.findByRole('table');
    const sortable = () =>
      within(table)
        .getAllByRole('button')
        .filter(({ tagName }) => tagName === 'TH');
    const times = () => all.filter((one) => one.name === name).length;
    expect(sortable().length).toBeGreaterThan(0);
    const orders = new Set<string>();
    for (const at of sortable().keys())
      for (let press = 0; press < 2; press++) {
        const before = times();
        await userEvent.click(sortable()[at]!);
        await waitFor(() => expect(times()).toBeGreaterThan(before));
        const said = sent(name) as { order: string | null; descending: boolean };
        expect(wrongIn(said)).toEqual([]);
        orders.add(`${said.order ?? ''} ${said.descending}`);
      }
    expect(orders.size).toBe(2 * sortable().length);
  });

  test.each(narrowed)('is narrowed by %s, which can be taken away', async (address, filter) => {
    const { sent } = show(address);
    await screen.findByRole('table');
    await waitFor(() => expect(sent(name)).toMatchObject({ filter }));
    expect(wrongIn(sent(name))).toEqual([]);
    const chips = screen.getAllByRole('button', { name: /^Remove filter/ });
    expect(chips.length).toBeGreaterThanOrEqual(Object.keys(filter).length);
  });

  test('is narrowed by all that the graph narrows it by', () => {
    const { args } = schema.getQueryType()!.getFields()[fieldOf(document)]!;
    const asked = getNullableType(args.find((one) => one.name === 'filter')!.type) as GraphQLInputObjectType;
    const tried = narrowed.flatMap(([, filter]) => Object.keys(filter));
    // Ids are what a choice knows.
    expect(Object.keys(asked.getFields()).filter((one) => ![...tried, 'ids'].includes(one))).toEqual([]);
  });

  test('says what it is for while nothing is there', async () => {
    show('', () => ({ ...whole, [field!]: { ...page, total: 0, rows: [] } }));
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  });

  test('waits, says that it failed, and asks again', async () => {
    const first = Promise.withResolvers<Error>();
    let answer: () => object = () => first.promise;
    const { container } = show('', () => answer() as Record<string, unknown>);
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull());
    first.resolve(new GraphQLError('down'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer = () => whole;
    await userEvent.click(again);
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(1));
  });
});
