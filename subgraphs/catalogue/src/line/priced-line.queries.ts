import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { CatalogueContext } from '../journey/asking.js';

interface PricedStop {
  readonly stopId: string;
  readonly names: LocalizedText;
  readonly boards: boolean;
  readonly leaves: boolean;
}
interface PricedLine {
  readonly id: string;
  readonly operatorId: string;
  readonly operatorCountryCode: string;
  readonly stops: readonly PricedStop[];
}

const LINE = `select r.id::text as id, r.operator_id::text as "operatorId", o.country_code as "operatorCountryCode"
  from route r join operator o on o.id = r.operator_id where r.id = $1::bigint`;

const STOPS = `select e.stop_id::text as "stopId", s.names, e.boarding_stop and e.current_status = 'ACTIVE' as boards,
    e.drop_off_stop and e.current_status = 'ACTIVE' as leaves
  from route_stop e join stop s on s.id = e.stop_id where e.route_id = $1::bigint order by e.position`;

/** Whose a line is, and between which of its stops one may ride. */
export async function pricedLine({ database }: CatalogueContext, id: string): Promise<PricedLine | null> {
  if (!isRowId(id)) return null;
  const [line] = await database.rows<Omit<PricedLine, 'stops'>>(LINE, [id]);
  return line === undefined ? null : { ...line, stops: await database.rows<PricedStop>(STOPS, [id]) };
}
