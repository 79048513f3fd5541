import { IconDown } from '@lantern/ui'
import type { ReactNode } from 'react'
import styles from './question-list.module.css'

export type Question = { key: string; ask: string; answer: ReactNode }

/** Frequent questions; each opens to its answer. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ key, ask, answer }) => (
        <details key={key} className={styles.question}>
          <summary className={styles.ask}>
            <span>{ask}</span>
            <IconDown className={styles.mark} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
