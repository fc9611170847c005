import { defineMessages, type NoMessageValues } from 'react-intl';

type Word =
  | 'slug'
  | 'slugHint'
  | 'country'
  | 'featured'
  | 'featuredHint'
  | 'localOnly'
  | 'confirms'
  | 'confirmsHint'
  | 'ownId'
  | 'ownIdHint'
  | 'other'
  | 'otherHint'
  | 'ticketPhone'
  | 'ticketEmail'
  | 'ticketHint'
  | 'email'
  | 'phone'
  | 'ticketCopy'
  | 'ticketCopyHint'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'placeHint'
  | 'website'
  | 'websiteHint'
  | 'tagLine'
  | 'about'
  | 'policy'
  | 'policyHint'
  | 'asked'
  | 'codes'
  | 'language'
  | 'logo'
  | 'logoHint'
  | 'backgroundHint'
  | 'background'
  | 'balance'
  | 'settlements'
  | 'people';

/** What the back office says of an operator. */
export const operatorWords = defineMessages<Record<Word, NoMessageValues>>({
  slug: { id: 'admin.operators.slug', defaultMessage: 'Name in addresses' },
  slugHint: {
    id: 'admin.operators.slug-hint',
    defaultMessage: 'Small letters, digits and hyphens, like mekong-ibis. Links to the old one lead to the new one.',
  },
  country: { id: 'admin.operators.country', defaultMessage: 'Country' },
  featured: { id: 'admin.operators.featured', defaultMessage: 'Featured' },
  featuredHint: { id: 'admin.operators.featured-hint', defaultMessage: 'Shown before other operators.' },
  localOnly: { id: 'admin.operators.local-only', defaultMessage: 'Sells to locals only' },
  confirms: { id: 'admin.operators.confirms', defaultMessage: 'Confirms each sale by hand' },
  confirmsHint: {
    id: 'admin.operators.confirms-hint',
    defaultMessage: 'Each sale waits for its yes; nothing is sold shortly before departure.',
  },
  ownId: { id: 'admin.operators.own-id', defaultMessage: 'Own operator number' },
  ownIdHint: { id: 'admin.operators.own-id-hint', defaultMessage: 'Its number in its own books.' },
  other: { id: 'admin.operators.other', defaultMessage: 'Shows the reviews of' },
  otherHint: {
    id: 'admin.operators.other-hint',
    defaultMessage: 'The reviews of this operator are shown instead of its own.',
  },
  ticketPhone: { id: 'admin.operators.ticket-phone', defaultMessage: 'Telephone on the e-ticket' },
  ticketEmail: { id: 'admin.operators.ticket-email', defaultMessage: 'E-mail on the e-ticket' },
  ticketHint: { id: 'admin.operators.ticket-hint', defaultMessage: 'Printed on every e-ticket.' },
  email: { id: 'admin.operators.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.operators.phone', defaultMessage: 'Telephone' },
  ticketCopy: { id: 'admin.operators.ticket-copy', defaultMessage: 'Receives a copy of each e-ticket' },
  ticketCopyHint: { id: 'admin.operators.ticket-copy-hint', defaultMessage: 'It goes to the e-mail address above.' },
  city: { id: 'admin.operators.city', defaultMessage: 'City' },
  latitude: { id: 'admin.operators.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'admin.operators.longitude', defaultMessage: 'Longitude' },
  placeHint: { id: 'admin.operators.place-hint', defaultMessage: 'Of the head office, in degrees, like 11.5564.' },
  website: { id: 'admin.operators.website', defaultMessage: 'Website' },
  websiteHint: { id: 'admin.operators.website-hint', defaultMessage: 'The whole address, with https://.' },
  tagLine: { id: 'admin.operators.tag-line', defaultMessage: 'Tag line' },
  about: { id: 'admin.operators.about-text', defaultMessage: 'About the operator' },
  policy: { id: 'admin.operators.policy', defaultMessage: 'Cancellation policy' },
  policyHint: {
    id: 'admin.operators.policy-hint',
    defaultMessage: 'In words, for reading. What is paid back follows the refund policies.',
  },
  asked: { id: 'admin.operators.asked', defaultMessage: 'Asked of each passenger' },
  codes: { id: 'admin.operators.codes', defaultMessage: 'Ticket codes by hand' },
  language: { id: 'admin.operators.language', defaultMessage: 'Language of messages to it' },
  logo: { id: 'admin.operators.logo', defaultMessage: 'Logo' },
  logoHint: {
    id: 'admin.operators.logo-hint',
    defaultMessage: 'Stands beside its name in results; square looks best.',
  },
  backgroundHint: {
    id: 'admin.operators.background-hint',
    defaultMessage: 'Wide picture at the top of its own page.',
  },
  background: { id: 'admin.operators.background', defaultMessage: 'Background of its app' },
  balance: { id: 'admin.operators.balance', defaultMessage: 'Balance' },
  settlements: { id: 'admin.operators.settlements', defaultMessage: 'Settlements' },
  people: { id: 'admin.operators.people', defaultMessage: 'People' },
});
