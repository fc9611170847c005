import { pictureAt } from '@naga/kernel/picture.js';
import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { pictureWords as words } from './picture-words.js';

export interface PictureListProps {
  label: string;
  paths: readonly string[];
  /** Others are on their way: nothing is moved meanwhile. */
  isBusy: boolean;
  /** `told`: what a screen reader says of it. */
  onChange: (paths: readonly string[], told: string | undefined) => void;
}

const moved = (paths: readonly string[], from: number, to: number): string[] => {
  const rest = paths.filter((_, index) => index !== from);
  return [...rest.slice(0, to), paths[from]!, ...rest.slice(to)];
};

/** Pictures in their order, each with buttons that move it and take it away. */
export function PictureList({ label, paths, isBusy, onChange }: PictureListProps) {
  const intl = useIntl();
  if (paths.length === 0) return null;
  const move = (from: number, to: number) =>
    onChange(moved(paths, from, to), intl.formatMessage(words.moved, { label, place: to + 1 }));
  return (
    <ol className="record-pictures__list">
      {paths.map((path, index) => {
        const named = { label, place: index + 1 };
        return (
          <li key={path}>
            <img className="record-picture" src={pictureAt(path, 320)} alt={intl.formatMessage(words.alt, named)} />
            <div className="back-office__actions">
              {index > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={isBusy}
                  aria-label={intl.formatMessage(words.earlier, named)}
                  onClick={() => move(index, index - 1)}
                >
                  ←
                </Button>
              )}
              {index < paths.length - 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={isBusy}
                  aria-label={intl.formatMessage(words.later, named)}
                  onClick={() => move(index, index + 1)}
                >
                  →
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                disabled={isBusy}
                aria-label={intl.formatMessage(words.removeOne, named)}
                onClick={() => onChange(moved(paths, index, 0).slice(1), intl.formatMessage(words.away))}
              >
                ×
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
