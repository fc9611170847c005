import type { LanguageCode } from '@naga/kernel/language.js';
import classes from './TicketTerms.module.css';
import { type RideUnderTerms, termsShown } from './terms-shown.js';

export interface TicketTermsProps {
  rides: readonly RideUnderTerms[];
  language: LanguageCode;
}

/** What tickets are sold under, in words. */
export function TicketTerms({ rides, language }: TicketTermsProps) {
  return (
    <dl className={classes.terms}>
      {termsShown(rides, language).map(({ title, text, of }, index) => (
        <div key={index}>
          <dt>{of.length === 0 ? title : `${title} · ${of.join(', ')}`}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
