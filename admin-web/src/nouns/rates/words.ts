import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of commission levels; the menu says some of them. */
export const levelWords = defineMessages<
  Record<'title' | 'add' | 'about' | 'country' | 'rates' | 'ratesAbout' | 'agencies' | 'agents', NoMessageValues>
>({
  title: { id: 'admin.levels.title', defaultMessage: 'Commission levels' },
  add: { id: 'admin.levels.add', defaultMessage: 'Add a level' },
  about: {
    id: 'admin.levels.about',
    defaultMessage:
      'A level says what agencies of its country earn of what they sell. An agency without one earns nothing; one that is switched off is given to nobody any more, and who has it keeps it.',
  },
  country: { id: 'admin.levels.country', defaultMessage: 'Country' },
  rates: { id: 'admin.levels.rates', defaultMessage: 'Rates' },
  ratesAbout: {
    id: 'admin.levels.rates-about',
    defaultMessage:
      'Of each seat the most specific rate of the day counts: operator before transport, transport before all. It is paid out of our own share and never more than that. A change counts for what is sold from then on.',
  },
  agencies: { id: 'admin.levels.agencies', defaultMessage: 'Agencies' },
  agents: { id: 'admin.levels.agents', defaultMessage: 'Agents' },
});
