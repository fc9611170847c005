import { useApolloClient } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  NOTHING_SAID,
  saidIn,
  type SaidValues,
  type Way,
  type WordsName,
  wrongWords,
} from '../../features/notification/said-values.js';
import {
  NotificationReachDocument,
  type NotificationInput,
} from '../../features/notification/send-notification.generated.js';
import { problemText } from '../../session/problem-words.js';
import { audiencesOf, type PassengersTold, type Touched } from './touched.js';

/** A notification that waits for the change it speaks of; `people`: as many as its author was shown. */
export interface WaitingMessage {
  readonly input: NotificationInput;
  readonly people: number;
}

const NOBODY: readonly number[] = [];

/** The words to whom a change touches, written before it is saved. */
export function useMessage(touched: Touched | undefined) {
  const intl = useIntl();
  const prefix = useId();
  const client = useApolloClient();
  const { oops } = useNotices();
  const [isOn, setOn] = useState(false);
  const [values, setValues] = useState<SaidValues>(NOTHING_SAID);
  const [wrong, setWrong] = useState<ReturnType<typeof wrongWords>>({});
  /** How many each audience has, beside what was asked. */
  const [counted, setCounted] = useState<{ asked: string; people: readonly number[] }>();
  const audiences = isOn && touched ? audiencesOf(touched) : [];
  const { channels } = saidIn(values);
  const asked = JSON.stringify({ audiences, channels });
  useEffect(() => {
    const question = JSON.parse(asked) as { audiences: PassengersTold[]; channels: Way[] };
    if (question.audiences.length === 0) return undefined;
    let isOver = false;
    const reachOf = async (audience: PassengersTold) => {
      const variables = { audience, channels: question.channels };
      const { data } = await client.query({ query: NotificationReachDocument, variables, fetchPolicy: 'no-cache' });
      return data?.notificationReach.people ?? 0;
    };
    void Promise.all(question.audiences.map(reachOf)).then(
      (people) => !isOver && setCounted({ asked, people }),
      () => {
        if (isOver) return;
        oops({});
        setOn(false);
      },
    );
    return () => {
      isOver = true;
    };
  }, [asked, client, oops]);
  const counts = counted?.asked === asked ? counted.people : undefined;
  const people = audiences.length === 0 ? NOBODY : counts;
  const bind = (name: WordsName | Way) => ({ id: `${prefix}${name}`, name });
  const set = (part: Partial<SaidValues>) => {
    setValues((now) => ({ ...now, ...part }));
    setWrong({});
  };
  return {
    isOn,
    setOn,
    isCounting: isOn && people === undefined,
    /** How many it goes to; undefined until they are counted. */
    people: people?.reduce((sum, one) => sum + one, 0),
    form: {
      text: (name: WordsName) => {
        const code = wrong[name];
        return {
          ...bind(name),
          error: code ? problemText(intl, code, {}) : undefined,
          value: values[name],
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            set({ [name]: currentTarget.value }),
        };
      },
      flag: (name: Way) => ({
        ...bind(name),
        error: undefined,
        checked: values[name],
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => set({ [name]: currentTarget.checked }),
      }),
    },
    /** What is to be sent; undefined where words are missing, which stands at them then. */
    take: (): readonly WaitingMessage[] | undefined => {
      if (!isOn) return [];
      const found = wrongWords(values);
      const [first] = Object.entries(found).flatMap(([name, code]) => (code ? [name] : []));
      setWrong(found);
      if (first !== undefined) document.getElementById(`${prefix}${first}`)?.focus();
      if (first !== undefined || people === undefined) return undefined;
      return audiences.flatMap((audience, at) =>
        people[at] === 0 ? [] : [{ input: { ...saidIn(values), audience }, people: people[at]! }],
      );
    },
  };
}

export type Message = ReturnType<typeof useMessage>;
