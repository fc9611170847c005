import { defineMessages } from 'react-intl';

export const aboutWords = defineMessages({
  includes: { id: 'experiences.about.includes', defaultMessage: 'In the price' },
  meeting: { id: 'experiences.about.meeting', defaultMessage: 'Where it starts' },
  map: { id: 'experiences.about.map', defaultMessage: 'See the map' },
  terms: { id: 'experiences.about.terms', defaultMessage: 'Terms' },
});
