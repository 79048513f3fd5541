import { ROUTE } from '@lantern/contract'
import type { DepositMethodInfo, DepositOrder } from '@lantern/contract/deposit'
import type { MemberInfo } from '@lantern/contract/user'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { Facts, MoneyFormEnd, useMoneyForm } from '@lantern/page'
import { lazyPage } from '@lantern/page/lazy-page'
import { withoutTrailingPoint } from '@lantern/platform'
import { AmountInput, Card, Segmented } from '@lantern/ui'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { object, optional, picklist, string } from 'valibot'
import ruleStyles from '../../parts/lists/rule-list.module.css'
import { isBarred } from '../../parts/money/money-gate.rules.ts'
import { useRefreshMoney } from '../../parts/money.api.ts'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'
import { speedMessages } from '../speed/speed.messages.ts'
import { SpeedAmounts } from '../speed/speed-amounts.tsx'
import { useEta } from '../use-eta.ts'
import { askBeforeDeposit, isTipRead, rememberDeposit } from './ask-before-deposit.ts'
import { currencyMark } from './parts/currency-mark.ts'
import { createDeposit, findDeposit } from './parts/deposit.api.ts'
import { depositMessages } from './parts/deposit.messages.ts'
import { amountProblem, BANK_METHODS, creditOf, limitLeft } from './parts/deposit.rules.ts'
import { payFromMessages } from './parts/pay-from.messages.ts'
import { PayFrom } from './pay-from.tsx'
import { SCAN, usePayingAccount } from './use-paying-account.ts'

const IdentitySheet = lazyPage(() => import('../identity-sheet.tsx'), 'IdentitySheet')

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

/** The deposit form of one method, rendered from the server's description. */
export function DepositForm({ method, limit, member }: DepositFormProps) {
  const t = useMessages(depositMessages)
  const f = useMessages(financeMessages)
  const s = useMessages(speedMessages)
  const a = useMessages(payFromMessages)
  const locale = useLocale()
  const eta = useEta()
  const navigate = useNavigate()
  const refresh = useRefreshMoney()
  const [isIdentityOpen, setIdentityOpen] = useState(false)
  /** Verified on this page, which the member's data may not say yet. */
  const [isVerified, setVerified] = useState(false)
  const payingAccount = usePayingAccount(method)
  const form = useMoneyForm({
    name: `deposit-${method.method}`,
    schema: draftSchema,
    initial: { amount: '', network: method.networks?.[0] },
    reason: 'deposit',
    body: ({ amount, network, accountId }) => {
      const account = payingAccount.choose(accountId)
      return {
        method: method.method,
        amount: withoutTrailingPoint(amount),
        ...(account === SCAN ? {} : { accountId: account }),
        ...(method.networks ? { network: network ?? method.networks[0] } : {}),
      }
    },
    send: createDeposit,
    find: findDeposit,
    onDone(order: DepositOrder) {
      rememberDeposit(method.method, fields.amount)
      payingAccount.remember(chosen)
      void navigate(`${ROUTE.deposit}?orderNo=${encodeURIComponent(order.orderNo)}`)
    },
    onRefused({ target }) {
      if (target === 'identity') setIdentityOpen(true)
      if (target === 'changed') void refresh()
    },
  })
  const { fields } = form
  const chosen = payingAccount.choose(fields.accountId)

  const left = limitLeft(limit)
  const lacksAccount = method.needAccount === true && chosen === SCAN
  const problem = amountProblem(method, fields.amount, left)
  const credit = creditOf(method, fields.amount)
  const mark = currencyMark(method.currency)

  const isReady = (): boolean | Promise<boolean> => {
    if (problem !== null || lacksAccount || isBarred(member, 'deposit')) return false
    if (member.kyc !== 0 || isVerified)
      return askBeforeDeposit(method.method, locale === 'en' ? method.name.en : method.name.zh, fields.amount)
    setIdentityOpen(true)
    return false
  }

  const problemText = {
    empty: t.empty,
    below: t.below({ min: `${mark}${formatMoney(method.min)}` }),
    above: t.above({ max: `${mark}${formatMoney(method.max)}` }),
    'over-limit': t.over({ left: formatMoney(left ?? '0') }),
  }
  const rules = method.offers ? [s.how1, s.how2, s.how3] : [t.rule1, t.rule2]
  if (method.needName) rules.unshift(t.payerHint)
  if (BANK_METHODS.includes(method.method) && isTipRead()) rules.push(t.tipBody)
  const amountError = form.errorOf('amount', problem && problemText[problem])
  const setAmount = (amount: string) => form.change({ amount })

  return (
    <form className={styles.form} onSubmit={form.submitWhen(isReady)} noValidate>
      {method.networks && (
        <div className={styles.footer}>
          <Segmented
            label={t.network}
            value={fields.network ?? method.networks[0] ?? 'TRC20'}
            options={method.networks.map((network) => ({ value: network, label: network }))}
            onValueChange={(network) => form.change({ network })}
          />
          <p className={styles.small}>{t.networkHint}</p>
        </div>
      )}
      {method.accountKind != null && (
        <PayFrom
          method={method}
          chosen={chosen}
          paying={payingAccount}
          error={form.errorOf(['accountId', 'account'], lacksAccount && a.chooseAccount)}
          disabled={form.isBusy}
          onValueChange={(accountId) => form.change({ accountId })}
        />
      )}
      {method.offers ? (
        <SpeedAmounts
          offers={method.offers}
          value={fields.amount}
          error={amountError}
          disabled={form.isBusy}
          onValueChange={setAmount}
        />
      ) : (
        <AmountInput
          label={method.currency === 'CNY' ? t.amount : t.amountUsdt}
          value={fields.amount}
          currency={mark.trimEnd()}
          min={formatMoney(method.min)}
          max={formatMoney(method.max)}
          quick={method.quick}
          quickLabel={t.quick}
          error={amountError}
          disabled={form.isBusy}
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
      <MoneyFormEnd
        form={form}
        label={t.next}
        disabled={isBarred(member, 'deposit')}
        orderLabel={f.toOrder}
        changed={f.changedNothing}
      >
        <ul className={ruleStyles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </MoneyFormEnd>
      {(member.kyc === 0 || isIdentityOpen) && (
        <Suspense fallback={null}>
          <IdentitySheet
            member={member}
            open={isIdentityOpen}
            onOpenChange={setIdentityOpen}
            onVerified={() => {
              setVerified(true)
              form.clearRefusal()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
