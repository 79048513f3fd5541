import { ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import { ACCOUNT_STATE, type PayAccount } from '@lantern/contract/accounts'
import { isFundProof } from '@lantern/contract/fund-proof'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { refusalOf } from '@lantern/page'
import { emit, isSessionError, memberMessage, now, showToast } from '@lantern/platform'
import { Badge, Button, Card, Sheet } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { FundPasswordField } from '../../parts/money/fund-password-field.tsx'
import { shortMask } from '../../parts/money/short-mask.rules.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { accountIcon } from '../account-icons.tsx'
import { financeMessages } from '../finance.messages.ts'
import row from './account-row.module.css'
import { chooseAccount, removeAccount } from './parts/accounts.api.ts'
import { accountsMessages } from './parts/accounts.messages.ts'
import styles from './parts/accounts.module.css'
import { useAccountWords } from './parts/use-account-words.ts'

const TONE: Readonly<Record<number, 'positive' | 'info' | 'negative' | 'neutral'>> = {
  [ACCOUNT_STATE.normal]: 'positive',
  [ACCOUNT_STATE.review]: 'info',
  [ACCOUNT_STATE.frozen]: 'negative',
}

/** One account: masked number, state with its reason, the time from which it is usable, and its actions. */
export function AccountRow({ account }: { account: PayAccount }) {
  const t = useMessages(accountsMessages)
  const words = useAccountWords()
  const [isRemoving, setRemoving] = useState(false)
  const choose = useMutation({
    mutationFn: () => chooseAccount(account.id),
    onSuccess: () => emit('money:changed', { reason: 'account' }),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
  })
  const isUsable = account.state === ACCOUNT_STATE.normal
  const waits = isUsable && account.usableAt > now()
  return (
    <Card>
      <article className={row.account} aria-label={`${account.bank} ${shortMask(account.masked)}`}>
        <span className={row.mark}>{accountIcon(account.kind)}</span>
        <div className={row.texts}>
          <p className={row.number}>{shortMask(account.masked)}</p>
          <p className={styles.weak}>
            {[words.option(account.bank), account.holder, account.nickname].filter(Boolean).join(' · ')}
          </p>
          {waits && <p className={styles.weak}>{t.usableAt({ t: formatDateTime(account.usableAt) })}</p>}
          {account.reason && <p className={styles.wrong}>{account.reason}</p>}
        </div>
        <div className={row.badges}>
          <Badge tone={TONE[account.state] ?? 'neutral'}>{words.state(account.state)}</Badge>
          {account.isDefault && <Badge tone="accent">{t.isDefault}</Badge>}
        </div>
        <div className={row.tools}>
          {isUsable && !account.isDefault && (
            <Button size="sm" busy={choose.isPending} onClick={() => choose.mutate()}>
              {t.makeDefault}
            </Button>
          )}
          {isUsable && account.kind === 'BANK' && (
            <Button
              size="sm"
              kind="quiet"
              render={<Link to={`${ACCOUNT_ROWS.BANK.addPath}?replace=${encodeURIComponent(account.id)}`} />}
            >
              {t.replace}
            </Button>
          )}
          <Button size="sm" kind="quiet" onClick={() => setRemoving(true)}>
            {t.remove}
          </Button>
        </div>
      </article>
      <RemoveSheet account={account} open={isRemoving} onOpenChange={setRemoving} />
    </Card>
  )
}

type RemoveSheetProps = { account: PayAccount; open: boolean; onOpenChange: (open: boolean) => void }

/** Removing an account needs the fund password; the server refuses while an order pays to it and names the order (711012). */
function RemoveSheet({ account, open, onOpenChange }: RemoveSheetProps) {
  const t = useMessages(accountsMessages)
  const p = useMessages(partsMessages)
  const f = useMessages(financeMessages)
  const [fundPwd, setFundPwd] = useState('')
  const [isChecked, setChecked] = useState(false)
  const remove = useMutation({
    mutationFn: () => removeAccount(account.id, fundPwd),
    onSuccess: () => {
      showToast({ text: t.removed, kind: 'success' })
      emit('money:changed', { reason: 'account' })
      onOpenChange(false)
    },
    onError: () => setFundPwd(''),
  })
  const refusal = remove.error ? refusalOf(remove.error) : null
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isFundProof(fundPwd) && !remove.isPending) remove.mutate()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.removeTitle}
      description={`${shortMask(account.masked)} · ${t.removeHint}`}
      closeLabel={p.close}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <FundPasswordField
          value={fundPwd}
          onValueChange={setFundPwd}
          error={(isChecked && !refusal && !isFundProof(fundPwd) ? f.fundPwdWrong : undefined) ?? refusal?.sentence}
        />
        <Button kind="primary" block type="submit" busy={remove.isPending}>
          {t.remove}
        </Button>
      </form>
    </Sheet>
  )
}
