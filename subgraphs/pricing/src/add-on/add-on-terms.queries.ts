import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { ADD_ON_KINDS, type AddOnKind } from '@naga/kernel/add-on.js';

/** What an add-on is sold for. */
export interface AddOnTerms {
  readonly addOnId: string;
  /** Of these terms, from 1. */
  readonly version: number;
  readonly kind: AddOnKind;
  /** Whose it is; null: the platform's. */
  readonly operatorId: string | null;
  readonly names: LocalizedText;
  readonly descriptions: LocalizedText | null;
  /** For one on one seat, in minor units. */
  readonly fixed: number;
  /** Beside it, basis points of what the seat costs before discounts. */
  readonly percent: number;
  readonly mostPerSeat: number;
  /** None: all. */
  readonly transportTypes: readonly string[];
}

const ORDERED = ADD_ON_KINDS.map((kind) => `'${kind}'`).join(', ');
const TERMS = `select id::text as "addOnId", version, kind, operator_id::text as "operatorId", names, descriptions,
    coalesce(fixed, 0)::float8 as fixed, coalesce(percent, 0) as percent, most_per_seat as "mostPerSeat",
    transport_types as "transportTypes"
  from add_on where active and currency = $2 and (operator_id is null or operator_id = any($1::bigint[]))
  order by array_position(array[${ORDERED}], kind), add_on.id`;

/** What is sold beside the seats of these operators, by kind: theirs and the platform's. */
export const addOnTerms = (
  database: Database,
  operatorIds: readonly string[],
  currency: string,
): Promise<AddOnTerms[]> => database.rows<AddOnTerms>(TERMS, [operatorIds.filter(isRowId), currency]);
