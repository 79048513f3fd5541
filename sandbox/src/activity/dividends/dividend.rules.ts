export const DIVIDEND_STATE = { claimable: 1, review: 2, claimed: 3, expired: 4 } as const
