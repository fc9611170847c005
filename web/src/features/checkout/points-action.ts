import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { askAbout } from '../../session/booking-token.js';
import { UsePointsDocument } from './points.generated.js';

type Asking = Parameters<typeof askAbout>[0];

/** Undefined when so many points pay a part of it; 0 takes them off. What is no number takes them off, too. */
export async function spendPoints(asking: Asking, id: string, sent: unknown): Promise<Refusal | undefined> {
  const points = typeof sent === 'string' && /^\d{1,7}$/.test(sent) ? Number(sent) : 0;
  const answer = await askAbout(asking, id, UsePointsDocument, { id, points });
  return answer.usePoints.__typename === 'Refused' ? answer.usePoints : undefined;
}
