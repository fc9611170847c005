import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { defineMessages, FormattedMessage, type NoMessageValues, type PrimitiveType } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';
import { useCopy } from '../../session/use-copy.js';

const words = defineMessages<{
  link: NoMessageValues;
  linkText: { until: PrimitiveType };
  copy: NoMessageValues;
  waits: NoMessageValues;
}>({
  link: { id: 'admin.pay.link', defaultMessage: 'The customer pays here' },
  linkText: {
    id: 'admin.pay.link-text',
    defaultMessage:
      'Send him this link, or open it for him. It can be paid until {until}; this page goes on by itself.',
  },
  copy: { id: 'admin.pay.copy', defaultMessage: 'Copy the link' },
  waits: { id: 'admin.pay.waits', defaultMessage: 'Waiting for the payment…' },
});

export interface PayLinkProps {
  payUrl: string;
  /** Until when it can be paid. */
  expiresAt: string | null;
}

/** Where the customer himself pays, while this page waits. */
export function PayLink({ payUrl, expiresAt }: PayLinkProps) {
  const copy = useCopy();
  const link = new URL(payUrl, location.origin).href;
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage {...words.link} />
        </h2>
        {expiresAt !== null && (
          <p>
            <FormattedMessage {...words.linkText} values={{ until: <LocalTime at={expiresAt} /> }} />
          </p>
        )}
        <p className="back-office__address">
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
