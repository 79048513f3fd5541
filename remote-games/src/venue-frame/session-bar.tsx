import { ROUTE } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { now, useInterval } from '@lantern/platform'
import {
  Amount,
  IconButton,
  IconChat,
  IconClock,
  IconClose,
  IconExpand,
  IconMinus,
  IconRefresh,
  IconShield,
} from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { elapsedText } from './elapsed.rules.ts'
import styles from './session-bar.module.css'
import { frameMessages } from './venue-frame.messages.ts'

export type SessionBarProps = {
  venueName: string
  /** Start of the session, epoch ms of the server-corrected clock. */
  since: number
  /** Won or lost by the bets placed since then; null until it is known. */
  net: string | null
  reloading: boolean
  onReload: () => void
  onChat: () => void
  onClose: () => void
}

/** Bar above a venue with elapsed time, net result and exits (G14); the venue itself shows its balance. Collapsed, it shows only the time. */
export function SessionBar({ venueName, since, net, reloading, onReload, onChat, onClose }: SessionBarProps) {
  const t = useMessages(frameMessages)
  const [isFolded, setFolded] = useState(false)
  const [at, setAt] = useState(now)
  useInterval(() => setAt(now()), 1000)
  const elapsed = elapsedText(at - since)

  if (isFolded) {
    return (
      <button type="button" className={styles.pill} aria-label={t.restore} onClick={() => setFolded(false)}>
        <IconClock aria-hidden="true" />
        <span className={styles.time}>{elapsed}</span>
        <IconExpand aria-hidden="true" />
      </button>
    )
  }
  return (
    <header className={styles.bar}>
      <IconButton label={t.close} icon={<IconClose />} onClick={onClose} />
      <h1 className={styles.name}>{venueName}</h1>
      <div className={styles.tools}>
        <IconButton label={t.safer} icon={<IconShield />} render={<Link to={ROUTE.safer} />} />
        <IconButton label={t.chat} icon={<IconChat />} onClick={onChat} />
        <IconButton label={t.reload} icon={<IconRefresh />} busy={reloading} onClick={onReload} />
        <IconButton label={t.minimise} icon={<IconMinus />} onClick={() => setFolded(true)} />
      </div>
      <p className={styles.facts}>
        <span role="timer" aria-live="off" aria-label={`${t.elapsed} ${elapsed}`} className={styles.time}>
          {elapsed}
        </span>
        {net !== null && (
          <span className={styles.net}>
            {t.net}
            <Amount value={net} currency="¥" sign />
          </span>
        )}
      </p>
    </header>
  )
}
