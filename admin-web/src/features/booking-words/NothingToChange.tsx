import { Notice } from '@naga/ui/Notice';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';

const words = defineMessages<{ answers: { operator: string; stamp: PrimitiveType } }>({
  answers: {
    id: 'admin.decision.answers-by',
    defaultMessage:
      '{operator} answers by {stamp}. Until then nothing of this booking can be cancelled or exchanged; if the answer is no, everything is paid back.',
  },
});

export interface NothingToChangeProps {
  legs: readonly {
    readonly operatorName: string;
    readonly awaitsOperator: boolean;
    /** ISO 8601. */
    readonly confirmBy: string | null;
    readonly departureTime: string;
  }[];
  /** Why not, where no operator's answer is awaited. */
  children: ReactNode;
}

/** Why nothing of a booking can be given back or exchanged: the operator who has not answered, else what is said here. */
export function NothingToChange({ legs, children }: NothingToChangeProps) {
  const asked = legs.find(({ awaitsOperator }) => awaitsOperator);
  if (asked === undefined) return <Notice>{children}</Notice>;
  const { operatorName, confirmBy, departureTime } = asked;
  return (
    <Notice>
      <FormattedMessage
        {...words.answers}
        values={{ operator: operatorName, stamp: <LocalTime at={confirmBy ?? departureTime} /> }}
      />
    </Notice>
  );
}
