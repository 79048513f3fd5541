import { HiddenText } from '@lantern/ui'
import { useEffect, useRef } from 'react'
import styles from './step-title.module.css'

/** Heading of a step. Takes the focus on a step change, so that a screen reader announces it. @param progress where a picture beside the heading shows it, for screen readers */
export function StepTitle({ text, progress, isFirst }: { text: string; progress?: string; isFirst?: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) title.current?.focus()
  }, [isFirst])
  return (
    <h2 ref={title} tabIndex={-1} className={styles.title}>
      {progress !== undefined && <HiddenText>{progress}</HiddenText>}
      {text}
    </h2>
  )
}
