import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RecentBuyers, type RecentBuyersProps } from './RecentBuyers.js';

const bought = {
  contactPhone: '012345678',
  contactEmail: null,
  legs: [
    {
      parts: [
        {
          position: 0,
          state: 'TICKETED',
          title: 'MR' as const,
          nationalOf: 'KH',
          firstName: 'Dara',
          lastName: 'Sok',
        },
      ],
    },
  ],
};

function show(read: RecentBuyersProps['read']) {
  const onTake = jest.fn<RecentBuyersProps['onTake']>();
  const buyers = [{ id: '7', passengerName: 'Dara Sok', contactEmail: null }];
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <RecentBuyers buyers={buyers} read={read} onTake={onTake} />
    </IntlProvider>,
  );
  return { onTake, press: () => fireEvent.click(screen.getByRole('button', { name: 'Dara Sok' })) };
}

test('a press fills in who bought before, and his people', async () => {
  const { onTake, press } = show(async () => bought);
  press();
  await waitFor(() =>
    expect(onTake).toHaveBeenCalledWith(
      expect.objectContaining({ contactPhone: '012345678', people: [expect.objectContaining({ lastName: 'Sok' })] }),
    ),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, RecentBuyersProps['read']]>([
  ['the graph does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['there is no such booking', async () => null],
])('says so when %s, and can be tried again', async (_, fails) => {
  const read = jest.fn<RecentBuyersProps['read']>().mockImplementationOnce(fails).mockResolvedValue(bought);
  const { onTake, press } = show(read);
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('This could not be read. Try again, or type it.');
  expect(onTake).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(onTake).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
