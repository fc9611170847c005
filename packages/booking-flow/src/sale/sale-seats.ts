import { bestSeats } from '../seats/best-seats.js';
import type { RideToSell, SaleForm, Title } from './sale-form.js';

/** The seats that are best together, in the order of the passengers. */
export const seatAll = (form: SaleForm, ride: number, best: readonly string[]): SaleForm => ({
  ...form,
  rows: form.rows.map((row, index) => ({
    ...row,
    seats: row.seats.map((seat, at) => (at === ride ? (best[index] ?? '') : seat)),
  })),
});

/** Who sits there; nobody's title is guessed. */
export const sittersOf = ({ rows }: SaleForm): { title: Title | undefined }[] =>
  rows.map(({ title }) => ({ title: title === '' ? undefined : title }));

/** The best seats of all rides; where not everybody finds one, a ride stays as it is. */
export const seatTogether = (
  form: SaleForm,
  rides: readonly Pick<RideToSell, 'seatMap' | 'allowMaleNextToFemale'>[],
): SaleForm =>
  rides.reduce((now, { seatMap, allowMaleNextToFemale }, at) => {
    const best = bestSeats(seatMap?.seats ?? [], sittersOf(now), allowMaleNextToFemale);
    return best === undefined ? now : seatAll(now, at, best);
  }, form);
