import { Card } from '@naga/ui/Card';
import { Price } from '@naga/ui/Price';
import { Rating } from '@naga/ui/Rating';
import { Tag } from '@naga/ui/Tag';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { discounted } from './discounted.js';
import type { ExperienceCard_ExperienceFragment } from './experience-card.generated.js';
import { experiencePath, lengthOf } from './experience-words.js';
import { ExperienceArt } from './ExperienceArt.js';
import classes from './ExperienceCard.module.css';

const words = defineMessages<{ off: { percent: number } }>({
  off: { id: 'experiences.card.off', defaultMessage: '{percent} % off' },
});
const plain = defineMessages({ whom: { id: 'experiences.card.whom', defaultMessage: 'for one adult' } });

/** An experience in a list; all of the card leads to its page. */
export function ExperienceCard({ experience }: { experience: ExperienceCard_ExperienceFragment }) {
  const intl = useIntl();
  const to = useLocalPath();
  const { title, summary, category, cityName, rating, reviewCount, prices, autoDiscount, imageHue } = experience;
  const adult = moneyOf(prices.adult);
  return (
    <Card as="li" className={classes.card}>
      <ExperienceArt hue={imageHue} category={category.slug} />
      <div className={classes.body}>
        <p className={classes.where}>
          {cityName} · {lengthOf(intl, experience)}
        </p>
        <h2 className={classes.title}>
          <Link to={to(experiencePath(experience))}>{title}</Link>
        </h2>
        <p className={classes.summary}>{summary}</p>
        <p className={classes.facts}>
          {rating !== null && <Rating value={rating} count={reviewCount} />}
          {autoDiscount > 0 && <Tag tone="good">{intl.formatMessage(words.off, { percent: autoDiscount })}</Tag>}
        </p>
        <div className={classes.price}>
          <Price
            money={discounted(adult, autoDiscount)}
            before={autoDiscount > 0 ? adult : undefined}
            whom={intl.formatMessage(plain.whom)}
          />
        </div>
      </div>
    </Card>
  );
}
