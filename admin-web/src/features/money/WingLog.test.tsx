import { expect, test } from '@jest/globals';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { WingLog, type WingLogProps } from './WingLog.js';

const show = (entries: WingLogProps['entries']) =>
  render(
    <LanguageProvider language="en" messages={{}}>
      <WingLog entries={entries} />
    </LanguageProvider>,
  );

test('each report stands with its time, as it was sent', () => {
  const at = '2026-11-20T06:00:00.000Z';
  show([
    { id: '1', at, logData: { event: 'returned', messages: null } },
    { id: '2', at, logData: { event: '<b>paid</b>', more: { code: 7 } } },
  ]);
  expect(screen.getByRole('heading', { name: 'What the Wing app reported' })).toBeVisible();
  expect(screen.getByText('event: returned · messages: null')).toBeVisible();
  expect(screen.getByText('event: <b>paid</b> · more: {"code":7}')).toBeVisible();
  expect(screen.getAllByText('2026-11-20 13:00')).toHaveLength(2);
});

test('nothing stands where nothing was reported', () => {
  show([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
