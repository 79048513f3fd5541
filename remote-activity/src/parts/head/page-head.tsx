import type { ReactNode } from 'react'
import styles from './page-head.module.css'
import { Scene, type SceneHue } from './scene.tsx'

export type PageHeadProps = {
  hue: SceneHue
  /** SVG shapes below the lantern: x from 0 to 104, the floor at y = 112. */
  art: ReactNode
  /** What the page is about, in a few words. */
  title: ReactNode
  children?: ReactNode
}

/** The head of an activity: its point in words, beside a picture of the family that all of them share. */
export function PageHead({ hue, art, title, children }: PageHeadProps) {
  return (
    <div className={styles.head} data-hue={hue}>
      <Scene>{art}</Scene>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
