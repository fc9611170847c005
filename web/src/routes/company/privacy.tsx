import { defineMessages } from 'react-intl';
import { TextPage } from '../../features/text-page/TextPage.js';

const words = defineMessages({
  title: { id: 'web.privacy.title', defaultMessage: 'Privacy' },
  lead: { id: 'web.privacy.lead', defaultMessage: 'What we know of you, why, and for how long.' },
  whatTitle: { id: 'web.privacy.what.title', defaultMessage: 'What we keep' },
  what: {
    id: 'web.privacy.what.text',
    defaultMessage:
      'The names, nationality and contact you give for a booking, and the booking itself. Card numbers go to the payment provider and never to us.',
  },
  whoTitle: { id: 'web.privacy.who.title', defaultMessage: 'Who else sees it' },
  who: {
    id: 'web.privacy.who.text',
    defaultMessage:
      'The operator that carries you, for the list of its passengers, and the payment provider. Nobody else.',
  },
  cookiesTitle: { id: 'web.privacy.cookies.title', defaultMessage: 'Cookies' },
  cookies: {
    id: 'web.privacy.cookies.text',
    defaultMessage:
      'One for your language (30 days), one for your sign-in (7 or 365 days), one for the partner who sent you (7 days). Recent searches stay in your browser.',
  },
  rightsTitle: { id: 'web.privacy.rights.title', defaultMessage: 'Your rights' },
  rights: {
    id: 'web.privacy.rights.text',
    defaultMessage:
      'Write to us to see, correct or delete what we keep. What accounting law demands stays for its term.',
  },
});

export default function Privacy() {
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      canonical="/privacy-policy"
      sections={[
        { title: words.whatTitle, text: words.what },
        { title: words.whoTitle, text: words.who },
        { title: words.cookiesTitle, text: words.cookies },
        { title: words.rightsTitle, text: words.rights },
      ]}
    />
  );
}
