import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SingleKeysProvider } from '../keys/use-shortcuts.js';
import { faultsOf, show } from '../testing/show.js';
import { DataTable, type DataTableProps } from './DataTable.js';
import { DefinitionList } from './DefinitionList.js';
import { FilterBar } from './FilterBar.js';
import { FilterFields } from './FilterFields.js';
import { FormLayout } from './FormLayout.js';
import { FormSection } from './FormSection.js';
import { JsonBlock } from './JsonBlock.js';
import { PermissionNote } from './PermissionNote.js';
import { SavedViewsTabs } from './SavedViewsTabs.js';
import { StatCard } from './StatCard.js';
import { StatGrid } from './StatGrid.js';
import { Toolbar } from './Toolbar.js';

interface Booking {
  pnr: string;
  total: string;
}
const ROWS: Booking[] = [
  { pnr: 'KX7 4QP', total: '$22,60' },
  { pnr: 'M2N 8RT', total: '$19,00' },
];

function table(more: Partial<DataTableProps<Booking>> = {}) {
  return (
    <DataTable
      label="Bookings"
      rows={ROWS}
      rowId={({ pnr }) => pnr}
      columns={[
        { key: 'pnr', title: 'PNR', render: ({ pnr }) => pnr, sortable: true },
        { key: 'total', title: 'Total', render: ({ total }) => total, align: 'right', total: '$41,60' },
      ]}
      {...more}
    />
  );
}
const row = (pnr: string) => screen.getByRole('cell', { name: pnr }).closest('tr') as HTMLElement;

