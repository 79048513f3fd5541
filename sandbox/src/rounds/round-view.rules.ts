/** What a round is called in the records, and how it counts. */
import type { Category } from '@lantern/contract/games'

type Named = { readonly zh: string; readonly en: string }
type RoundTexts = {
  readonly league: Named
  readonly match: Named
  readonly market: Named
  readonly pick: Named
  readonly home: Named
  readonly away: Named
  /** How the bet was decided. */
  readonly rule: Named
}

const NOTHING: Named = { zh: '', en: '' }
const ENGINE_NAMES: Readonly<Record<string, Named>> = {
  lines: { zh: '20 线', en: '20 lines' },
  ways: { zh: '243 路', en: '243 ways' },
  bulls: { zh: '四人同注，胜者得池', en: 'Four seats, one pot' },
  fishing: { zh: '撒网', en: 'Cast' },
}

/** Won when more came back than was staked; nothing is called a win because something came back. */
export function resultOf(stake: number, back: number): 'WIN' | 'DRAW' | 'LOSE' {
  if (back > stake) return 'WIN'
  return back === stake ? 'DRAW' : 'LOSE'
}

/** Turnover that a round counts (screens.md 11.3). */
export function countedOf(turnover: 'stake' | 'net', stake: number, back: number): number {
  return turnover === 'stake' ? stake : Math.min(stake, Math.abs(back - stake))
}

export function roundNames(
  game: { readonly name: Named; readonly category: Category; readonly title: { readonly engine: string } },
  round: { readonly nonce: number; readonly game_code: string },
  venue: Named,
): RoundTexts {
  const { nonce } = round
  return {
    league: venue,
    match: game.name,
    market: ENGINE_NAMES[game.title.engine] ?? NOTHING,
    pick: { zh: `第 ${nonce} 局`, en: `Round ${nonce}` },
    home: NOTHING,
    away: NOTHING,
    rule: {
      zh: `第 ${nonce} 局按开局前已公布哈希的种子开出，局后种子已公开。在游戏的“公平”页可逐局校验。`,
      en: `Round ${nonce} was drawn from a seed whose hash was shown before it. The seed is public now: check it under Fairness in the game.`,
    },
  }
}
