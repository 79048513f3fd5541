/** The last arrival or gift in the room, on one line. */
import type { Gift } from '@lantern/contract/chat'
import { type Locale, useLocale, useMessages } from '@lantern/i18n'
import type { RoomNews as News } from '../room/room.rules.ts'
import { chatMessages } from './parts/chat.messages.ts'
import styles from './room-news.module.css'

export function RoomNews({ news }: { news: News }) {
  const t = useMessages(chatMessages)
  const locale = useLocale()
  return (
    <p className={styles.news}>
      {news.kind === 'gift'
        ? t.gift({
            nick: news.gift.nick,
            qty: news.gift.combo > 1 ? news.gift.combo : news.gift.qty,
            name: giftName(news.gift, locale) || t.aGift,
          })
        : news.count > 1
          ? t.enteredMany({ nick: news.nick, n: news.count, others: news.count - 1 })
          : t.entered({ nick: news.nick })}
    </p>
  )
}

/** '' if the server does not send the name. */
function giftName({ icon, name }: Gift, locale: Locale): string {
  return `${icon} ${(locale === 'en' ? name?.en : name?.zh) ?? ''}`.trim()
}
