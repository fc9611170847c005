/** A call of a trip: where, when (seconds since midnight of the service date; -1 = not said), who may board and leave. */
export interface FeedCall {
  readonly stop: number;
  readonly sequence: number;
  readonly arrival: number;
  readonly departure: number;
  readonly board: boolean;
  readonly alight: boolean;
  readonly line: number;
}

const FIELDS = 7;

/** Calls by the million: numbers beside each other instead of objects. */
export class CallStore {
  #cells = new Int32Array(FIELDS * 1024);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(trip: number, { stop, sequence, arrival, departure, board, alight, line }: FeedCall): void {
    const at = this.#count * FIELDS;
    if (at === this.#cells.length) {
      const larger = new Int32Array(this.#cells.length * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells.set([trip, stop, sequence, arrival, departure, Number(board) + 2 * Number(alight), line], at);
    this.#count += 1;
  }

  /** The calls of each of `trips` trips in the order of their sequence, however the file orders them. */
  *ofTrips(trips: number): Generator<readonly FeedCall[], void> {
    const start = new Int32Array(trips + 1);
    for (let call = 0; call < this.#count; call++) start[this.#cells[call * FIELDS]! + 1]! += 1;
    for (let trip = 0; trip < trips; trip++) start[trip + 1]! += start[trip]!;
    const order = new Int32Array(this.#count);
    const next = start.slice();
    for (let call = 0; call < this.#count; call++) order[next[this.#cells[call * FIELDS]!]!++] = call;
    for (let trip = 0; trip < trips; trip++) {
      const calls = Array.from(order.subarray(start[trip], start[trip + 1]), (call) => this.#call(call));
      yield calls.sort((a, b) => a.sequence - b.sequence);
    }
  }

  #call(index: number): FeedCall {
    const [, stop, sequence, arrival, departure, flags, line] = this.#cells.subarray(
      index * FIELDS,
      (index + 1) * FIELDS,
    );
    return {
      stop: stop!,
      sequence: sequence!,
      arrival: arrival!,
      departure: departure!,
      board: (flags! & 1) !== 0,
      alight: (flags! & 2) !== 0,
      line: line!,
    };
  }
}
