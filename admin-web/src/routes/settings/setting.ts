import type { Refused } from '../../session/refused.js';
import type {
  BookingSetting_FormFragment,
  CatalogueSetting_FormFragment,
  PricingSetting_FormFragment,
  UsersSetting_FormFragment,
} from './settings.generated.js';

/** A setting of any subgraph: their keys differ, all else is one kit's. */
export type Setting =
  | BookingSetting_FormFragment
  | CatalogueSetting_FormFragment
  | PricingSetting_FormFragment
  | UsersSetting_FormFragment;

/** Saves one at the subgraph that reads it; `value` null: its default again. */
export type SaveSetting<One extends Setting> = (
  key: One['key'],
  version: number,
  value: number | null,
) => Promise<One | Refused | undefined>;
