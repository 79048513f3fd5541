import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { useId, useState } from 'react'
import { selfTestMessages } from './self-test.messages.ts'
import styles from './self-test.module.css'
import { ANSWERS, type Answers, bandOf, leftOf, QUESTIONS } from './self-test.rules.ts'

/** The nine questions of the responsible gambling page. Answers exist only in this component. */
export function SelfTest() {
  const t = useMessages(selfTestMessages)
  const name = useId()
  const [answers, setAnswers] = useState<Answers>({})
  const band = bandOf(answers)
  return (
    <form className={styles.test} aria-label={t.title}>
      <p>{t.lead}</p>
      {QUESTIONS.map((question) => (
        <fieldset key={question} className={styles.question}>
          <legend className={styles.ask}>{t[question]}</legend>
          <div className={styles.answers}>
            {ANSWERS.map((answer, value) => (
              <label key={answer} className={styles.answer}>
                <input
                  type="radio"
                  name={`${name}-${question}`}
                  checked={answers[question] === value}
                  onChange={() => setAnswers({ ...answers, [question]: value })}
                />
                <span>{t[answer]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div role="status" className={styles.result} data-band={band ?? undefined}>
        {band === null ? (
          <p>{t.left({ count: leftOf(answers) })}</p>
        ) : (
          <>
            <p className={styles.verdict}>{t[band]}</p>
            <p>{t.notDiagnosis}</p>
          </>
        )}
      </div>
      <Button size="sm" kind="quiet" onClick={() => setAnswers({})}>
        {t.again}
      </Button>
    </form>
  )
}
