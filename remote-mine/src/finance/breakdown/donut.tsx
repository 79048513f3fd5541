import styles from './breakdown.module.css'

/** Radius with a circumference of 100, so that a percentage is a dash length. */
const RADIUS = 15.915

export type DonutProps = {
  /** Shares in tenths of a percent; the id selects the colour. */
  parts: readonly { id: string; share: number }[]
}

/** Donut chart of the balance; the table beside it holds the same figures as text. */
export function Donut({ parts }: DonutProps) {
  const arcs = parts.map((part, index) => ({
    ...part,
    from: parts.slice(0, index).reduce((sum, { share }) => sum + share / 10, 0),
  }))
  return (
    <svg className={styles.donut} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={styles.track} cx="18" cy="18" r={RADIUS} />
      {arcs.map(({ id, share, from }) => (
        <circle
          key={id}
          className={styles.arc}
          data-part={id}
          cx="18"
          cy="18"
          r={RADIUS}
          strokeDasharray={`${share / 10} ${100 - share / 10}`}
          strokeDashoffset={25 - from}
        />
      ))}
    </svg>
  )
}
