import type { DataOf } from '@lantern/contract'
import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { isFundProof } from '@lantern/contract/fund-proof'
import type { mallGoodsDetail } from '@lantern/contract/mall'
import { formatDateTime, formatWhole, useMessages } from '@lantern/i18n'
import { MoneyFormEnd, Note, useMoneyForm } from '@lantern/page'
import { Button, IconSuccess } from '@lantern/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { integer, minValue, number, object, pipe, string } from 'valibot'
import { FundPasswordField } from '../../parts/money/fund-password-field.tsx'
import { MONEY_KEY } from '../../parts/money.api.ts'
import { AddressChoice } from './address-choice.tsx'
import { closedBy, mostOf, needsPassword, totalOf } from './exchange.rules.ts'
import { exchangeGoods, findExchange } from './parts/mall.api.ts'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'

/** The fund password is never part of the draft. */
const draftSchema = object({ qty: pipe(number(), integer(), minValue(1)), addressId: string() })

/** Quantity, address and the exchange; a price that changed meanwhile is asked about by the shell (301220). */
export function ExchangeForm({ goods }: { goods: DataOf<typeof mallGoodsDetail> }) {
  const t = useMessages(mallMessages)
  const client = useQueryClient()
  const [fundPwd, setFundPwd] = useState('')
  const [orderNo, setOrderNo] = useState<string | null>(null)
  const form = useMoneyForm({
    name: `mall-${goods.id}`,
    schema: draftSchema,
    initial: { qty: 1, addressId: '' },
    reason: 'mall',
    body: ({ qty, addressId }) => ({
      goodsId: goods.id,
      qty,
      price: goods.price,
      ...(goods.isSent && addressId !== '' && { addressId }),
      ...(needsPassword(totalOf(goods, qty)) && { fundPwd }),
    }),
    send: exchangeGoods,
    find: findExchange,
    onDone(no: string) {
      setOrderNo(no)
      setFundPwd('')
      form.startOver({ qty: 1 })
    },
    onRefused({ code }) {
      setFundPwd('')
      if (STALE.includes(code)) void client.invalidateQueries({ queryKey: [MONEY_KEY] })
    },
  })
  const { fields, change, isBusy } = form
  const qty = Math.min(fields.qty, mostOf(goods))
  const total = totalOf(goods, qty)
  const closed = closedBy(goods)
  const lacksCoins = total > goods.coin
  const asksPassword = needsPassword(total)
  const isReady = () => {
    setOrderNo(null)
    const hasAddress = !goods.isSent || fields.addressId !== ''
    return closed === null && !lacksCoins && hasAddress && (!asksPassword || isFundProof(fundPwd))
  }
  const closedText = {
    coming: t.coming({ t: formatDateTime(goods.openAt ?? 0) }),
    'sold-out': t.soldOut,
    limit: t.limitReached,
  }
  const label =
    closed === null
      ? lacksCoins
        ? t.notEnough({ n: formatWhole(total) })
        : t.exchange({ n: formatWhole(total) })
      : closedText[closed]
  return (
    <form className={styles.form} onSubmit={form.submitWhen(isReady)} noValidate>
      {closed === null && (
        <QuantityStepper
          value={qty}
          most={mostOf(goods)}
          disabled={isBusy}
          onValueChange={(next) => change({ qty: next })}
        />
      )}
      {closed === null && goods.isSent && (
        <AddressChoice
          value={fields.addressId}
          disabled={isBusy}
          error={form.errorOf('addressId', fields.addressId === '' && t.addressChoose)}
          onValueChange={(addressId) => change({ addressId })}
        />
      )}
      {closed === null && asksPassword && (
        <FundPasswordField
          value={fundPwd}
          onValueChange={setFundPwd}
          disabled={isBusy}
          error={form.errorOf('fundPwd', !form.refusal && !isFundProof(fundPwd) && t.passwordHint)}
        />
      )}
      {orderNo !== null && (
        <Note
          tone="accent"
          role="status"
          icon={<IconSuccess />}
          title={t.doneTitle}
          action={
            <Button size="sm" render={<Link to={goods.isSent ? ROUTE.mallOrders : ROUTE.audit} />}>
              {goods.isSent ? t.toOrder : t.toAudit}
            </Button>
          }
        >
          {goods.isSent ? t.doneSent : t.doneCoupon}
        </Note>
      )}
      <MoneyFormEnd
        form={form}
        label={label}
        disabled={closed !== null || lacksCoins}
        orderLabel={t.toOrder}
        changed={t.changed}
      />
    </form>
  )
}

/** Refusals after which the shown goods are out of date. */
const STALE: readonly number[] = [
  CODE.GIFT_PROPERTY_CHANGE,
  CODE.OUT_OF_STOCK,
  CODE.NOT_ENOUGH_COINS,
  CODE.PURCHASE_LIMIT,
  CODE.STATE_CHANGED,
]
