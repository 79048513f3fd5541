/** Texts of markets and picks, built from the sides and the line. */
import { BOARD_KINDS, type BoardKind, type BoardMarket, type BoardMatch } from '@lantern/contract/sport'
import type { MarketWords } from './terms.rules.ts'

/** Labels of picks that are not a side. `own`: the server's name of a pick of any other kind of market. */
export type PickWords = { draw: string; over: string; under: string; own?: string | undefined }
type PickedMarket = { kind: string; line: string | null }

/** Minus sign, which has the width of a digit. */
const MINUS = '\u2212'

/** A handicap from the view of one side: `+0.75`, `−0.5`, `0`. */
export function handicapText(line: string, pick: string): string {
  const own = pick === 'away' ? flipped(line) : line
  if (/^-?0$/.test(own)) return '0'
  return own.startsWith('-') ? `${MINUS}${own.slice(1)}` : `+${own}`
}

/** What a market is called: by a word for its sport, else as the server calls it (`own`), else by a general word; '' without any. */
export function marketText(kind: string, words: MarketWords, own = ''): string {
  if (words.isGeneral && own !== '') return own
  switch (kind) {
    case '1x2':
      return words.winner
    case 'handicap':
    case 'total':
      return words[kind]
    default:
      return own
  }
}

/** Label above a price: `1`, `X`, `2`, a line, over and under with theirs, or the pick as the server calls it. */
export function cellLabel(market: PickedMarket, pick: string, words: PickWords): string {
  switch (market.kind) {
    case '1x2':
      return pick === 'draw' ? 'X' : pick === 'home' ? '1' : '2'
    case 'handicap':
      return handicapText(market.line ?? '0', pick)
    case 'total':
      return `${pick === 'over' ? words.over : words.under} ${market.line ?? ''}`.trim()
    default:
      return words.own ?? pick
  }
}

type NamedWords = PickWords & { home: string; away: string }

/** A pick in words: `霜港灯塔 −0.75`, `Over 2.5`. */
export function pickText(market: PickedMarket, pick: string, words: NamedWords): string {
  if (market.kind !== '1x2' && market.kind !== 'handicap') return cellLabel(market, pick, words)
  const side = sideText(pick, words)
  return market.kind === 'handicap' ? `${side} ${handicapText(market.line ?? '0', pick)}` : side
}

/** Above a price where there is room for a name. The line comes first: a label that is too long is cut at its end. */
export function namedLabel(market: PickedMarket, pick: string, words: NamedWords): string {
  return market.kind === 'handicap'
    ? `${cellLabel(market, pick, words)} ${sideText(pick, words)}`
    : pickText(market, pick, words)
}

function sideText(pick: string, words: NamedWords): string {
  return pick === 'draw' ? words.draw : pick === 'home' ? words.home : words.away
}

/** The main line of each kind of the board: the one whose prices are closest to each other. */
export function mainMarkets(match: Pick<BoardMatch, 'markets'>): Partial<Record<BoardKind, BoardMarket>> {
  const best: Partial<Record<BoardKind, BoardMarket>> = {}
  for (const market of match.markets) {
    const kind = BOARD_KINDS.find((own) => own === market.kind)
    const known = kind && best[kind]
    if (kind && (!known || gapOf(market) < gapOf(known))) best[kind] = market
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
