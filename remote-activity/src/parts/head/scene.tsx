import { type ReactNode, useId } from 'react'
import styles from './page-head.module.css'

/** Motif of the lobbies whose hue a scene has. */
export type SceneHue = 'sport' | 'slots' | 'cards' | 'esports' | 'fishing'

/** A night room with one lantern at the upper right, which lights what stands before it. Drawn beyond its box, so that its light reaches the whole head. */
export function Scene({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <svg viewBox="0 0 160 120" className={styles.scene} aria-hidden="true">
      <defs>
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="124" cy="36" r="112">
          <stop offset="0" className={styles.stop} stopOpacity="0.5" />
          <stop offset="0.3" className={styles.stop} stopOpacity="0.18" />
          <stop offset="1" className={styles.stop} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id})`} d="M-640-400H200V200H-640z" />
      <path className={styles.veil} d="M-640 112H200v90H-640z" />
      {children}
      <path className={styles.cord} d="M124-900V20 M121 52v8 M124 52v12 M127 52v8" />
      <path className={styles.glow} d="M116 24h16q10 12 0 24h-16q-10-12 0-24z" />
      <path className={styles.rib} d="M124 24v24 M119 24q-6 12 0 24 M129 24q6 12 0 24" />
      <path className={styles.cap} d="M117 19h14l3 5h-20z M114 48h20l-3 5h-14z" />
    </svg>
  )
}
