import { describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { OperatorDecision, type OperatorDecisionProps } from './OperatorDecision.js';
import { sentence } from '../../../test/sentence.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

function show(change: Partial<OperatorDecisionProps> = {}) {
  const onAccept = jest.fn<OperatorDecisionProps['onAccept']>();
  const onRefuse = jest.fn<OperatorDecisionProps['onRefuse']>().mockResolvedValue(true);
  const shown = render(
    <MantineProvider>
      <LanguageProvider language="en" messages={{}}>
        <OperatorDecision
          pnr="KX74QP"
          paid={{ amount: 2400, currency: 'USD' }}
          from="Siem Reap"
          to="Pakse"
          operator="Mekong Crossing"
          confirmBy="2026-11-21T04:30:00+07:00"
          isMine
          isConnection={false}
          busy={false}
          onAccept={onAccept}
          onRefuse={onRefuse}
          {...change}
        />
      </LanguageProvider>
    </MantineProvider>,
  );
  return { ...shown, onAccept, onRefuse, user: userEvent.setup({ delay: null }) };
}

describe('a ride that its operator confirms by hand', () => {
  test('says until when, and is accepted at a press', async () => {
    const { user, onAccept } = show();
    expect(screen.getByText('Siem Reap → Pakse waits for your answer')).toBeVisible();
    expect(screen.getByText(sentence(/^Until 2026-11-21 04:30\. Without an answer it is rejected/))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  test('is refused with a reason and the typed word only', async () => {
    const { user, onRefuse } = show();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(screen.getByRole('button', { name: 'Refuse and pay everything back' }));
    expect(screen.getByText('Write a reason.')).toBeVisible();
    expect(onRefuse).not.toHaveBeenCalled();
    expect(screen.getByText('KX74QP · $24,00 USD')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Why\?/ }), '  No van today ');
    await user.click(screen.getByRole('button', { name: 'Refuse and pay everything back' }));
    expect(screen.getByText('Nothing is done until REFUND stands here.')).toBeVisible();
    expect(onRefuse).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: /REFUND/ }), 'refund');
    await user.click(screen.getByRole('button', { name: 'Refuse and pay everything back' }));
    expect(onRefuse).toHaveBeenCalledWith('No van today');
  });

  test('of which nothing was paid is ended by another word: no money goes back', async () => {
    const { user, onRefuse } = show({ paid: { amount: 0, currency: 'USD' } });
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.type(screen.getByRole('textbox', { name: /^Why\?/ }), 'No van');
    await user.type(screen.getByRole('textbox', { name: /CANCEL/ }), 'cancel');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
    expect(onRefuse).toHaveBeenCalledWith('No van');
  });

  test('one may think again', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  test('of somebody else is told without buttons, and that a connection is decided together', () => {
    show({ isMine: false, isConnection: true });
    expect(screen.getByText('Siem Reap → Pakse waits for Mekong Crossing')).toBeVisible();
    expect(screen.getByText(/Rides that connect are decided together/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('axe finds nothing', async () => {
    const { container, user } = show();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
