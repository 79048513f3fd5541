/** `/mine/mall/record`: orders of the coin mall. */
import { ROUTE } from '@lantern/contract'
import { MALL_ORDER_STATES } from '@lantern/contract/mall-orders'
import { useMessages } from '@lantern/i18n'
import { PageBody, PageFrame } from '@lantern/page'
import { Chip } from '@lantern/ui'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../parts/use-record.ts'
import { askOrders } from './parts/mall.api.ts'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'
import { OrderList } from './rows/order-list.tsx'

export function MallOrdersPage() {
  const t = useMessages(mallMessages)
  const [params, setParams] = useSearchParams()
  const state = MALL_ORDER_STATES.find((known) => known === params.get('state')) ?? null
  const { list } = useRecord({ key: ['mall-orders', state], ask: askOrders(state) })
  return (
    <PageFrame title={t.orders} parent={ROUTE.mall}>
      <PageBody>
        <fieldset className={styles.chips} aria-label={t.state}>
          {([null, ...MALL_ORDER_STATES] as const).map((one) => (
            <Chip
              key={one ?? 'all'}
              selected={one === state}
              onClick={() => setParams(one === null ? {} : { state: one }, { replace: true })}
            >
              {t.states[one ?? 'all']}
            </Chip>
          ))}
        </fieldset>
        <OrderList list={list} />
      </PageBody>
    </PageFrame>
  )
}
