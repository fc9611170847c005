import type { BookingContext } from '../booking/booking-transaction.js';
import { IsDeletedAccountDocument } from './users.generated.js';

/** Whether an account is deleted, as its keeper knows it now. */
export async function isDeletedAccount({ neighbours, viewer }: BookingContext, account: string): Promise<boolean> {
  return (await neighbours.ask('users', IsDeletedAccountDocument, { account }, viewer)).isDeletedAccount;
}
