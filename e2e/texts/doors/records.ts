import { type Noun, saidFields } from '../../../packages/server-kit/src/crud/noun.js';
import { RECORD_NOUNS, type RecordNoun } from '../../harness/record-nouns.js';
import { ask } from '../ask.js';
import type { Market } from '../market.js';
import { struck } from '../struck.js';
import { TEXT_COLUMNS } from '../text-columns.js';
import { textInputsOf } from '../text-inputs.js';
import { type TextDoor, under } from './door.js';

const ATTACK = struck(Object.keys(TEXT_COLUMNS)[0]!, 0);
/** Far from what the market and other doors have. */
const FIRST = 9000;

const columnOf = (schema: string, { table, fields }: Noun, field: string): string =>
  `${schema}.${table}.${fields[field]!.column ?? field.replace(/[A-Z]/g, '_$&').toLowerCase()}`;

/** Texts within a field, which takes words of its own alone. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  CommissionLevel: under('input.rates', ['transportType', 'currency']),
};

/** Texts of a form, each with whether its field has room for an attack: what its description says. */
function textsOf({ schema, noun }: RecordNoun) {
  const texts = saidFields(noun).flatMap(([name, field]) => {
    const type = field.input();
    if (type === String) return [{ name, input: `input.${name}`, isKept: field.problems(ATTACK).length === 0 }];
    if (Array.isArray(type) && type[0] === String)
      return [{ name, input: `input.${name}`, isKept: field.problems([ATTACK]).length === 0 }];
    if (field.parts.length === 1) return [];
    const all = Object.fromEntries(field.parts.map((part) => [part.slice(1), ATTACK]));
    const isKept = field.problems(all).length === 0;
    return field.parts.map((part) => ({ name, input: `input.${name}${part}`, isKept }));
  });
  return {
    keeps: Object.fromEntries(
      texts.filter(({ isKept }) => isKept).map(({ name, input }) => [input, columnOf(schema, noun, name)]),
    ),
    refuses: [...texts.filter(({ isKept }) => !isKept).map(({ input }) => input), ...(WITHIN[noun.name] ?? [])],
  };
}

/** What is said once of a pair wants one of which the market says nothing. */
const UNSAID: Readonly<Record<string, string>> = {
  OperatorAmenity: `select o.id::text as "operatorId", v.id::text as "vehicleTypeId"
    from catalogue.operator o, catalogue.vehicle_type v
    where v.operator_id is null and not exists
      (select from catalogue.operator_amenity t where t.operator_id = o.id and t.vehicle_type_id = v.id) limit 1`,
  PricingZone: `select min(id)::text as "operatorId", null::text as "routeId", '{}'::text[] as "stopIds" from catalogue.operator`,
  RouteInformation: `select f.id::text as "fromLocationId", o.id::text as "toLocationId"
    from catalogue.location f, catalogue.location o
    where f.id <> o.id and not exists
      (select from catalogue.route_information t where f.id in (t.from_location_id, t.to_location_id)
        and o.id in (t.from_location_id, t.to_location_id)) limit 1`,
  VehicleGallery: `select o.id::text as "operatorId", v.id::text as "vehicleSubcategoryId"
    from catalogue.operator o, catalogue.vehicle_subcategory v
    where not exists
      (select from catalogue.vehicle_gallery t where t.operator_id = o.id and t.vehicle_subcategory_id = v.id) limit 1`,
};

/** A filter of many is looked for, and not kept: it finds nothing here. */
const bulkDoor = (operation: string): TextDoor => ({
  operation,
  variables: () => ({ filter: {}, ...(operation.startsWith('set') && { active: false }) }),
  drops: textInputsOf(operation),
});

/** Why is kept with the change, and then with each review that it finds: none here. */
const HIDES_MANY: TextDoor = {
  operation: 'hideReviews',
  variables: () => ({ filter: { text: 'what nobody says' }, reason: 'none' }),
  keeps: { reason: 'booking.bulk_change.reason' },
  drops: textInputsOf('hideReviews').filter((path) => path !== 'reason'),
};

/** What is drawn on a screen of its own. */
const DRAWN = ['setLinesActive', 'removeSeatLayouts', 'publishReviews', 'freeSeatBlocks'];

/** A form without a text is no door for one. */
const doorsOf = (of: RecordNoun, at: number): readonly TextDoor[] => {
  const { name, table } = of.noun;
  const sample = async (n: number, { one }: Market) => {
    const unsaid = UNSAID[name];
    return { input: { ...of.sample(FIRST + 10 * at + n), ...(unsaid && (await one(unsaid))) } };
  };
  const file: TextDoor = { operation: `rehearse${name}Import`, variables: () => ({ file: '' }), refuses: ['file'] };
  const many = bulkDoor(of.noun.ends === 'removed' ? `remove${of.noun.plural}` : `set${of.noun.plural}Active`);
  const texts = textsOf(of);
  if (Object.keys(texts.keeps).length + texts.refuses.length === 0) return [file, many];
  return [
    { operation: `create${name}`, variables: (market) => sample(0, market), ...texts },
    {
      operation: `update${name}`,
      variables: async (market) => {
        const { client, admin, one } = market;
        const record = await sample(1, market);
        await ask(client, `create${name}`, record, admin.headers);
        return { ...(await one(`select max(id)::text as id, 1 as version from ${of.schema}."${table}"`)), ...record };
      },
      ...texts,
    },
    file,
    many,
  ];
};

/** Nouns of the back office: what their descriptions say is kept or refused. */
export const RECORDS: readonly TextDoor[] = [...RECORD_NOUNS.flatMap(doorsOf), ...DRAWN.map(bulkDoor), HIDES_MANY];
