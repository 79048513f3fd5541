import { useMessages } from '@lantern/i18n'
import { now, useInterval } from '@lantern/platform'
import { HiddenText, IconButton, IconClose, VenueMark } from '@lantern/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSlip } from '../parts/slip/slip.store.ts'
import styles from './mini-bar.module.css'
import { elapsedText } from './parts/elapsed.rules.ts'
import { frameMessages } from './venue-frame.messages.ts'

export type MiniBarProps = {
  code: string
  venueName: string
  /** Start of the session, epoch ms of the server-corrected clock. */
  since: number
  /** URL of the venue's page. */
  to: string
  onClose: () => void
}

/** A minimised venue: a tap returns to it, with its state kept. */
export function MiniBar({ code, venueName, since, to, onClose }: MiniBarProps) {
  const t = useMessages(frameMessages)
  const { pathname } = useLocation()
  const hasSlip = useSlip().legs.length > 0 && pathname.startsWith('/game/sport')
  const [at, setAt] = useState(now)
  useInterval(() => setAt(now()), 1000)
  return (
    <aside className={styles.bar} aria-label={t.minimised} data-raised={hasSlip || undefined}>
      <Link to={to} className={styles.back}>
        <VenueMark code={code} className={styles.mark} />
        <HiddenText>{t.backTo({ venue: venueName })}</HiddenText>
        <span className={styles.name} aria-hidden="true">
          {venueName}
        </span>
        <span className={styles.time} aria-hidden="true">
          {elapsedText(at - since)}
        </span>
      </Link>
      <IconButton label={t.close} icon={<IconClose />} onClick={onClose} />
    </aside>
  )
}
