import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';

/** Steps of a policy's jsonb, from whole hours to minutes; one that says minutes already stays as it is. */
const inMinutes = (steps: string): string =>
  `(select coalesce(jsonb_agg(case when step ? 'hoursBefore'
      then step - 'hoursBefore' || jsonb_build_object('minutesBefore', (step ->> 'hoursBefore')::numeric * 60) else step end order by n), '[]')
    from jsonb_array_elements(${steps}) with ordinality as s(step, n))`;

const termsInMinutes = (terms: string): string => `(case when ${terms} ? 'hoursBefore'
  then ${terms} - 'hoursBefore' || jsonb_build_object('minutesBefore', (${terms} ->> 'hoursBefore')::numeric * 60) else ${terms} end)`;

export const IN_MINUTES: readonly string[] = [
  actingAsMigration('steps-are-in-minutes'),
  `update refund_policy set tiers = ${inMinutes('tiers')}, exchange = ${termsInMinutes('exchange')}`,
  `update part set refund_policy = refund_policy || jsonb_build_object('tiers', ${inMinutes("refund_policy -> 'tiers'")})
    || case when jsonb_typeof(refund_policy -> 'exchange') = 'object'
      then jsonb_build_object('exchange', ${termsInMinutes("(refund_policy -> 'exchange')")}) else '{}' end`,
];

/**
 * Terms of refunds and exchanges count minutes before departure ("15 min before"), in the policies and in the copies that
 * sold tickets carry. A policy that said nothing of an exchange has class Standard's terms there, as before.
 */
export class StepsAreInMinutes extends Migration {
  override up(): void {
    for (const statement of IN_MINUTES) this.addSql(statement);
  }
}
