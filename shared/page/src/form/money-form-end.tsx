import type { ReactNode } from 'react'
import styles from './money-form-end.module.css'
import { MoneySubmit } from './money-submit.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SubmitNote } from './submit-note.tsx'
import type { MoneyForm } from './use-money-form.ts'

export type MoneyFormEndProps = {
  form: Pick<MoneyForm<never>, 'refusal' | 'submit' | 'isBusy'>
  /** What the button does, or why it does nothing now. */
  label: string
  disabled?: boolean
  /** Label of the link to an order that stands in the way. */
  orderLabel: string
  /** What changed since the form was filled in, for a refusal that says so. */
  changed?: ReactNode
  /** Small print under the button. */
  children?: ReactNode
}

/** How every money form ends: what was refused, what is being checked, the button, the small print. */
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
