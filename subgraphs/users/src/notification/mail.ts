import type { LanguageCode } from '@naga/kernel/language.js';

/** A ride as a mail shows it: the river line between two stops. */
export interface MailRide {
  readonly day: string;
  /** HH:mm at the stop. */
  readonly departs: string;
  readonly arrives: string;
  readonly from: string;
  readonly to: string;
  /** 'next day', when the ride ends on a later one. */
  readonly later?: string | undefined;
  readonly duration: string;
  /** Operator, vehicle, seats. */
  readonly notes: readonly string[];
}

/** What a mail says, before it is HTML or plain text: both are made of the same. */
export interface Mail {
  readonly language: LanguageCode;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rides: readonly MailRide[];
  /** A value may have several lines. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The first is the one next step. */
  readonly actions: readonly { readonly label: string; readonly url: string }[];
  readonly tagline: string;
  readonly closing: readonly string[];
}
