import type { BookingResult } from '../../harness/rest-client.js';
import type { Market } from '../market.js';

/** A mutation that takes texts, with arguments it would say yes to. */
export interface TextDoor {
  readonly operation: string;
  readonly variables: (market: Market) => object | Promise<object>;
  /** The booking whose token is said with it; that of the held one where nothing is said. */
  readonly booking?: (market: Market) => BookingResult;
  /** Texts it keeps as they were written, and in which column. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Texts it refuses for what they are: BAD_USER_INPUT that names them, or a code of its own. */
  readonly refuses?: readonly string[] | Readonly<Record<string, string>>;
  /** Texts of which it keeps nothing, or digits, or the language that an unknown one reads as. */
  readonly drops?: readonly string[];
}

/** The same names in an input: 'input.name'. */
export const under = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}.${name}`);
