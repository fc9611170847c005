import type { OverruleCode } from '../overrule/overrule-codes.rules.js';

/** Why a bought seat is nobody's any more: by its terms, because its operator refused it, or by an overrule's code. */
export type GivenBackAs = 'CANCELLED' | 'REJECTED' | OverruleCode;
