import { classNames } from '@lantern/ui'
import styles from './dotted-facts.module.css'

/** Short facts in a row, separated by dots. @property facts null for one that is not known */
export function DottedFacts({
  facts,
  className,
}: {
  facts: readonly (string | null)[]
  className?: string | undefined
}) {
  return (
    <span className={classNames(styles.facts, className)}>
      {facts.map((fact) => fact !== null && <span key={fact}>{fact}</span>)}
    </span>
  )
}
