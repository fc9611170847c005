import type { Currency } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { createContext } from 'react-router';
import type { Brand } from './brand.js';

/** What the server knows of the visitor before any page runs. */
export interface Visit {
  language: LanguageCode;
  brand: Brand;
  /** In which he wants to read prices; undefined: as they are charged. */
  currency: Currency | undefined;
  /** The visitor's headers that the graph may see: authorization, booking token, address, request id. */
  headers: Record<string, string>;
  /** Names this request in our logs and in the dialog "Oops...". */
  reference: string;
  /** Today at the stops (UTC+7). */
  today: TravelDate;
  /** Epoch milliseconds of this request. */
  now: number;
  /** Scheme and host this site is reached at, without a slash at the end. */
  baseUrl: string;
  /** The newer application that unmatched paths are handed to, when there is one. */
  nextAppUrl: string | undefined;
}

/** Every loader may read it: `context.get(visitContext)`. */
export const visitContext = createContext<Visit>();
