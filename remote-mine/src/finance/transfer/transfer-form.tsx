import { CENTER, type TransferAnswer } from '@lantern/contract/transfer'
import type { MemberInfo } from '@lantern/contract/user'
import type { WalletOverview } from '@lantern/contract/wallet'
import { formatMoney, useMessages } from '@lantern/i18n'
import { MoneyFormEnd, Note, useMoneyForm } from '@lantern/page'
import { now, useCountdown, withoutTrailingPoint } from '@lantern/platform'
import { AmountInput, Chip, IconInfo } from '@lantern/ui'
import { useState } from 'react'
import { object, string } from 'valibot'
import { barrierOf, isBarred } from '../../parts/money/money-gate.rules.ts'
import { findTransfer } from '../../parts/money.api.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'
import { SidesPicker } from './sides.tsx'
import { sendTransfer } from './transfer.api.ts'
import { transferMessages } from './transfer.messages.ts'
import transferStyles from './transfer.module.css'
import {
  amountProblem,
  balanceOf,
  GAP_MS,
  PERCENTS,
  type Sides,
  shareOf,
  TRANSFER_MAX,
  TRANSFER_MIN,
  venueOf,
} from './transfer.rules.ts'
import { TransferResult } from './transfer-result.tsx'

const draftSchema = object({ amount: string(), from: string(), to: string() })

export type TransferFormProps = { wallet: WalletOverview; member: MemberInfo | undefined; initial: Sides }

export function TransferForm({ wallet, member, initial }: TransferFormProps) {
  const t = useMessages(transferMessages)
  const p = useMessages(partsMessages)
  const f = useMessages(financeMessages)
  const [result, setResult] = useState<TransferAnswer | null>(null)
  const [isResultOpen, setResultOpen] = useState(false)
  const [freeAt, setFreeAt] = useState<number | null>(null)
  const waitSec = Math.ceil(useCountdown(freeAt) / 1000)

  const form = useMoneyForm({
    name: 'transfer',
    schema: draftSchema,
    initial: { amount: '', ...initial },
    reason: 'transfer',
    body: ({ from, to, amount }) => ({ from, to, amount: withoutTrailingPoint(amount) }),
    send: sendTransfer,
    find: findTransfer,
    onDone(answer: TransferAnswer) {
      setResult(answer)
      setResultOpen(true)
      setFreeAt(now() + GAP_MS)
      form.startOver({ amount: '' })
    },
  })
  const { amount, ...sides } = form.fields
  const balance = balanceOf(wallet, sides.from)
  const venueState = wallet.venues.find(({ enName }) => enName === venueOf(sides))?.state
  // 3 is an open venue with an unknown balance; a state that this version does not know is not offered.
  const isClosed = venueState !== undefined && venueState !== 1 && venueState !== 3
  const problem = amountProblem(amount, balance)
  const barred = barredText()
  const problemText = {
    empty: t.empty,
    below: t.below({ min: formatMoney(TRANSFER_MIN) }),
    above: t.above({ max: formatMoney(TRANSFER_MAX) }),
    'over-balance': t.over({ n: formatMoney(balance ?? '0') }),
  }
  const setShare = (share: (of: string) => string) => balance !== null && form.change({ amount: share(balance) })

  return (
    <form
      className={styles.form}
      onSubmit={form.submitWhen(() => problem === null && barred === null && !isClosed && waitSec <= 0)}
      noValidate
    >
      <SidesPicker
        wallet={wallet}
        sides={sides}
        onChange={form.change}
        disabled={form.isBusy}
        error={form.errorOf(['venue', 'to', 'from'])}
      />
      <AmountInput
        label={t.amount}
        currency="¥"
        placeholder="0.00"
        value={amount}
        disabled={form.isBusy}
        error={form.errorOf('amount', problem && problemText[problem])}
        onValueChange={(next) => form.change({ amount: next })}
      />
      <fieldset className={transferStyles.percents} aria-label={t.shares} disabled={balance === null || form.isBusy}>
        {PERCENTS.map((percent) => (
          <Chip key={percent} onClick={() => setShare((of) => shareOf(of, percent))}>
            {t.percent({ n: String(percent) })}
          </Chip>
        ))}
        <Chip onClick={() => setShare((of) => of)}>{p.all}</Chip>
      </fieldset>
      {wallet.autoTransfer && sides.from === CENTER && (
        <Note tone="info" icon={<IconInfo />}>
          {t.autoNote}
        </Note>
      )}
      <MoneyFormEnd
        form={form}
        label={barred ?? (isClosed ? t.closed : waitSec > 0 ? t.wait({ n: String(waitSec) }) : t.submit)}
        disabled={barred !== null || isClosed || waitSec > 0}
        orderLabel={f.toOrder}
      />
      <TransferResult
        key={result?.transferNo}
        result={result}
        nameOf={(side) =>
          side === CENTER ? t.center : (wallet.venues.find(({ enName }) => enName === side)?.name ?? side)
        }
        open={isResultOpen}
        onOpenChange={setResultOpen}
      />
    </form>
  )

  /** A frozen member cannot transfer; during a break only transfers back to the wallet are allowed. */
  function barredText(): string | null {
    if (!member) return null
    if (isBarred(member, 'transfer')) return t.frozen
    return barrierOf(member) !== null && sides.from === CENTER ? t.break : null
  }
}
