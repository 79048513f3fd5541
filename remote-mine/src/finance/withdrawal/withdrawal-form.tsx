import { ROUTE } from '@lantern/contract'
import { isFundProof } from '@lantern/contract/fund-proof'
import { PAYOUT_CHANNELS, type PayoutChannel } from '@lantern/contract/speed'
import type { WithdrawalPrepare, WithdrawOrder } from '@lantern/contract/withdrawal'
import { formatDateTime, formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { Facts, MoneyFormEnd, Note, useMoneyForm } from '@lantern/page'
import { now, withoutTrailingPoint } from '@lantern/platform'
import { AmountInput, Badge, Button, IconBank, IconInfo, SelectSheet } from '@lantern/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { object, optional, picklist, string } from 'valibot'
import { bankName } from '../../parts/money/bank-name.rules.ts'
import { FundPasswordField } from '../../parts/money/fund-password-field.tsx'
import { shortMask } from '../../parts/money/short-mask.rules.ts'
import { withdrawalPrepareQuery } from '../../parts/money.api.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'
import { ChannelChoice } from '../speed/channel-choice.tsx'
import { useEta } from '../use-eta.ts'
import { useCheckWords } from './use-check-words.ts'
import { applyWithdrawal, findWithdrawal } from './withdrawal.api.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import ways from './withdrawal.module.css'
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

/** The fund password is never part of the draft. */
const draftSchema = object({ amount: string(), accountId: string(), channel: optional(picklist(PAYOUT_CHANNELS)) })
/** Longest duration of a speed payout (screens.md 6 withdrawal). */
const SPEED_ETA_SEC = 1_800

export type WithdrawalFormProps = {
  prepare: WithdrawalPrepare
  /** Verifies the name; undefined = it is verified, and a higher level is verified on its page. */
  onVerify: (() => void) | undefined
}

export function WithdrawalForm({ prepare, onVerify }: WithdrawalFormProps) {
  const t = useMessages(withdrawalMessages)
  const p = useMessages(partsMessages)
  const f = useMessages(financeMessages)
  const words = useCheckWords(prepare)
  const eta = useEta()
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [fundPwd, setFundPwd] = useState('')
  const [changes, setChanges] = useState<Change[]>([])
  const isBank = (accountId: string) => prepare.accounts.find(({ id }) => id === accountId)?.kind === 'BANK'
  const channelOf = ({ accountId, channel }: { accountId: string; channel?: PayoutChannel }) =>
    (isBank(accountId) && channel) || 'HOUSE'

  const form = useMoneyForm({
    name: 'withdrawal',
    schema: draftSchema,
    initial: { amount: '', accountId: preferredAccount(prepare.accounts, now())?.id ?? '' },
    reason: 'withdrawal',
    body: (draft) => ({
      accountId: draft.accountId,
      amount: withoutTrailingPoint(draft.amount),
      channel: channelOf(draft),
      fundPwd,
    }),
    send: applyWithdrawal,
    find: findWithdrawal,
    onDone: (order: WithdrawOrder) => void navigate(`${ROUTE.withdrawal}?orderNo=${encodeURIComponent(order.orderNo)}`),
    onRefused({ target }) {
      setFundPwd('')
      if (target === 'identity') onVerify?.()
      if (target === 'changed' || target === 'open-order') void reload()
    },
  })
  const { fields, isChecked, refusal, change } = form
  const channel = channelOf(fields)
  const unmet = firstUnmet(prepare.checks)
  const problem = amountProblem(prepare, fields.amount)

  const reload = async () => {
    const fresh = await client.fetchQuery({ ...withdrawalPrepareQuery(), staleTime: 0 }).catch(() => null)
    if (fresh) setChanges(changesOf(prepare, fresh))
  }
  const isReady = () => {
    setChanges([])
    return unmet === null && problem === null && isFundProof(fundPwd) && fields.accountId !== ''
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
    <form className={styles.form} onSubmit={form.submitWhen(isReady)} noValidate>
      {form.wasRestored && !isChecked && (
        <Note tone="info" role="status" icon={<IconInfo />}>
          {t.draftBack}
        </Note>
      )}
      {prepare.reviewUntil !== null && (
        <Note tone="warning" icon={<IconInfo />}>
          {t.reviewed({ t: formatDateTime(prepare.reviewUntil) })}
        </Note>
      )}
      <SelectSheet
        className={styles.account}
        label={t.payTo}
        value={fields.accountId || null}
        placeholder={t.choose}
        closeLabel={p.close}
        disabled={form.isBusy || prepare.accounts.length === 0}
        error={form.errorOf(['account', 'accountId'], fields.accountId === '' && t.choose)}
        options={prepare.accounts.map((account) => ({
          value: account.id,
          label: `${bankName(account.bank, locale) || account.kind} ${shortMask(account.masked)}`,
          icon: <IconBank />,
          disabled: !isUsable(account, now()),
          hint: accountHint(account),
        }))}
        onValueChange={(accountId) => change({ accountId })}
      />
      {isBank(fields.accountId) && (
        <ChannelChoice value={channel} disabled={form.isBusy} onValueChange={(next) => change({ channel: next })} />
      )}
      <AmountInput
        label={t.amount}
        aside={t.range({ min: formatMoney(limits.min), max: formatMoney(limits.max) })}
        currency="¥"
        placeholder="0.00"
        value={fields.amount}
        error={form.errorOf('amount', !unmet && problem && problemText[problem])}
        allLabel={p.all}
        onAll={() => change({ amount: all })}
        disabled={form.isBusy}
        onValueChange={(next) => change({ amount: next })}
      />
      <div className={ways.terms}>
        <Facts
          facts={[
            {
              label: t.receive,
              value: `¥${formatMoney(problem === null ? withoutTrailingPoint(fields.amount) : '0')}`,
            },
            { label: t.fee, value: t.free },
            { label: t.eta, value: eta(channel === 'SPEED' ? SPEED_ETA_SEC : prepare.etaSec) },
          ]}
        />
      </div>
      <FundPasswordField
        value={fundPwd}
        onValueChange={setFundPwd}
        isHintInside
        disabled={form.isBusy}
        error={form.errorOf('fundPwd', !unmet && !refusal && !isFundProof(fundPwd) && f.fundPwdWrong)}
      />
      <p className={ways.final}>
        <IconInfo />
        {t.noCancel}
      </p>
      <MoneyFormEnd
        form={form}
        label={unmet ? words.todo(unmet) : t.submit}
        disabled={unmet !== null}
        orderLabel={f.toOrder}
        changed={
          changes.length === 0
            ? f.changedNothing
            : changes.map(({ what, from, to }) => (
                <p key={what}>{f.changedFrom({ what: changeWords[what], from: figure(from), to: figure(to) })}</p>
              ))
        }
      >
        {refusal?.target === 'identity' && onVerify === undefined && (
          <Button block render={<Link to={ROUTE.identity} />}>
            {t.verify}
          </Button>
        )}
      </MoneyFormEnd>
    </form>
  )

  function accountHint(account: WithdrawalPrepare['accounts'][number]) {
    if (account.state === 2) return t.inReview
    if (account.state !== 1) return t.frozen
    if (account.usableAt > now()) return t.usableAt({ t: formatDateTime(account.usableAt) })
    return account.isDefault ? <Badge tone="accent">{t.isDefault}</Badge> : undefined
  }
}

/** Formats amounts with separators and leaves counts unchanged. */
function figure(text: string): string {
  return text.includes('.') ? formatMoney(text) : text
}
