/**
 * Whether a rule without a test, and a title whose brackets name no rule, refuse the build. While false both are only reported;
 * everything else refuses always.
 */
export const EVERY_RULE_NEEDS_A_TEST = true
