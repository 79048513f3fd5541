import type { CoinRow } from '@lantern/contract/other-records'
import { useMessages } from '@lantern/i18n'
import { recordMessages } from '../../parts/record.messages.ts'

/** The name of a coin entry. */
export function useCoinWord(): (row: Pick<CoinRow, 'biz'>) => string {
  const t = useMessages(recordMessages)
  const words: Readonly<Record<string, string>> = {
    COIN_EARN: t.coinEarn,
    COIN_EXPIRE: t.coinExpire,
    MALL_SPEND: t.coinSpend,
    MALL_REFUND: t.coinRefund,
  }
  return ({ biz }) => words[biz] ?? biz
}
