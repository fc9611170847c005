import { localize, type LanguageCode, type LocalizedText } from '@naga/kernel/language.js';
import type { ParcelRow } from './find-parcels.queries.js';
import { ParcelView } from './parcel.type.js';

/** A parcel as readers of one language see it. */
export function parcelView(row: ParcelRow, language: LanguageCode): ParcelView {
  const said = (text: LocalizedText | null) => (text === null ? null : localize(text, language));
  return Object.assign(new ParcelView(), {
    ...row,
    fromName: localize(row.fromNames, language),
    toName: localize(row.toNames, language),
    goodsType: localize(row.goodsTypes, language),
    events: row.events.map(({ type, at, places, implied, note }) => ({
      type,
      at: new Date(at),
      place: said(places),
      implied,
      note: said(note),
    })),
  });
}
