import { Migration } from '@mikro-orm/migrations';

/** Each ride that is sold copies its terms: of an operator, and of all, 30 hold at a time. */
const MOST_TERMS = 30;

/**
 * Column and hint: what crud/check-values.ts tells at the field. One at a time for each owner: two that meet would each
 * count without the other's.
 */
const AT_MOST = [
  `create function ticket_terms_are_few() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock(hashtext('ticket_term.active'), coalesce(new.operator_id, 0)::int);
     if (select count(*) > ${MOST_TERMS} from ticket_term where active and operator_id is not distinct from new.operator_id) then
       raise exception 'operator % would have more than ${MOST_TERMS} ticket terms', new.operator_id
         using errcode = 'check_violation', table = 'ticket_term', column = 'title', hint = 'TOO_MANY_TERMS';
     end if;
     return null;
   end $$`,
  `create trigger ticket_terms_are_few after insert or update of active, operator_id on ticket_term
   for each row when (new.active) execute function ticket_terms_are_few()`,
];

/** What a traveller reads before he pays has an end. */
export class TermsAreFew extends Migration {
  override up(): void {
    for (const statement of AT_MOST) this.addSql(statement);
  }
}
