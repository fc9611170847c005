import { Button } from '@naga/ui/Button';
import { defineMessages, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';

const words = defineMessages<{ resend: { address: string } }>({
  resend: { id: 'checkout.view.resend', defaultMessage: 'Send the tickets again to {address}' },
});

/** The tickets once more, to the booking's own address: by mail, or by SMS where it has none. */
export function ResendTickets({ address }: { address: string }) {
  const intl = useIntl();
  const { state, formData } = useNavigation();
  return (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value="resend"
        variant="quiet"
        busy={state !== 'idle' && formData?.get('intent') === 'resend'}
      >
        {intl.formatMessage(words.resend, { address })}
      </Button>
    </Form>
  );
}
