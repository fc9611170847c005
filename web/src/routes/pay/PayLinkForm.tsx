import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { RadioGroup } from '@naga/ui/RadioGroup';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { METHOD_WORDS } from '../../features/checkout/method-words.js';
import { moneyOf } from '../../session/money.js';
import classes from './pay.module.css';
import type { PayLinkQuery } from './pay.generated.js';
import { words } from './pay-words.js';

/** Ways to pay what is no booking, the usual one first. */
export const WAYS = ['CARD', 'KHQR', 'WING', 'PIPAY'] as const;

/** How to pay, and the one button that pays. Without script it is a plain form. */
export function PayLinkForm({ link, noMethod }: { link: NonNullable<PayLinkQuery['payLink']>; noMethod: boolean }) {
  const { formatMessage: say } = useIntl();
  const busy = useNavigation().state !== 'idle';
  const [method, setMethod] = useState<(typeof WAYS)[number]>('CARD');
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <Form method="post" className={classes.form} id="pay-link">
        <ErrorSummary errors={noMethod ? [{ fieldId: 'pay-link', text: say(words.noMethod) }] : []} />
        <RadioGroup
          legend={say(words.how)}
          name="method"
          look="cards"
          value={method}
          onChange={setMethod}
          options={WAYS.map((value) => ({
            value,
            label: say(METHOD_WORDS[value][0]),
            hint: say(METHOD_WORDS[value][1]),
          }))}
        />
        <p className={classes.small}>{say(words.safe)}</p>
        <Button type="submit" size="large" wide busy={busy}>
          {say(words.pay, { amount: formatMoney(moneyOf(link.amount)) })}
        </Button>
      </Form>
    </Card>
  );
}
