import { createTimer } from '@lantern/platform'
import { useEffect, useState } from 'react'
import styles from './outline.module.css'
import { type Box, boxesOf } from './outline-boxes.ts'

const EVERY_MS = 300

/** Frames what each remote drew, with its name and version. Follows scrolling and changes. */
export function Outline() {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    const look = (): void => {
      setBoxes(boxesOf(document))
      timer.start(EVERY_MS)
    }
    const timer = createTimer(look)
    const onScroll = (): void => setBoxes(boxesOf(document))
    look()
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      timer.stop()
      removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [])
  return (
    <div className={styles.layer} aria-hidden>
      {boxes.map(({ key, label, ...place }) => (
        <div key={key} className={styles.box} style={place}>
          <span>{label}</span>
        </div>
      ))}
    </div>
  )
}
