/** Actions of a moderator on a line and its room: hide or pin the line, mute its speaker, slow the room down. */
import type { ChatLine, Pinned } from '@lantern/contract/chat'
import {
  chatModMute,
  chatModPin,
  chatModShield,
  chatModSlow,
  MUTE_MINUTES,
  MUTE_RULES,
  type MuteRule,
  SLOW_SECONDS,
} from '@lantern/contract/chat-order'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage, showToast } from '@lantern/platform'
import { Button, Checkbox, RadioGroup, Segmented } from '@lantern/ui'
import { useState } from 'react'
import { moderateMessages } from './moderate.messages.ts'
import styles from './moderate-form.module.css'

type Minutes = (typeof MUTE_MINUTES)[number]

type ModerateFormProps = {
  line: ChatLine
  /** Pinned lines of the room; notices of the site cannot be unpinned. */
  pinned: readonly Pinned[]
  slowSec: number
  onDone: () => void
  onLog: () => void
}

export function ModerateForm({ line, pinned, slowSec, onDone, onLog }: ModerateFormProps) {
  const t = useMessages(moderateMessages)
  const [minutes, setMinutes] = useState<Minutes>(10)
  const [rule, setRule] = useState<MuteRule>('spam')
  const [everywhere, setEverywhere] = useState(false)
  const [error, setError] = useState('')
  const { roomId, seq, nick, text, shielded } = line
  const lines = pinned.flatMap((one) => (one.seq === null ? [] : [{ seq: one.seq, text: one.zh }]))
  const act = async (request: Promise<unknown>, done: string): Promise<void> => {
    setError('')
    try {
      await request
      showToast({ text: done })
      onDone()
    } catch (failed) {
      setError(memberMessage(failed))
    }
  }
  const rules = { spam: t.ruleSpam, abuse: t.ruleAbuse, scam: t.ruleScam, ads: t.ruleAds }
  return (
    <div className={styles.form}>
      {!shielded && (
        <Button block onClick={() => act(call(chatModShield, { roomId, seqs: [seq] }), t.hidden)}>
          {t.hide}
        </Button>
      )}
      {!shielded && text !== '' && lines.every((one) => one.seq !== seq) && (
        <Button block onClick={() => act(call(chatModPin, { roomId, seq, on: true }), t.pinned)}>
          {t.pin}
        </Button>
      )}
      {lines.map((one) => (
        <Button
          key={one.seq}
          block
          onClick={() => act(call(chatModPin, { roomId, seq: one.seq, on: false }), t.unpinned)}
        >
          {t.unpin({ text: shortened(one.text) })}
        </Button>
      ))}
      <Segmented
        label={t.slowMode}
        value={String(slowSec)}
        options={SLOW_SECONDS.map((value) => ({ value: String(value), label: t.slowSeconds({ n: value }) }))}
        onValueChange={(value) => {
          const next = Number(value) as (typeof SLOW_SECONDS)[number]
          void act(call(chatModSlow, { roomId, slowSec: next }), t.slowed({ n: next }))
        }}
      />
      <Segmented
        label={t.duration}
        value={String(minutes)}
        options={MUTE_MINUTES.map((value) => ({ value: String(value), label: t[`minutes${value}`] }))}
        onValueChange={(value) => setMinutes(Number(value) as Minutes)}
      />
      <RadioGroup
        label={t.rule}
        value={rule}
        options={MUTE_RULES.map((value) => ({ value, label: rules[value] }))}
        onValueChange={setRule}
        error={error}
      />
      <Checkbox label={t.everywhere} checked={everywhere} onCheckedChange={setEverywhere} />
      <Button
        kind="primary"
        block
        onClick={() => act(call(chatModMute, { roomId, seq, minutes, rule, everywhere }), t.muted({ nick }))}
      >
        {t.mute}
      </Button>
      <Button kind="quiet" block onClick={onLog}>
        {t.log}
      </Button>
    </div>
  )
}

const MAX_SHOWN = 24

function shortened(text: string): string {
  const all = [...text]
  return all.length > MAX_SHOWN ? `${all.slice(0, MAX_SHOWN).join('')}…` : text
}
