/** Seats as they stand in a vehicle: row by row, '2A' before '10A', letters after numbers. */
export const bySeat = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' });
