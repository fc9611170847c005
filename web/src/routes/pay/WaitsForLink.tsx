import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { QrCode } from '@naga/ui/QrCode';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useAskAgain } from '../../features/checkout/use-ask-again.js';
import { useWalletApp } from '../../features/checkout/wing-log.js';
import { moneyOf } from '../../session/money.js';
import classes from './pay.module.css';
import type { PayLinkQuery } from './pay.generated.js';
import { words } from './pay-words.js';

const more = defineMessages({ other: { id: 'pay.other', defaultMessage: 'Pay another way' } });

/** A code to scan, an app to open, or just the answer of a provider: the page asks again until it is there. */
export function WaitsForLink({ link }: { link: NonNullable<PayLinkQuery['payLink']> }) {
  const { formatMessage: say } = useIntl();
  useAskAgain(true);
  const amount = formatMoney(moneyOf(link.amount));
  const payment = link.payments.at(-1);
  const qr = payment?.qr ?? null;
  const onOpen = useWalletApp(payment?.method === 'WING' ? payment.id : undefined);
  const payUrl = payment?.payUrl ?? null;
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <div className={classes.form}>
        {qr !== null && (
          <>
            <p>{say(words.scan)}</p>
            <QrCode value={qr} label={say(words.code, { amount })} size={232} />
          </>
        )}
        <p role="status">{say(words.waits)}</p>
        {payUrl !== null && (
          <Button as="a" href={payUrl} onClick={onOpen}>
            {say(words.openApp)}
          </Button>
        )}
        <Button as={Link} variant="quiet" to={{ search: '?other' }} reloadDocument>
          {say(more.other)}
        </Button>
      </div>
    </Card>
  );
}
