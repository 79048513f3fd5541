/**
 * Whether rules without a test and titles that cite no rule fail the gate. While false, both are only reported;
 * all other faults always fail it.
 */
export const EVERY_RULE_NEEDS_A_TEST = true
