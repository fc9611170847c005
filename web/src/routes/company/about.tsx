import { defineMessages } from 'react-intl';
import { TextPage } from '../../features/text-page/TextPage.js';

const words = defineMessages({
  title: { id: 'web.about.title', defaultMessage: 'About Naga' },
  lead: {
    id: 'web.about.lead',
    defaultMessage: 'One place for every bus, taxi and ferry ticket across Cambodia and Laos.',
  },
  whatTitle: { id: 'web.about.what.title', defaultMessage: 'What we do' },
  what: {
    id: 'web.about.what.text',
    defaultMessage:
      'We put the timetables, seats and prices of many operators side by side. You choose your seat, pay once and travel with a ticket that works without network. We also sell experiences and carry parcels.',
  },
  howTitle: { id: 'web.about.how.title', defaultMessage: 'How we work' },
  how: {
    id: 'web.about.how.text',
    defaultMessage:
      'Operators keep their seats and prices themselves. The price in the list is the price you pay, fees included. When you cancel, you see what comes back before you confirm.',
  },
  dataTitle: { id: 'web.about.data.title', defaultMessage: 'Where our place names come from' },
  data: {
    id: 'web.about.data.text',
    defaultMessage:
      'Names and positions of places: GeoNames (geonames.org), under the Creative Commons Attribution 4.0 licence. We have added stops and corrected some spellings.',
  },
});

export default function About() {
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      canonical="/about"
      sections={[
        { title: words.whatTitle, text: words.what },
        { title: words.howTitle, text: words.how },
        { title: words.dataTitle, text: words.data },
      ]}
    />
  );
}
