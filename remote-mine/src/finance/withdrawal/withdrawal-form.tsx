import { ROUTE } from '@lantern/contract'
import { PAYOUT_CHANNELS } from '@lantern/contract/speed'
import type { WithdrawalPrepare, WithdrawOrder } from '@lantern/contract/withdrawal'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { now, useDraftFields, useRequestNo } from '@lantern/platform'
import { AmountInput, Badge, Card, IconBank, IconInfo, PasswordField, SelectSheet } from '@lantern/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { object, optional, picklist, string } from 'valibot'
import { withdrawalPrepareQuery } from '../../parts/money.api.ts'
import { MoneySubmit } from '../../parts/money-submit.tsx'
import { Note } from '../../parts/note.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { Facts } from '../facts.tsx'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'
import { type Refusal, refusalOf } from '../refusal.ts'
import { RefusalNote } from '../refusal-note.tsx'
import { ChannelChoice } from '../speed/channel-choice.tsx'
import { SubmitNote } from '../submit-note.tsx'
import { useEta } from '../use-eta.ts'
import { useSubmit } from '../use-submit.ts'
import { useCheckWords } from './use-check-words.ts'
import { applyWithdrawal, findWithdrawal } from './withdrawal.api.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import {
  amountProblem,
  type Change,
  changesOf,
  dayLeft,
  firstUnmet,
  isUsable,
  mostWithdrawable,
  preferredAccount,
} from './withdrawal.rules.ts'

/** The fund password is never kept. */
const draftSchema = object({ amount: string(), accountId: string(), channel: optional(picklist(PAYOUT_CHANNELS)) })
/** Half an hour at most (screens.md 6 withdrawal). */
const SPEED_ETA_SEC = 1_800
const PASSWORD = /^\d{6}$/

export type WithdrawalFormProps = { prepare: WithdrawalPrepare; onVerify: () => void }

