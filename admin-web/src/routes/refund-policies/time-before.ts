/** What a time before departure is typed in, in minutes. */
export const UNITS = { minutes: 1, hours: 60, days: 1440 } as const;
export type Unit = keyof typeof UNITS;

export interface TypedTime {
  readonly count: string;
  readonly unit: Unit;
}

/** Minutes as people say them: 15 minutes, 24 hours, 2 days. */
export function typedTime(minutes: number): TypedTime {
  const unit: Unit =
    minutes % UNITS.hours > 0 ? 'minutes' : minutes > UNITS.days && minutes % UNITS.days === 0 ? 'days' : 'hours';
  return { count: String(minutes / UNITS[unit]), unit };
}

const WHOLE = /^\d{1,6}$/;

/** In minutes; NaN for what is no whole number. */
export const minutesOf = (count: string, unit: string): number =>
  WHOLE.test(count.trim()) ? Number(count) * UNITS[unit as Unit] : Number.NaN;
