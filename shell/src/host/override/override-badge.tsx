import { SHELL_NAME } from '@lantern/contract/boot'
import type { FileFault } from '@lantern/contract/faults'
import { formatTime, useMessages } from '@lantern/i18n'
import { createTimer, now } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useEffect, useState } from 'react'
import { dropChaosLink } from './active-chaos.ts'
import { endOverride } from './active-overrides.ts'
import { overrideMessages } from './override.messages.ts'
import styles from './override-badge.module.css'

export type ShownOverride = {
  /** A remote, or the shell. */
  readonly remote: string
  /** null = the build could not be loaded: the published one runs. */
  readonly version: string | null
  /** Host of a developer's machine; empty for a published build. */
  readonly from: string
  /** Epoch ms. */
  readonly until: number
  /** Chaos mode: what fails. Undefined for a trial build. */
  readonly faults?: readonly FileFault[]
  /** Ops revoked the link. */
  readonly isTakenBack?: boolean
}

export type OverrideBadgeProps = {
  overrides: readonly ShownOverride[]
  /** The page has to load again. @param remote whose override ended */
  onEnd: (remote: string) => void
}

/** Always visible while an override is active: which build or which faults, from where, until when, and a button to end it. */
export function OverrideBadge({ overrides, onEnd }: OverrideBadgeProps) {
  const t = useMessages(overrideMessages)
  return (
    <aside className={styles.badge} aria-label={t.label} data-override="">
      {overrides.map((override) => (
        <Row key={override.faults ? 'chaos' : override.remote} override={override} onEnd={onEnd} />
      ))}
    </aside>
  )
}

type RowProps = { override: ShownOverride; onEnd: OverrideBadgeProps['onEnd'] }

function Row({ override, onEnd }: RowProps) {
  const { remote, version, from, until, faults, isTakenBack = false } = override
  const t = useMessages(overrideMessages)
  const isOver = useOver(override)
  const headOf = (): string => {
    if (faults) return t.chaos({ remote, faults: faults.map((fault) => t.fault(fault)).join(t.and) })
    if (version !== null) return t.running({ remote, version })
    return isTakenBack ? t.ended({ remote }) : t.missing({ remote })
  }
  const stateOf = (): string => {
    if (faults && (isTakenBack || isOver)) return isTakenBack ? t.takenBack : t.chaosOver
    if (faults)
      return [faults.some(isCommon) ? t.everyRemote : t.thisRemote, t.until({ time: formatTime(until) })].join(' · ')
    if (isTakenBack) return version === null ? t.takenBack : t.takenBackOpen
    if (isOver) return t.over
    return [from === '' ? t.published : t.from({ from }), t.until({ time: formatTime(until) })].join(' · ')
  }
  const end = (): void => {
    endOf(override)
    onEnd(remote)
  }
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        <strong>{headOf()}</strong>
        <span role="status">{stateOf()}</span>
      </p>
      <Button size="sm" onClick={end}>
        {isOver || isTakenBack ? t.reload : faults ? t.chaosEnd : t.end}
      </Button>
    </div>
  )
}

/** Discovery and the shared modules are common to all remotes. */
function isCommon({ of }: FileFault): boolean {
  return of === 'discovery' || of === 'shared'
}

/** The next page load is without it; the edge ends a trial of the shell. */
function endOf({ faults, remote }: ShownOverride): void {
  if (faults) dropChaosLink()
  else if (remote !== SHELL_NAME) endOverride(remote)
}

/** Whether the override has expired. It is then ended: the next page load runs the published build. */
function useOver(override: ShownOverride): boolean {
  const { until } = override
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = createTimer(() => {
      endOf(override)
      setOver(true)
    })
    timer.start(Math.max(0, until - now()))
    return timer.stop
  }, [override, until])
  return isOver
}
