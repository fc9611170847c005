import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PICTURE_MEGABYTES, pictureBase64 } from '../../../features/action/picture-base64.js';
import { isRefused } from '../../../session/refused.js';
import { refusalOfError } from '../../../session/refusal-of-error.js';
import { useAddPictureMutation } from './add-picture.generated.js';

export interface AddPictures {
  /** How many are on their way. */
  readonly sending: number;
  /** Of how many. */
  readonly of: number;
  /** Why the last one was not taken. */
  readonly problem: string | undefined;
  forget(): void;
  /** Sends files one after the other; answers the paths of those that were taken. */
  send(files: readonly File[]): Promise<readonly string[]>;
}

/** Sends pictures, and says what is wrong with one. */
export function useAddPictures(): AddPictures {
  const intl = useIntl();
  const { oops } = useNotices();
  const [add] = useAddPictureMutation();
  const [{ sending, of }, setSending] = useState({ sending: 0, of: 0 });
  const [problem, setProblem] = useState<string>();
  const refuse = (code: string, facts = {}) => setProblem(refusalText(intl, code, facts));

  async function sendOne(file: File): Promise<string | undefined> {
    const base64 = await pictureBase64(file).catch(() => null);
    if (base64 === null) return void refuse('PICTURE_NOT_READABLE');
    if (base64 === undefined) return void refuse('PICTURE_TOO_LARGE', { megabytes: PICTURE_MEGABYTES });
    try {
      const answer = (await add({ variables: { base64 } })).data?.addPicture;
      if (isRefused(answer)) return void refuse(answer.code, answer.facts);
      if (answer != null) return answer.path;
      oops({});
    } catch (error) {
      const refused = refusalOfError(error);
      if (refused === undefined) oops({});
      else refuse(refused.code, refused.facts);
    }
    return undefined;
  }

  return {
    sending,
    of,
    problem,
    forget: () => setProblem(undefined),
    async send(files) {
      const paths: string[] = [];
      setProblem(undefined);
      for (const [index, file] of files.entries()) {
        setSending({ sending: files.length - index, of: files.length });
        const path = await sendOne(file);
        if (path !== undefined) paths.push(path);
      }
      setSending({ sending: 0, of: 0 });
      return paths;
    },
  };
}
