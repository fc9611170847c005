import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CAUSES, causeWords } from '../../features/checkout/cause-words.js';
import { TextPage } from '../../features/text-page/TextPage.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  title: { id: 'web.csr.title', defaultMessage: 'Responsibility' },
  lead: {
    id: 'web.csr.lead',
    defaultMessage: 'What we owe those who travel, those who drive, and those who live along the road.',
  },
  termsTitle: { id: 'web.csr.terms.title', defaultMessage: 'You know the terms before you pay' },
  terms: {
    id: 'web.csr.terms.text',
    defaultMessage:
      'What comes back when you cancel, and until when, you read before you pay and on your ticket afterwards. Fees are in the price from the first list on.',
  },
  booksTitle: { id: 'web.csr.books.title', defaultMessage: 'Operators see their own books' },
  books: {
    id: 'web.csr.books.text',
    defaultMessage:
      'Each operator reads line by line what was sold for it, what we keep of it and what is paid out, and can question every line.',
  },
  readTitle: { id: 'web.csr.read.title', defaultMessage: 'Everybody can read it' },
  read: {
    id: 'web.csr.read.text',
    defaultMessage:
      'Our pages speak five languages, can be used with the keyboard alone and are read aloud by screen readers. Whoever has no e-mail address books with a telephone number, and a ticket that was opened once works without network.',
  },
  giveTitle: { id: 'web.csr.give.title', defaultMessage: 'Giving for a good cause' },
  give: {
    id: 'web.csr.give.text',
    defaultMessage:
      'You can add a gift to what you pay for a journey, or give without one. It goes to the cause in full; we bear the costs of the payment. You can give for:',
  },
});

/** What is true of this marketplace and can be looked at; no promise beside. */
export default function Responsibility() {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      sections={[
        { title: words.termsTitle, text: words.terms },
        { title: words.booksTitle, text: words.books },
        { title: words.readTitle, text: words.read },
        { title: words.giveTitle, text: words.give },
      ]}
    >
      <ul>
        {CAUSES.map((cause) => (
          <li key={cause}>{intl.formatMessage(causeWords[cause])}</li>
        ))}
      </ul>
      <p>
        <Link to={to('/donation-for-cause')}>
          <FormattedMessage id="web.csr.choose" defaultMessage="Choose a cause and give" />
        </Link>
      </p>
      <p>
        <Link to={to('/donate-now')}>
          <FormattedMessage id="web.csr.now" defaultMessage="Give where it is needed most" />
        </Link>
      </p>
    </TextPage>
  );
}
