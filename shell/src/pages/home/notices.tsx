import type { Notice } from '@lantern/contract/site'
import { useMessages } from '@lantern/i18n'
import { now, showDialog } from '@lantern/platform'
import { IconBell, Marquee } from '@lantern/ui'
import { useNavigate } from 'react-router-dom'
import { jumpOf } from '../../parts/jump.ts'
import home from './home-page.module.css'
import styles from './notices.module.css'
import { useNotices } from './parts/home.api.ts'
import { homeMessages } from './parts/home.messages.ts'
import { RetryChip } from './parts/retry-chip.tsx'

/** Notices rotate on one line; a tap opens the full text. */
export function Notices() {
  const t = useMessages(homeMessages)
  const navigate = useNavigate()
  const notices = useNotices()
  const list = (notices.data?.list ?? []).filter((notice) => notice.start <= now() && now() < notice.end)
  if (notices.isPending) return <div className={home.noticeBone} aria-hidden="true" />
  if (notices.isError && !notices.data) return <RetryChip onRetry={() => void notices.refetch()} />
  if (list.length === 0) return null
  const open = (notice: Notice | undefined): void => {
    if (!notice) return
    const to = jumpOf(notice.jump)
    showDialog({
      id: `notice:${notice.id}`,
      role: 'dialog',
      title: notice.title,
      message: notice.content,
      maskClosable: true,
      buttons: [
        ...(to ? [{ text: t.close, kind: 'secondary' as const }] : []),
        { text: to ? t.goThere : t.iKnow, kind: 'primary', onPress: () => (to ? void navigate(to) : undefined) },
      ],
    })
  }
  return (
    <div className={styles.room}>
      <Marquee
        label={t.notices}
        icon={<IconBell />}
        items={list.map(({ id, title }) => ({ id, text: title }))}
        labels={{ play: t.play, pause: t.pause }}
        onSelect={({ id }) => open(list.find((notice) => notice.id === id))}
      />
    </div>
  )
}
