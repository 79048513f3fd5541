/** Turnover of the bets of one member on one round (screens.md 11.3). */
type Settled = { readonly stake: number; readonly back: number }

/**
 * What each bet counts, fen. `net` counts the bets together: the smaller of their stakes and their |net|, so that bets on opposite positions count
 * nothing. It is given to the bets in order, none more than its stake.
 */
export function countedBets(turnover: 'stake' | 'net', bets: readonly Settled[]): number[] {
  if (turnover === 'stake') return bets.map(({ stake }) => stake)
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
  const returned = bets.reduce((sum, { back }) => sum + back, 0)
  let left = Math.min(staked, Math.abs(returned - staked))
  return bets.map(({ stake }) => {
    const counted = Math.min(stake, left)
    left -= counted
    return counted
  })
}
