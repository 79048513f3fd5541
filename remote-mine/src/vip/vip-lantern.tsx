import styles from './vip-lantern.module.css'

/** A lantern that grows with the level: more panels, a longer tassel, rays from VIP 5, a crown of light from VIP 8. Decorative beside its name. */
export function VipLantern({ level }: { level: number }) {
  const panels = 1 + Math.min(4, Math.floor(level / 2))
  const half = 14 + Math.min(10, level)
  const tassel = 8 + Math.min(10, level) * 1.2
  const rays = level >= 5 ? 4 + Math.min(10, level) : 0
  return (
    <svg viewBox="0 0 96 96" className={styles.lantern} data-unlit={level === 0 || undefined} aria-hidden="true">
      <circle cx="48" cy="44" r={26 + Math.min(10, level) * 1.6} className={styles.halo} />
      {Array.from({ length: rays }, (_, at) => (
        <path key={at} d="M48 2v6" className={styles.ray} transform={`rotate(${(360 / rays) * at} 48 44)`} />
      ))}
      <path d="M48 0v22" className={styles.cord} />
      <path d={`M${48 - half * 0.5} 22h${half}l3 5h-${half + 6}z`} className={styles.cap} />
      <path
        d={`M${48 - half * 0.55} 27h${half * 1.1}q${half * 0.9} 17 0 34h-${half * 1.1}q-${half * 0.9}-17 0-34z`}
        className={styles.body}
      />
      {Array.from({ length: panels }, (_, at) => {
        const bend = ((at + 1) / (panels + 1) - 0.5) * half * 1.9
        return <path key={at} d={`M48 27q${bend} 17 0 34`} className={styles.rib} />
      })}
      <path d={`M${48 - half * 0.5} 61h${half}l-3 5h-${half - 6}z`} className={styles.cap} />
      <path d={`M44 66v${tassel}M48 66v${tassel + 4}M52 66v${tassel}`} className={styles.cord} />
      {level >= 8 && <path d="M36 14l4 5 8-9 8 9 4-5v8H36z" className={styles.cap} />}
    </svg>
  )
}