export function WithdrawalForm({ prepare, onVerify }: WithdrawalFormProps) {
  const t = useMessages(withdrawalMessages)
  const p = useMessages(partsMessages)
  const f = useMessages(financeMessages)
  const words = useCheckWords(prepare)
  const eta = useEta()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [fields, change] = useDraftFields('withdrawal', draftSchema, {
    amount: '',
    accountId: preferredAccount(prepare.accounts, now())?.id ?? '',
  })
  const [isRestored] = useState(fields.amount !== '')
  const [fundPwd, setFundPwd] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [changes, setChanges] = useState<Change[]>([])

  const unmet = firstUnmet(prepare.checks)
  const problem = amountProblem(prepare, fields.amount)
  const amount = fields.amount.endsWith('.') ? fields.amount.slice(0, -1) : fields.amount

  const submit = useSubmit<WithdrawOrder>({
    reason: 'withdrawal',
    onDone: (order) => void navigate(`${ROUTE.withdrawal}?orderNo=${encodeURIComponent(order.orderNo)}`),
    onRefused: (error) => {
      const next = refusalOf(error)
      setRefusal(next)
      setFundPwd('')
      if (next?.place === 'identity') onVerify()
      if (next?.place === 'changed' || next?.place === 'open-order') void reload()
    },
  })
  const isBank = prepare.accounts.find(({ id }) => id === fields.accountId)?.kind === 'BANK'
  const channel = (isBank && fields.channel) || 'HOUSE'
  const requestNo = useRequestNo({ accountId: fields.accountId, amount, channel, fundPwd, round: submit.round })

  const reload = async () => {
    const fresh = await client.fetchQuery({ ...withdrawalPrepareQuery(), staleTime: 0 }).catch(() => null)
    if (fresh) setChanges(changesOf(prepare, fresh))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (unmet || problem || !PASSWORD.test(fundPwd) || fields.accountId === '' || submit.isBusy) return
    setRefusal(null)
    setChanges([])
    const body = { accountId: fields.accountId, amount, channel, fundPwd, requestNo }
    submit.submit({ send: () => applyWithdrawal(body), find: () => findWithdrawal(requestNo) })
  }

  const { limits } = prepare
  const problemText = {
    empty: t.empty,
    below: t.below({ min: formatMoney(limits.min) }),
    above: t.above({ max: formatMoney(limits.max) }),
    'over-withdrawable': t.overWithdrawable({ n: formatMoney(prepare.withdrawable) }),
    'over-day': t.overDay({ n: formatMoney(dayLeft(limits)) }),
  }
  const changeWords = {
    available: t.changeAvailable,
    withdrawable: t.changeWithdrawable,
    dayUsed: t.changeDayUsed,
    dayLeft: t.changeDayLeft,
  }
  const all = mostWithdrawable(prepare)

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {isRestored && !isChecked && (
        <Note tone="info" role="status" icon={<IconInfo />}>
          {t.draftBack}
        </Note>
      )}
      <SelectSheet
        className={styles.account}
        label={t.payTo}
        value={fields.accountId || null}
        placeholder={t.choose}
        closeLabel={p.close}
        disabled={submit.isBusy || prepare.accounts.length === 0}
        error={
          (isChecked && fields.accountId === '' ? t.choose : undefined) ??
          refusal?.fields.account ??
          refusal?.fields.accountId
        }
        options={prepare.accounts.map((account) => ({
          value: account.id,
          // The digits that tell accounts apart must fit: the groups that say nothing are one.
          label: [account.bank || account.kind, account.masked.replace(/^(\*{4} )+/, '**** ')].join(' '),
          icon: <IconBank />,
          disabled: !isUsable(account, now()),
          hint: accountHint(account),
        }))}
        onValueChange={(accountId) => change({ accountId })}
      />
      {isBank && (
        <ChannelChoice value={channel} disabled={submit.isBusy} onValueChange={(next) => change({ channel: next })} />
      )}
      <AmountInput
        label={t.amount}
        aside={t.range({ min: formatMoney(limits.min), max: formatMoney(limits.max) })}
        currency="¥"
        placeholder="0.00"
        value={fields.amount}
        error={(isChecked && !unmet && problem ? problemText[problem] : undefined) ?? refusal?.fields.amount}
        allLabel={p.all}
        onAll={() => change({ amount: all })}
        disabled={submit.isBusy}
        onValueChange={(next) => {
          change({ amount: next })
          setRefusal(null)
          if (submit.state.kind === 'not-received') submit.clear()
        }}
      />
      <Card kind="outlined">
        <Facts
          facts={[
            { label: t.receive, value: `¥${formatMoney(problem === null ? amount : '0')}` },
            { label: t.fee, value: t.free },
            { label: t.eta, value: eta(channel === 'SPEED' ? SPEED_ETA_SEC : prepare.etaSec) },
          ]}
        />
      </Card>
      <PasswordField
        label={t.pwd}
        hint={t.pwdHint}
        labels={{ show: p.show, hide: p.hide }}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={fundPwd}
        disabled={submit.isBusy}
        error={
          (isChecked && !unmet && !refusal && !PASSWORD.test(fundPwd) ? t.pwdWrong : undefined) ??
          refusal?.fields.fundPwd
        }
        onValueChange={(text) => setFundPwd(text.replace(/\D/g, ''))}
      />
      <RefusalNote refusal={refusal}>
        {refusal?.place === 'changed' &&
          (changes.length === 0
            ? f.changedNothing
            : changes.map(({ what, from, to }) => (
                <p key={what}>{f.changedFrom({ what: changeWords[what], from: figure(from), to: figure(to) })}</p>
              )))}
      </RefusalNote>
      <SubmitNote submit={submit} />
      <div className={styles.footer}>
        <MoneySubmit kind="primary" size="lg" block type="submit" busy={submit.isBusy} disabled={unmet !== null}>
          {unmet ? words.todo(unmet) : t.submit}
        </MoneySubmit>
        <p className={styles.small}>{t.noCancel}</p>
      </div>
    </form>
  )

  function accountHint(account: WithdrawalPrepare['accounts'][number]) {
    if (account.state === 2) return t.inReview
    if (account.state !== 1) return t.frozen
    if (account.usableAt > now()) return t.usableAt({ t: formatDateTime(account.usableAt) })
    return account.isDefault ? <Badge tone="accent">{t.isDefault}</Badge> : undefined
  }
}

/** Money gets its separators, a count stays as it is. */
function figure(text: string): string {
  return text.includes('.') ? formatMoney(text) : text
}
