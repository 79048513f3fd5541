import type { DataOf } from '@lantern/contract'
import type { mallGoodsDetail } from '@lantern/contract/mall'
import { formatMoney, formatWhole, useMessages } from '@lantern/i18n'
import { Facts, QueryView } from '@lantern/page'
import { Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExchangeForm } from './exchange-form.tsx'
import { GoodsArt } from './parts/goods-art.tsx'
import { goodsDetailQuery } from './parts/mall.api.ts'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'
import { useGoodsText } from './parts/use-goods-text.ts'

/** Goods in detail with their exchange. The content stays during the closing animation. */
export function GoodsSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const t = useMessages(mallMessages)
  const [last, setLast] = useState(id)
  if (id !== null && id !== last) setLast(id)
  return (
    <Sheet
      open={id !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.exchangeTitle}
      closeLabel={t.close}
    >
      {last !== null && <Detail key={last} id={last} />}
    </Sheet>
  )
}

function Detail({ id }: { id: string }) {
  const t = useMessages(mallMessages)
  const detail = useQuery(goodsDetailQuery(id))
  return (
    <QueryView query={detail} skeleton={<Skeleton shape="card" count={2} label={t.loading} />}>
      {(goods) => (
        <div className={styles.detail}>
          <About goods={goods} />
          <ExchangeForm goods={goods} />
        </div>
      )}
    </QueryView>
  )
}

function About({ goods }: { goods: DataOf<typeof mallGoodsDetail> }) {
  const t = useMessages(mallMessages)
  const text = useGoodsText()
  const { bonus, limit } = goods
  return (
    <>
      <div className={styles.picture}>
        <GoodsArt goods={goods} />
      </div>
      <h3 className={styles.name}>{text(goods.name)}</h3>
      <p>{text(goods.text)}</p>
      <Facts
        facts={[
          { label: t.price, value: t.amount({ n: formatWhole(goods.price) }) },
          { label: t.have, value: t.amount({ n: formatWhole(goods.coin) }) },
          { label: t.stock, value: formatWhole(goods.stock) },
          { label: t.limit, value: limit === null ? t.noLimit : formatWhole(limit) },
          { label: t.left, value: formatWhole(goods.takeable) },
          bonus && { label: t.bonus, value: `¥${formatMoney(bonus.amount)}` },
        ]}
      />
      {bonus && (
        <p className={styles.note}>
          {t.bonusTerms({ turnover: formatMoney(bonus.turnover), days: String(bonus.days) })}
        </p>
      )}
    </>
  )
}
