import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { TextPage } from '../../features/text-page/TextPage.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  title: { id: 'account.referrals.title', defaultMessage: 'Earn as an affiliate' },
  lead: {
    id: 'account.referrals.lead',
    defaultMessage: 'Bring travellers from your guest house, blog or channel and earn a share of what they book.',
  },
  how: { id: 'account.referrals.how', defaultMessage: 'How it works' },
  howText: {
    id: 'account.referrals.howText',
    defaultMessage:
      'You get a link with your number. Who follows it and books within seven days counts for you, whichever page he books on; the last link followed counts. Your own purchases do not.',
  },
  paid: { id: 'account.referrals.paid', defaultMessage: 'When you are paid' },
  paidText: {
    id: 'account.referrals.paidText',
    defaultMessage: 'Seven days after the trip. What is refunded is taken off in proportion.',
  },
});

/** What affiliates do and get; a link that leads here with ?ref= counts like any other. */
export default function Partners() {
  const to = useLocalPath();
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      sections={[
        { title: words.how, text: words.howText },
        { title: words.paid, text: words.paidText },
      ]}
    >
      <p>
        <Button as={Link} to={to('/contact')}>
          <FormattedMessage id="account.referrals.ask" defaultMessage="Ask for a link" />
        </Button>
      </p>
    </TextPage>
  );
}
