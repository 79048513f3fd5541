/** Texts of markets and picks, built from the sides and the line. */
import type { BoardMarket, BoardMatch } from '@lantern/contract/sport'

export type MarketKind = BoardMarket['kind']
/** Labels of picks that are not a side. */
export type PickWords = { draw: string; over: string; under: string }

/** Minus sign, which has the width of a digit. */
const MINUS = '\u2212'

/** A handicap from the view of one side: `+0.75`, `−0.5`, `0`. */
export function handicapText(line: string, pick: string): string {
  const own = pick === 'away' ? flipped(line) : line
  if (/^-?0$/.test(own)) return '0'
  return own.startsWith('-') ? `${MINUS}${own.slice(1)}` : `+${own}`
}

/** Label above a price: `1`, `X`, `2`, a line, or over and under with theirs. */
export function cellLabel(market: Pick<BoardMarket, 'kind' | 'line'>, pick: string, words: PickWords): string {
  switch (market.kind) {
    case '1x2':
      return pick === 'draw' ? 'X' : pick === 'home' ? '1' : '2'
    case 'handicap':
      return handicapText(market.line ?? '0', pick)
    case 'total':
      return `${pick === 'over' ? words.over : words.under} ${market.line ?? ''}`.trim()
  }
}

/** A pick in words: `霜港灯塔 −0.75`, `Over 2.5`. */
export function pickText(
  market: Pick<BoardMarket, 'kind' | 'line'>,
  pick: string,
  words: PickWords & { home: string; away: string },
): string {
  if (market.kind === 'total') return cellLabel(market, pick, words)
  const side = pick === 'draw' ? words.draw : pick === 'home' ? words.home : words.away
  return market.kind === 'handicap' ? `${side} ${handicapText(market.line ?? '0', pick)}` : side
}

/** The main line of each kind: the one whose prices are closest to each other. */
export function mainMarkets(match: Pick<BoardMatch, 'markets'>): Partial<Record<MarketKind, BoardMarket>> {
  const best: Partial<Record<MarketKind, BoardMarket>> = {}
  for (const market of match.markets) {
    const known = best[market.kind]
    if (!known || gapOf(market) < gapOf(known)) best[market.kind] = market
  }
  return best
}

/** Distance of the first two prices in hundredths. */
function gapOf({ selections: [one, other] }: BoardMarket): number {
  return one && other ? Math.abs(hundredths(one.odds) - hundredths(other.odds)) : Number.MAX_SAFE_INTEGER
}

function hundredths(odds: string): number {
  const [whole = '0', part = ''] = odds.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

function flipped(line: string): string {
  return line.startsWith('-') ? line.slice(1) : `-${line}`
}
