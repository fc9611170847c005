/** The ways a message can take. */
export const CHANNELS = ['EMAIL', 'SMS', 'TELEGRAM'] as const;
export type Channel = (typeof CHANNELS)[number];
