import styles from './wheel-icon.module.css'

const BALLS = [
  { x: 16, y: 30, text: '7' },
  { x: 33, y: 30, text: '3' },
  { x: 24, y: 15, text: '9' },
]

/** Icon of lottery balls for lists. */
export function BallsIcon() {
  return (
    <svg viewBox="0 0 48 48" className={styles.wheel} aria-hidden="true">
      {BALLS.map(({ x, y, text }) => (
        <g key={text}>
          <circle cx={x} cy={y} r="8.5" className={styles.ball} />
          <text x={x} y={y + 4} className={styles.number}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}
