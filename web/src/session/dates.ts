/** 'HH:mm' of an ISO time with offset: the clock at the stop, wherever the reader is. */
export const clockOf = (offsetDateTime: string): string => offsetDateTime.slice(11, 16);

/** 'YYYY-MM-DD' of an ISO time with offset: the day at the stop. */
export const dayOf = (offsetDateTime: string): string => offsetDateTime.slice(0, 10);

/** 'YYYY-MM-DD' (UTC+7) of an instant: purchases and sign-ins have no stop of their own. */
export const dayOfInstant = (instant: string): string =>
  new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 10);

/** 'HH:mm' (UTC+7) of an instant. */
export const clockOfInstant = (instant: string): string =>
  new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(11, 16);
