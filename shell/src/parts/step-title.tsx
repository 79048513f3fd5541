import { useEffect, useRef } from 'react'
import styles from './step-title.module.css'

/** Heading of a step. Takes the focus on a step change, so that a screen reader announces it. */
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
