import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { askAbout } from '../../session/booking-token.js';
import { InvalidFields } from '../../session/graph.js';
import type { AddOnOffer, ChosenAddOn } from './add-on-form.js';
import { AddOnOffersDocument, SetAddOnsDocument } from './add-ons.generated.js';

type Asking = Parameters<typeof askAbout>[0];

/** Why what was chosen is not added. */
export interface AddOnAnswer {
  readonly chosen: readonly ChosenAddOn[];
  /** Of single ones: which of them, and the graph's word on it. */
  readonly faults: readonly { readonly index: number; readonly code: string }[];
  readonly refusal?: Refusal;
}

/** What can be bought beside the seats; nothing where nobody answers: the trip can be paid without. */
export const loadAddOnOffers = (asking: Asking, id: string): Promise<readonly AddOnOffer[]> =>
  askAbout(asking, id, AddOnOffersDocument, { id }).then(
    ({ addOnOffers }) => addOnOffers ?? [],
    () => [],
  );

const PLACE = /addOns[.[](\d+)/;

/** Undefined when the booking has these, and no others. */
export async function takeAddOns(
  asking: Asking,
  id: string,
  chosen: readonly ChosenAddOn[],
): Promise<AddOnAnswer | undefined> {
  try {
    const { setAddOns } = await askAbout(asking, id, SetAddOnsDocument, { id, addOns: [...chosen] }, { isForm: true });
    return setAddOns.__typename === 'Refused' ? { chosen, faults: [], refusal: setAddOns } : undefined;
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const faults = error.fields.map(({ path, code }) => ({ index: Number(PLACE.exec(path)?.[1] ?? 0), code }));
    return { chosen, faults };
  }
}
