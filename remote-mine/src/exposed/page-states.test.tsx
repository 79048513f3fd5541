/** Records, mall lists, payout accounts and the first card in each state of the page kit; the other pages have it beside them. */
import { ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import { accountList } from '@lantern/contract/accounts'
import { mallOrders } from '@lantern/contract/mall-orders'
import { coinRecords, giftRecords, welfareRecords } from '@lantern/contract/other-records'
import { betRecords, transRecords } from '@lantern/contract/records'
import { ROUTE } from '@lantern/contract/routes'
import { memberInfo } from '@lantern/contract/user'
import { aMember, type FakeApi } from '@lantern/testing'
import { describePage, type PageUnderTest } from '@lantern/testing/describe-page'
import { Suspense } from 'react'
import { useRoutes } from 'react-router-dom'
import { accountListMessages } from '../finance/accounts/parts/account-list.messages.ts'
import { accountsMessages } from '../finance/accounts/parts/accounts.messages.ts'
import { spaced } from '../parts/spaced.rules.ts'
import { routes } from './routes.tsx'

function Pages() {
  return (
    <Suspense fallback={null}>
      <Found />
    </Suspense>
  )
}
function Found() {
  return useRoutes([{ path: '/mine', children: routes }])
}

const answers = (api: FakeApi) => {
  api.on(memberInfo, aMember())
  api.on(accountList, { list: [], max: 5 })
}
const under = (
  route: string,
  title: PageUnderTest['title'],
  reads: PageUnderTest['reads'],
  empty?: PageUnderTest['empty'],
) =>
  describePage(route, {
    page: <Pages />,
    route,
    title,
    reads,
    answers(api) {
      for (const read of reads) api.generate(read)
      answers(api)
    },
    empty,
  })
/** A first page of records without any. */
const NONE = { list: [], total: 0, hasMore: false }
const NO_RECORDS = { 'zh-CN': '这段时间没有记录', en: 'No records in this period' }

const RECORDS = { 'zh-CN': '记录', en: 'Records' }
under(ROUTE.transRecord, RECORDS, [transRecords])
under(ROUTE.betRecord, RECORDS, [betRecords])
under(ROUTE.giftRecord, RECORDS, [giftRecords], {
  answers: (api) => api.on(giftRecords, { ...NONE, totals: { sent: '0.00', received: '0.00' } }),
  text: NO_RECORDS,
})
under(ROUTE.welfareRecord, RECORDS, [welfareRecords], {
  answers: (api) => api.on(welfareRecords, { ...NONE, totals: { claimed: '0.00', claimable: '0.00' } }),
  text: NO_RECORDS,
})
under(ROUTE.currencyRecord, RECORDS, [coinRecords])
under(ROUTE.mallOrders, { 'zh-CN': '兑换记录', en: 'Orders' }, [mallOrders])
under(ROUTE.coinRecord, { 'zh-CN': '金币明细', en: 'Coin ledger' }, [coinRecords])
under(`${ROUTE.identity}/bindBankCard`, { 'zh-CN': '绑定银行卡', en: 'Add bank card' }, [memberInfo])

// One list, one form and one page with both: the kinds differ by a table only.
const [zh, en] = [
  { ...accountsMessages['zh-CN'], ...accountListMessages['zh-CN'] },
  { ...accountsMessages.en, ...accountListMessages.en },
]
under(
  ACCOUNT_ROWS.EBPAY.listPath,
  { 'zh-CN': spaced(zh.title({ kind: zh.kind_EBPAY })), en: en.title({ kind: en.kind_EBPAY }) },
  [memberInfo],
)
under(
  ACCOUNT_ROWS.BANK.addPath,
  { 'zh-CN': zh.addKind({ kind: zh.inText_BANK }), en: en.addKind({ kind: en.inText_BANK }) },
  [memberInfo],
)
under(ACCOUNT_ROWS.USDT.listPath, { 'zh-CN': zh.title({ kind: zh.kind_USDT }), en: en.title({ kind: en.kind_USDT }) }, [
  memberInfo,
])
