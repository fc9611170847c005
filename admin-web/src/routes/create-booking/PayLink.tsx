import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { FormattedMessage } from 'react-intl';
import { useCopy } from '../../features/action/use-copy.js';
import { localStamp } from '../../session/local-stamp.js';
import type { SaleToPay_BookingFragment } from './create-booking.generated.js';
import { words } from './pay-words.js';

/** Where the customer himself pays, while this page waits. */
export function PayLink({ payment }: { payment: SaleToPay_BookingFragment['payments'][number] }) {
  const copy = useCopy();
  const link = new URL(payment.payUrl ?? '', location.origin).href;
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage {...words.link} />
        </h2>
        {payment.expiresAt !== null && (
          <p>
            <FormattedMessage {...words.linkText} values={{ until: localStamp(payment.expiresAt) }} />
          </p>
        )}
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        </p>
        <div className="back-office__actions">
          <Button variant="quiet" onClick={() => void copy(link)}>
            <FormattedMessage {...words.copy} />
          </Button>
        </div>
        <p role="status">
          <FormattedMessage {...words.waits} />
        </p>
      </div>
    </Card>
  );
}
