import { ROUTE } from '@lantern/contract'
import type { DepositMethodInfo, DepositOrder } from '@lantern/contract/deposit'
import type { MemberInfo } from '@lantern/contract/user'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { useDraftFields, useRequestNo } from '@lantern/platform'
import { AmountInput, Card, Segmented } from '@lantern/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { object, optional, picklist, string } from 'valibot'
import { MONEY_KEY } from '../../parts/money.api.ts'
import { isBarred } from '../../parts/money-gate.rules.ts'
import { MoneySubmit } from '../../parts/money-submit.tsx'
import { Facts } from '../facts.tsx'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'
import { IdentitySheet } from '../identity-sheet.tsx'
import { type Refusal, refusalOf } from '../refusal.ts'
import { RefusalNote } from '../refusal-note.tsx'
import { speedMessages } from '../speed/speed.messages.ts'
import { SpeedAmounts } from '../speed/speed-amounts.tsx'
import { SubmitNote } from '../submit-note.tsx'
import { useEta } from '../use-eta.ts'
import { useSubmit } from '../use-submit.ts'
import { askBeforeDeposit, rememberDeposit } from './ask-before-deposit.ts'
import { createDeposit, findDeposit } from './deposit.api.ts'
import { depositMessages } from './deposit.messages.ts'
import depositStyles from './deposit.module.css'
import { amountProblem, creditOf, limitLeft, withoutTail } from './deposit.rules.ts'
import { payFromMessages } from './pay-from.messages.ts'
import { PayFrom } from './pay-from.tsx'
import { SCAN, usePayingAccount } from './use-paying-account.ts'

const draftSchema = object({
  amount: string(),
  network: optional(picklist(['TRC20', 'ERC20'])),
  accountId: optional(string()),
})

export type DepositFormProps = {
  method: DepositMethodInfo
  limit: { day: string | null; used: string }
  member: MemberInfo
}

/** The form of one method, drawn from what the server says about it. */
export function DepositForm({ method, limit, member }: DepositFormProps) {
  const t = useMessages(depositMessages)
  const f = useMessages(financeMessages)
  const s = useMessages(speedMessages)
  const a = useMessages(payFromMessages)
  const locale = useLocale()
  const eta = useEta()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [fields, change] = useDraftFields(`deposit-${method.method}`, draftSchema, {
    amount: '',
    network: method.networks?.[0],
  })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isIdentityOpen, setIdentityOpen] = useState(false)

  const methodName = locale === 'en' ? method.name.en : method.name.zh
  const left = limitLeft(limit)
  const paying = usePayingAccount(method, fields.accountId)
  const lacksAccount = method.needAccount === true && paying.chosen === SCAN
  const problem = amountProblem(method, fields.amount, left)
  const credit = creditOf(method, fields.amount)
  const sign = method.currency === 'CNY' ? '¥' : 'USDT'

  const submit = useSubmit<DepositOrder>({
    reason: 'deposit',
    onDone: (order) => {
      rememberDeposit(method.method, fields.amount)
      paying.remember()
      void navigate(`${ROUTE.deposit}?orderNo=${encodeURIComponent(order.orderNo)}`)
    },
    onRefused: (error) => {
      const next = refusalOf(error)
      setRefusal(next)
      if (next?.place === 'identity') setIdentityOpen(true)
      if (next?.place === 'changed') void client.invalidateQueries({ queryKey: [MONEY_KEY] })
    },
  })
  const body = {
    method: method.method,
    amount: withoutTail(fields.amount),
    ...(paying.chosen === SCAN ? {} : { accountId: paying.chosen }),
    ...(method.networks ? { network: fields.network ?? method.networks[0] } : {}),
  }
  const requestNo = useRequestNo({ ...body, round: submit.round })

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem !== null || lacksAccount || submit.isBusy || isBarred(member, 'deposit')) return
    if (member.kyc === 0) return setIdentityOpen(true)
    if (!(await askBeforeDeposit(method.method, methodName, fields.amount))) return
    setRefusal(null)
    submit.submit({ send: () => createDeposit({ ...body, requestNo }), find: () => findDeposit(requestNo) })
  }

  const problemText = {
    empty: t.empty,
    below: t.below({ min: `${sign} ${formatMoney(method.min)}` }),
    above: t.above({ max: `${sign} ${formatMoney(method.max)}` }),
    'over-limit': t.over({ left: formatMoney(left ?? '0') }),
  }
  const rules = method.offers ? [s.how1, s.how2, s.how3] : [t.rule1, t.rule2]
  if (method.needName) rules.unshift(t.payerHint)
  const amountError = (isChecked && problem ? problemText[problem] : undefined) ?? refusal?.fields.amount
  const setAmount = (amount: string) => {
    change({ amount })
    setRefusal(null)
    if (submit.state.kind === 'not-received') submit.clear()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {method.networks && (
        <div className={styles.footer}>
          <Segmented
            label={t.network}
            value={fields.network ?? method.networks[0] ?? 'TRC20'}
            options={method.networks.map((network) => ({ value: network, label: network }))}
            onValueChange={(network) => change({ network })}
          />
          <p className={styles.small}>{t.networkHint}</p>
        </div>
      )}
      {method.accountKind != null && (
        <PayFrom
          method={method}
          paying={paying}
          error={
            (isChecked && lacksAccount ? a.chooseAccount : undefined) ??
            refusal?.fields.accountId ??
            refusal?.fields.account
          }
          disabled={submit.isBusy}
          onValueChange={(accountId) => {
            change({ accountId })
            setRefusal(null)
          }}
        />
      )}
      {method.offers ? (
        <SpeedAmounts
          offers={method.offers}
          value={fields.amount}
          error={amountError}
          disabled={submit.isBusy}
          onValueChange={setAmount}
        />
      ) : (
        <AmountInput
          label={method.currency === 'CNY' ? t.amount : t.amountUsdt}
          value={fields.amount}
          currency={sign}
          min={formatMoney(method.min)}
          max={formatMoney(method.max)}
          quick={method.quick}
          quickLabel={t.quick}
          error={amountError}
          disabled={submit.isBusy}
          onValueChange={setAmount}
        />
      )}
      <Card kind="outlined">
        <Facts
          facts={[
            method.rate !== undefined && { label: t.rate, value: t.rateValue({ rate: method.rate }) },
            method.currency !== 'CNY' && credit !== null && { label: t.credit, value: `¥${formatMoney(credit)}` },
            method.needName &&
              member.realNameMasked !== '' && { label: t.payer, value: t.payerValue({ name: member.realNameMasked }) },
            { label: t.eta, value: eta(method.avgSec) },
            { label: t.fee, value: t.free },
          ]}
        />
      </Card>
      <RefusalNote refusal={refusal}>{refusal?.place === 'changed' && f.changedNothing}</RefusalNote>
      <SubmitNote submit={submit} />
      <div className={styles.footer}>
        <MoneySubmit
          kind="primary"
          size="lg"
          block
          type="submit"
          busy={submit.isBusy}
          disabled={isBarred(member, 'deposit')}
        >
          {t.next}
        </MoneySubmit>
        <ul className={depositStyles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <IdentitySheet
        member={member}
        open={isIdentityOpen}
        onOpenChange={setIdentityOpen}
        onVerified={() => setRefusal(null)}
      />
    </form>
  )
}
