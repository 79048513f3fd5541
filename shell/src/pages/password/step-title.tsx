import { useEffect, useRef } from 'react'
import styles from './stepper.module.css'

/** Heading of a step. A step that follows another takes the focus, so that a screen reader goes along. */
export function StepTitle({ text, isFirst }: { text: string; isFirst?: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) title.current?.focus()
  }, [isFirst])
  return (
    <h2 ref={title} tabIndex={-1} className={styles.title}>
      {text}
    </h2>
  )
}
