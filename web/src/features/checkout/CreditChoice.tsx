import { CheckboxField } from '@naga/ui/CheckboxField';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';

const words = defineMessages<{
  toWallet: NoMessageValues;
  toWalletHint: NoMessageValues;
  guest: { email: string };
  signIn: NoMessageValues;
}>({
  toWallet: { id: 'booking.cancel.toWallet', defaultMessage: 'As credit for my next trip' },
  toWalletHint: {
    id: 'booking.cancel.toWalletHint',
    defaultMessage:
      'It is there at once, to pay for trips with; it cannot be paid out as money. Otherwise the money goes back the way it came, which takes some days.',
  },
  guest: {
    id: 'booking.cancel.creditForGuests',
    defaultMessage:
      'With an account whose e-mail address is {email} you can have it at once, as credit for your next trip, which cannot be paid out as money.',
  },
  signIn: { id: 'booking.cancel.signIn', defaultMessage: 'Sign in or make an account' },
});

export interface CreditChoiceProps {
  booking: { takesCredit: boolean; bookingType: string; contactEmail: string | null };
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** What comes back as credit (field `refundTo`) for who bought it by himself; who has no account is told how he could. */
export function CreditChoice({ booking, isChosen, onChange }: CreditChoiceProps) {
  const { formatMessage: say } = useIntl();
  const to = useLocalPath();
  const { pathname, search } = useLocation();
  const isGuest = useMember() === undefined;
  if (booking.takesCredit)
    return (
      <CheckboxField
        name="refundTo"
        value="WALLET"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        label={say(words.toWallet)}
        hint={say(words.toWalletHint)}
      />
    );
  if (!isGuest || booking.bookingType !== 'GUEST' || booking.contactEmail === null) return null;
  const login = `${to('/auth/login')}?${new URLSearchParams({ redirectPath: `${pathname}${search}` })}`;
  return (
    <p>
      {say(words.guest, { email: booking.contactEmail })} <Link to={login}>{say(words.signIn)}</Link>
    </p>
  );
}
