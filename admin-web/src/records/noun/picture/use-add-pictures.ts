import { useNotices } from '@naga/app-kit/NoticeArea';
import { useState } from 'react';
import { PICTURE_MEGABYTES } from '@naga/kernel/file-limits.js';
import { pictureBase64 } from '../../../features/action/picture-base64.js';
import type { Arrival, Wrong } from '../../../features/form/use-held.js';
import { refusalOfError } from '../../../session/refusal-of-error.js';
import { useAddPictureMutation } from './add-picture.generated.js';

export interface AddPictures {
  /** How many are on their way. */
  readonly sending: number;
  /** Of how many. */
  readonly of: number;
  /** Why the last one was not taken. */
  readonly problem: Wrong | undefined;
  forget(): void;
  /** Sends files one after the other; answers the paths of those that were taken, and what became of the others. */
  send(files: readonly File[]): Promise<{ paths: readonly string[]; arrival: Arrival }>;
}

/** Sends pictures, and says what is wrong with one. */
export function useAddPictures(): AddPictures {
  const { oops } = useNotices();
  const [add] = useAddPictureMutation();
  const [{ sending, of }, setSending] = useState({ sending: 0, of: 0 });
  const [problem, setProblem] = useState<Wrong>();
  const sayOops = (): Arrival => {
    oops({});
    return 'told';
  };

  async function sendOne(file: File): Promise<{ path: string } | Arrival> {
    const base64 = await pictureBase64(file).catch(() => null);
    if (base64 === null) return { code: 'PICTURE_NOT_READABLE', facts: {} };
    if (base64 === undefined) return { code: 'PICTURE_TOO_LARGE', facts: { megabytes: PICTURE_MEGABYTES } };
    try {
      const answer = (await add({ variables: { base64 } })).data?.addPicture;
      return answer ?? sayOops();
    } catch (error) {
      return refusalOfError(error) ?? sayOops();
    }
  }

  return {
    sending,
    of,
    problem,
    forget: () => setProblem(undefined),
    async send(files) {
      const paths: string[] = [];
      let arrival: Arrival;
      setProblem(undefined);
      for (const [index, file] of files.entries()) {
        setSending({ sending: files.length - index, of: files.length });
        const sent = await sendOne(file);
        if (typeof sent === 'object' && 'path' in sent) paths.push(sent.path);
        else if (sent !== 'told' || arrival === undefined) arrival = sent;
      }
      setSending({ sending: 0, of: 0 });
      if (arrival !== 'told') setProblem(arrival);
      return { paths, arrival };
    },
  };
}
