/** What a moderator does with a line: hide it, mute its speaker. */
import type { ChatLine } from '@lantern/contract/chat'
import { chatModMute, chatModShield, MUTE_MINUTES, MUTE_RULES, type MuteRule } from '@lantern/contract/chat-order'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage, showToast } from '@lantern/platform'
import { Button, Checkbox, RadioGroup, Segmented } from '@lantern/ui'
import { useState } from 'react'
import { moderateMessages } from './moderate.messages.ts'
import styles from './moderate-form.module.css'

type Minutes = (typeof MUTE_MINUTES)[number]

type ModerateFormProps = { line: ChatLine; onDone: () => void; onLog: () => void }

export function ModerateForm({ line, onDone, onLog }: ModerateFormProps) {
  const t = useMessages(moderateMessages)
  const [minutes, setMinutes] = useState<Minutes>(10)
  const [rule, setRule] = useState<MuteRule>('spam')
  const [everywhere, setEverywhere] = useState(false)
  const [error, setError] = useState('')
  const { roomId, seq, nick, shielded } = line
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
