/** `/mine/currency`: the coin mall, and one of its goods with `?goods=`. */
import { ROUTE } from '@lantern/contract'
import { GOODS_CATEGORIES, GOODS_SORTS } from '@lantern/contract/mall'
import { siteDate } from '@lantern/contract/site-time'
import { formatWhole, useMessages } from '@lantern/i18n'
import { Button, Card, Chip, Empty, SelectSheet } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { MoreButton } from '../../parts/lists/more-button.tsx'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { GoodsCard } from './goods-card.tsx'
import { GoodsSheet } from './goods-sheet.tsx'
import { goodsQuery } from './parts/mall.api.ts'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'

export function MallPage() {
  const t = useMessages(mallMessages)
  const [params, setParams] = useSearchParams()
  const category = GOODS_CATEGORIES.find((known) => known === params.get('category')) ?? null
  const sort = GOODS_SORTS.find((known) => known === params.get('sort')) ?? 'newest'
  const goods = useInfiniteQuery(goodsQuery(category, sort))
  const show = (name: 'category' | 'sort' | 'goods', value: string | null, replace = true) => {
    const next = new URLSearchParams(params)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace })
  }
  return (
    <>
      <MoneyPage title={t.title} queries={{ goods }}>
        {({ goods: { pages } }) => {
          const rows = pages.flatMap(({ list }) => list)
          const { coin = 0, expiring = null } = pages.at(-1) ?? {}
          return (
            <>
              <Card kind="lit">
                <div className={styles.coins}>
                  <div>
                    <span className={styles.label}>{t.coins}</span>
                    <div className={styles.balance}>{formatWhole(coin)}</div>
                    <span className={styles.note}>
                      {expiring === null
                        ? t.nothingExpires
                        : t.expiring({ n: formatWhole(expiring.amount), t: siteDate(expiring.at) })}
                    </span>
                  </div>
                  <div className={styles.links}>
                    <Button size="sm" render={<Link to={ROUTE.mallOrders} />}>
                      {t.orders}
                    </Button>
                    <Button size="sm" render={<Link to={ROUTE.coinRecord} />}>
                      {t.ledger}
                    </Button>
                  </div>
                </div>
              </Card>
              <div className={styles.filters}>
                <fieldset className={styles.chips} aria-label={t.category}>
                  {([null, ...GOODS_CATEGORIES] as const).map((one) => (
                    <Chip key={one ?? 'all'} selected={one === category} onClick={() => show('category', one)}>
                      {t.categories[one ?? 'all']}
                    </Chip>
                  ))}
                </fieldset>
                <SelectSheet
                  label={t.sort}
                  hideLabel
                  className={styles.sort}
                  value={sort}
                  placeholder={t.sort}
                  closeLabel={t.close}
                  options={GOODS_SORTS.map((one) => ({ value: one, label: t[one] }))}
                  onValueChange={(one) => show('sort', one === 'newest' ? null : one)}
                />
              </div>
              {rows.length === 0 && (
                <Empty
                  title={t.empty}
                  action={
                    category && (
                      <Button kind="primary" onClick={() => show('category', null)}>
                        {t.showAll}
                      </Button>
                    )
                  }
                />
              )}
              <ul className={styles.grid}>
                {rows.map((one) => (
                  <li key={one.id}>
                    <GoodsCard goods={one} coin={coin} onOpen={() => show('goods', one.id, false)} />
                  </li>
                ))}
              </ul>
              <MoreButton query={goods}>{t.more}</MoreButton>
            </>
          )
        }}
      </MoneyPage>
      <GoodsSheet id={params.get('goods')} onClose={() => show('goods', null)} />
    </>
  )
}
