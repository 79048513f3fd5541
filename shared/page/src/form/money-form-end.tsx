import type { ReactNode } from 'react'
import styles from './money-form-end.module.css'
import { MoneySubmit } from './money-submit.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SubmitNote } from './submit-note.tsx'
import type { MoneyForm } from './use-money-form.ts'

export type MoneyFormEndProps = {
  form: Pick<MoneyForm<never>, 'refusal' | 'submit' | 'isBusy'>
  /** Label of the button: its action, or why it is disabled. */
  label: string
  disabled?: boolean
  /** Label of the link to a blocking order. */
  orderLabel: string
  /** What has changed since the form was filled in, for refusals that report it. */
  changed?: ReactNode
  /** Small print under the button. */
  children?: ReactNode
}

/** The end of every money form: the refusal, the pending check, the button, the small print. */
export function MoneyFormEnd({ form, label, disabled, orderLabel, changed, children }: MoneyFormEndProps) {
  return (
    <>
      <RefusalNote refusal={form.refusal} orderLabel={orderLabel}>
        {form.refusal?.target === 'changed' && changed}
      </RefusalNote>
      <SubmitNote submit={form.submit} />
      <div className={styles.end}>
        <MoneySubmit kind="primary" size="lg" block type="submit" busy={form.isBusy} disabled={disabled}>
          {label}
        </MoneySubmit>
        {children}
      </div>
    </>
  )
}
