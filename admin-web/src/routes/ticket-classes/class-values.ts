import type { TicketClassInput, TicketClasses_ClassFragment } from './ticket-classes.generated.js';

export type ClassValues = {
  operatorId: string;
  prefix: string;
  suffix: string;
  digits: string;
  createFor: string;
  journeyType: string;
  allowForeigners: boolean;
  allowLocals: boolean;
};

export const newClass = (operatorId: string): ClassValues => ({
  operatorId,
  prefix: '',
  suffix: '',
  digits: '6',
  createFor: 'EVERYBODY',
  journeyType: 'ANY',
  allowForeigners: true,
  allowLocals: true,
});

export const valuesOf = (row: TicketClasses_ClassFragment): ClassValues => ({
  operatorId: row.operatorId,
  prefix: row.prefix,
  suffix: row.suffix,
  digits: String(row.digits),
  createFor: row.createFor,
  journeyType: row.journeyType,
  allowForeigners: row.allowForeigners,
  allowLocals: row.allowLocals,
});

export const inputOf = ({ operatorId: _, digits, ...values }: ClassValues): TicketClassInput => ({
  ...values,
  prefix: values.prefix.trim().toUpperCase(),
  suffix: values.suffix.trim().toUpperCase(),
  digits: Number(digits),
  createFor: values.createFor as TicketClassInput['createFor'],
  journeyType: values.journeyType as TicketClassInput['journeyType'],
});

/** What is wrong before anything is sent. */
export const wrongIn = ({ operatorId, digits, allowForeigners, allowLocals }: ClassValues) => ({
  operatorId: operatorId === '' && 'REQUIRED',
  digits: !/^\d{1,2}$/.test(digits) && 'NUMBER',
  allowLocals: !allowForeigners && !allowLocals && 'REQUIRED',
});
