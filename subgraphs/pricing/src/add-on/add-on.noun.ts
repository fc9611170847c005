import { ADD_ON_KINDS } from '@naga/kernel/add-on.js';
import { amount, percent } from '@naga/server-kit/crud/amount-field.js';
import { neighbourReference } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { words } from '@naga/server-kit/crud/plural-field.js';
import { line, names, paragraphs } from '@naga/server-kit/crud/text-field.js';
import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { OperatorRef } from '../neighbours/references.type.js';
import { knownOperators } from '../operator-tariff/known-operators.js';
import { TRANSPORT_TYPES } from '../price/transport-types.rules.js';
import { addOnProblems } from './add-on-form.rules.js';
import { MOST_PER_SEAT, MOST_PERCENT } from './add-on.rules.js';
import { AddOnKindEnum } from './add-on.type.js';

const MOST = 1e12;

/** An operator that the catalogue knows not is told at its field. */
async function consult(
  context: AnyContext,
  { operatorId }: { operatorId?: string | null },
  changed: readonly string[],
) {
  if (operatorId == null || !changed.includes('operatorId')) return;
  if (!(await knownOperators(context, [operatorId])).has(operatorId))
    throw new InvalidInput([{ path: 'operatorId', code: 'UNKNOWN' }]);
}

/** What is sold beside a seat, as the back office looks after it (docs/decisions/0139). Whose, of what kind and in which currency stays. */
export const addOnNoun = defineNoun({
  name: 'AddOn',
  plural: 'AddOns',
  about:
    'What is sold beside a seat: insurance, luggage, a flexible ticket. It costs an amount, a share of the seat’s price, or both.',
  table: 'add_on',
  permission: 'pricing.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator_tariff o on o.operator_id = t.operator_id',
  },
  fields: {
    names: names({ max: 80, searched: true, orderKept: 'listed_names' }),
    descriptions: paragraphs({ max: 300, optional: true, about: 'What is covered, how heavy a bag may be.' }),
    kind: choice(
      {
        of: ADD_ON_KINDS,
        named: 'AddOnKind',
        fixed: true,
        filtered: true,
        about: "INSURANCE is the platform's alone, FLEX an operator's.",
      },
      AddOnKindEnum,
    ),
    operatorId: neighbourReference({
      of: OperatorRef,
      fixed: true,
      filtered: true,
      optional: true,
      about: 'Beside whose seats it is sold; null: beside all, looked after by the platform.',
    }),
    currency: line({ max: 3, form: /^(?:USD|KHR|LAK|THB|VND)$/, fixed: true }),
    fixed: amount({ currency: 'currency', min: 0, max: MOST, optional: true, about: 'For one on one seat.' }),
    percent: percent({
      min: 0,
      max: MOST_PERCENT,
      optional: true,
      about: 'Basis points of what the seat costs before discounts.',
    }),
    mostPerSeat: whole({ min: 1, max: MOST_PER_SEAT, about: 'One alone of INSURANCE and FLEX.' }),
    transportTypes: words({ of: TRANSPORT_TYPES, max: 3, about: 'BUS, TAXI, FERRY; none: all.' }),
  },
  called: 'names',
  ends: 'switched',
  check: (values) => addOnProblems(values),
  consult,
});
