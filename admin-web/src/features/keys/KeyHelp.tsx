import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Dialog } from '@naga/ui/Dialog';
import { SHORTCUT_IDS, type Shortcut, SHORTCUTS } from '@naga/ui/shortcuts.js';
import { defineMessages, FormattedMessage, type NoMessageValues } from 'react-intl';
import classes from './keys.module.css';
import { Keys } from './Keys.js';

const words = defineMessages({
  title: { id: 'admin.keys.title', defaultMessage: 'Keyboard shortcuts' },
  single: { id: 'admin.keys.single', defaultMessage: 'Shortcuts of one key' },
  singleAbout: {
    id: 'admin.keys.single-about',
    defaultMessage:
      'Without them a letter you press or say by mistake does nothing. Kept in this browser, for you alone.',
  },
  tour: { id: 'admin.tour.start', defaultMessage: 'Show me around' },
  fields: { id: 'admin.keys.fields', defaultMessage: 'While you type in a field, a letter is a letter.' },
});

const placeWords = defineMessages<Record<Shortcut['where'], NoMessageValues>>({
  everywhere: { id: 'admin.keys.everywhere', defaultMessage: 'Everywhere' },
  list: { id: 'admin.keys.list', defaultMessage: 'In lists' },
  seats: { id: 'admin.keys.seats', defaultMessage: 'Where seats are chosen' },
});

export interface KeyHelpProps {
  single: boolean;
  onSingle: (on: boolean) => void;
  /** Begins the tour of the back office. */
  onTour: () => void;
  onClose: () => void;
}

/** Every shortcut there is, and the switch for those of one key. */
export function KeyHelp({ single, onSingle, onTour, onClose }: KeyHelpProps) {
  return (
    <Dialog open title={<FormattedMessage {...words.title} />} onClose={onClose}>
      <div className="back-office__stack">
        {(['everywhere', 'list', 'seats'] as const).map((where) => (
          <section key={where}>
            <h3 className={classes.place}>
              <FormattedMessage {...placeWords[where]} />
            </h3>
            <dl className={classes.list}>
              {SHORTCUT_IDS.filter((id) => SHORTCUTS[id].where === where).map((id) => (
                <div key={id}>
                  <dt>
                    <FormattedMessage {...SHORTCUTS[id].words} />
                  </dt>
                  <dd>
                    <Keys of={id} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <CheckboxField
          label={<FormattedMessage {...words.single} />}
          hint={<FormattedMessage {...words.singleAbout} />}
          checked={single}
          onChange={({ currentTarget: { checked } }) => onSingle(checked)}
        />
        <small>
          <FormattedMessage {...words.fields} />
        </small>
        <div>
          <Button variant="quiet" size="small" onClick={onTour}>
            <FormattedMessage {...words.tour} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
