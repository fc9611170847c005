import { Disclosure } from '@naga/ui/Disclosure';
import { useIntl } from 'react-intl';
import { titleWords } from './price-made-title.js';
import { PriceSteps, type PriceStepsProps } from './PriceSteps.js';

/** The way to a price, folded; nothing where no seat has one. */
export function PriceMade({ rides, ...made }: PriceStepsProps) {
  const intl = useIntl();
  const seated = rides.filter(({ seats }) => seats.length > 0);
  return (
    seated.length > 0 && (
      <Disclosure summary={intl.formatMessage(titleWords.title)}>
        <PriceSteps rides={seated} {...made} />
      </Disclosure>
    )
  );
}
