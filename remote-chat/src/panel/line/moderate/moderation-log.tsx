/** Actions of moderators, newest first. */
import { type chatModLog, MUTE_MINUTES } from '@lantern/contract/chat-order'
import type { DataOf } from '@lantern/contract/endpoint'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { ErrorPanel, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { fetchRooms } from '../../../room/chat.api.ts'
import { fetchModLog } from '../../../room/member.api.ts'
import { moderateMessages } from './moderate.messages.ts'
import styles from './moderation-log.module.css'

type Entry = DataOf<typeof chatModLog>['list'][number]

export function ModerationLog() {
  const t = useMessages(moderateMessages)
  const locale = useLocale()
  const log = useQuery({ queryKey: ['chat', 'moderation-log'], queryFn: ({ signal }) => fetchModLog(signal) })
  const rooms = useQuery({ queryKey: ['chat', 'rooms'], queryFn: ({ signal }) => fetchRooms(signal) })
  const roomName = (roomId: string): string => {
    const name = rooms.data?.list.find((room) => room.roomId === roomId)?.name
    return roomId === '' ? t.everywhere : ((locale === 'en' ? name?.en : name?.zh) ?? roomId)
  }
  if (log.error)
    return (
      <ErrorPanel
        art={null}
        title={t.logFailed}
        message={memberMessage(log.error)}
        retryLabel={t.retry}
        retrying={log.isFetching}
        onRetry={() => void log.refetch()}
      />
    )
  if (!log.data) return <Skeleton className={styles.loading} />
  if (log.data.list.length === 0) return <p className={styles.empty}>{t.logEmpty}</p>
  return (
    <ol className={styles.log}>
      {log.data.list.map((entry, at) => (
        <li key={at}>
          <p>{actionText(entry, t)}</p>
          <p className={styles.detail}>
            {t.where({ room: roomName(entry.roomId), by: entry.by, at: formatDateTime(entry.at) })}
          </p>
        </li>
      ))}
    </ol>
  )
}

function actionText({ action, nick, mute, lines, slowSec }: Entry, t: (typeof moderateMessages)['zh-CN']): string {
  const texts = {
    shield: t.didShield({ n: lines }),
    mute: mute
      ? t.didMute({ nick, duration: durationText(mute.minutes, t), rule: ruleText(mute.rule, t) })
      : t.didOther,
    unmute: t.didUnmute({ nick }),
    pin: t.didPin,
    unpin: t.didUnpin,
    slow: slowSec === null ? t.didOther : t.didSlow({ n: slowSec }),
    room: t.didRoom,
    'all-rooms': t.didAllRooms,
  }
  return entryOf(texts, action) ?? t.didOther
}

function durationText(minutes: number, t: (typeof moderateMessages)['zh-CN']): string {
  const known = MUTE_MINUTES.find((one) => one === minutes)
  return known === undefined ? t.minutes({ n: minutes }) : t[`minutes${known}`]
}

function ruleText(rule: NonNullable<Entry['mute']>['rule'], t: (typeof moderateMessages)['zh-CN']): string {
  return entryOf({ spam: t.ruleSpam, abuse: t.ruleAbuse, scam: t.ruleScam, ads: t.ruleAds }, rule) ?? rule
}
