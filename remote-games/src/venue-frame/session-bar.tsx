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
  IconHide,
  IconMinus,
  IconRefresh,
  IconScreen,
  IconShield,
} from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { elapsedText } from './parts/elapsed.rules.ts'
import type { UsedLimit } from './parts/own-limit.rules.ts'
import styles from './session-bar.module.css'
import { frameMessages } from './venue-frame.messages.ts'

export type SessionBarProps = {
  venueName: string
  /** Start of the session, epoch ms of the server-corrected clock. */
  since: number
  /** Net result of the bets placed since then; null until it is known. */
  net: string | null
  /** The member's limit with the highest used share; null if none is set, undefined until it is known. */
  limit: UsedLimit | null | undefined
  isRotated: boolean
  reloading: boolean
  onReload: () => void
  onChat: () => void
  onRotate: () => void
  onMinimise: () => void
  onClose: () => void
}

/** Bar above a venue with elapsed time, net result, own limit and exits (G14); the venue itself shows its balance. Collapsed, it shows only the time. */
export function SessionBar(props: SessionBarProps) {
  const { venueName, since, net, limit, isRotated, reloading, onReload, onChat, onRotate, onMinimise, onClose } = props
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
        <IconButton
          label={isRotated ? t.upright : t.rotate}
          icon={<IconScreen />}
          className={styles.rotate}
          onClick={onRotate}
        />
        <IconButton label={t.minimise} icon={<IconMinus />} onClick={onMinimise} />
      </div>
      <div className={styles.second}>
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
          {limit !== undefined && (
            <span data-limit>{limit === null ? t.noLimit : t[`limit_${limit.kind}`]({ percent: limit.percent })}</span>
          )}
        </p>
        <div className={styles.small}>
          <IconButton label={t.reload} icon={<IconRefresh />} busy={reloading} onClick={onReload} />
          <IconButton label={t.fold} icon={<IconHide />} onClick={() => setFolded(true)} />
        </div>
      </div>
    </header>
  )
}
