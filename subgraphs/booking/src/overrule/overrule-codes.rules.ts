/** Why somebody gets more back than the terms give, rules.md 6; whether the operator is to blame. */
const BLAMES_OPERATOR = {
  OPERATOR_CANCELLED: true,
  VEHICLE_DOWNGRADED: true,
  DEPARTED_EARLY: true,
  DELAY_OVER_2H: true,
  CONNECTION_BROKEN: true,
  STOP_NOT_SERVED: true,
  BORDER_CLOSED: false,
  STRIKE_OR_WEATHER: false,
  SALES_STAFF_ERROR: false,
  TECHNICAL_FAILURE: false,
  PAYMENT_DUPLICATE: false,
  DEATH_OR_ILLNESS: false,
  GOODWILL: false,
} as const;

export type OverruleCode = keyof typeof BLAMES_OPERATOR;

export const OVERRULE_CODES = Object.fromEntries(Object.keys(BLAMES_OPERATOR).map((code) => [code, code])) as {
  readonly [code in OverruleCode]: code;
};

/** The operator's fault: everything goes back, fees too (rules.md 6). */
export const isOperatorsFault = (code: OverruleCode): boolean => BLAMES_OPERATOR[code];
