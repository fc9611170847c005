import { useState } from 'react';
import { readBase64 } from '../../features/action/read-base64.js';
import type { Refused } from '../../session/refused.js';
import { isRefused } from '../../session/refused.js';
import {
  type Gtfs_ImportFragment,
  useAddGtfsPartMutation,
  useRehearseGtfsImportMutation,
  useStartGtfsImportMutation,
} from './gtfs.generated.js';

/** As much as the graph takes of a file at once. */
const PART_BYTES = 512 * 1024;

type Answer = Gtfs_ImportFragment | Refused | undefined;

/** Sends a feed part after part and asks for its rehearsal; `percent`: how much of it is there, while it goes on. */
export function useUpload() {
  const [percent, setPercent] = useState<number>();
  const [start] = useStartGtfsImportMutation();
  const [add] = useAddGtfsPartMutation();
  const [rehearse] = useRehearseGtfsImportMutation();
  async function parts(id: string, file: File): Promise<Answer> {
    for (let position = 0; position * PART_BYTES < file.size; position++) {
      const end = (position + 1) * PART_BYTES;
      const content = await readBase64(file.slice(position * PART_BYTES, end));
      const answer = (await add({ variables: { id, position, content } })).data?.addGtfsPart;
      if (answer === undefined || isRefused(answer)) return answer;
      setPercent(Math.floor((Math.min(end, file.size) / file.size) * 100));
    }
    return (await rehearse({ variables: { id } })).data?.rehearseGtfsImport;
  }
  async function upload(operatorId: string, vehicleTypeIds: string[], file: File): Promise<Answer> {
    setPercent(0);
    try {
      const variables = { operatorId, vehicleTypeIds, fileName: file.name.slice(-200), bytes: file.size };
      const answer = (await start({ variables })).data?.startGtfsImport;
      return answer === undefined || isRefused(answer) ? answer : await parts(answer.id, file);
    } finally {
      setPercent(undefined);
    }
  }
  return { percent, upload };
}
