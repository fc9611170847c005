import type { AddOn } from './fee-lines.js';

export interface Amount {
  amount: number;
  currency: string;
}

export type Name = Readonly<Record<'km' | 'th' | 'vi' | 'es', string | null> & { en: string }>;

export interface SoldLeg {
  id: string;
  operatorName: string;
  vehicleName: string;
  /** Until when its operator gives the ticket codes by hand; null where none is waited for. */
  codeBy: string | null;
  departureTime: string;
  arrivalTime: string;
  fromName: Name;
  fromLocationName: Name;
  toName: Name;
  toLocationName: Name;
  /** What it was sold under, in words. */
  terms: readonly { title: Name; text: Name }[];
  parts: readonly {
    id: string;
    state: string;
    seatNumber: string;
    passengerType: 'ADULT' | 'CHILD';
    firstName: string | null;
    lastName: string | null;
    ticketCode: string | null;
    fare: Amount;
    /** How it came about; what takes something off is below zero. Minor units. */
    stages: readonly { name: string; amount: number }[];
  }[];
}

export interface SoldTicket {
  pdfUrl: string;
  checkInTime: string;
  ticketPhone: string | null;
  revoked: boolean;
  leg: { id: string };
}

/** A booking as its receipt tells it; the shape of the graph. */
export interface ReceiptBooking {
  pnr: string;
  status: string;
  createdAt: string;
  contactEmail: string | null;
  contactPhone: string | null;
  total: Amount;
  paid: Amount;
  /** What never arrived and was let go. */
  forgiven: Amount;
  due: Amount;
  /** What went back, or is on its way. */
  refunded: Amount;
  fees: readonly { name: string; amount: Amount; addOn: AddOn | null }[];
  payments: readonly { method: string; state: string; expiresAt: string | null; code: string | null }[];
  tickets: readonly SoldTicket[];
  legs: readonly SoldLeg[];
}
