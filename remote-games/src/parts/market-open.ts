/** `state` of a market that accepts bets (boardMarketSchema). */
export const MARKET_OPEN = 1
