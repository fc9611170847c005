import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refused } from '../../../../test/show-screen.js';
import { TARIFF, BOSS, CLERK, show, at, drafted } from '../../../../test/tariff-desk.js';

afterEach(() => sessionStorage.clear());

describe('the matrix', () => {
  test('is walked and filled by the keyboard, and what is different is told before it is sent', async () => {
    const shown = show('/tariffs/1', BOSS);
    await screen.findByRole('grid', { name: 'Price for nationals' });
    expect(at('Kep', 'Takeo')).toHaveTextContent('9');
    expect((await axe(shown.container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('9,50{Enter}');
    expect(at('Kep', 'Takeo')).toHaveTextContent('9,50');
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}');
    expect(at('Kep', 'Kampot')).toHaveTextContent('9,50');
    expect(screen.getByText('2 prices are different')).toBeVisible();
    expect(screen.getAllByText(/^\$9,50 \/ \$12,00/)).not.toHaveLength(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(at('Kep', 'Kampot')).toHaveTextContent('5');
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    await screen.findByText('What it changes');
    expect(drafted(shown).input).toMatchObject({
      seen: 1,
      operations: [
        {
          kind: 'PUT_PRICE',
          fromZoneId: '1',
          toZoneId: '2',
          passengerType: 'ADULT',
          price: { local: 950, foreign: 1200 },
        },
      ],
    });
  });

  test('takes a block of a spreadsheet, with commas or points, and leaves zones within which nobody rides', async () => {
    show('/tariffs/1', BOSS);
    const grid = await screen.findByRole('grid');
    await userEvent.click(at('Kep', 'Takeo'));
    fireEvent.paste(grid, { clipboardData: { getData: () => '7,50\t1.234,00\nx\t8\r\n' } });
    expect(at('Kep', 'Takeo')).toHaveTextContent('7,50');
    expect(at('Kep', 'Kampot')).toHaveTextContent('1.234,00');
    expect(at('Takeo', 'Takeo').textContent).toBe('');
    expect(at('Takeo', 'Kampot')).toHaveTextContent('8');
    // For visitors nothing was said of it.
    expect(at('Takeo', 'Kampot')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(at('Kampot', 'Kampot'));
    fireEvent.paste(grid, { clipboardData: { getData: () => '1,50' } });
    expect(at('Kampot', 'Kampot')).toHaveTextContent('1,50');
    expect(screen.queryByText(/beyond the matrix/)).toBeNull();
    fireEvent.paste(grid, { clipboardData: { getData: () => '1,50\t2,50\t\n3,50' } });
    expect(screen.getByText('2 cells that you pasted lie beyond the matrix and were left out.')).toBeVisible();
    fireEvent.paste(grid, { clipboardData: { getData: () => '1,50' } });
    expect(screen.queryByText(/beyond the matrix/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    expect(await screen.findByText('Some cells are not right yet: they are marked.')).toBeVisible();
  });

  test('raises what is selected, takes it back, and edits all of one price beside it', async () => {
    const shown = show('/tariffs/1', BOSS);
    await screen.findByRole('grid');
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.type(screen.getByRole('textbox', { name: /^Percent/ }), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Raise' }));
    expect([at('Kep', 'Takeo').textContent, at('Kep', 'Kampot').textContent]).toEqual(['9.9', '5.5']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(at('Kep', 'Takeo')).toHaveTextContent('9');
    await userEvent.type(screen.getByRole('textbox', { name: /^Offer for nationals/ }), '6');
    expect(await screen.findByText('An offer has to be lower than the price.')).toBeVisible();
    expect(screen.getByText('So since 2026-11-01.')).toBeVisible();
    expect(shown.asked.some(({ name }) => name === 'DraftTariffChange')).toBe(false);
  });

  test('says nothing of the commission to who only asks, and tells what was written meanwhile', async () => {
    show('/tariffs/1', CLERK, {
      DraftTariffChange: () => ({ draftTariffChange: refused('TARIFF_CHANGED', { operations: [0] }) }),
    });
    await screen.findByRole('grid');
    expect(screen.queryByRole('textbox', { name: /Commission/ })).toBeNull();
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('8{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    expect(await screen.findByText(/^Somebody else has changed some of these prices/)).toBeVisible();
  });

  test('of forty zones draws the row alone in which something is typed', async () => {
    const zones = Array.from({ length: 40 }, (_, index) => ({
      __typename: 'TariffZone',
      id: String(index + 1),
      name: `Zone ${index + 1}`,
      stopCount: 1,
    }));
    show('/tariffs/1', BOSS, { TariffMatrix: () => ({ tariff: { ...TARIFF, zones, cells: [] } }) });
    const cells = await screen.findAllByRole('gridcell');
    expect(cells).toHaveLength(1600);
    fireEvent.mouseDown(cells[41 * 5 + 1]!);
    fireEvent.keyDown(screen.getByRole('grid'), { key: '7' });
    expect(screen.getAllByRole('textbox').filter((box) => box.closest('td'))).toHaveLength(1);
  });
});
