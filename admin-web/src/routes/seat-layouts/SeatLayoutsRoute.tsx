import { NounList } from '../../records/noun/NounList.js';
import { layoutNoun } from './layout-noun.js';

/** The seat layouts that somebody looks after, and everybody's. */
export default function SeatLayoutsRoute() {
  return <NounList noun={layoutNoun} />;
}
