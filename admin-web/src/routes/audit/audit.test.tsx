import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import AuditRoute from './AuditRoute.js';

const person = (userId: string, name: string, roleName: string) => ({
  __typename: 'AuditPerson',
  userId,
  name,
  roleName,
});
const entry = (id: string, part: object = {}) => ({
  __typename: 'AuditEntry',
  id,
  at: '2026-11-20T02:30:00.000Z',
  entity: 'Account',
  rowId: '12',
  ofEntity: null,
  ofId: null,
  action: 'UPDATE',
  requestId: 'req-1',
  ip: '10.0.0.7',
  channel: 'admin',
  changes: [
    { __typename: 'AuditChange', field: 'email', before: 'd***@example.com', after: 's***@naga.example', masked: true },
    { __typename: 'AuditChange', field: 'active', before: 'true', after: 'false', masked: false },
  ],
  actor: {
    __typename: 'AuditActor',
    service: null,
    apiKeyId: null,
    person: person('2', 'Dara Keo', 'Operator admin'),
    impersonator: person('1', 'Vanna Admin', 'Platform admin'),
    onBehalfOf: null,
  },
  ...part,
});
const page = (entries: object[], next: string | null) => ({
  auditEntries: { __typename: 'AuditPage', entries, next },
});
const answers: Answers = {
  Audit: ({ before }) => (before === null ? page([entry('users:2')], '17.users.2') : page([entry('users:1')], null)),
};
const show = (at = '/audit', told = answers, grants: Record<string, string> = { 'audit.view': 'all' }) =>
  showScreen([{ path: 'audit', Component: AuditRoute }], at, someone(grants), told);

const changes = () => screen.findByRole('list', { name: 'Audit' });

describe('the audit', () => {
  test('tells who changed what as whom, through which door, and field by field what was and what is now', async () => {
    show();
    const list = within(await changes());
    expect(list.getByRole('link', { name: 'User 12' })).toHaveAttribute('href', '/users/12');
    expect(list.getByText('changed')).toBeVisible();
    expect(list.getByRole('link', { name: 'Vanna Admin (Platform admin), signed in as Dara Keo (Operator admin)' }))
      .toHaveAttribute('href', '/audit?actor=2'); // oxfmt-ignore
    expect(list.getByText('Back office · 10.0.0.7')).toBeVisible();
    expect(list.getByText('2026-11-20 09:30')).toBeVisible();
    const [masked, active] = list.getAllByRole('definition');
    expect(masked).toHaveTextContent('was d***@example.com→is now s***@naga.examplemasked');
    expect(active).toHaveTextContent('was yes→is now no');
  });

  test('folds what a new record consists of', async () => {
    show('/audit', { Audit: () => page([entry('users:3', { action: 'INSERT' })], null) });
    const list = within(await changes());
    expect(list.getByText('created')).toBeVisible();
    expect(list.getByText('2 fields').closest('details')).not.toHaveAttribute('open');
  });

  test('asks what its address says, days at the stops, the last one included', async () => {
    const { sent } = show(
      '/audit?entity=Account&record=12&actor=2&request=req-1&from=2026-11-19&to=2026-11-20&text=%20mail&action=UPDATE',
    );
    await changes();
    expect(sent('Audit')).toEqual({
      filter: {
        text: 'mail',
        entity: 'Account',
        action: 'UPDATE',
        rowId: '12',
        actorUserId: '2',
        requestId: 'req-1',
        from: '2026-11-18T17:00:00.000Z',
        to: '2026-11-20T17:00:00.000Z',
      },
      before: null,
      first: 50,
    });
  });

  test('goes on to older entries and back to the newest by links', async () => {
    const first = show('/audit?action=UPDATE');
    await changes();
    expect(screen.queryByRole('link', { name: 'First page' })).toBeNull();
    const older = screen.getByRole('link', { name: 'Next page' });
    expect(older).toHaveAttribute('href', '/audit?action=UPDATE&before=17.users.2');
    first.unmount();
    const { sent } = show('/audit?action=UPDATE&before=17.users.2');
    await changes();
    expect(sent('Audit')).toMatchObject({ before: '17.users.2', filter: { action: 'UPDATE' } });
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/audit?action=UPDATE');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  test('begins at the newest entries when a filter is set', async () => {
    const { sent } = show('/audit?before=17.users.2');
    await changes();
    await userEvent.selectOptions(screen.getByLabelText('What'), 'Booking');
    await screen.findByRole('button', { name: 'Remove filter Booking' });
    await waitFor(() => expect(sent('Audit')).toMatchObject({ before: null, filter: { entity: 'Booking' } }));
  });

  test('leaves out of an address what means nothing', async () => {
    const { sent } = show('/audit?actor=me&before=yesterday&entity=Nothing&from=2026-02-30');
    await changes();
    const nothing = { actorUserId: null, entity: null, from: null };
    expect(sent('Audit')).toMatchObject({ before: null, filter: nothing });
  });

  test('says that nothing matches, that it could not be loaded, and which right is missing', async () => {
    const nothing = show('/audit?record=9', { Audit: () => page([], null) });
    expect(await screen.findByText('No change matches')).toBeVisible();
    nothing.unmount();
    const none = show('/audit', answers, {});
    expect(screen.getByText(/“audit\.view”/)).toBeVisible();
    none.unmount();
  });

  test('is a file that goes on where a page ended, until the last one', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { asked } = show('/audit', {
      Audit: ({ before }) => page([entry(before === null ? '1' : '2')], before === null ? 'older' : null),
    });
    await changes();
    asked.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('audit.csv has 2 rows.')).toBeVisible();
    expect(asked.map(({ variables }) => variables['before'])).toEqual([null, 'older']);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  test('breaks no rule of accessibility', async () => {
    const { container } = show('/audit?entity=Account');
    await changes();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
