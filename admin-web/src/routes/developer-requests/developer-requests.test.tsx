import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import DeveloperRequestsRoute from './DeveloperRequestsRoute.js';

const request = (id: string, part: object = {}) => ({
  __typename: 'DeveloperRequest',
  id,
  name: `Developer ${id}`,
  email: `dev${id}@example.com`,
  company: 'Ferry Finder',
  website: 'https://ferry.example',
  purpose: 'Tickets in our app',
  countryCode: 'KH',
  state: 'WAITING',
  createdAt: '2026-11-20T02:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  note: null,
  accountId: null,
  ...part,
});
const answers: Answers = {
  DeveloperRequests: () => ({
    developerRequests: { __typename: 'DeveloperRequestPage', total: 1, next: null, rows: [request('4')] },
  }),
  DecideDeveloperRequest: ({ approve }) => ({
    decideDeveloperRequest: request('4', { state: approve === true ? 'APPROVED' : 'REFUSED' }),
  }),
};
const show = (at: string, told: Answers = {}, grants: Record<string, string> = { 'developer.approve': 'all' }) =>
  showScreen([{ path: 'developer-requests', Component: DeveloperRequestsRoute }], at, someone(grants), {
    ...answers,
    ...told,
  });
const dialog = () => screen.findByRole('dialog', { name: 'Developer 4' });

describe('the requests of developers', () => {
  test('are listed by state, in the address', async () => {
    const { sent } = show('/developer-requests?state=WAITING');
    const row = within(await screen.findByRole('table')).getAllByRole('row')[1];
    expect(row).toHaveTextContent('Developer 4Ferry Finderdev4@example.comCambodia2026-11-20 09:00waiting–');
    expect(sent('DeveloperRequests')).toEqual({ state: 'WAITING', page: 1, pageSize: 50, counted: true });
    expect(screen.getByRole('link', { name: 'Developer 4' })).toHaveAttribute(
      'href',
      '/developer-requests?state=WAITING&request=4',
    );
  });

  test('tell their changes to those who may see the audit', async () => {
    const changes: Answers = {
      RecordChanges: () => ({ auditEntries: { __typename: 'AuditPage', next: null, entries: [] } }),
    };
    const { sent } = show('/developer-requests?request=4', changes, {
      'developer.approve': 'all',
      'audit.view': 'all',
    });
    await dialog();
    await waitFor(() => expect(sent('RecordChanges')).toMatchObject({ entity: 'DeveloperRequest', rowId: '4' }));
  });

  test('are approved, with a note or without', async () => {
    const { sent } = show('/developer-requests?request=4');
    await dialog();
    expect(screen.getByRole('link', { name: 'https://ferry.example' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Developer 4 is a partner now and was told by mail.')).toBeVisible();
    expect(sent('DecideDeveloperRequest')).toEqual({ id: '4', approve: true, note: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are refused with a reason only', async () => {
    const { sent } = show('/developer-requests?request=4');
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('Say why you refuse.')).toBeVisible();
    expect(sent('DecideDeveloperRequest')).toBeUndefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), ' No travel app ');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(sent('DecideDeveloperRequest')).toEqual({ id: '4', approve: false, note: 'No travel app' }),
    );
  });

  test('say why a decision was not taken', async () => {
    const no = refused('DEVELOPER_REQUEST_DECIDED', { state: 'REFUSED' });
    show('/developer-requests?request=4', { DecideDeveloperRequest: () => ({ decideDeveloperRequest: no }) });
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/decided/i);
    expect(screen.getByRole('dialog', { name: 'Developer 4' })).toBeVisible();
  });

  test('that are decided show by whom, and ask nothing; a script is no website', async () => {
    const decided = request('4', {
      state: 'REFUSED',
      decidedBy: 'Vanna Admin',
      decidedAt: '2026-11-20T03:00:00.000Z',
      note: 'No travel app',
      website: 'javascript:alert(1)',
    });
    const page = { __typename: 'DeveloperRequestPage', total: 1, next: null, rows: [decided] };
    show('/developer-requests?request=4', { DeveloperRequests: () => ({ developerRequests: page }) });
    const shown = within(await dialog());
    expect(shown.getByText('Vanna Admin')).toBeVisible();
    expect(shown.getByText('No travel app')).toBeVisible();
    expect(shown.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(shown.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  test('name the right that is missing, and break no rule of accessibility', async () => {
    const none = show('/developer-requests', {}, {});
    expect(screen.getByText(/“developer\.approve”/)).toBeVisible();
    none.unmount();
    const { container } = show('/developer-requests?request=4');
    await dialog();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
