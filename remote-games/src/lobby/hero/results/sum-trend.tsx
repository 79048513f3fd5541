import { useMessages } from '@lantern/i18n'
import { lobbyMessages } from '../../parts/lobby.messages.ts'
import styles from './sum-trend.module.css'

const BOX = { width: 120, height: 24 }

/** Sums of the last draws as a line from the oldest to the newest, with the same figures as text. */
export function SumTrend({ results }: { results: readonly string[] }) {
  const t = useMessages(lobbyMessages)
  const sums = results.map(sumOf).toReversed()
  if (sums.length < 2) return null
  const [low, high] = [Math.min(...sums), Math.max(...sums)]
  const points = sums.map((sum, at) => {
    const x = Math.round((at / (sums.length - 1)) * BOX.width)
    const y = Math.round(BOX.height - ((sum - low) / Math.max(1, high - low)) * BOX.height)
    return `${x},${y}`
  })
  return (
    <span className={styles.trend}>
      <span aria-hidden="true">{t.trend({ low, high })}</span>
      <svg
        viewBox={`-2 -2 ${BOX.width + 4} ${BOX.height + 4}`}
        className={styles.line}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.trendText({ n: sums.length, sums: sums.join(' ') })}
      >
        <polyline points={points.join(' ')} />
      </svg>
    </span>
  )
}

function sumOf(draw: string): number {
  return draw.split(',').reduce((sum, digit) => sum + Number(digit), 0)
}
