import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { amountToType, formatMoney } from '@naga/kernel/money.js';
import { standardFee } from '@naga/kernel/standard-refund.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Disclosure } from '@naga/ui/Disclosure';
import { RadioGroup } from '@naga/ui/RadioGroup';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { moneyOf } from '../../session/money.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { CAUSES, causeWords } from './cause-words.js';
import type { DonationAnswer } from './give-action.js';
import classes from './GiveForCause.module.css';
import { givenWith } from './given-with.js';

const words = defineMessages<{
  title: NoMessageValues;
  given: { amount: string };
  lead: NoMessageValues;
  howMuch: NoMessageValues;
  nothing: NoMessageValues;
  other: NoMessageValues;
  amount: { currency: string };
  unknown: NoMessageValues;
  cause: NoMessageValues;
  give: NoMessageValues;
}>({
  title: { id: 'checkout.donation.title', defaultMessage: 'Give for a good cause' },
  given: { id: 'checkout.donation.given', defaultMessage: 'You give {amount} for a good cause' },
  lead: {
    id: 'checkout.donation.lead',
    defaultMessage: 'It goes to the cause in full, is paid with your seats, and is not given back.',
  },
  howMuch: { id: 'checkout.donation.how-much', defaultMessage: 'How much would you like to give?' },
  nothing: { id: 'checkout.donation.nothing', defaultMessage: 'Nothing' },
  other: { id: 'checkout.donation.other', defaultMessage: 'Another amount' },
  amount: { id: 'checkout.donation.amount', defaultMessage: 'Amount in {currency}' },
  unknown: { id: 'checkout.donation.unknown', defaultMessage: 'Write an amount that can be paid, such as 5.' },
  cause: { id: 'checkout.donation.cause', defaultMessage: 'What is it for?' },
  give: { id: 'checkout.donation.give', defaultMessage: 'Add to what I pay' },
});

type Booking = Pick<CheckoutBooking_BookingFragment, 'fees' | 'total'>;

/** A few amounts, or one's own, for a cause; the page's action takes intent=donation. Works without script. */
export function GiveForCause({ booking, answer }: { booking: Booking; answer: DonationAnswer | undefined }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { state, formData } = useNavigation();
  const given = givenWith(booking);
  const { currency } = moneyOf(booking.total);
  const dollar = standardFee(currency);
  const offered = [dollar / 2, dollar, dollar * 2];
  const had = given?.amount.amount ?? 0;
  const isOwn = had > 0 && !offered.includes(had);
  const [chosen, setChosen] = useState(isOwn || answer !== undefined ? 'other' : String(had));
  const amountText = (amount: number): string => formatMoney({ amount, currency });
  const { refusal } = answer ?? {};
  const wrong = refusal === undefined ? say(words.unknown) : refusalText(intl, refusal.code, refusal.facts);
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <Disclosure
        summary={given === undefined ? say(words.title) : say(words.given, { amount: amountText(had) })}
        open={answer !== undefined}
      >
        <Form method="post" className={classes.form} preventScrollReset>
          <p className={classes.lead}>{say(words.lead)}</p>
          <RadioGroup
            legend={say(words.howMuch)}
            name="given"
            look="inline"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: '0', label: say(words.nothing) },
              ...offered.map((amount) => ({ value: String(amount), label: amountText(amount) })),
              { value: 'other', label: say(words.other) },
            ]}
          />
          <div className={classes.other}>
            <TextField
              label={say(words.amount, { currency })}
              name="other"
              inputMode="decimal"
              defaultValue={answer?.typed ?? (isOwn ? amountToType({ amount: had, currency }) : '')}
              error={answer && wrong}
              maxLength={12}
              autoComplete="off"
            />
          </div>
          <div className={classes.cause}>
            <SelectField
              label={say(words.cause)}
              name="cause"
              defaultValue={given?.cause ?? 'GENERAL'}
              options={CAUSES.map((value) => ({ value, label: say(causeWords[value]) }))}
            />
          </div>
          <Button
            type="submit"
            variant="quiet"
            name="intent"
            value="donation"
            busy={state !== 'idle' && formData?.get('intent') === 'donation'}
          >
            {say(words.give)}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}
