import { NounList } from '../../records/noun/NounList.js';
import { lineNoun } from './line-noun.js';

/** Routes that the reader looks after. */
export default function LinesRoute() {
  return <NounList noun={lineNoun} />;
}
