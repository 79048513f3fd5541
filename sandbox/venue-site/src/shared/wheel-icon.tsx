import styles from './wheel-icon.module.css'

const POCKETS = 12

/** A roulette wheel for lists. */
export function WheelIcon() {
  return (
    <svg viewBox="0 0 48 48" className={styles.wheel} aria-hidden="true">
      <circle cx="24" cy="24" r="21" />
      {Array.from({ length: POCKETS }, (_, at) => {
        const angle = (at * 2 * Math.PI) / POCKETS
        const [x, y] = [Math.sin(angle), Math.cos(angle)]
        return <path key={angle} d={`M${24 + 11 * x} ${24 + 11 * y}L${24 + 21 * x} ${24 + 21 * y}`} />
      })}
      <circle cx="24" cy="24" r="11" />
      <circle cx="30" cy="12" r="2.5" className={styles.ball} />
    </svg>
  )
}
