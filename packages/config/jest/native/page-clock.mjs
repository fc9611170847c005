/** When a page begins: days that tests name lie before and after it, whenever they run. */
const BEGINS = Date.parse('2026-11-23T09:00:00+07:00');

/** Answers a Date whose clock stands at that morning now, and goes on as any other. */
export function dateThatBegins() {
  const Real = Date;
  const ahead = BEGINS - Real.now();
  return class extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Real.now() + ahead]));
    }
    static now() {
      return Real.now() + ahead;
    }
  };
}
