import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  LINE,
  LISTED,
  SCHEDULE,
  TOUCHES_NOBODY,
  clocks,
  press,
  save,
  saveChange,
  show,
} from '../../../test/line-stage.js';
import { badInput, someone } from '../../../test/show-screen.js';

afterEach(() => sessionStorage.clear());

/** Routes that are found by their name: the one that is changed, and another one. */
const FOUND = {
  Lines: () => ({
    page: {
      __typename: 'LinePage',
      total: 2,
      next: null,
      rows: [LISTED, { ...LISTED, id: '8', name: 'Phnom Penh – Kep' }],
    },
  }),
};

test('a line of many times says each in a line; one is opened to be changed, or when it is wrong', async () => {
  const timings = Array.from({ length: 3 }, (_, at) => ({ ...LINE.timings[0]!, id: `${at + 1}` }));
  show('/routes/7', { Line: () => ({ record: { ...LINE, timings } }) });
  const [first] = await screen.findAllByRole('region', { name: /^07:30/ });
  expect(within(first!).getByText(/^Every day · /)).toBeVisible();
  const folded = within(first!).getByText('Change this time').closest('details')!;
  expect(folded).not.toHaveAttribute('open');
  await userEvent.clear(within(folded).getAllByLabelText(/^Leaves|^Departs/)[0]!);
  await save();
  expect(folded).toHaveAttribute('open');
});

test('the schedule of another route is loaded, to be checked and saved', async () => {
  const { sent } = show('/routes/7', { ...FOUND, UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  await userEvent.click(await screen.findByText('Load the schedule of another route'));
  await userEvent.type(screen.getByRole('combobox', { name: 'Route of the same operator' }), 'Phnom');
  await screen.findByRole('option', { name: /Phnom Penh – Kep/ });
  // Its own times are there already.
  expect(screen.queryByRole('option', { name: /Phnom Penh – Kampot/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: /Phnom Penh – Kep/ }));
  await press('Load its times');
  await screen.findByText('One time is loaded. Check them, then save.');
  expect(sent('Lines')).toMatchObject({ filter: { operatorId: '1', transportType: 'BUS' } });
  await saveChange();
  await screen.findByText(/The route is saved/);
  const { input } = sent('UpdateLine') as { input: { timings: { id: string | null; schedules: object[] }[] } };
  expect(input.timings.map(({ id }) => id)).toEqual(['10', null]);
  expect(input.timings[1]!.schedules).toMatchObject([
    { id: null, vehicleTypeId: '5', daysOfWeek: [1, 2, 3, 4, 5, 6, 7] },
  ]);
});

test('a timetable is pasted from a spreadsheet: what cannot be read is told by row and column, then times are filled in', async () => {
  const { sent } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  await userEvent.click(await screen.findByText('Paste a timetable from a spreadsheet'));
  const sheet = screen.getByRole('textbox', { name: /^Timetable/ });
  await userEvent.click(sheet);
  await userEvent.paste('Stop\tA\tB\nCentral\t7:30\t13:00\nKep\t9:10\tsoon\nBridge\t10:30\t16:00');
  await press('Fill in the times');
  expect(await screen.findByText('Row 3, column 3: “soon” is no clock.')).toBeVisible();
  await userEvent.clear(sheet);
  await userEvent.paste('7:30\t13:00\n9:10\t14:30\n10:30\t16:00');
  expect(screen.queryByText(/is no clock/)).toBeNull();
  await press('Fill in the times');
  expect(await screen.findByText('One time is new, one has other clocks. Check them, then save.')).toBeVisible();
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '07:30: other clocks at Kep',
    '13:00 is a new time',
    expect.stringMatching(/^13:00 begins to run on 181 days from/),
  ]);
  await press('Save the change');
  await screen.findByText(/The route is saved/);
  expect(sent('UpdateLine')).toMatchObject({
    input: {
      timings: [
        { id: '10', stops: [{}, { arrivalTime: '09:10' }, {}] },
        { id: null, stops: [{ departureTime: '13:00' }, {}, {}], schedules: [{ id: null, vehicleTypeId: '5' }] },
      ],
    },
  });
});

