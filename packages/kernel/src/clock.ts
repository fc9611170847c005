/** The one source of time. Every command, job and query takes it from its context, so that tests can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  #now: number;
  constructor(start: number | string) {
    this.#now = typeof start === 'string' ? Date.parse(start) : start;
  }
  now(): number {
    return this.#now;
  }
  set(instant: number | string): void {
    this.#now = typeof instant === 'string' ? Date.parse(instant) : instant;
  }
  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
