import type { Notice } from '@lantern/contract/site'
import { useMessages } from '@lantern/i18n'
import { now, showDialog } from '@lantern/platform'
import { IconBell } from '@lantern/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { jumpOf } from '../../parts/jump.ts'
import home from './home-page.module.css'
import styles from './notices.module.css'
import { useNotices } from './parts/home.api.ts'
import { homeMessages } from './parts/home.messages.ts'
import { RetryChip } from './parts/retry-chip.tsx'

/** The first notice on one line, at rest; a tap opens it, and from there the next ones. */
export function Notices() {
  const t = useMessages(homeMessages)
  const navigate = useNavigate()
  const notices = useNotices()
  const [turn, setTurn] = useState(0)
  const list = (notices.data?.list ?? []).filter((notice) => notice.start <= now() && now() < notice.end)
  if (notices.isPending) return <div className={home.noticeBone} aria-hidden="true" />
  if (notices.isError && !notices.data) return <RetryChip onRetry={() => void notices.refetch()} />
  const at = turn % Math.max(1, list.length)
  const shown = list[at]
  if (!shown) return null
  const open = (notice: Notice, index: number): void => {
    setTurn(index)
    const to = jumpOf(notice.jump)
    const next = list[index + 1]
    const secondary = next
      ? { text: t.nextNotice, kind: 'secondary' as const, onPress: () => open(next, index + 1) }
      : to && { text: t.close, kind: 'secondary' as const }
    showDialog({
      id: `notice:${notice.id}`,
      role: 'dialog',
      title: notice.title,
      message: notice.content,
      maskClosable: true,
      buttons: [
        ...(secondary ? [secondary] : []),
        { text: to ? t.goThere : t.iKnow, kind: 'primary', onPress: () => (to ? void navigate(to) : undefined) },
      ],
    })
  }
  return (
    <section className={styles.room} aria-label={t.notices}>
      <button type="button" className={styles.line} onClick={() => open(shown, at)}>
        <IconBell aria-hidden="true" />
        <span className={styles.title}>{shown.title}</span>
        {list.length > 1 && <span className={styles.count}>{`${at + 1}/${list.length}`}</span>}
      </button>
    </section>
  )
}
