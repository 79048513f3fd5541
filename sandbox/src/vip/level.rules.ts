/** What each VIP level needs and gives, and when it changes (screens.md 11.9). Pure. Money in fen. */
import { VIP_KEEP_MS, VIP_TOP, type VipGiftKind } from '@lantern/contract/vip'

type LevelRow = {
  readonly deposit: number
  readonly turnover: number
  readonly keep: number
  readonly gifts: Readonly<Record<VipGiftKind, number>>
}

/** CNY: deposits, turnover, turnover that keeps it, gift of promotion, of the birthday, of each half month. */
const ROWS = [
  [0, 0, 0, 0, 0, 0],
  [1_000, 20_000, 5_000, 18, 18, 8],
  [5_000, 100_000, 20_000, 58, 38, 18],
  [20_000, 400_000, 60_000, 128, 88, 38],
  [50_000, 1_000_000, 150_000, 288, 128, 68],
  [100_000, 2_500_000, 400_000, 588, 188, 128],
  [300_000, 8_000_000, 1_200_000, 1_288, 388, 288],
  [800_000, 20_000_000, 3_000_000, 2_888, 888, 588],
  [2_000_000, 50_000_000, 8_000_000, 5_888, 1_888, 1_288],
  [5_000_000, 120_000_000, 20_000_000, 12_888, 3_888, 2_888],
  [10_000_000, 300_000_000, 50_000_000, 28_888, 8_888, 5_888],
] as const
const FEN = 100

export function levelRow(level: number): LevelRow {
  const [deposit, turnover, keep, promotion, birthday, monthly] = ROWS[Math.min(Math.max(0, level), VIP_TOP)] ?? ROWS[0]
  return {
    deposit: deposit * FEN,
    turnover: turnover * FEN,
    keep: keep * FEN,
    gifts: { promotion: promotion * FEN, birthday: birthday * FEN, monthly: monthly * FEN },
  }
}

export type Standing = {
  readonly level: number
  /** Since registration. */
  readonly deposit: number
  readonly turnover: number
  readonly keepFrom: number
  /** Within the 90 days from `keepFrom`. */
  readonly kept: number
}

export type Verdict = { readonly kind: 'up' | 'down' | 'kept'; readonly level: number } | null

/** The change of one evaluation: at most one level. A promotion goes before the end of the keep period. */
export function judgeLevel({ level, deposit, turnover, keepFrom, kept }: Standing, at: number): Verdict {
  const next = levelRow(level + 1)
  if (level < VIP_TOP && deposit >= next.deposit && turnover >= next.turnover) return { kind: 'up', level: level + 1 }
  if (level === 0 || at < keepFrom + VIP_KEEP_MS) return null
  return kept >= levelRow(level).keep ? { kind: 'kept', level } : { kind: 'down', level: level - 1 }
}
