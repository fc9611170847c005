import { defineMessages, type NoMessageValues } from 'react-intl';

type Word = 'ways' | 'waysAbout' | 'email' | 'sms' | 'smsHint' | 'telegram' | 'says' | 'saysAbout';

/** What a notification says, and by which ways. */
export const notificationWords = defineMessages<
  Record<Word, NoMessageValues> & { titleIn: { language: string }; textIn: { language: string } }
>({
  ways: { id: 'admin.notifications.ways', defaultMessage: 'Other ways' },
  waysAbout: {
    id: 'admin.notifications.ways-about',
    defaultMessage:
      'Every account has it in its inbox on the site. Groups are spared who stopped messages; passengers are told of their ride.',
  },
  email: { id: 'admin.notifications.email', defaultMessage: 'By e-mail' },
  sms: { id: 'admin.notifications.sms', defaultMessage: 'By SMS' },
  smsHint: { id: 'admin.notifications.sms-hint', defaultMessage: 'Only to who gets no e-mail.' },
  telegram: { id: 'admin.notifications.telegram', defaultMessage: 'By Telegram' },
  says: { id: 'admin.notifications.says', defaultMessage: 'What it says' },
  saysAbout: {
    id: 'admin.notifications.says-about',
    defaultMessage: 'Whoever reads a language that stays empty gets the English words.',
  },
  titleIn: { id: 'admin.notifications.title-in', defaultMessage: 'Title, {language}' },
  textIn: { id: 'admin.notifications.text-in', defaultMessage: 'Text, {language}' },
});
