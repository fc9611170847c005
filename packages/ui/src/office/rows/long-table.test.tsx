import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SingleKeysProvider } from '../../keys/use-shortcuts.js';
import { show } from '../../testing/show.js';
import { DataTable } from '../DataTable.js';

const HEIGHT = 40;
let scrolled = 0;

/** Rows lie under each other, as they do in a browser. */
function rectOf(this: Element): DOMRect {
  const parts = [...(this.closest('table')?.tBodies[0]?.rows ?? [])];
  const height = (row: HTMLElement) => (row.style.height === '' ? HEIGHT : Number.parseInt(row.style.height, 10));
  const above = parts.slice(0, Math.max(0, parts.indexOf(this as HTMLTableRowElement)));
  const y = above.reduce((sum, row) => sum + height(row), 0) - scrolled;
  const own = this.tagName === 'TBODY' ? parts.reduce((sum, row) => sum + height(row), 0) : HEIGHT;
  return new DOMRect(0, y, 100, own);
}

beforeEach(() => {
  scrolled = 0;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
});
afterEach(() => void jest.restoreAllMocks());

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `Row ${at + 1}`);
const list = (count: number, more = {}) => (
  <SingleKeysProvider value>
    <DataTable
      label="Rows"
      rows={rowsOf(count)}
      rowId={(row) => row}
      columns={[{ key: 'name', title: 'Name', render: (row) => row }]}
      onOpen={() => undefined}
      {...more}
    />
  </SingleKeysProvider>
);
const drawn = () => screen.getAllByRole('row').length - 1;
const room = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].reduce(
    (sum, row) => sum + (row.style.height === '' ? HEIGHT : Number.parseInt(row.style.height, 10)),
    0,
  );
async function scrollTo(row: number) {
  scrolled = row * HEIGHT;
  fireEvent.scroll(document);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

describe('a list of many rows', () => {
  test('draws those that are near, and says how many there are', async () => {
    show(list(500));
    expect(drawn()).toBeLessThan(100);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    expect(room()).toBe(500 * HEIGHT);
    expect(screen.queryByText('Row 300')).toBeNull();
    await scrollTo(300);
    expect(screen.getByText('Row 300').closest('tr')).toHaveAttribute('aria-rowindex', '301');
    expect(drawn()).toBeLessThan(150);
    expect(room()).toBe(500 * HEIGHT);
  });

  test('is gone through by the keyboard, and keeps the row that has the focus', async () => {
    const onEdit = jest.fn();
    show(list(500, { onEdit }));
    for (let step = 0; step < 120; step++) await userEvent.keyboard('j');
    expect(screen.getByText('Row 120').closest('tr')).toHaveFocus();
    await scrollTo(450);
    expect(screen.getByText('Row 120').closest('tr')).toHaveFocus();
    await userEvent.keyboard('k');
    expect(screen.getByText('Row 119').closest('tr')).toHaveFocus();
    await userEvent.keyboard('e');
    expect(onEdit).toHaveBeenCalledWith('Row 119');
  });

  test('is selected whole, with what is not drawn', async () => {
    const onChange = jest.fn();
    show(list(300, { selection: { ids: [], onChange } }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(onChange.mock.lastCall).toEqual([rowsOf(300)]);
  });

  test('is printed whole', () => {
    show(list(300));
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toBe(300);
  });

  test('of a hundred is drawn whole, so that the browser finds words in it', () => {
    show(list(100));
    expect(drawn()).toBe(100);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });
});
