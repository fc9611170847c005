const message = 'Time comes from the injected clock: context.clock.now(). Otherwise tests cannot choose the day.';

/** Where the clock is injected, nothing may read the machine's. A date made from an argument is only a value. */
export const clock = {
  files: ['subgraphs/**/*.ts', 'packages/booking-flow/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message },
      { selector: 'CallExpression[callee.name="Date"]', message },
      { selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]', message },
      { selector: 'MemberExpression[object.name="Temporal"][property.name="Now"]', message },
    ],
  },
};
