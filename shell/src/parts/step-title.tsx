import { HiddenText } from '@lantern/ui'
import { useEffect, useRef } from 'react'
import styles from './step-title.module.css'

type StepTitleProps = { text: string; progress?: string; isFirst?: boolean; isHidden?: boolean }

/** Heading of a step. Takes the focus on a step change, so that a screen reader announces it. @param progress where a picture beside the heading shows it, for screen readers @param isHidden for screen readers only, where the title of the page says enough */
export function StepTitle({ text, progress, isFirst, isHidden = false }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) title.current?.focus()
  }, [isFirst])
  return (
    <h2 ref={title} tabIndex={-1} className={styles.title} data-hidden={isHidden || undefined}>
      {progress !== undefined && <HiddenText>{progress}</HiddenText>}
      {text}
    </h2>
  )
}
