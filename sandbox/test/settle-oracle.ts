/**
 * What a bet returns, in closed form and without the rules of the sandbox: a quarter line is two half stakes on the lines beside it, so a bet with k
 * quarter lines is the mean of 2^k bets whose picks win, lose or are refunded in full. Exact, with BigInt; one division at the end.
 */
type OraclePick = {
  kind: string
  pick: string
  /** Quarters of a goal. */
  line: number | null
  /** Price in hundredths. */
  odds: number
  /** The final score; null for a match that was not played. */
  final: { home: number; away: number } | null
}

/** Fen that come back, stake included. */
export function oracleReturn(stakeFen: number, picks: readonly OraclePick[]): bigint {
  let bets: bigint[] = [BigInt(stakeFen)]
  for (const pick of picks) {
    const lines = linesOf(pick)
    bets = bets.flatMap((amount) => lines.map((line) => amount * BigInt(payOf(pick, line))))
  }
  const sum = bets.reduce((total, amount) => total + amount, 0n)
  return sum / (BigInt(bets.length) * 100n ** BigInt(picks.length))
}

/** What a bet returns that is corrected to a win: every pick pays its price, one whose match was not played 1.00. */
export function oracleWin(stakeFen: number, picks: readonly OraclePick[]): bigint {
  const factor = picks.reduce((all, { odds, final }) => all * BigInt(final === null ? 100 : odds), 1n)
  return (BigInt(stakeFen) * factor) / 100n ** BigInt(picks.length)
}

/** Whether the stake of a bet is refunded because none of its matches was played. */
export function oracleIsVoid(picks: readonly OraclePick[]): boolean {
  return picks.every(({ final }) => final === null)
}

function linesOf({ line, final }: OraclePick): (number | null)[] {
  const isQuarter = line !== null && Math.abs(line) % 2 === 1
  return isQuarter && final !== null ? [line - 1, line + 1] : [line]
}

/** Hundredths of the stake that one full line pays. */
function payOf({ kind, pick, odds, final }: OraclePick, line: number | null): number {
  if (final === null) return 100
  const { home, away } = final
  if (kind === '1x2') {
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw'
    return winner === pick ? odds : 0
  }
  if (kind === 'odd_even') return ((home + away) % 2 === 1) === (pick === 'odd') ? odds : 0
  if (kind === 'correct_score') {
    const isListed = home <= 4 && away <= 4
    return pick === (isListed ? `${home}-${away}` : 'other') ? odds : 0
  }
  const lead = kind === 'total' ? home + away - (line ?? 0) / 4 : home - away + (line ?? 0) / 4
  const own = pick === 'home' || pick === 'over' ? lead : -lead
  if (own === 0) return 100
  return own > 0 ? odds : 0
}
