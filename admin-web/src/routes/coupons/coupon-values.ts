import { decimalOf } from '../../features/form/decimal-of.js';
import { typedText } from '../../session/typed-text.js';
import type { Coupon_RowFragment, CouponInput } from './coupons.generated.js';

/** What a form holds: lists as their members with commas between them, money as people write it. */
export type CouponValues = {
  name: string;
  kind: string;
  value: string;
  currency: string;
  cap: string;
  buyFrom: string;
  buyUntil: string;
  travelFrom: string;
  travelUntil: string;
  weekdays: string;
  transportTypes: string;
  operatorIds: string;
  routeIds: string;
  minimumAmount: string;
  minimumPassengers: string;
  firstBookingOnly: boolean;
  nationality: string;
  channels: string;
  paymentMethods: string;
  limitTotal: string;
  limitPerCustomer: string;
  limitPerDay: string;
  budget: string;
  fundedBy: string;
  operatorShare: string;
  combinesWithOffers: boolean;
  active: boolean;
};

export const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'];

/** `fundedBy`: who bears what the coupons of this author's world save. */
export const newCoupon = (fundedBy: string): CouponValues => ({
  name: '',
  kind: 'PERCENT',
  value: '',
  currency: 'USD',
  cap: '',
  buyFrom: '',
  buyUntil: '',
  travelFrom: '',
  travelUntil: '',
  weekdays: '',
  transportTypes: '',
  operatorIds: '',
  routeIds: '',
  minimumAmount: '',
  minimumPassengers: '',
  firstBookingOnly: false,
  nationality: '',
  channels: '',
  paymentMethods: '',
  limitTotal: '',
  limitPerCustomer: '',
  limitPerDay: '',
  budget: '',
  fundedBy,
  operatorShare: '',
  combinesWithOffers: true,
  active: true,
});

const HUNDREDTHS = 100;
const MINUTE = 60_000;
const UTC_PLUS_SEVEN = 420;

/** Dong have no hundredths. */
const minorIn = (currency: string): number => (currency === 'VND' ? 1 : HUNDREDTHS);

const listOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/** 'YYYY-MM-DDTHH:mm' of UTC+7, as the field for it wants. */
const localInput = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + UTC_PLUS_SEVEN * MINUTE).toISOString().slice(0, 16);

const written = (amount: number | null, per: number): string => (amount === null ? '' : String(amount / per));
const counted = (count: number | null): string => (count === null ? '' : String(count));

export function valuesOf(coupon: Coupon_RowFragment): CouponValues {
  const per = minorIn(coupon.currency);
  return {
    name: coupon.name,
    kind: coupon.kind,
    value: written(coupon.value, coupon.kind === 'PERCENT' ? HUNDREDTHS : per),
    currency: coupon.currency,
    cap: written(coupon.cap, per),
    buyFrom: localInput(coupon.buyFrom),
    buyUntil: localInput(coupon.buyUntil),
    travelFrom: coupon.travelFrom ?? '',
    travelUntil: coupon.travelUntil ?? '',
    weekdays: coupon.weekdays.join(','),
    transportTypes: coupon.transportTypes.join(','),
    operatorIds: coupon.operatorIds.join(', '),
    routeIds: coupon.routeIds.join(', '),
    minimumAmount: written(coupon.minimumAmount, per),
    minimumPassengers: counted(coupon.minimumPassengers),
    firstBookingOnly: coupon.firstBookingOnly,
    nationality: coupon.nationality ?? '',
    channels: coupon.channels.join(','),
    paymentMethods: coupon.paymentMethods.join(','),
    limitTotal: counted(coupon.limitTotal),
    limitPerCustomer: counted(coupon.limitPerCustomer),
    limitPerDay: counted(coupon.limitPerDay),
    budget: written(coupon.budget, per),
    fundedBy: coupon.fundedBy,
    operatorShare: coupon.fundedBy === 'SHARED' ? written(coupon.operatorShare, HUNDREDTHS) : '',
    combinesWithOffers: coupon.combinesWithOffers,
    active: coupon.active,
  };
}

const isWhole = (text: string): boolean => text.trim() === '' || /^\s*[1-9]\d{0,8}\s*$/.test(text);
const isMoney = (text: string): boolean => text.trim() === '' || (decimalOf(text) ?? 0) > 0;
const areNumbers = (text: string): boolean => listOf(text).every((one) => /^\d{1,18}$/.test(one));

/** What is wrong before anything is sent. */
export function wrongIn(values: CouponValues) {
  const value = decimalOf(values.value);
  const share = decimalOf(values.operatorShare);
  const isShared = values.fundedBy === 'SHARED';
  return {
    name: values.name.trim() === '' && 'REQUIRED',
    value: value === undefined ? 'NUMBER' : values.kind === 'PERCENT' && value > 100 && 'RANGE',
    cap: !isMoney(values.cap) && 'NUMBER',
    minimumAmount: !isMoney(values.minimumAmount) && 'NUMBER',
    budget: !isMoney(values.budget) && 'NUMBER',
    minimumPassengers: !isWhole(values.minimumPassengers) && 'NUMBER',
    limitTotal: !isWhole(values.limitTotal) && 'NUMBER',
    limitPerCustomer: !isWhole(values.limitPerCustomer) && 'NUMBER',
    limitPerDay: !isWhole(values.limitPerDay) && 'NUMBER',
    operatorIds: !areNumbers(values.operatorIds) && 'NUMBER',
    routeIds: !areNumbers(values.routeIds) && 'NUMBER',
    operatorShare: isShared && (share === undefined || share <= 0 || share >= 100) && 'RANGE',
  };
}

/** What is sent: money in minor units, moments with their offset. */
export function inputOf(values: CouponValues): CouponInput {
  const per = minorIn(values.currency);
  const amount = (text: string, of: number): number | null => {
    const number = decimalOf(text);
    return number === undefined ? null : Math.round(number * of);
  };
  const whole = (text: string): number | null => (text.trim() === '' ? null : Number(text));
  const moment = (text: string): string | null => (text === '' ? null : `${text}:00+07:00`);
  return {
    name: values.name.trim(),
    kind: values.kind as CouponInput['kind'],
    value: amount(values.value, values.kind === 'PERCENT' ? HUNDREDTHS : per) ?? 0,
    currency: values.currency,
    cap: amount(values.cap, per),
    buyFrom: moment(values.buyFrom),
    buyUntil: moment(values.buyUntil),
    travelFrom: typedText(values.travelFrom),
    travelUntil: typedText(values.travelUntil),
    weekdays: listOf(values.weekdays).map(Number),
    transportTypes: listOf(values.transportTypes),
    operatorIds: listOf(values.operatorIds),
    routeIds: listOf(values.routeIds),
    minimumAmount: amount(values.minimumAmount, per),
    minimumPassengers: whole(values.minimumPassengers),
    firstBookingOnly: values.firstBookingOnly,
    nationality: (typedText(values.nationality) as 'LOCAL' | 'FOREIGN' | null) ?? null,
    channels: listOf(values.channels),
    paymentMethods: listOf(values.paymentMethods),
    limitTotal: whole(values.limitTotal),
    limitPerCustomer: whole(values.limitPerCustomer),
    limitPerDay: whole(values.limitPerDay),
    budget: amount(values.budget, per),
    fundedBy: values.fundedBy as CouponInput['fundedBy'],
    operatorShare: values.fundedBy === 'SHARED' ? (amount(values.operatorShare, HUNDREDTHS) ?? 0) : 0,
    combinesWithOffers: values.combinesWithOffers,
    active: values.active,
  };
}
