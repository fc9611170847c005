import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aCoach, aSeat } from '../testing/coach.js';
import { faultsOf, show } from '../testing/show.js';
import type { MapSeat } from './seat.js';
import { SeatMap, type SeatMapProps } from './SeatMap.js';

const onChange = jest.fn<(selected: string[]) => void>();
beforeEach(() => {
  onChange.mockClear();
});

function Chooser({ seats = aCoach(), first = [], ...rest }: Partial<SeatMapProps> & { first?: string[] }) {
  const [selected, setSelected] = useState(first);
  const keep = (next: string[]) => {
    onChange(next);
    setSelected(next);
  };
  return <SeatMap seats={seats} max={2} {...rest} selected={selected} onChange={keep} />;
}
const seat = (number: string) => screen.getByRole('checkbox', { name: new RegExp(`seat ${number},`) });
const status = () => screen.getByRole('status').textContent;

describe('names', () => {
  test('a seat says row, number, position, state and price', () => {
    show(<Chooser />);
    expect(screen.getByRole('checkbox', { name: 'Row 3, seat 3A, window, available, $12,00' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Row 3, seat 3B, aisle, available, $12,00' })).toBeVisible();
  });

  test('a seat between two others is a middle seat', () => {
    show(<Chooser seats={['1A', '1B', '1C'].map((number, index) => aSeat(number, 1, index + 1))} />);
    expect(seat('1B')).toHaveAccessibleName('Row 1, seat 1B, middle, available, $12,00');
  });

  test.each<[string, Partial<MapSeat>]>([
    ['unavailable', { state: 'UNAVAILABLE' }],
    ['blocked', { state: 'BLOCKED' }],
    ['blocked', { allowMale: false, allowFemale: false }],
    ['women only', { allowMale: false }],
    ['men only', { allowFemale: false }],
  ])('the state "%s" is in the name of %j', (word, change) => {
    show(<Chooser seats={aCoach(1, { '1A': change })} />);
    expect(seat('1A')).toHaveAccessibleName(`Row 1, seat 1A, window, ${word}, $12,00`);
  });

  test('the type of a seat is in its name and its legend; where there are several, seats show it in short', () => {
    const bed = { id: '2', name: 'Bed', abbreviation: 'B', icon: 'bed', category: null };
    const sofa = { id: '3', name: 'Sofa', abbreviation: 'SO', icon: 'unheard-of', category: 'First class' };
    const { rerender } = show(<Chooser seats={[aSeat('1A', 1, 1, { seatType: bed })]} />);
    const legend = screen.getByRole('list', { name: 'What the seats mean' });
    expect(seat('1A')).toHaveAccessibleName('Row 1, seat 1A, window, Bed, available, $12,00');
    expect(within(legend).getByText('Bed')).toBeVisible();
    expect(screen.queryByText('B')).toBeNull();
    rerender(<Chooser seats={[aSeat('1A', 1, 1, { seatType: bed }), aSeat('1B', 1, 2, { seatType: sofa })]} />);
    expect(seat('1B')).toHaveAccessibleName(expect.stringContaining('First class · Sofa'));
    expect(within(legend).getByText('First class · Sofa')).toBeVisible();
    expect(screen.getAllByText('SO')).toHaveLength(2);
  });

  test('seats stand in groups, one a row', () => {
    show(<Chooser />);
    expect(within(screen.getByRole('group', { name: 'Row 2' })).getAllByRole('checkbox')).toHaveLength(4);
  });

  test('a row without seats is not counted', () => {
    const driver = { ...aSeat('', 0, 1), kind: 'DRIVER' as const };
    show(<Chooser seats={[driver, ...aCoach(1)]} />);
    expect(seat('1A')).toHaveAccessibleName(expect.stringMatching(/^Row 1,/));
    expect(screen.getByRole('img', { name: 'Driver' })).toBeVisible();
  });
});

describe('choosing', () => {
  test('the chosen seats and the total are announced', async () => {
    show(<Chooser seats={aCoach(2, { '1B': { price: money(1500, 'USD') } })} />);
    expect(status()).toBe('Choose 2 seats');
    await userEvent.click(seat('1A'));
    await userEvent.click(seat('1B'));
    expect(seat('1B')).toBeChecked();
    expect(status()).toBe('2 of 2: 1A, 1B · total $27,00');
    await userEvent.click(seat('1A'));
    expect(status()).toBe('1 of 2: 1B · total $15,00');
  });

  test('one seat too many is refused with a message', async () => {
    show(<Chooser first={['1A', '1B']} />);
    await userEvent.click(seat('2A'));
    expect(seat('2A')).not.toBeChecked();
    expect(status()).toBe('You have your 2 seats: 1A, 1B. To take 2A instead, give one back first.');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a taken seat can be reached and heard, but not chosen', async () => {
    show(<Chooser seats={aCoach(1, { '1A': { state: 'UNAVAILABLE' } })} />);
    expect(seat('1A')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(seat('1A'));
    expect(seat('1A')).not.toBeChecked();
    expect(status()).toBe('Seat 1A cannot be chosen.');
  });

  test('a chosen seat that somebody else takes is given up with a message, the others stay', () => {
    const { rerender } = show(<Chooser first={['1A', '1B']} />);
    rerender(<Chooser seats={aCoach(3, { '1A': { state: 'UNAVAILABLE' } })} first={['1A', '1B']} />);
    expect(onChange).toHaveBeenCalledWith(['1B']);
    expect(seat('1B')).toBeChecked();
    expect(status()).toBe('Seat 1A has just been taken. Please choose another one.');
  });

  test('my own hold can be changed', async () => {
    show(<Chooser seats={aCoach(1, { '1A': { state: 'SELECTED' } })} first={['1A']} />);
    await userEvent.click(seat('1A'));
    expect(onChange).toHaveBeenCalledWith([]);
  });

  test('where not everybody pays the same, dearer seats say what they cost more', () => {
    const seats = aCoach(1).map((one) => ({
      ...one,
      price: undefined,
      more: money(one.number === '1A' ? 100 : 0, 'USD'),
    }));
    show(<Chooser seats={seats} />);
    expect(seat('1A')).toHaveAccessibleName('Row 1, seat 1A, window, available, +$1,00');
    expect(screen.getByText('+$1,00')).toBeVisible();
  });

  test('different prices are explained in the legend', () => {
    show(<Chooser seats={aCoach(2, { '1A': { price: money(1500, 'USD') } })} />);
    const legend = screen.getByRole('list', { name: 'What the seats mean' });
    expect(within(legend).getByText('$12,00')).toBeVisible();
    expect(within(legend).getByText('$15,00')).toBeVisible();
  });

  test.each<[string, Partial<MapSeat>, string[]]>([
    ['is free', {}, []],
    ['is for men only', { allowFemale: false }, ['Men only']],
  ])('the legend explains all five states before one meets them; a seat that %s adds %3$j', (_, change, more) => {
    show(<Chooser seats={aCoach(1, { '1A': change })} />);
    const legend = within(screen.getByRole('list', { name: 'What the seats mean' }));
    const five = ['Available', 'Selected', 'Unavailable', 'Blocked', 'Women only'];
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...five, ...more]);
  });
});

test('what something else chose is announced, and what was said of the last press is gone', () => {
  const { rerender } = show(<SeatMap seats={aCoach()} max={2} selected={['1A']} onChange={onChange} />);
  rerender(
    <SeatMap seats={aCoach(3, { '1A': { state: 'UNAVAILABLE' } })} max={2} selected={['1A']} onChange={onChange} />,
  );
  expect(status()).toBe('Seat 1A has just been taken. Please choose another one.');
  rerender(<SeatMap seats={aCoach()} max={2} selected={['1C', '1D']} onChange={onChange} />);
  expect(status()).toBe('2 of 2: 1C, 1D · total $24,00');
});

describe('keyboard', () => {
  test('Tab stops at one seat, arrows walk along and across the rows, Space chooses', async () => {
    const user = userEvent.setup();
    show(<Chooser />);
    await user.tab();
    expect(seat('1A')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(seat('1C')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(seat('2C')).toHaveFocus();
    await user.keyboard('{End}{ArrowUp}{Home}{ArrowLeft}');
    expect(seat('1A')).toHaveFocus();
    await user.keyboard(' ');
    expect(seat('1A')).toBeChecked();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('across a row with fewer seats the nearest column is next', async () => {
    const user = userEvent.setup();
    show(<Chooser seats={[aSeat('1A', 1, 1), aSeat('1D', 1, 5), aSeat('2D', 2, 5), aSeat('3C', 3, 4)]} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(seat('2D')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(seat('3C')).toHaveFocus();
  });
});

describe('floors', () => {
  const sleeper = [aSeat('L1', 1, 1), aSeat('L2', 1, 2), aSeat('U1', 1, 1, { floor: 2 })];

  test('two floors are tabs, and a choice on the other floor stays', async () => {
    const user = userEvent.setup();
    show(<Chooser seats={sleeper} />);
    await user.click(seat('L2'));
    await user.click(screen.getByRole('tab', { name: 'Upper floor' }));
    expect(screen.queryByRole('checkbox', { name: /seat L2/ })).toBeNull();
    await user.click(seat('U1'));
    expect(status()).toBe('2 of 2: L2, U1 · total $24,00');
    expect(screen.getByRole('tab', { name: 'Lower floor , 1 seat chosen' })).toBeVisible();
  });

  test('arrows change the tab', async () => {
    const user = userEvent.setup();
    show(<Chooser seats={sleeper} />);
    screen.getByRole('tab', { name: 'Lower floor' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Upper floor' })).toHaveFocus();
    expect(seat('U1')).toBeVisible();
  });

  test('axe finds nothing', async () => {
    expect(await faultsOf(<Chooser seats={sleeper} first={['U1']} />)).toEqual([]);
  });
});

test('axe finds nothing on a coach with every state', async () => {
  const every = { '1A': { state: 'UNAVAILABLE' }, '1B': { state: 'BLOCKED' }, '2A': { allowMale: false } } as const;
  expect(await faultsOf(<Chooser seats={aCoach(3, every)} first={['3A']} />)).toEqual([]);
});
