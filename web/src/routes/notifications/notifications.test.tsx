import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import * as notifications from './notifications.js';

const row = (id: string, readAt: string | null = null) => ({
  id,
  title: `Title ${id}`,
  text: 'First line\nSecond line',
  createdAt: '2026-11-20T20:00:00.000Z',
  readAt,
});

function show(rows: readonly object[], total = rows.length) {
  const read: unknown[] = [];
  const shown = stage([{ path: 'dashboard/notifications', module: notifications }], {
    at: '/dashboard/notifications',
    graph: playing({
      MyNotifications: () => ({ myNotifications: { total, rows } }),
      ReadNotifications: ({ ids }) => {
        read.push(ids);
        return { readNotifications: 1 };
      },
    }),
    member: aMember(),
  });
  return { ...shown, read };
}

test('an inbox shows what is new, and says that it was read', async () => {
  const { container, read } = show([row('9'), row('8', '2026-11-20T21:00:00.000Z')], 21);
  expect(await screen.findByRole('heading', { name: 'Title 9 New' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Title 8' })).toBeVisible();
  expect(screen.getAllByText('Saturday 21 November 2026')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/dashboard/notifications?page=2');
  expect(read[0]).toEqual(['9']);
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('an empty one says what will stand there', async () => {
  const { read } = show([]);
  expect(await screen.findByText('No notification yet')).toBeVisible();
  expect(read).toEqual([]);
});
