import type { TransferAnswer } from '@lantern/contract/transfer'
import { CENTER } from '@lantern/contract/transfer'
import type { MemberInfo } from '@lantern/contract/user'
import type { WalletOverview } from '@lantern/contract/wallet'
import { formatMoney, useMessages } from '@lantern/i18n'
import { now, useCountdown, useDraftFields, useRequestNo } from '@lantern/platform'
import { AmountInput, Chip, IconAlert, IconInfo } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { object, string } from 'valibot'
import { findTransfer } from '../../parts/money.api.ts'
import { barrierOf, isBarred } from '../../parts/money-gate.rules.ts'
import { MoneySubmit } from '../../parts/money-submit.tsx'
import { Note } from '../../parts/note.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import styles from '../finance.module.css'
import { type Refusal, refusalOf } from '../refusal.ts'
import { SubmitNote } from '../submit-note.tsx'
import { useSubmit } from '../use-submit.ts'
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
  const [fields, change] = useDraftFields('transfer', draftSchema, { amount: '', ...initial })
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [result, setResult] = useState<TransferAnswer | null>(null)
  const [isResultOpen, setResultOpen] = useState(false)
  const [freeAt, setFreeAt] = useState<number | null>(null)
  const waitSec = Math.ceil(useCountdown(freeAt) / 1000)

  const sides: Sides = { from: fields.from, to: fields.to }
  const balance = balanceOf(wallet, sides.from)
  const venue = wallet.venues.find(({ enName }) => enName === venueOf(sides))
  const isClosed = venue?.state === 2
  const problem = amountProblem(fields.amount, balance)
  const amount = fields.amount.endsWith('.') ? fields.amount.slice(0, -1) : fields.amount

  const submit = useSubmit<TransferAnswer>({
    reason: 'transfer',
    onDone: (answer) => {
      setResult(answer)
      setResultOpen(true)
      setFreeAt(now() + GAP_MS)
      setChecked(false)
      change({ amount: '' })
    },
    onRefused: (error) => setRefusal(refusalOf(error)),
  })
  const requestNo = useRequestNo({ ...sides, amount, round: submit.round })

  const setSides = (next: Sides) => {
    change(next)
    setRefusal(null)
  }
  const setAmount = (next: string) => {
    change({ amount: next })
    setRefusal(null)
    if (submit.state.kind === 'not-received') submit.clear()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem || barred || isClosed || waitSec > 0 || submit.isBusy) return
    setRefusal(null)
    submit.submit({ send: () => sendTransfer({ ...sides, amount, requestNo }), find: () => findTransfer(requestNo) })
  }

  const barred = barredText()
  const problemText = {
    empty: t.empty,
    below: t.below({ min: formatMoney(TRANSFER_MIN) }),
    above: t.above({ max: formatMoney(TRANSFER_MAX) }),
    'over-balance': t.over({ n: formatMoney(balance ?? '0') }),
  }
  const label = barred ?? (isClosed ? t.closed : waitSec > 0 ? t.wait({ n: String(waitSec) }) : t.submit)

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <SidesPicker
        wallet={wallet}
        sides={sides}
        onChange={setSides}
        disabled={submit.isBusy}
        error={refusal?.fields.venue ?? refusal?.fields.to ?? refusal?.fields.from}
      />
      <AmountInput
        label={t.amount}
        currency="¥"
        placeholder="0.00"
        value={fields.amount}
        disabled={submit.isBusy}
        error={(isChecked && problem ? problemText[problem] : undefined) ?? refusal?.fields.amount}
        onValueChange={setAmount}
      />
      <fieldset className={transferStyles.percents} aria-label={t.shares} disabled={balance === null || submit.isBusy}>
        {PERCENTS.map((percent) => (
          <Chip key={percent} onClick={() => balance !== null && setAmount(shareOf(balance, percent))}>
            {t.percent({ n: String(percent) })}
          </Chip>
        ))}
        <Chip onClick={() => balance !== null && setAmount(balance)}>{p.all}</Chip>
      </fieldset>
      {wallet.autoTransfer && sides.from === CENTER && (
        <Note tone="info" icon={<IconInfo />}>
          {t.autoNote}
        </Note>
      )}
      {refusal?.form && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {refusal.form}
        </Note>
      )}
      <SubmitNote submit={submit} />
      <MoneySubmit
        kind="primary"
        size="lg"
        block
        type="submit"
        busy={submit.isBusy}
        disabled={barred !== null || isClosed || waitSec > 0}
      >
        {label}
      </MoneySubmit>
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

  /** Frozen money moves nowhere; in a break it may only come back. */
  function barredText(): string | null {
    if (!member) return null
    if (isBarred(member, 'transfer')) return t.frozen
    return barrierOf(member) !== null && sides.from === CENTER ? t.break : null
  }
}