test('its stops are moved by keyboard, and what stays is sent with its ids', async () => {
  const { sent } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  (await screen.findByRole('button', { name: 'Move Bridge up' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Bridge is stop 2 of 3 now.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Help at the border' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Non-stop' }));
  await press('Copy this time');
  const [, copy] = screen.getAllByRole('region', { name: '07:30 – 10:30' });
  await userEvent.click(within(copy!).getByRole('button', { name: 'Shift' }));
  await saveChange();
  await screen.findByText(/The route is saved/);
  const { id, version, disable, input } = sent('UpdateLine') as {
    id: string;
    version: number;
    disable: boolean;
    input: { amenityIds: string[]; tripInfoIds: string[]; stops: object[]; timings: object[] };
  };
  expect({ id, version, disable }).toEqual({ id: '7', version: 3, disable: false });
  expect(input.amenityIds).toEqual(['3', '4']);
  expect(input.tripInfoIds).toEqual(['8', '9']);
  expect(input.stops).toMatchObject([
    { id: '1', travelTime: 0 },
    { id: '3', travelTime: 90 },
    { id: '2', travelTime: 180 },
  ]);
  expect(input.timings).toMatchObject([
    { id: '10', schedules: [{ id: '100' }] },
    { id: null, stops: [{ departureTime: '08:00' }, {}, { arrivalTime: '11:00' }], schedules: [{ id: null }] },
  ]);
});

test('who goes by keyboard is not sent to the top by what he moves to an end or takes out', async () => {
  show('/routes/7');
  const up = await screen.findByRole('button', { name: 'Move Bridge up' });
  up.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByText('Bridge is stop 1 of 3 now.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Bridge up' })).toHaveFocus();
  for (const gone of ['Remove Kep', 'Remove these days', 'Remove this time']) {
    screen.getByRole('button', { name: gone }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: gone })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  }
});

test('a time says its branch, who waits for it and its note in each language', async () => {
  const { sent, container } = show('/routes/7', {
    ...FOUND,
    UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }),
  });
  await userEvent.click(await screen.findByText('Rules of this time: sale, pick-up, branch, connections'));
  await userEvent.selectOptions(await screen.findByLabelText(/Branch that drives it/), 'Riverside');
  await userEvent.type(screen.getByRole('combobox', { name: /Add a route that waits/ }), 'Phnom');
  await userEvent.click(await screen.findByRole('option', { name: /Phnom Penh – Kep/ }));
  expect(screen.getByRole('button', { name: 'Remove Phnom Penh – Kep' })).toBeVisible();
  // Of other operators the platform speaks.
  expect(screen.queryByLabelText(/Of another operator/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Seasons, closed days and rules'));
  await userEvent.selectOptions(screen.getByLabelText(/Another branch on these days/), 'Airport');
  await userEvent.type(screen.getByLabelText(/Note for travellers.*English/), 'Bring a blanket');
  await userEvent.type(screen.getByLabelText(/Note for travellers.*ខ្មែរ/), 'យកភួយ');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await saveChange();
  await screen.findByText(/The route is saved/);
  expect(sent('UpdateLine')).toMatchObject({
    input: {
      timings: [
        {
          routeBranchId: '21',
          connectingRouteIds: ['8'],
          connectingOperatorId: null,
          schedules: [{ routeBranchId: '22', specificNote: { en: 'Bring a blanket', km: 'យកភួយ', th: null } }],
        },
      ],
    },
  });
});

test('a note in Khmer alone is told to need English, at its field', async () => {
  const wrong = () => badInput({ path: 'timings.0.schedules.0.specificNote.en', code: 'REQUIRED' });
  show('/routes/7', { LineTouched: wrong });
  await userEvent.click(await screen.findByText('Seasons, closed days and rules'));
  await userEvent.type(screen.getByLabelText(/Note for travellers.*ខ្មែរ/), 'យកភួយ');
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/Note for travellers.*English/)).toBeInvalid();
});

