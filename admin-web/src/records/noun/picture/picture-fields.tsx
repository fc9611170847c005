import { pictureAt } from '@naga/kernel/picture.js';
import { common, type Said, valueOf } from '../fields.js';
import type { NounField, ShownProps } from '../noun-field.js';
import { useIntl } from 'react-intl';
import { asValue, pathsIn, PictureControl } from './PictureControl.js';
import { pictureWords } from './picture-words.js';

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

/** Several pictures in their order, by their paths. */
export const pictures = ({ most, ...said }: PictureSaid & { readonly most: number }): NounField<string[]> => ({
  ...common({ ...said, optional: true }),
  typed: (name, row) => ({ [name]: asValue((valueOf(name, row) as readonly string[] | undefined) ?? []) }),
  input: (name, values) => pathsIn(String(values[name])),
  check: () => ({}),
  text: (_, name, row) => ((valueOf(name, row) as readonly string[] | undefined) ?? []).join(' '),
  Control: (props) => <PictureControl {...props} most={most} />,
  Shown: Gallery,
});

function Gallery({ label, value }: ShownProps) {
  const intl = useIntl();
  const paths = (value as readonly string[] | undefined) ?? [];
  if (paths.length === 0) return '–';
  return (
    <span className="record-pictures__list">
      {paths.map((path, index) => (
        <img
          key={path}
          className="record-picture"
          src={pictureAt(path, 320)}
          alt={intl.formatMessage(pictureWords.alt, { label, place: index + 1 })}
          loading="lazy"
        />
      ))}
    </span>
  );
}
