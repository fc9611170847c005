import { isLanguage } from '@naga/kernel/language.js';
import { timesText } from '@naga/kernel/times-text.js';
import { defineMessages, type IntlShape } from 'react-intl';

const words = defineMessages<{ back: { addOn: string } }>({
  back: { id: 'booking-flow.add-on.back', defaultMessage: '{addOn}, given back' },
});

type Names = { readonly en: string } & { readonly [code in 'km' | 'th' | 'vi' | 'es']?: string | null };

/** Something beside a seat, or many; the shape of the graph. */
export interface AddOn {
  readonly id: string;
  readonly names: Names;
  readonly quantity: number;
  /** Of its terms, for who asks for it. */
  readonly version?: number | null;
}

interface Fee {
  readonly name: string;
  readonly amount: { readonly amount: number; readonly currency: string };
  readonly addOn?: AddOn | null;
}

/** What one line says of what is paid beside the fares; `id`: which line it is. */
export type FeeLine<F extends Fee = Fee> = F & { readonly id: string };

const lineOf = ({ name, addOn }: Fee): string =>
  addOn == null ? name : [name, addOn.id, ...(addOn.version == null ? [] : [addOn.version])].join(' ');

/** Fees, each add-on once for all of its seats (of each version that was sold), and once more for what of it went back. */
export const feeLines = <F extends Fee>(fees: readonly F[]): FeeLine<F>[] =>
  [...Map.groupBy(fees, lineOf)].map(([id, own]) => {
    const [first] = own as [F, ...F[]];
    const { amount, addOn = null } = first;
    const sum = own.reduce((all, one) => all + one.amount.amount, 0);
    const quantity = own.reduce((all, one) => all + (one.addOn?.quantity ?? 0), 0);
    return { ...first, id, amount: { ...amount, amount: sum }, addOn: addOn && { ...addOn, quantity } };
  });

/** An add-on's name as the reader reads it. */
export const nameOfAddOn = ({ locale }: IntlShape, { names }: Pick<AddOn, 'names'>): string =>
  (isLanguage(locale) && names[locale]) || names.en;

/** '2 × Extra bag'; of one its name. */
export const addOnText = (intl: IntlShape, addOn: Pick<AddOn, 'names' | 'quantity'>): string =>
  timesText(addOn.quantity, nameOfAddOn(intl, addOn));

/** What the line of an add-on says; undefined of other fees, whose names the apps have. */
export function addOnLineText(intl: IntlShape, { name, addOn }: Pick<FeeLine, 'name' | 'addOn'>): string | undefined {
  if (addOn == null) return undefined;
  const text = addOnText(intl, addOn);
  return name === 'add_on_back' ? intl.formatMessage(words.back, { addOn: text }) : text;
}

/** What these seats have beside them: 'Travel insurance' of two of them is two. */
export function sumOfAddOns(seats: readonly { readonly addOns: readonly AddOn[] }[]): AddOn[] {
  const byId = Map.groupBy(
    seats.flatMap(({ addOns }) => addOns),
    ({ id }) => id,
  );
  return [...byId.values()].map((own) => ({
    ...own[0]!,
    quantity: own.reduce((all, { quantity }) => all + quantity, 0),
  }));
}
