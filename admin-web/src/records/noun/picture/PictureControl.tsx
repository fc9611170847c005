import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { pictureAt } from '@naga/kernel/picture.js';
import { Button } from '@naga/ui/Button';
import { Field } from '@naga/ui/Field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileInput } from '../../../features/form/FileInput.js';
import { PICTURE_TYPES } from '../../../features/action/picture-base64.js';
import type { Arrival } from '../../../features/form/use-held.js';
import { frame } from '../fields.js';
import type { ControlProps } from '../noun-field.js';
import { PictureList } from './PictureList.js';
import { pictureWords as words } from './picture-words.js';
import { useAddPictures } from './use-add-pictures.js';

/** Paths of pictures as one value of a form. */
export const pathsIn = (value: string): string[] => value.split('\n').filter((path) => path !== '');
export const asValue = (paths: readonly string[]): string => paths.join('\n');

export interface PictureControlProps extends ControlProps {
  /** How many there may be; one is shown alone, several are put in order. */
  most: number;
}

/** Pictures that a record names: added, looked at, put in order, replaced and taken away; kept when the form is saved. */
export function PictureControl({ name, form, most, ...said }: PictureControlProps) {
  const intl = useIntl();
  const { sending, of, problem, forget, send } = useAddPictures();
  const [news, setNews] = useState<string>();
  const { value, error, id } = form.text(name);
  const paths = pathsIn(value);
  const { label } = said;
  const hints = [
    said.hint,
    intl.formatMessage(words.hint),
    most > 1 && intl.formatMessage(words.several, { count: most }),
  ];

  function keep(next: readonly string[], told: string | undefined) {
    forget();
    setNews(told);
    form.set({ [name]: asValue(next) });
  }
  async function add(files: readonly File[]): Promise<Arrival> {
    setNews(undefined);
    const { paths: added, arrival } = await send(files);
    if (added.length === 0) return arrival;
    const before = most === 1 ? [] : paths;
    form.set({ [name]: asValue([...new Set([...before, ...added])].slice(0, most)) });
    setNews(intl.formatMessage(words.added));
    return arrival;
  }

  const isBusy = sending > 0;
  const isFull = most > 1 && paths.length >= most;
  return (
    <Field
      {...frame(said)}
      hint={hints.filter(Boolean).join(' ')}
      error={error ?? (problem && refusalText(intl, problem.code, problem.facts))}
      id={id}
    >
      {({ required: _, ...wiring }) => (
        <div className="record-pictures">
          {most === 1 && paths[0] !== undefined && (
            <div>
              <img className="record-picture" src={pictureAt(paths[0], 320)} alt={label} />
            </div>
          )}
          {most > 1 && <PictureList label={label} paths={paths} isBusy={isBusy} onChange={keep} />}
          {isFull ? (
            <p id={wiring.id}>
              <FormattedMessage {...words.most} values={{ most }} />
            </p>
          ) : (
            <FileInput
              {...wiring}
              isSentAtOnce
              accept={PICTURE_TYPES}
              multiple={most > 1}
              disabled={isBusy}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])].slice(0, most - (most === 1 ? 0 : paths.length));
                currentTarget.value = '';
                form.hold(name, add(files));
              }}
            />
          )}
          {most === 1 && paths.length > 0 && (
            <div>
              <Button
                variant="quiet"
                size="small"
                disabled={isBusy}
                onClick={() => keep([], intl.formatMessage(words.away))}
              >
                <FormattedMessage {...words.remove} values={{ label }} />
              </Button>
            </div>
          )}
          <span role="status">
            {isBusy ? (
              <>
                <progress aria-hidden="true" max={of} {...(of > 1 && { value: of - sending })} />{' '}
                <FormattedMessage {...words.sending} values={{ count: sending }} />
              </>
            ) : (
              news
            )}
          </span>
        </div>
      )}
    </Field>
  );
}
