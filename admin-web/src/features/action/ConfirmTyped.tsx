import { type ReactNode, useRef, useState } from 'react';
import { AskedForm, AskText, type AskTextProps } from './AskText.js';
import type { Confirmed } from './ConfirmField.js';
import { Dialog } from '@naga/ui/Dialog';

type Asked = Omit<AskTextProps<never>, 'fields' | 'confirm' | 'onSure' | 'sure'>;

export interface ConfirmTypedProps extends Asked {
  confirm: Confirmed;
  sure?: ReactNode;
  /** The question goes away when it is done, or when its failure is told. */
  onSure: () => Promise<unknown>;
}

/** What gives money back, or is gone for good: done when its word was typed. */
export function ConfirmTyped({ onSure, label, sure = label, ...ask }: ConfirmTypedProps) {
  return <AskText {...ask} label={label} sure={sure} fields={[]} onSure={() => onSure().then(() => true)} />;
}

export interface TypedQuestion {
  title: ReactNode;
  sure: ReactNode;
  keep: ReactNode;
  children?: ReactNode;
  confirm: Confirmed;
}

/** The same question for a form that is sent by its own button: `ask` answers whether the word was typed. */
export function useConfirmTyped(): {
  ask: () => Promise<boolean>;
  dialogOf: (question: TypedQuestion) => ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(is: boolean) => void>(() => undefined);
  function end(is: boolean) {
    setAsking(false);
    answer.current(is);
  }
  return {
    ask: () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setAsking(true);
      }),
    dialogOf: ({ title, ...question }) =>
      isAsking && (
        <Dialog open title={title} onClose={() => end(false)}>
          <AskedForm
            {...question}
            fields={[]}
            busy={false}
            onSure={async () => {
              end(true);
              return false;
            }}
            onClose={() => end(false)}
          />
        </Dialog>
      ),
  };
}
