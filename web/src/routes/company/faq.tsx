import { Disclosure } from '@naga/ui/Disclosure';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { thing } from '../../features/structured-data/thing.js';
import { TextPage } from '../../features/text-page/TextPage.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  title: { id: 'web.faq.title', defaultMessage: 'Questions and answers' },
  lead: { id: 'web.faq.lead', defaultMessage: 'The short answers. For everything else there is a person.' },
});
const questions = defineMessages({
  account: { id: 'web.faq.account.question', defaultMessage: 'Do I need an account?' },
  email: { id: 'web.faq.email.question', defaultMessage: 'I have no e-mail address. Can I still book?' },
  hold: { id: 'web.faq.hold.question', defaultMessage: 'How long are my seats held?' },
  pay: { id: 'web.faq.pay.question', defaultMessage: 'How can I pay?' },
  price: { id: 'web.faq.price.question', defaultMessage: 'Why are there two prices?' },
  ticket: { id: 'web.faq.ticket.question', defaultMessage: 'Must I print my ticket?' },
  cancel: { id: 'web.faq.cancel.question', defaultMessage: 'What do I get back when I cancel?' },
  early: { id: 'web.faq.early.question', defaultMessage: 'When should I be at the stop?' },
});
const answers = defineMessages({
  account: {
    id: 'web.faq.account.answer',
    defaultMessage: 'No. Your booking reference and your e-mail open your booking at any time.',
  },
  email: {
    id: 'web.faq.email.answer',
    defaultMessage: 'Yes. Choose “I don’t have e-mail”, give a telephone number and keep the link of your ticket.',
  },
  hold: {
    id: 'web.faq.hold.answer',
    defaultMessage: 'As long as the countdown says, and you can ask for more time. Afterwards they go back on sale.',
  },
  pay: {
    id: 'web.faq.pay.answer',
    defaultMessage:
      'By card, and on many routes in cash on boarding. More ways are coming; the payment page shows what works for your journey.',
  },
  price: {
    id: 'web.faq.price.answer',
    defaultMessage:
      'Some operators set a local and a foreign price. Which one applies is decided by the passport of each passenger.',
  },
  ticket: {
    id: 'web.faq.ticket.answer',
    defaultMessage: 'No. Show the QR code on your telephone; it works without network once you have opened it.',
  },
  cancel: {
    id: 'web.faq.cancel.answer',
    defaultMessage:
      'Until 48 hours before departure everything but one dollar a seat, until 24 hours 90 %, until 12 hours 75 %, until 4 hours 50 %, later nothing. Fees are not refunded.',
  },
  early: {
    id: 'web.faq.early.answer',
    defaultMessage: 'At the time printed on your ticket, usually half an hour before departure.',
  },
});
const ORDER = ['account', 'email', 'hold', 'pay', 'price', 'ticket', 'cancel', 'early'] as const;

export default function Faq() {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      sections={[]}
      jsonLd={
        import.meta.env?.SSR
          ? [
              thing('FAQPage', {
                mainEntity: ORDER.map((one) =>
                  thing('Question', {
                    name: intl.formatMessage(questions[one]),
                    acceptedAnswer: thing('Answer', { text: intl.formatMessage(answers[one]) }),
                  }),
                ),
              }),
            ]
          : []
      }
    >
      {ORDER.map((one) => (
        <Disclosure key={one} summary={intl.formatMessage(questions[one])}>
          <p>{intl.formatMessage(answers[one])}</p>
        </Disclosure>
      ))}
      <p>
        <Link to={to('/covid19-guidelines')}>
          <FormattedMessage id="web.faq.ill" defaultMessage="You are ill before a journey" />
        </Link>
      </p>
    </TextPage>
  );
}
