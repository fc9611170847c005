import { Notice } from '@naga/ui/Notice';
import { defineMessages, FormattedMessage, type NoMessageValues } from 'react-intl';

const words = defineMessages<Record<'ride' | 'booking' | 'journey' | 'name', NoMessageValues>>({
  ride: { id: 'admin.another-operator.ride', defaultMessage: 'Another operator drives this ride.' },
  booking: {
    id: 'admin.another-operator.booking',
    defaultMessage: 'Another operator drives a ride of this booking: only your own rides can be changed here.',
  },
  journey: {
    id: 'admin.another-operator.journey',
    defaultMessage:
      'Another operator drives a ride of each journey that could be changed: a connection is exchanged as a whole.',
  },
  name: {
    id: 'admin.another-operator.name',
    defaultMessage: 'A name is the same on every ride, and another operator drives one of them.',
  },
});

export interface AnotherOperatorProps {
  /** What cannot be done because of it: anything with a ride, with the whole booking, an exchange, a passenger's name. */
  of: keyof typeof words;
}

/** In place of a button: why what it would do is not the reader's. */
export function AnotherOperator({ of }: AnotherOperatorProps) {
  return (
    <small>
      <FormattedMessage {...words[of]} />
    </small>
  );
}

/** The same where a whole form would stand, or above one that leaves something out. */
export function AnotherOperatorNotice({ of }: AnotherOperatorProps) {
  return (
    <Notice>
      <FormattedMessage {...words[of]} />
    </Notice>
  );
}
