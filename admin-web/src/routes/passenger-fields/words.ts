import { defineMessages } from 'react-intl';

export const words = defineMessages({
  title: { id: 'admin.passenger-fields.title', defaultMessage: 'What passengers are asked' },
  about: {
    id: 'admin.passenger-fields.about',
    defaultMessage:
      'Name, title and nationality are asked of everybody. What is ticked here is asked of each passenger, too, wherever tickets of this operator are sold, and has to be told before payment. What is sold already stays as it was sold.',
  },
  operator: { id: 'admin.passenger-fields.operator', defaultMessage: 'Operator' },
  asked: { id: 'admin.passenger-fields.asked', defaultMessage: 'Asked of each passenger' },
  save: { id: 'admin.passenger-fields.save', defaultMessage: 'Save' },
  saved: { id: 'admin.passenger-fields.saved', defaultMessage: 'Saved. It is asked from now on.' },
});
