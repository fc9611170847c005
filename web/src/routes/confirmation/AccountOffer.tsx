import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';

const words = defineMessages({
  title: { id: 'checkout.offer.title', defaultMessage: 'Keep your trips together' },
  text: {
    id: 'checkout.offer.text',
    defaultMessage:
      'With an account this booking stands in your list, and you earn points with it. A password is all we need.',
  },
  create: { id: 'checkout.offer.create', defaultMessage: 'Create an account' },
});

/** After the payment, never before it: an account, whose form knows already what the booking knows. */
export function AccountOffer({ bookingId, className }: { bookingId: string; className: string | undefined }) {
  const intl = useIntl();
  const to = useLocalPath();
  if (useMember() !== undefined) return null;
  return (
    <Card as="section" kind="panel" className={className}>
      <h2>{intl.formatMessage(words.title)}</h2>
      <p>{intl.formatMessage(words.text)}</p>
      <p>
        <Button as={Link} variant="quiet" to={to(`/auth/register?booking=${bookingId}`)}>
          {intl.formatMessage(words.create)}
        </Button>
      </p>
    </Card>
  );
}
