import { describe, expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faultsOf, show } from '../testing/show.js';
import { ExchangeLine } from './ExchangeLine.js';
import { JourneyLine } from './JourneyLine.js';
import { OperatorBadge } from './OperatorBadge.js';
import { Price } from './Price.js';
import { QrCode } from './QrCode.js';
import { Rating } from './Rating.js';
import { RefundCurve } from './RefundCurve.js';
import { StepBar } from './StepBar.js';
import { SummaryPanel } from './SummaryPanel.js';
import { Timeline } from './Timeline.js';

const ends = {
  departure: { time: '07:30', place: 'Night Market' },
  arrival: { time: '13:10', place: 'Siem Reap office', dayOffset: 1 },
};
const DEPARTURE = Date.UTC(2026, 10, 21, 0, 30);
const STANDARD = [
  { minutesBefore: 48 * 60, percent: 100, fee: money(100, 'USD') },
  { minutesBefore: 24 * 60, percent: 90 },
  { minutesBefore: 0, percent: 0 },
];

describe('a journey in words', () => {
  test('direct, with its duration and the day of arrival', () => {
    show(<JourneyLine {...ends} minutes={340} />);
    expect(screen.getByText('direct')).toBeVisible();
    expect(screen.getByText('5 h 40')).toBeVisible();
    expect(screen.getByText('the next day')).toBeInTheDocument();
  });

  test('one change names its place and the waiting', () => {
    show(<JourneyLine {...ends} minutes={495} changes={[{ place: 'Battambang', waitMinutes: 50 }]} />);
    expect(screen.getByText('change in Battambang · 50 min')).toBeVisible();
  });

  test('several changes are counted', () => {
    const change = { place: 'Skun', waitMinutes: 60 };
    show(<JourneyLine {...ends} minutes={120} changes={[change, change]} />);
    expect(screen.getByText('2 changes')).toBeVisible();
    expect(screen.getByText('2 h')).toBeVisible();
  });
});

test('a refund curve speaks local time of the boarding stop', () => {
  show(<RefundCurve tiers={STANDARD} departure={DEPARTURE} />);
  expect(screen.getByText('100 % less $1,00 until Thu 07:30')).toHaveTextContent(/2 days before$/);
  expect(screen.getByText('0 from Fri 07:30')).toHaveTextContent(/24 h before$/);
  expect(screen.getByText('100 % less $1,00')).toBeInTheDocument();
  expect(screen.getByText('Cancel until Fri 07:30')).toHaveTextContent(/24 h before$/);
  expect(screen.getByText('Cancel later')).toHaveTextContent(/later$/);
});

test('Flex gives everything until a quarter of an hour before', () => {
  const flex = [
    { minutesBefore: 15, percent: 100 },
    { minutesBefore: 0, percent: 0 },
  ];
  show(<RefundCurve tiers={flex} departure={DEPARTURE} />);
  expect(screen.getByText('100 % until Sat 07:15')).toHaveTextContent(/15 min before$/);
  expect(screen.getByText('0 from Sat 07:15')).toHaveTextContent(/15 min before$/);
});

test.each([
  [240, money(100, 'USD'), 'Change to another departure until Sat 03:30: $1,00 per passenger and way 4 h before'],
  [90, money(0, 'USD'), 'Change to another departure until Sat 06:00, free of charge 1 h 30 min before'],
  [0, money(0, 'USD'), 'Change to another departure until Sat 07:30, free of charge'],
])('what changing the departure costs, %d minutes before', (minutesBefore, fee, text) => {
  const { container } = show(<ExchangeLine minutesBefore={minutesBefore} fee={fee} departure={DEPARTURE} />);
  expect(container).toHaveTextContent(text);
});

test('a ticket without refund says so', () => {
  show(<RefundCurve tiers={[{ minutesBefore: 0, percent: 0 }]} departure={DEPARTURE} />);
  expect(screen.getByText('This ticket cannot be refunded.')).toBeVisible();
});

test('the current step is told by number and name, and done steps lead back', () => {
  show(<StepBar current="passengers" linkTo={(step, words) => <a href={`/${step}`}>{words}</a>} />);
  expect(screen.getByText('Step 2 of 4:').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('link', { name: 'Seats' })).toHaveAttribute('href', '/seats');
  expect(screen.queryByRole('link', { name: 'Payment' })).toBeNull();
});

test('the summary folds and keeps total and action in sight', async () => {
  show(
    <SummaryPanel
      title="Sat 21 Nov"
      lines={[{ id: 'seats', label: '2 × seat', money: money(2400, 'USD') }]}
      total={money(2460, 'USD')}
      action={<button type="button">Continue</button>}
    />,
  );
  const fold = screen.getByRole('button', { name: /Total \$24,60/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a rating is read out as words', () => {
  show(<Rating value={4.7} count={1} />);
  expect(screen.getByText('Rated 4,7 of 5')).toBeInTheDocument();
  expect(screen.getByText('· 1 review')).toBeVisible();
});

test.each([
  ['Mekong Ibis', 'MI'],
  ['Tonle', 'TO'],
  ['giant ibis express', 'GI'],
])('%s without a logo shows %s', (name, letters) => {
  show(<OperatorBadge name={name} />);
  expect(screen.getByText(letters)).toBeVisible();
});

test('axe finds nothing', async () => {
  const faults = await faultsOf(
    <>
      <JourneyLine {...ends} minutes={340} changes={[{ place: 'Skun', waitMinutes: 40 }]} />
      <StepBar current="payment" linkTo={(step, words) => <a href={`/${step}`}>{words}</a>} />
      <h1>Seats</h1>
      <SummaryPanel
        title="Trip"
        total={money(100, 'USD')}
        after={<RefundCurve tiers={STANDARD} departure={DEPARTURE} />}
      />
      <Timeline
        label="What happened"
        events={[
          { id: '1', state: 'done', title: 'Held', at: '10:02' },
          { id: '2', state: 'current', title: 'Paid', children: 'by card' },
          { id: '3', state: 'todo', title: 'Boarding' },
        ]}
      />
      <Price money={money(900, 'USD')} before={money(1200, 'USD')} from whom="1 passenger" />
      <Rating value={4.7} count={12} />
      <OperatorBadge name="Mekong Ibis" markOnly />
      <QrCode value="naga" label="Ticket" />
    </>,
  );
  expect(faults).toEqual([]);
});
