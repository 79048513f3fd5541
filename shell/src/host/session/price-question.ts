/** 301220: the price of the purchase has changed (spec 8; screens.md 2). */
import { formatMoney, formatWhole, messagesOf } from '@lantern/i18n'
import { confirm, type PriceChange } from '@lantern/platform'
import { sessionMessages } from './session.messages.ts'

/** Shows the old and the new price; nothing has been sent yet. @returns whether the member accepts the new price */
export function askPrice({ name, before, now }: PriceChange): Promise<boolean> {
  const t = messagesOf(sessionMessages)
  const shown = (price: string | number) =>
    typeof price === 'string' ? formatMoney(price) : t.coins({ n: formatWhole(price) })
  const change = t.priceFromTo({ before: shown(before), now: shown(now) })
  return confirm({
    id: 'price-change',
    title: t.priceChanged,
    message: name === '' ? change : t.priceOf({ name, change }),
    confirm: t.goOn,
    cancel: t.cancel,
  })
}
