import { TextField } from '@naga/ui/TextField';
import { pastedPoint } from '../features/place/pasted-point.rules.js';
import { decimal, frame, optionalLine } from '../records/noun/fields.js';
import type { ControlProps } from '../records/noun/noun-field.js';
import { fieldWords } from './words.js';

/** The first of both coordinates takes both, and the link of a map, too. */
function Latitude({ form, name, ...props }: ControlProps) {
  const { onChange, ...binding } = form.text(name);
  return (
    <TextField
      {...frame(props)}
      // A link is no number to type.
      inputMode="text"
      {...binding}
      onChange={(event) => {
        const point = pastedPoint(event.currentTarget.value);
        if (point === undefined) onChange(event);
        else form.set({ ...point });
      }}
    />
  );
}

/** What every place on the map says. */
export const placeFields = {
  latitude: {
    ...decimal({ label: fieldWords.latitude, hint: fieldWords.pasted, min: -90, max: 90 }),
    Control: Latitude,
  },
  longitude: decimal({ label: fieldWords.longitude, hint: fieldWords.degrees, min: -180, max: 180 }),
  source: optionalLine({ label: fieldWords.source, hint: fieldWords.sourceHint, max: 100 }),
};

/** What people were told of a place: its name and where it is. */
export const PLACE = ['names', 'locationId', 'address', 'latitude', 'longitude'] as const;
