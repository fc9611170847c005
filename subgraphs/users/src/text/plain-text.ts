import { Matches } from 'class-validator';

/** One line without control signs, which neither tables nor the headers of mails take; refused as MATCHES. */
export const OneLine = (): PropertyDecorator => Matches(/^[^\p{Cc}]*$/u);

/** The same, and something to read. */
export const Title = (): PropertyDecorator => Matches(/^\s*[^\p{Cc}\s][^\p{Cc}]*$/u);

/** Text that may have several lines, without any other control sign; refused as MATCHES. */
export const Lines = (): PropertyDecorator => Matches(/^(?:[^\p{Cc}]|[\t\n\r])*$/u);
