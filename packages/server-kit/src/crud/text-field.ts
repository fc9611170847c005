import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import { LocalizedTextInput, LocalizedTextType } from '../graphql/localized-text.type.js';
import { type FieldSaid, kindOf, problemAt, sql, WHOLE } from './noun-field.js';

type Tidy = (text: string) => string;
// Half a character (Cs) is no text: no JSON of the database keeps it.
const ONE_LINE = /[\p{Cc}\p{Cs}]/u;
const SEVERAL_LINES = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
const trimmed: Tidy = (text) => text.trim();

interface TextSaid extends FieldSaid {
  readonly max: number;
  /** What it has to look like. */
  readonly form?: RegExp;
  readonly optional?: true;
}

const written = <Said extends TextSaid>(said: Said, tidy: Tidy, forbidden: RegExp) =>
  kindOf<string, Said>(said, {
    output: () => String,
    input: () => String,
    cast: '::text',
    read: sql,
    problems(value) {
      const text = tidy(value);
      if (text === '') return 'optional' in said ? [] : problemAt('REQUIRED');
      if (text.length > said.max) return problemAt('MAX_LENGTH', { max: said.max });
      return forbidden.test(text) || said.form?.test(text) === false ? problemAt('MATCHES') : [];
    },
    parts: WHOLE,
    parse: (cell) => cell('') || null,
    stored: (value) => tidy(value) || null,
    order: (column) => `lower(coalesce(${column}, ''))`,
    orderKind: 'text',
    text: (column) => [column],
  });

/** A text on one line, trimmed; an optional one that is empty is null. */
export const line = <const Said extends TextSaid>(said: Said) => written(said, typedLine, ONE_LINE);

/**
 * A text on several lines.
 * @public
 */
export const paragraph = <const Said extends TextSaid>(said: Said) => written(said, trimmed, SEVERAL_LINES);

interface NamesSaid extends FieldSaid {
  /** Of each language. */
  readonly max: number;
  readonly optional?: true;
}

type Typed = { readonly [language in (typeof LANGUAGES)[number]]?: string | null };

const tidyNames = (names: Typed, tidy: Tidy): Typed =>
  Object.fromEntries(LANGUAGES.flatMap((code) => (tidy(names[code] ?? '') ? [[code, tidy(names[code]!)]] : [])));

const inLanguages = <Said extends NamesSaid>(said: Said, tidy: Tidy, forbidden: RegExp) =>
  kindOf<LocalizedText, Said>(said, {
    output: () => LocalizedTextType,
    input: () => LocalizedTextInput,
    cast: '::jsonb',
    read: sql,
    problems(value) {
      const texts = Object.entries(tidyNames(value, tidy));
      if (texts.length === 0 && 'optional' in said) return [];
      if (!texts.some(([code]) => code === 'en')) return problemAt('REQUIRED', undefined, '.en');
      return texts.flatMap(([code, text]) => {
        if (text!.length > said.max) return problemAt('MAX_LENGTH', { max: said.max }, `.${code}`);
        return forbidden.test(text!) ? problemAt('MATCHES', undefined, `.${code}`) : [];
      });
    },
    parts: LANGUAGES.map((code) => `.${code}`),
    parse(cell) {
      const typed = Object.fromEntries(LANGUAGES.map((code) => [code, cell(`.${code}`)]));
      return Object.values(typed).some((text) => text !== '') ? (typed as LocalizedText) : null;
    },
    stored(value) {
      const texts = tidyNames(value, tidy);
      return texts.en === undefined ? null : JSON.stringify(texts);
    },
    order: (column) => `lower(coalesce(${column}->>'en', ''))`,
    orderKind: 'text',
    text: (column) => LANGUAGES.map((code) => `${column}->>'${code}'`),
  });

/** A text in up to five languages; English is there, or none. */
export const names = <const Said extends NamesSaid>(said: Said) => inLanguages(said, typedLine, ONE_LINE);

/** The same on several lines. */
export const paragraphs = <const Said extends NamesSaid>(said: Said) => inLanguages(said, trimmed, SEVERAL_LINES);
