/** Why a member cannot write, and how to meet the condition. */
import { ROUTE } from '@lantern/contract'
import { formatTime, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Button, Countdown } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Gate } from '../../room/write-gate.rules.ts'
import { AppealSheet } from './appeal-sheet.tsx'
import { gateMessages } from './gate.messages.ts'
import styles from './gate-note.module.css'

type Closed = Exclude<Gate, { kind: 'open' } | { kind: 'login' } | { kind: 'connecting' }>
type GateNoteProps = {
  gate: Closed
  roomId: string
  /** The condition may be met now. */
  onDue: () => void
  onLeave: () => void
}

export function GateNote({ gate, roomId, onDue, onLeave }: GateNoteProps) {
  const t = useMessages(gateMessages)
  const [isAppealing, setIsAppealing] = useState(false)
  const way = wayOf(gate, t)
  const end = endOf(gate)
  return (
    <div className={styles.gate}>
      <p className={styles.reason}>{gateText(gate, t)}</p>
      {end !== null && (
        <Countdown className={styles.left} untilMs={end} now={now} label={t.muteLeft} dayUnit={t.days} onEnd={onDue} />
      )}
      {way && (
        <Button kind="primary" block render={<Link to={way.to} onClick={onLeave} />}>
          {way.label}
        </Button>
      )}
      {gate.kind === 'muted' &&
        (gate.canAppeal ? (
          <Button block onClick={() => setIsAppealing(true)}>
            {t.appeal}
          </Button>
        ) : (
          <p className={styles.reason}>{t.appealed}</p>
        ))}
      {gate.kind === 'muted' && (
        <AppealSheet open={isAppealing} roomId={roomId} onClose={() => setIsAppealing(false)} />
      )}
    </div>
  )
}

type Texts = (typeof gateMessages)['zh-CN']

function gateText(gate: Closed, t: Texts): string {
  switch (gate.kind) {
    case 'muted': {
      const rule = ruleName(gate.rule, t)
      const muted = gate.until === null ? t.mutedOpen : t.muted({ until: formatTime(gate.until) })
      return rule === '' ? muted : t.mutedFor({ muted, rule })
    }
    case 'break':
      return t.breakGate
    case 'vip':
      return t.vipGate({ min: gate.min, max: gate.max })
    case 'identity':
      return gate.isInReview ? t.identityInReview : t.identityGate
    case 'room':
      return roomText(gate, t)
  }
}

function roomText({ status, reason, resumeAt }: Extract<Closed, { kind: 'room' }>, t: Texts): string {
  if (status !== 2) return [t.roomClosed, reason || t.otherRooms].join(' · ')
  const text = resumeAt === null ? t.roomMaintenance : t.roomMaintenanceUntil({ at: formatTime(resumeAt) })
  return reason === '' ? text : `${text} · ${reason}`
}

/** Rules have names in both languages; a server may send others. */
function ruleName(rule: string, t: Texts): string {
  const names: Readonly<Record<string, string>> = {
    spam: t.ruleSpam,
    abuse: t.ruleAbuse,
    scam: t.ruleScam,
    ads: t.ruleAds,
  }
  return names[rule] ?? rule
}

function wayOf(gate: Closed, t: Texts): { to: string; label: string } | null {
  if (gate.kind === 'identity') return gate.isInReview ? null : { to: ROUTE.identity, label: t.verify }
  if (gate.kind === 'break') return { to: ROUTE.safer, label: t.toSafer }
  // Members above the highest level cannot do anything about it.
  if (gate.kind === 'vip' && gate.level < gate.min) return { to: ROUTE.vip, label: t.toVip }
  return null
}

function endOf(gate: Closed): number | null {
  return gate.kind === 'muted' ? gate.until : null
}
