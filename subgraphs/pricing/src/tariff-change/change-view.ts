import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { answersOf } from '@naga/server-kit/viewer/second-person.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { TariffChangeRecord } from './tariff-changes.queries.js';
import { TariffChangeView } from './tariff-change.type.js';
import { changeWithin } from './tariff-changes.queries.js';

/** A change as somebody sees it, with what he may do. */
export function changeView(row: TariffChangeRecord, viewer: Viewer): TariffChangeView {
  const { state, returnedById, askedById } = row;
  const isOwn = peopleOf(viewer).includes(askedById);
  const isDraft = state === 'draft' && isOwn;
  return Object.assign(new TariffChangeView(), row, {
    canEdit: isDraft,
    canWrite: isDraft && scopeOf(viewer, 'pricing.edit') !== undefined,
    canDecide: answersOf(row, viewer, 'pricing.edit').canDecide,
    canWithdraw: isOwn && (state === 'draft' || state === 'waiting'),
    canReturn: state === 'applied' && returnedById === null,
  });
}

/** One within reach, as it stands by now. */
export const shownChange = async (context: PricingContext, id: string): Promise<TariffChangeView> =>
  changeView((await changeWithin(context, 'pricing.ask', id))!, context.viewer);