describe('a list', () => {
  test('shows its rows and the totals under its name', () => {
    show(table());
    const list = screen.getByRole('table', { name: 'Bookings' });
    expect(within(list).getByRole('cell', { name: '$19,00' })).toBeVisible();
    expect(within(list).getByText('$41,60')).toBeVisible();
    // A sum ends where its numbers do.
    expect(within(list).getByText('$41,60').closest('th')).toHaveClass('number');
  });

  test('that folds says each title before its value, of sums, too', () => {
    show(table({ folds: true }));
    expect(screen.getByRole('cell', { name: '$19,00' })).toHaveAttribute('data-title', 'Total');
    expect(screen.getByText('$41,60').closest('th')).toHaveAttribute('data-title', 'Total');
  });

  test('sorts by a press on a heading', async () => {
    const onSort = jest.fn();
    show(table({ onSort, sort: { key: 'pnr', direction: 'asc' } }));
    await userEvent.click(screen.getByText('PNR'));
    expect(onSort).toHaveBeenCalledWith({ key: 'pnr', direction: 'desc' });
  });

  test('opens a row by a press and by the keyboard', async () => {
    const onOpen = jest.fn();
    show(table({ onOpen }));
    await userEvent.click(screen.getByText('KX7 4QP'));
    expect(onOpen).toHaveBeenLastCalledWith(ROWS[0]);
    row('KX7 4QP').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(row('M2N 8RT')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(ROWS[1]);
    await userEvent.keyboard('k');
    expect(row('KX7 4QP')).toHaveFocus();
  });

  test('is walked by j and k from wherever one is, opened by Enter, edited by e', async () => {
    const [onOpen, onEdit] = [jest.fn(), jest.fn()];
    show(table({ onOpen, onEdit }));
    await userEvent.keyboard('j');
    expect(row('KX7 4QP')).toHaveFocus();
    await userEvent.keyboard('j');
    expect(row('M2N 8RT')).toHaveFocus();
    await userEvent.keyboard('j{Enter}');
    expect(onOpen).toHaveBeenCalledWith(ROWS[1]);
    await userEvent.keyboard('ke');
    expect(onEdit).toHaveBeenCalledWith(ROWS[0]);
  });

  test('has rows for j and k where none opens, and leaves e and Enter alone', async () => {
    show(table());
    await userEvent.keyboard('jj{Enter}e');
    expect(row('M2N 8RT')).toHaveFocus();
    expect(row('M2N 8RT')).toHaveAttribute('tabindex', '-1');
  });

  test('of two, the one with the focus is walked; else the first', async () => {
    show(
      <>
        {table({ label: 'First' })}
        {table({ label: 'Second', rows: [{ pnr: 'SECOND', total: '' }] })}
      </>,
    );
    await userEvent.keyboard('j');
    expect(row('KX7 4QP')).toHaveFocus();
    row('SECOND').focus();
    await userEvent.keyboard('k');
    expect(row('SECOND')).toHaveFocus();
  });

  test.each(['input', 'textarea', 'select'] as const)('takes no letter that is typed into an %s', async (Field) => {
    show(
      <>
        <Field aria-label="Field" />
        {table()}
      </>,
    );
    await userEvent.click(screen.getByLabelText('Field'));
    await userEvent.keyboard('j');
    expect(screen.getByLabelText('Field')).toHaveFocus();
  });

  test('has no single keys for who switched them off; the arrows stay', async () => {
    show(<SingleKeysProvider value={false}>{table({ onOpen: () => undefined })}</SingleKeysProvider>);
    await userEvent.keyboard('j');
    expect(document.body).toHaveFocus();
    row('KX7 4QP').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(row('M2N 8RT')).toHaveFocus();
  });

  test('selects the row with x', async () => {
    const onChange = jest.fn();
    show(table({ selection: { ids: [], onChange } }));
    await userEvent.keyboard('jjx');
    expect(onChange).toHaveBeenCalledWith(['M2N 8RT']);
  });

  test('is scrolled by the keyboard where no row takes the focus', () => {
    show(table());
    expect(screen.getByRole('region', { name: 'Bookings' })).toHaveAttribute('tabindex', '0');
  });

  test('selects rows and says how many', async () => {
    const onChange = jest.fn();
    show(table({ selection: { ids: ['KX7 4QP'], onChange } }));
    expect(screen.getByText(/1 row selected/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    expect(onChange).toHaveBeenCalledWith(['KX7 4QP', 'M2N 8RT']);
  });

  test('turns its pages', async () => {
    const onChange = jest.fn();
    show(table({ page: { number: 1, size: 2, total: 31, onChange } }));
    expect(screen.getByText('1–2 of 31')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange).toHaveBeenCalledWith(2);
  });

  test('that is empty explains it', () => {
    show(table({ rows: [] }));
    expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('that failed can be tried again', async () => {
    const onRetry = jest.fn();
    show(table({ state: 'error', onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('that is loading is busy and keeps its head', () => {
    const { container } = show(table({ state: 'loading', rows: [] }));
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getByText('PNR')).toBeVisible();
  });

  test('axe finds nothing', async () => {
    const page = { number: 1, size: 2, total: 31, onChange: () => undefined };
    const selection = { ids: ['KX7 4QP'], onChange: () => undefined };
    expect(await faultsOf(table({ page, selection, onSort: () => undefined, onOpen: () => undefined }))).toEqual([]);
  });
});

test('a filter can be taken away', async () => {
  const onRemove = jest.fn();
  const onClear = jest.fn();
  show(
    <FilterBar
      filters={[
        { id: 'date', label: 'Travel date: next 7 days', onRemove },
        { id: 'status', label: 'Status: booked', onRemove: () => undefined },
      ]}
      onClear={onClear}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Travel date: next 7 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('the current view is marked', () => {
  show(<SavedViewsTabs views={[{ id: 'all', label: 'All' }]} current="all" onSelect={() => undefined} />);
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-current', 'page');
});

test('a missing right is named', () => {
  show(<PermissionNote permission="refund.overrule" />);
  expect(screen.getByText(/needs the right “refund\.overrule”\. Ask/)).toBeVisible();
});

test.each([
  [undefined, 'It needs the right “pricing.edit” for your whole operator.'],
  ['branch', 'You have the right “pricing.edit” for your branch; this needs it for your whole operator.'],
  ['agency', 'You have the right “pricing.edit” for your whole agency; this needs it for your whole operator.'],
  // Enough, and yet something else is missing: a second person.
  ['all', 'It needs the right “pricing.edit” for your whole operator.'],
  ['galaxy', 'It needs the right “pricing.edit” for your whole operator.'],
])('of a right held %p it is said how far it must reach', (held, text) => {
  show(<PermissionNote permission="pricing.edit" scopes={['operator', 'country', 'all']} held={held} />);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

test('axe finds nothing', async () => {
  const faults = await faultsOf(
    <>
      <Toolbar title="Bookings" sub="31">
        <button type="button">Create booking</button>
      </Toolbar>
      <SavedViewsTabs
        views={[{ id: 'all', label: 'All', count: 3 }]}
        current="all"
        onSelect={() => undefined}
        onAdd={() => undefined}
      />
      <StatGrid>
        <StatCard as="a" href="/sold" label="Sold today" value="$4.812,50" note="of 62" />
      </StatGrid>
      <FilterBar filters={[{ id: 'd', label: 'Date', onRemove: () => undefined, onOpen: () => undefined }]} />
      <PermissionNote permission="booking.view" />
      <DefinitionList
        items={[
          { term: 'PNR', value: 'KX7' },
          { term: 'E-mail', value: null },
        ]}
      />
      <JsonBlock label="Raw record" value={{ id: 1 }} />
      <FormLayout actions={<button type="submit">Save</button>} aria-label="Route">
        <FormSection title="Names" about="In each language">
          <label>
            English <input />
          </label>
        </FormSection>
      </FormLayout>
    </>,
  );
  expect(faults).toEqual([]);
});

test('the foot of a list that is not counted yet names no rows', () => {
  const foot = (total: number) => ({ page: { number: 1, size: 25, total, onChange: () => undefined } });
  const { unmount } = show(table({ ...foot(0), state: 'loading', rows: [] }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
  show(table(foot(2)));
  expect(screen.getByRole('status')).toHaveTextContent('1–2 of 2');
});

describe('the controls of a list', () => {
  const controls = (count: number, active?: number) => (
    <FilterFields first={<input aria-label="Search" />} {...(active !== undefined && { active })}>
      {['Status', 'Operator', 'Day'].slice(0, count).map((name) => (
        <input key={name} aria-label={name} />
      ))}
    </FilterFields>
  );

  test('fold but for the first, and say whether they are open and how many narrow the list', async () => {
    show(controls(3, 2));
    const fold = screen.getByRole('button', { name: 'Filters · 2' });
    const others = document.getElementById(fold.getAttribute('aria-controls')!)!;
    expect(within(others).getByLabelText('Status')).toBeInTheDocument();
    expect(within(others).queryByLabelText('Search')).toBeNull();
    expect(others).toHaveAttribute('data-folds', 'true');
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(others).toHaveAttribute('data-open', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(others).toHaveAttribute('data-open', 'true');
  });

  test('do not fold one beside the first: the button would be as large', () => {
    show(controls(1));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByLabelText('Status').parentElement).toHaveAttribute('data-folds', 'false');
  });

  test('break no rule of axe', async () => {
    expect(await faultsOf(controls(3))).toEqual([]);
  });
});