test('a stop is called otherwise at one time, in each language, and where English is missing it is told', async () => {
  const sent: { input: { timings: { stops: object[] }[] } }[] = [];
  const wrong = () => badInput({ path: 'timings.0.stops.1.stopName.en', code: 'REQUIRED' });
  let looks = 0;
  const { container } = show('/routes/7', {
    LineTouched: () => (looks++ > 0 ? { lineTouched: TOUCHES_NOBODY } : wrong()),
    UpdateLine: (variables) => {
      sent.push(variables as never);
      return { updateLine: { ...LINE, version: 4 } };
    },
  });
  await userEvent.click(await screen.findByText('Other names of stops at this time'));
  await userEvent.selectOptions(screen.getByLabelText('Stop'), 'Kep');
  await userEvent.type(screen.getByLabelText(/Kep is called.*ខ្មែរ/), 'ច្រក ៤');
  expect(screen.getByText('Other names of stops at this time: one')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Stop'), 'Bridge');
  await save();
  expect(await screen.findByLabelText(/Kep is called.*English/)).toBeInvalid();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Kep is called.*English/), 'Gate 4');
  await press('Move Kep up');
  await saveChange();
  await screen.findByText(/The route is saved/);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.input.timings[0]!.stops).toMatchObject([
    { departureTime: '07:30', stopName: { en: 'Gate 4', km: 'ច្រក ៤', th: null } },
    { arrivalTime: '09:00', stopName: null },
    { stopName: null },
  ]);
});

test('who works at a branch changes the times that it drives, and reads the others and why', async () => {
  const others = { ...LINE.timings[0]!, id: '20', mayChange: false, routeBranchId: '22' };
  const theirs = {
    ...others,
    stops: [clocks('08:00'), clocks('09:30'), clocks('11:00')],
    schedules: [{ ...SCHEDULE, id: '200', mayChange: false }],
  };
  const record = { ...LINE, mayChange: false, timings: [{ ...LINE.timings[0]!, routeBranchId: '21' }, theirs] };
  const manager = someone({ 'schedule.edit': 'branch' }, { operatorId: '1', branchId: '21', roleId: 10 });
  const asked: string[] = [];
  const { sent, container } = show(
    '/routes/7',
    {
      Line: () => ({ record }),
      UpdateLine: () => ({ updateLine: { ...record, version: 4 } }),
      ...Object.fromEntries(
        ['AmenityRecords', 'TripInfoRecords', 'BranchRecords'].map((name) => [
          name,
          () => {
            asked.push(name);
            return { page: { total: 0, next: null, rows: [] } };
          },
        ]),
      ),
    },
    manager,
  );
  expect(await screen.findByText(/^The route and its stops are your operator’s to change/)).toBeVisible();
  expect(screen.getByLabelText(/Name.*English/)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Bridge up' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument();
  const [ours, read] = ['07:30 – 10:30', '08:00 – 11:00'].map((name) => screen.getByRole('region', { name }));
  expect(within(read!).getByText(/it can only be read here/)).toBeVisible();
  for (const part of [/Leaves Central/, /Vehicle/]) {
    expect(within(read!).getByLabelText(part)).toBeDisabled();
    expect(within(ours!).getByLabelText(part)).toBeEnabled();
  }
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(within(ours!).getByRole('checkbox', { name: /Sun/ }));
  await userEvent.type(screen.getByLabelText('Leaves the first stop at'), '07:00{Enter}');
  await saveChange();
  await screen.findByText(/The route is saved/);
  expect(sent('UpdateLine')).toMatchObject({
    input: {
      amenityIds: ['4'],
      timings: [
        { id: '10', routeBranchId: '21', schedules: [{ daysOfWeek: [1, 2, 3, 4, 5, 6] }] },
        { id: '20', routeBranchId: '22' },
        { id: null, routeBranchId: '21', schedules: [{ routeBranchId: null }] },
      ],
    },
  });
  expect(asked).toEqual([]);
});

test('what is wrong stands at its clock, and a night is marked', async () => {
  const wrong = () => badInput({ path: 'timings.0.stops.1.arrivalTime', code: 'TIME_GOES_BACK' });
  show('/routes/7', { LineTouched: wrong });
  await userEvent.clear(await screen.findByLabelText(/Arrives at Kep/));
  await userEvent.type(screen.getByLabelText(/Arrives at Kep/), '07:00');
  expect(screen.getAllByText('the next day')).not.toHaveLength(0);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('This is earlier than at the stop before');
  expect(screen.getByLabelText(/Arrives at Kep/)).toBeInvalid();
});
