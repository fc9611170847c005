import { Card } from '@naga/ui/Card';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { TextPage } from '../../features/text-page/TextPage.js';
import { HELP_EMAIL, HELP_PHONE, telephoneLink } from '../../session/help.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  title: { id: 'web.contact.title', defaultMessage: 'Contact' },
  lead: {
    id: 'web.contact.lead',
    defaultMessage: 'Khmer and English, every day from 06:00 to 22:00. Have your booking reference at hand.',
  },
  lateTitle: { id: 'web.contact.late.title', defaultMessage: 'Your bus is late or you are' },
  late: {
    id: 'web.contact.late.text',
    defaultMessage:
      'Call the operator first: its number stands on your ticket. If nobody answers, call us and we will reach the driver.',
  },
  changeTitle: { id: 'web.contact.change.title', defaultMessage: 'You want to change or cancel' },
  change: {
    id: 'web.contact.change.text',
    defaultMessage: 'Open your booking with its reference and your e-mail. You see what comes back before you decide.',
  },
});

export default function Contact() {
  const to = useLocalPath();
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      sections={[
        { title: words.lateTitle, text: words.late },
        { title: words.changeTitle, text: words.change },
      ]}
    >
      <p>
        <Link to={to('/view-booking-detail')}>
          <FormattedMessage id="web.contact.booking" defaultMessage="Find my booking" />
        </Link>
      </p>
      <Card style={{ padding: 20 }}>
        <p>
          <FormattedMessage
            id="web.contact.phone"
            defaultMessage="Telephone: {phone}"
            values={{ phone: <a href={telephoneLink(HELP_PHONE)}>{HELP_PHONE}</a> }}
          />
        </p>
        <p>
          <FormattedMessage
            id="web.contact.email"
            defaultMessage="E-mail: {email}"
            values={{ email: <a href={`mailto:${HELP_EMAIL}`}>{HELP_EMAIL}</a> }}
          />
        </p>
      </Card>
    </TextPage>
  );
}
