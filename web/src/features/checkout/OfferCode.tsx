import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Disclosure } from '@naga/ui/Disclosure';
import { TextField } from '@naga/ui/TextField';
import { useEffect, useRef } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { moneyOf } from '../../session/money.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import type { OfferAnswer } from './offer-code-action.js';
import classes from './OfferCode.module.css';
import { useLinkedCode } from './use-linked-code.js';

const words = defineMessages<{
  have: NoMessageValues;
  code: NoMessageValues;
  apply: NoMessageValues;
  missing: NoMessageValues;
  saved: { code: string; saved: string };
  remove: NoMessageValues;
}>({
  have: { id: 'checkout.offer.have', defaultMessage: 'Do you have an offer code?' },
  code: { id: 'checkout.offer.code', defaultMessage: 'Offer code' },
  apply: { id: 'checkout.offer.apply', defaultMessage: 'Use the code' },
  missing: { id: 'checkout.offer.missing', defaultMessage: 'Type the code first.' },
  saved: { id: 'checkout.offer.saved', defaultMessage: 'You save {saved} with {code}.' },
  remove: { id: 'checkout.offer.remove', defaultMessage: 'Remove the code' },
});

export interface OfferCodeProps {
  booking: Pick<CheckoutBooking_BookingFragment, 'couponCode' | 'discount'>;
  answer: OfferAnswer | undefined;
}

/** A code that lowers the price, folded until it is wanted; the page's action takes intent=coupon and removeCoupon. */
export function OfferCode({ booking: { couponCode, discount }, answer }: OfferCodeProps) {
  const intl = useIntl();
  const { state, formData } = useNavigation();
  const busyWith = state === 'idle' ? undefined : formData?.get('intent');
  const linked = useLinkedCode();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer !== undefined) field.current?.focus();
  }, [answer]);
  if (couponCode !== null) {
    const saved = formatMoney(moneyOf(discount));
    return (
      <Card as="section" kind="panel" className={classes.panel}>
        <Form method="post" className={classes.saved} preventScrollReset>
          <span role="status">{intl.formatMessage(words.saved, { code: couponCode, saved })}</span>
          <Button type="submit" variant="link" name="intent" value="removeCoupon" busy={busyWith === 'removeCoupon'}>
            {intl.formatMessage(words.remove)}
          </Button>
        </Form>
      </Card>
    );
  }
  const { refusal } = answer ?? {};
  const wrong =
    refusal === undefined ? intl.formatMessage(words.missing) : refusalText(intl, refusal.code, refusal.facts);
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <Disclosure
        key={linked ?? ''}
        summary={intl.formatMessage(words.have)}
        open={answer !== undefined || linked !== undefined}
      >
        <Form method="post" className={classes.row} preventScrollReset>
          <TextField
            ref={field}
            label={intl.formatMessage(words.code)}
            name="code"
            defaultValue={answer?.code ?? linked ?? ''}
            error={answer && wrong}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" variant="quiet" name="intent" value="coupon" busy={busyWith === 'coupon'}>
            {intl.formatMessage(words.apply)}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}
