import { TRANSPORTS, transportType, type Transport } from '../../session/transport.js';
import type { PromotionCard_PromotionFragment } from './promotions.generated.js';

export type Promotion = PromotionCard_PromotionFragment;
export type PromotedLine = NonNullable<Promotion['lines'][number]>;
export type PromotedOperator = NonNullable<Promotion['operators'][number]>;

/** Of those that are named, the ones that are still sold. */
export const linesOf = ({ lines }: Pick<Promotion, 'lines'>): PromotedLine[] => lines.filter((line) => line !== null);
export const operatorsOf = ({ operators }: Pick<Promotion, 'operators'>): PromotedOperator[] =>
  operators.filter((operator) => operator !== null && !operator.offline) as PromotedOperator[];

/** Where there are no more than are named and nothing of them is on sale, nobody can have it. */
export const canBeHad = (promotion: Promotion): boolean =>
  (promotion.lineCount === 0 || promotion.lineCount > promotion.lines.length || linesOf(promotion).length > 0) &&
  (promotion.operatorCount === 0 ||
    promotion.operatorCount > promotion.operators.length ||
    operatorsOf(promotion).length > 0);

/** Kinds of transport it is for, in the order of the tabs; none: all of them. */
export const kindsOf = ({ transportTypes }: Pick<Promotion, 'transportTypes'>): Transport[] =>
  TRANSPORTS.filter((kind) => transportTypes.includes(transportType(kind)));

const kindOf = (type: PromotedLine['transportType']) => type.toLowerCase() as Transport;

/** Its rides on the first day that is travelled with it, of its operator alone. */
export const pathOfLine = ({ transportType: type, from, to, operatorId }: PromotedLine, day: string): string =>
  `/${kindOf(type)}-tickets/${from.slug}/${to.slug}/${day}?op=${operatorId}`;
