import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { TextPage } from '../../features/text-page/TextPage.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  title: { id: 'web.ill.title', defaultMessage: 'COVID-19 and travelling when ill' },
  lead: {
    id: 'web.ill.lead',
    defaultMessage: 'Plain advice, and no law: what countries and operators ask for changes. Ask before you leave.',
  },
  homeTitle: { id: 'web.ill.home.title', defaultMessage: 'If you feel ill' },
  home: {
    id: 'web.ill.home.text',
    defaultMessage:
      'With fever or a cough, travel on another day if you can, and ask a doctor if it gets worse. On the page of your booking you see what comes back, and whether the day can be changed, before you decide.',
  },
  wayTitle: { id: 'web.ill.way.title', defaultMessage: 'On the way' },
  way: {
    id: 'web.ill.way.text',
    defaultMessage:
      'Wash your hands, cough into your elbow, wear a mask if you cough or sit close to many, and let fresh air in where the windows open. Keep a mask and your medicine in the bag at your seat.',
  },
  operatorTitle: { id: 'web.ill.operator.title', defaultMessage: 'What the operator may ask' },
  operator: {
    id: 'web.ill.operator.text',
    defaultMessage:
      'Vehicles and boats are the operator’s: it may ask for a mask, or not take somebody who is plainly ill. Its telephone number stands on your ticket; ask it before the day.',
  },
  ticketTitle: { id: 'web.ill.ticket.title', defaultMessage: 'What holds for your ticket' },
  ticket: {
    id: 'web.ill.ticket.text',
    defaultMessage:
      'When you cancel because you are ill, the rule printed on your ticket applies as on any day. If the operator cancels, you get everything back, fees included.',
  },
  borderTitle: { id: 'web.ill.border.title', defaultMessage: 'Across a border' },
  border: {
    id: 'web.ill.border.text',
    defaultMessage:
      'Who may enter, and with which papers, each country decides. Ask its embassy or its health ministry shortly before you travel; we cannot tell you what holds on that day.',
  },
});

/** Advice that stays true: nothing of what a country demands today. */
export default function WhenIll() {
  const to = useLocalPath();
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      sections={[
        { title: words.homeTitle, text: words.home },
        { title: words.wayTitle, text: words.way },
        { title: words.operatorTitle, text: words.operator },
        { title: words.ticketTitle, text: words.ticket },
        { title: words.borderTitle, text: words.border },
      ]}
    >
      <p>
        <Link to={to('/view-booking-detail')}>
          <FormattedMessage id="web.ill.booking" defaultMessage="Find my booking" />
        </Link>
      </p>
      <p>
        <Link to={to('/operators')}>
          <FormattedMessage id="web.ill.operators" defaultMessage="Operators and how to reach them" />
        </Link>
      </p>
      <p>
        <Link to={to('/contact')}>
          <FormattedMessage id="web.ill.contact" defaultMessage="Ask us" />
        </Link>
      </p>
    </TextPage>
  );
}
