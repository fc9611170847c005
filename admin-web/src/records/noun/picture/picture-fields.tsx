import { pictureAt } from '@naga/kernel/picture.js';
import { common, type Said, valueOf } from '../fields.js';
import type { NounField, ShownProps } from '../noun-field.js';
import { PictureControl } from './PictureControl.js';

type PictureSaid = Omit<Said, 'optional' | 'sorted' | 'filtered' | 'fixed'>;

/** A picture, by its path. */
export const picture = (said: PictureSaid): NounField<string | null | undefined> => ({
  ...common({ ...said, optional: true }),
  typed: (name, row) => ({ [name]: (valueOf(name, row) as string | null | undefined) ?? '' }),
  input: (name, values) => String(values[name]) || null,
  check: () => ({}),
  text: (_, name, row) => (valueOf(name, row) as string | null) ?? '',
  Control: (props) => <PictureControl {...props} most={1} />,
  Shown: ({ label, value }: ShownProps) =>
    value == null ? (
      '–'
    ) : (
      <img className="record-picture" src={pictureAt(String(value), 320)} alt={label} loading="lazy" />
    ),
});
