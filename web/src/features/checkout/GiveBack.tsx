import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { forgetTrip } from '../../session/kept-trip.js';

/** Gives the held seats up: nothing of the choice stays, but the trip does. The page's own action takes `intent=give-back`. */
export function GiveBack({ busy = false }: { busy?: boolean }) {
  return (
    <Form method="post" onSubmit={() => forgetTrip(sessionStorage)}>
      <Button type="submit" variant="link" name="intent" value="give-back" busy={busy}>
        <FormattedMessage id="checkout.giveBack" defaultMessage="Give the seats back" />
      </Button>
    </Form>
  );
}
