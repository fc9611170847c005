import { defineMessages, type IntlShape } from 'react-intl';

const channelWords = defineMessages({
  EMAIL: { id: 'admin.inbox.channel.email', defaultMessage: 'E-mail' },
  SMS: { id: 'admin.inbox.channel.sms', defaultMessage: 'SMS' },
  TELEGRAM: { id: 'admin.inbox.channel.telegram', defaultMessage: 'Telegram' },
});
export const CHANNELS = Object.keys(channelWords) as (keyof typeof channelWords)[];

export const channelName = (intl: IntlShape, channel: string): string => {
  const known = CHANNELS.find((one) => one === channel);
  return known ? intl.formatMessage(channelWords[known]) : channel;
};
