import { defineMessages } from 'react-intl';

export const parcelWords = defineMessages({
  title: { id: 'parcels.title', defaultMessage: 'Send a parcel by bus' },
  lead: {
    id: 'parcels.lead',
    defaultMessage:
      'Hand it in at a counter, it travels with the next coach and is collected at the counter of the other town.',
  },
  from: { id: 'parcels.from', defaultMessage: 'From' },
  to: { id: 'parcels.to', defaultMessage: 'To' },
  choose: { id: 'parcels.choose', defaultMessage: 'Choose a town' },
  what: { id: 'parcels.what', defaultMessage: 'What do you send?' },
  weight: { id: 'parcels.weight', defaultMessage: 'Weight of one piece, kg' },
  show: { id: 'parcels.show', defaultMessage: 'Show the price' },
  summary: { id: 'parcels.summary', defaultMessage: 'Price' },
  incomplete: {
    id: 'parcels.incomplete',
    defaultMessage: 'Choose both towns and at least one piece, and the price appears here.',
  },
  mend: { id: 'parcels.mend', defaultMessage: 'Mend what is marked, and the price appears here.' },
  none: { id: 'parcels.none.title', defaultMessage: 'Nobody carries parcels between these two towns' },
  noneText: {
    id: 'parcels.none.text',
    defaultMessage: 'Try Phnom Penh or Vientiane as one of the two: most coaches meet there.',
  },
  byWeight: { id: 'parcels.basis.weight', defaultMessage: 'by weight' },
  byVolume: { id: 'parcels.basis.volume', defaultMessage: 'by volume' },
  after: {
    id: 'parcels.after',
    defaultMessage:
      'You pay at the counter, where the parcel is weighed and measured. A heavier one costs what its weight costs.',
  },
  track: { id: 'parcels.track', defaultMessage: 'Track a parcel' },
  samePlace: { id: 'parcels.error.samePlace', defaultMessage: 'Choose another town than the one it leaves from.' },
  notAWeight: { id: 'parcels.error.notAWeight', defaultMessage: 'Write the weight in kilograms, such as 2.5.' },
});

export const parcelFacts = defineMessages<{
  size: { length: number; width: number; height: number; kg: number };
  line: { name: string; count: number };
  lineBy: { name: string; count: number; basis: string };
  tooHeavy: { kg: number };
  total: { total: string };
}>({
  size: { id: 'parcels.size', defaultMessage: 'up to {length} × {width} × {height} cm and {kg} kg' },
  line: { id: 'parcels.line', defaultMessage: '{name} × {count}' },
  lineBy: { id: 'parcels.lineBy', defaultMessage: '{name} × {count}, {basis}' },
  total: { id: 'parcels.total', defaultMessage: 'Together {total}' },
  tooHeavy: {
    id: 'parcels.error.tooHeavy',
    defaultMessage: 'At most {kg} kg in this size: choose a larger one.',
  },
});
