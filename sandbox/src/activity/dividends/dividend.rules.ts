export const DIVIDEND_STATE = { claimable: 1, review: 2, claimed: 3, expired: 4 } as const
/** A dividend can be claimed for so long. */
export const DIVIDEND_LIFE_DAYS = 7
/** Turnover multiple of a dividend (screens.md 11.3). */
export const DIVIDEND_MULTIPLE = 1
/** The welcome dividend: small on purpose, a welcome and not an incentive. */
export const WELCOME_FEN = 880
