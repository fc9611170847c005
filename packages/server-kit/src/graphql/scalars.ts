import 'reflect-metadata';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTimeISO, GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';

const asText = (name: string, read: (text: string) => string | undefined) =>
  function parse(value: unknown): string {
    const text = typeof value === 'string' ? read(value) : undefined;
    if (text === undefined) throw new GraphQLError(`Not a ${name}.`, { extensions: { code: 'BAD_USER_INPUT' } });
    return text;
  };

function textScalar(name: string, description: string, read: (text: string) => string | undefined): GraphQLScalarType {
  const parseValue = asText(name, read);
  return new GraphQLScalarType({
    name,
    description,
    serialize: String,
    parseValue,
    parseLiteral: (node) => parseValue(node.kind === Kind.STRING ? node.value : undefined),
  });
}

const OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** A calendar day, 'YYYY-MM-DD'. */
export const LocalDate = textScalar('LocalDate', "A calendar day, 'YYYY-MM-DD'.", parseTravelDate);

/** An instant as the clock at the stop shows it: '2026-11-21T07:30:00+07:00'. */
export const OffsetDateTime = textScalar(
  'OffsetDateTime',
  "An instant as the clock at the stop shows it: '2026-11-21T07:30:00+07:00'.",
  (text) => (OFFSET.test(text) ? text : undefined),
);

/** Minor units need more than 32 bits: Lao kip. */
export const SafeInt = GraphQLSafeInt;
export const JSONObject = GraphQLJSONObject;
/** Serialized as text both in memory and over HTTP. */
export const DateTimeISO = GraphQLDateTimeISO;
