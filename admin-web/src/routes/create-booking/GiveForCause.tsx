import { useScope } from '@naga/app-kit/PermissionGate';
import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Disclosure } from '@naga/ui/Disclosure';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useState } from 'react';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { donationWords } from '../../features/booking-words/donation-words.js';
import { asMoney } from '../../session/as-money.js';
import { askAgain } from '../../session/ask-again.js';
import { useAttempt } from '../../session/use-attempt.js';
import { type SaleToPay_BookingFragment, useGiveWithSaleMutation } from './create-booking.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  given: { amount: string };
  lead: NoMessageValues;
  amount: { currency: string };
  wrong: NoMessageValues;
  cause: NoMessageValues;
  give: NoMessageValues;
  none: NoMessageValues;
}>({
  title: { id: 'admin.give.title', defaultMessage: 'Give for a good cause' },
  given: { id: 'admin.give.given', defaultMessage: '{amount} for a good cause' },
  lead: {
    id: 'admin.give.lead',
    defaultMessage:
      'Only where the customer wants it: it goes to the cause in full, is paid with the seats, and is not given back.',
  },
  amount: { id: 'admin.give.amount', defaultMessage: 'Amount in {currency}' },
  wrong: { id: 'admin.give.wrong', defaultMessage: 'Write an amount that can be paid, such as 5.' },
  cause: { id: 'admin.give.cause', defaultMessage: 'What is it for?' },
  give: { id: 'admin.give.give', defaultMessage: 'Add to what is paid' },
  none: { id: 'admin.give.none', defaultMessage: 'Take it off' },
});

type Cause = keyof typeof donationWords;
const CAUSES = Object.keys(donationWords) as Cause[];

export interface GiveForCauseProps {
  booking: Pick<SaleToPay_BookingFragment, 'id' | 'fees' | 'total'>;
  reload: () => Promise<unknown>;
}

/** What a customer at the desk gives for a cause with his seats, for who may change the sale (docs/decisions/0138). */
export function GiveForCause({ booking, reload }: GiveForCauseProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const attempt = useAttempt();
  const [give, { loading }] = useGiveWithSaleMutation();
  const [isWrong, setWrong] = useState(false);
  const scope = useScope('booking.edit');
  if (scope === undefined) return null;
  const given = booking.fees.find(({ name }) => name === 'donation');
  const currency = booking.total.currency as Currency;

  async function set(amount: number, cause: Cause) {
    const variables = { bookingId: booking.id, amount, cause };
    await attempt(async () => (await give({ variables })).data?.setDonation);
    askAgain(reload);
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const amount = typedAmount(String(data.get('amount')), currency) ?? 0;
    setWrong(amount <= 0);
    if (amount > 0) void set(amount, String(data.get('cause')) as Cause);
  }
  return (
    <Card kind="panel" as="section">
      <Disclosure
        summary={given === undefined ? say(words.title) : say(words.given, { amount: asMoney(given.amount) })}
      >
        <form className="back-office__stack" onSubmit={send} noValidate>
          <p>{say(words.lead)}</p>
          <TextField
            name="amount"
            label={say(words.amount, { currency })}
            defaultValue={given && amountToType({ ...given.amount, currency })}
            error={isWrong ? say(words.wrong) : undefined}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
          />
          <SelectField
            name="cause"
            label={say(words.cause)}
            defaultValue={given?.cause ?? 'GENERAL'}
            options={CAUSES.map((value) => ({ value, label: say(donationWords[value]) }))}
          />
          <div className="back-office__actions">
            <Button type="submit" variant="quiet" busy={loading}>
              <FormattedMessage {...words.give} />
            </Button>
            {given !== undefined && (
              <Button variant="quiet" busy={loading} onClick={() => void set(0, 'GENERAL')}>
                <FormattedMessage {...words.none} />
              </Button>
            )}
          </div>
        </form>
      </Disclosure>
    </Card>
  );
}
