/** The last arrival or gift in the room, on one line. */
import { useMessages } from '@lantern/i18n'
import type { RoomNews as News } from '../room/room.rules.ts'
import { chatMessages } from './parts/chat.messages.ts'
import styles from './room-news.module.css'

export function RoomNews({ news }: { news: News }) {
  const t = useMessages(chatMessages)
  return (
    <p className={styles.news}>
      {news.kind === 'gift'
        ? t.gift({ nick: news.nick, qty: news.qty })
        : news.count > 1
          ? t.enteredMany({ nick: news.nick, n: news.count })
          : t.entered({ nick: news.nick })}
    </p>
  )
}
