let report: (error: unknown) => void = (error) => console.error(error);

/** From now on surprises are told there: the server's log. */
export const reportWith = (reporter: (error: unknown) => void): unknown => (report = reporter);

/** Tells a surprise; what pages throw on purpose is an answer and none. */
export const reportSurprise = (error: unknown): void => report(error);
