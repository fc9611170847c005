/** Minor units of dollars. */
export const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });

/** A name that is known in English only. */
export const nameIn = (en: string) => ({
  __typename: 'LocalizedText' as const,
  en,
  km: null,
  th: null,
  vi: null,
  es: null,
});

/** A seat in the first row of a map, for everybody. */
export const mapSeat = (number: string, column: number, state = 'AVAILABLE') => ({
  __typename: 'MapSeat' as const,
  number,
  kind: 'SEAT',
  floor: 1,
  row: 1,
  column,
  state,
  allowMale: true,
  allowFemale: true,
  seatType: null,
});
