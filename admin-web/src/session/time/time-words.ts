import { defineMessages, type NoMessageValues } from 'react-intl';

export const timeWords = defineMessages<{ yours: { own: string }; yourTime: NoMessageValues }>({
  yours: { id: 'admin.time.yours', defaultMessage: 'your time: {own}' },
  yourTime: { id: 'admin.time.your-time', defaultMessage: 'Your time' },
});
