/** What a setting counts. */
export const SettingUnit = {
  KILOMETRES: 'KILOMETRES',
  MINUTES: 'MINUTES',
  HOURS: 'HOURS',
  DAYS: 'DAYS',
  /** Of the day, by the clock at the stops: 9 is nine in the morning. */
  CLOCK: 'CLOCK',
  PAIRS: 'PAIRS',
  TIMES: 'TIMES',
  ALERTS: 'ALERTS',
  LETTERS: 'LETTERS',
  POINTS: 'POINTS',
} as const;
export type SettingUnit = (typeof SettingUnit)[keyof typeof SettingUnit];

/** A whole number that the platform's admins may change while everything runs. */
export interface Setting {
  readonly unit: SettingUnit;
  readonly least: number;
  readonly most: number;
  /** As long as nobody says otherwise. */
  readonly byDefault: number;
}

/** The settings of one subgraph by their keys; each is read somewhere in it. */
export type Settings<Key extends string = string> = Readonly<Record<Key, Setting>>;
/** What they are now. */
export type SettingValues<Key extends string = string> = Readonly<Record<Key, number>>;
