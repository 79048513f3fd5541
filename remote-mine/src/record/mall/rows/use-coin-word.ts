import { entryOf } from '@lantern/contract/open-enum'
import type { CoinRow } from '@lantern/contract/other-records'
import { useMessages } from '@lantern/i18n'
import { recordMessages } from '../../parts/record.messages.ts'
import { useGoodsText } from '../parts/use-goods-text.ts'

/** The name of a coin entry: what coins were earned for, or what they were spent on. */
export function useCoinWord(): (row: Pick<CoinRow, 'biz' | 'source' | 'goods'>) => string {
  const t = useMessages(recordMessages)
  const text = useGoodsText()
  const sources: Readonly<Record<string, string>> = {
    turnover: t.coinTurnover,
    'sign-in': t.coinSignIn,
    task: t.coinTask,
  }
  const words: Readonly<Record<string, string>> = {
    COIN_EARN: t.coinEarn,
    COIN_EXPIRE: t.coinExpire,
    MALL_SPEND: t.coinSpend,
    MALL_REFUND: t.coinRefund,
  }
  return ({ biz, source, goods }) => {
    const word = (biz === 'COIN_EARN' ? entryOf(sources, source) : undefined) ?? entryOf(words, biz) ?? biz
    return goods === null ? word : `${word} · ${text(goods)}`
  }
}
