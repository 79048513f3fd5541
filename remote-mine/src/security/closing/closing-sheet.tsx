import { type DataOf, ROUTE } from '@lantern/contract'
import { isFundProof } from '@lantern/contract/fund-proof'
import { entryOf } from '@lantern/contract/open-enum'
import type { closingState } from '@lantern/contract/privacy'
import { formatCount, formatMoney, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { clearSession, fieldErrors, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, Card, Checkbox, IconAlert, ListRow, Section } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { FundPasswordField } from '../../parts/money/fund-password-field.tsx'
import { closeAccount, closingQuery } from './closing.api.ts'
import { closingMessages } from './closing.messages.ts'
import styles from './closing.module.css'

type Closing = DataOf<typeof closingState>

/** What must be settled first; once nothing remains, what ends, what is kept and why, and the request. */
export function ClosingSheet({ state, hasFundPwd }: { state: Closing; hasFundPwd: boolean }) {
  const t = useMessages(closingMessages)
  return (
    <div className={styles.form}>
      {state.remains.length > 0 ? <Remains remains={state.remains} /> : <p className={styles.text}>{t.ends}</p>}
      <Section title={t.keptTitle} lead={t.deleted}>
        <ul className={styles.list}>
          {state.kept.map((kind) => (
            <li key={kind}>{entryOf(t.kept, kind)}</li>
          ))}
        </ul>
      </Section>
      {state.remains.length === 0 && (hasFundPwd ? <CloseForm /> : <p className={styles.text}>{t.fundPwdNone}</p>)}
    </div>
  )
}

/** Where each remainder is settled. */
const PLACE = {
  balance: ROUTE.withdrawal,
  locked: ROUTE.balance,
  venue: ROUTE.wallet,
  bets: ROUTE.betRecord,
  orders: ROUTE.transRecord,
} as const

function Remains({ remains }: { remains: Closing['remains'] }) {
  const t = useMessages(closingMessages)
  return (
    <Section title={t.remainsTitle}>
      <Card padding="none">
        {remains.map(({ kind, amount, count }) => {
          const title = entryOf(t.remains, kind)
          // A kind that this build does not know is settled in the wallet as well.
          return (
            <ListRow
              key={kind}
              title={title ?? t.other}
              detail={entryOf(t.settle, kind)}
              value={amount === null ? t.count({ n: formatCount(count ?? 0) }) : `¥${formatMoney(amount)}`}
              render={<Link to={entryOf(PLACE, kind) ?? ROUTE.wallet} />}
            />
          )
        })}
      </Card>
    </Section>
  )
}

function CloseForm() {
  const t = useMessages(closingMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isSure, setSure] = useState(false)
  const [fundPwd, setFundPwd] = useState('')
  const [isChecked, setChecked] = useState(false)
  const close = useMutation({
    mutationFn: () => closeAccount(fundPwd),
    onSuccess: async () => {
      showToast({ text: t.done, kind: 'success' })
      // Navigate first: a protected path without a session redirects to login.
      await navigate(ROUTE.home)
      clearSession()
    },
    // Something may have come in since the page asked.
    onError: () => queries.invalidateQueries({ queryKey: closingQuery().queryKey }),
  })
  const wrong = fieldErrors(close.error)
  const isGeneral = close.error !== null && !isSessionError(close.error) && wrong.fundPwd === undefined
  const isShort = !isFundProof(fundPwd)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isShort) close.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isGeneral && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(close.error)}
        </Note>
      )}
      <Checkbox label={t.ack} checked={isSure} onCheckedChange={setSure} />
      <FundPasswordField
        label={t.fundPwd}
        hint={null}
        value={fundPwd}
        error={(isChecked && isShort ? t.fill : undefined) ?? wrong.fundPwd}
        onValueChange={setFundPwd}
      />
      <Button kind="danger" size="lg" block type="submit" disabled={!isSure} busy={close.isPending}>
        {t.submit}
      </Button>
    </form>
  )
}
