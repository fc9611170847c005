import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: { pnr: string };
  back: NoMessageValues;
  exchange: NoMessageValues;
  ride: { from: string; to: string; day: string };
  open: { until: string; amount: string };
  openTitle: NoMessageValues;
  pay: { amount: string };
  again: NoMessageValues;
  codeTitle: NoMessageValues;
  codeText: NoMessageValues;
  codeSend: NoMessageValues;
  codeSent: NoMessageValues;
  code: NoMessageValues;
  codeCheck: NoMessageValues;
  name: NoMessageValues;
  nameText: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  nameSave: NoMessageValues;
}>({
  title: { id: 'change.title', defaultMessage: 'Change booking {pnr}' },
  back: { id: 'change.back', defaultMessage: 'Back to the booking' },
  exchange: { id: 'change.exchange', defaultMessage: 'Another date or departure' },
  ride: { id: 'change.ride', defaultMessage: '{from} to {to}, {day}' },
  open: {
    id: 'change.open',
    defaultMessage: 'They are yours until {until} if you pay {amount}. Until then your old tickets stay valid.',
  },
  openTitle: { id: 'change.openTitle', defaultMessage: 'Your new seats are held' },
  pay: { id: 'change.pay', defaultMessage: 'Pay {amount}' },
  again: { id: 'change.again', defaultMessage: 'Choose again' },
  codeTitle: { id: 'change.codeTitle', defaultMessage: 'Is this booking yours?' },
  codeText: {
    id: 'change.codeText',
    defaultMessage:
      'We send a code to the telephone and the e-mail address of the booking. With it you can change it for half an hour.',
  },
  codeSend: { id: 'change.codeSend', defaultMessage: 'Send me the code' },
  codeSent: { id: 'change.codeSent', defaultMessage: 'The code is on its way. Enter it here.' },
  code: { id: 'change.code', defaultMessage: 'Code of six digits' },
  codeCheck: { id: 'change.codeCheck', defaultMessage: 'Check the code' },
  name: { id: 'change.name', defaultMessage: 'Correct a name' },
  nameText: {
    id: 'change.nameText',
    defaultMessage:
      'Up to three letters, or first and last name in the wrong place: once for each passenger, for nothing.',
  },
  firstName: { id: 'change.firstName', defaultMessage: 'First name' },
  lastName: { id: 'change.lastName', defaultMessage: 'Last name' },
  nameSave: { id: 'change.nameSave', defaultMessage: 'Correct the name' },
});
