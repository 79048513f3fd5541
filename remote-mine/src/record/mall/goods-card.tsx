import type { Goods } from '@lantern/contract/mall'
import { formatDateTime, formatWhole, useMessages } from '@lantern/i18n'
import { Badge } from '@lantern/ui'
import { GoodsArt } from './parts/goods-art.tsx'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'
import { useGoodsText } from './parts/use-goods-text.ts'

/** One of the goods with its price, and why it cannot be taken now. */
export function GoodsCard({ goods, coin, onOpen }: { goods: Goods; coin: number; onOpen: () => void }) {
  const t = useMessages(mallMessages)
  const text = useGoodsText()
  return (
    <button type="button" className={styles.goods} onClick={onOpen}>
      <GoodsArt goods={goods} />
      <span className={styles.goodsTexts}>
        <span className={styles.name}>{text(goods.name)}</span>
        <span className={styles.price}>{t.amount({ n: formatWhole(goods.price) })}</span>
        {goods.price > coin && <span className={styles.note}>{t.tooDear}</span>}
        {goods.stock === 0 && <Badge>{t.soldOut}</Badge>}
        {goods.openAt !== null && <Badge tone="info">{t.coming({ t: formatDateTime(goods.openAt) })}</Badge>}
        {goods.vipMin > 0 && <Badge tone="accent">{t.vipFrom({ n: String(goods.vipMin) })}</Badge>}
      </span>
    </button>
  )
}
