import type { MallOrder } from '@lantern/contract/mall-orders'
import { entryOf } from '@lantern/contract/open-enum'
import { formatTime, formatWhole, useMessages } from '@lantern/i18n'
import { Badge, ListRow, type Tone } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordList, type RecordListProps } from '../../parts/record-list.tsx'
import { GoodsArt } from '../parts/goods-art.tsx'
import { goodsQuery } from '../parts/mall.api.ts'
import { mallMessages } from '../parts/mall.messages.ts'
import styles from '../parts/mall.module.css'
import { useGoodsText } from '../parts/use-goods-text.ts'
import { OrderSheet } from './order-sheet.tsx'

const TONES: Readonly<Record<'waiting' | 'sent' | 'done' | 'cancelled', Tone>> = {
  waiting: 'info',
  sent: 'accent',
  done: 'positive',
  cancelled: 'neutral',
}

export type OrderListProps = { list: Omit<RecordListProps<MallOrder>, 'atOf' | 'keyOf' | 'renderRow'> }

/** Orders by day with a picture of the goods; each opens its tracking and what can be done. */
export function OrderList({ list }: OrderListProps) {
  const t = useMessages(mallMessages)
  const text = useGoodsText()
  const [openNo, setOpenNo] = useState<string | null>(null)
  // An order does not say what its goods look like; those that are no longer listed have the drawing of their category.
  const goods = useInfiniteQuery(goodsQuery(null, 'newest'))
  const artOf = (goodsId: string) =>
    goods.data?.pages.flatMap((page) => page.list).find(({ id }) => id === goodsId)?.art
  const opened = list.rows?.find(({ no }) => no === openNo) ?? null
  return (
    <>
      <RecordList
        {...list}
        atOf={({ at }) => at}
        keyOf={({ no }) => no}
        renderRow={(order) => (
          <ListRow
            icon={
              <span className={styles.thumb}>
                {!goods.isPending && <GoodsArt goods={{ ...order, id: order.goodsId, art: artOf(order.goodsId) }} />}
              </span>
            }
            title={`${text(order.name)} × ${formatWhole(order.qty)}`}
            detail={formatTime(order.at, true)}
            value={t.amount({ n: formatWhole(order.coin) })}
            note={
              <Badge tone={entryOf(TONES, order.state) ?? 'neutral'}>
                {entryOf(t.states, order.state) ?? t.unknown}
              </Badge>
            }
            onClick={() => setOpenNo(order.no)}
          />
        )}
      />
      <OrderSheet order={opened} onClose={() => setOpenNo(null)} />
    </>
  )
}
