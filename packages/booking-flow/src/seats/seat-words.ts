import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { pickupFaultText, pickupField } from '../pickup/pickup-words.js';
import type { SeatFault } from './seat-choice.js';

export const sitterWords = defineMessages<{
  mr: NoMessageValues;
  ms: NoMessageValues;
  local: { country: string };
  foreign: NoMessageValues;
  child: { name: string };
}>({
  mr: { id: 'booking-flow.title.mr', defaultMessage: 'Mr' },
  ms: { id: 'booking-flow.title.ms', defaultMessage: 'Ms' },
  local: {
    id: 'booking-flow.nationality.local',
    defaultMessage:
      '{country, select, KH {Cambodian} LA {Lao national} TH {Thai national} VN {Vietnamese} other {Local}}',
  },
  foreign: { id: 'booking-flow.nationality.foreign', defaultMessage: 'Foreign visitor' },
  child: { id: 'booking-flow.title.child', defaultMessage: '{name} (child)' },
});

interface Titled {
  title: 'MR' | 'MS';
  /** In one piece. */
  name: string;
  passengerType?: 'ADULT' | 'CHILD' | undefined;
}

/** 'Dara Keo', of a child 'Dara Keo (child)'. */
export const ageName = (intl: IntlShape, { name, passengerType }: Omit<Titled, 'title'>): string =>
  passengerType === 'CHILD' ? intl.formatMessage(sitterWords.child, { name }) : name;

/** 'Ms Dara Keo', of a child 'Ms Dara Keo (child)'. */
export function titledName(intl: IntlShape, { title, name, passengerType }: Titled): string {
  const titled = `${intl.formatMessage(title === 'MR' ? sitterWords.mr : sitterWords.ms)} ${name}`.trimEnd();
  return ageName(intl, { name: titled, passengerType });
}

const faults = defineMessages<{
  missing: { missing: number; ride: string };
  title: { passenger: number };
  women: { seat: string; passenger: number };
  men: { seat: string; passenger: number };
}>({
  missing: {
    id: 'booking-flow.fault.seatsMissing',
    defaultMessage: '{missing, plural, one {Choose one more seat} other {Choose # more seats}}: {ride}',
  },
  title: { id: 'booking-flow.fault.titleMissing', defaultMessage: 'Passenger {passenger}: choose Mr or Ms' },
  women: {
    id: 'booking-flow.fault.womenOnly',
    defaultMessage: 'Seat {seat} is for women only. Choose another seat for passenger {passenger}.',
  },
  men: {
    id: 'booking-flow.fault.menOnly',
    defaultMessage: 'Seat {seat} is for men only. Choose another seat for passenger {passenger}.',
  },
});

/** What is missing and how to mend it; `rideName` names a ride by its id. */
export function seatFaultText(intl: IntlShape, fault: SeatFault, rideName: (legId: string) => string): string {
  switch (fault.code) {
    case 'SEATS_MISSING':
      return intl.formatMessage(faults.missing, { missing: fault.missing, ride: rideName(fault.legId) });
    case 'TITLE_MISSING':
      return intl.formatMessage(faults.title, { passenger: fault.index + 1 });
    case 'WOMEN_ONLY':
      return intl.formatMessage(faults.women, { seat: fault.seatNumber, passenger: fault.index + 1 });
    case 'MEN_ONLY':
      return intl.formatMessage(faults.men, { seat: fault.seatNumber, passenger: fault.index + 1 });
    default:
      return pickupFaultText(intl, fault);
  }
}

/** Where the control stands that mends a fault. */
export function seatFaultField(fault: SeatFault): string {
  if (fault.code === 'TITLE_MISSING') return `sitter-${fault.index}`;
  return 'field' in fault ? pickupField(fault.legId, fault.field) : `ride-${fault.legId}`;
}
