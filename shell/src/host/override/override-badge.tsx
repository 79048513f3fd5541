import { formatTime, useMessages } from '@lantern/i18n'
import { createTimer, now } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useEffect, useState } from 'react'
import { endOverride } from './active-overrides.ts'
import { overrideMessages } from './override.messages.ts'
import styles from './override-badge.module.css'

export type ShownOverride = {
  readonly remote: string
  /** null = the build could not be loaded: the published one runs. */
  readonly version: string | null
  /** Host of a developer's machine; empty for a published build. */
  readonly from: string
  /** Epoch ms. */
  readonly until: number
  /** Ops revoked the link. */
  readonly isTakenBack?: boolean
}

export type OverrideBadgeProps = {
  overrides: readonly ShownOverride[]
  /** The page has to reload. */
  onEnd: () => void
}

/** Always visible while an override is active: which build, from where, until when, and a button to end it. */
export function OverrideBadge({ overrides, onEnd }: OverrideBadgeProps) {
  const t = useMessages(overrideMessages)
  return (
    <aside className={styles.badge} aria-label={t.label} data-override="">
      {overrides.map((override) => (
        <Row key={override.remote} override={override} onEnd={onEnd} />
      ))}
    </aside>
  )
}

type RowProps = { override: ShownOverride; onEnd: () => void }

function Row({ override: { remote, version, from, until, isTakenBack = false }, onEnd }: RowProps) {
  const t = useMessages(overrideMessages)
  const isOver = useOver(remote, until)
  const headOf = (): string => {
    if (version !== null) return t.running({ remote, version })
    return isTakenBack ? t.ended({ remote }) : t.missing({ remote })
  }
  const stateOf = (): string => {
    if (isTakenBack) return version === null ? t.takenBack : t.takenBackOpen
    if (isOver) return t.over
    return [from === '' ? t.published : t.from({ from }), t.until({ time: formatTime(until) })].join(' · ')
  }
  const end = (): void => {
    endOverride(remote)
    onEnd()
  }
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        <strong>{headOf()}</strong>
        <span role="status">{stateOf()}</span>
      </p>
      <Button size="sm" onClick={end}>
        {isOver || isTakenBack ? t.reload : t.end}
      </Button>
    </div>
  )
}

/** Whether the override has expired. It is then ended: the next page load runs the published build. */
function useOver(remote: string, until: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = createTimer(() => {
      endOverride(remote)
      setOver(true)
    })
    timer.start(Math.max(0, until - now()))
    return timer.stop
  }, [remote, until])
  return isOver
}
