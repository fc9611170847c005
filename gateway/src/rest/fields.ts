import { ROW_ID } from '@naga/kernel/row-id.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import { z } from 'zod';

/** One line of text: no control characters, which databases refuse. */
export const text = (max: number) =>
  z
    .string()
    .overwrite(typedLine)
    .min(1)
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line of text');

/** A field that may be left out; forms send '' for what nobody filled in. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.union([field, z.literal('').transform(() => null)]).nullish();

/** A row's number; clients send it as a number or as text. */
export const id = z
  .union([z.string().regex(ROW_ID, 'must be a number'), z.int().positive()])
  .describe('The number of a row, as text or number.');

export const idText = z.string().regex(ROW_ID, 'must be a number');

export const date = z
  .string()
  .refine((value) => parseTravelDate(value) !== undefined, 'must be a date as YYYY-MM-DD')
  .describe('YYYY-MM-DD');

/** Of a departure. */
export const rowDate = date.describe('YYYY-MM-DD, the date of the journey’s row: its day of service');

export const flag = z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()]);
export const isSet = (value: z.output<typeof flag> | undefined): boolean =>
  value === 1 || value === '1' || value === true;

/** Amounts are integers in minor units of the currency (ISO 4217) beside them. */
export const Price = z.object({ local: z.int(), foreign: z.int(), currency: z.string() });

export const success = <Result extends z.ZodType>(result: Result) => z.object({ status: z.literal('success'), result });

export const Problem = z
  .object({
    status: z.literal('error'),
    error_details: z.looseObject({ code: z.string(), messages: z.array(z.string()) }),
  })
  .describe('code is stable; messages are for people; facts such as seats or fields stand beside them.');
