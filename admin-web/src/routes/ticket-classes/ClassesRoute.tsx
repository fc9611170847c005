import { NounList } from '../../records/noun/NounList.js';
import { classNoun } from './class-noun.js';

/** Every class of ticket codes with what is left of its numbers. */
export default function ClassesRoute() {
  return <NounList noun={classNoun} />;
}
