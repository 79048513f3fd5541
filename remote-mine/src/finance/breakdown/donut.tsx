import styles from './breakdown.module.css'

/** Radius at which the ring is 100 long: shares are then lengths. */
const RADIUS = 15.915

export type DonutProps = {
  /** In tenths of a percent, with the id of the part that colours it. */
  parts: readonly { id: string; share: number }[]
}

/** The parts as a ring; the table beside it says the same in words. */
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
