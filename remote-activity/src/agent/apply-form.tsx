import { AGENT_CHANNELS, AGENT_CONTACT, AGENT_NAME, AGENT_TEXT_UNITS, AGENT_TRAFFIC } from '@lantern/contract/agent'
import { unitsOf } from '@lantern/contract/text-units'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { isSessionError, memberMessage, now, useOnline, useRequestNo } from '@lantern/platform'
import { Button, Card, classNames, RadioGroup, Section, TextArea, TextField } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { AGENT_KEY, applyAsAgent } from './agent.api.ts'
import { agentMessages } from './agent.messages.ts'
import styles from './agent.module.css'

type Fields = {
  name: string
  contact: string
  channel: (typeof AGENT_CHANNELS)[number]
  traffic: (typeof AGENT_TRAFFIC)[number]
  text: string
}
const EMPTY: Fields = { name: '', contact: '', channel: 'site', traffic: 'below-1000', text: '' }

/** Application form. @param reapplyAt when a rejected member may apply again, epoch ms */
export function ApplyForm({ reapplyAt }: { reapplyAt: number | null }) {
  const t = useMessages(agentMessages)
  const isOnline = useOnline()
  const queries = useQueryClient()
  const [fields, setFields] = useState(EMPTY)
  const [isChecked, setIsChecked] = useState(false)
  const requestNo = useRequestNo(fields)
  const send = useMutation({
    mutationFn: () => applyAsAgent({ ...fields, requestNo }),
    onSettled: () => queries.invalidateQueries({ queryKey: AGENT_KEY }),
  })
  const faults = faultsOf(fields)
  const set = (change: Partial<Fields>): void => setFields((before) => ({ ...before, ...change }))
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (Object.values(faults).some(Boolean) || send.isPending || send.isSuccess) return
    send.mutate()
  }
  const isWaiting = reapplyAt !== null && reapplyAt > now()
  if (isWaiting) return <p className={styles.text}>{t.reapply({ at: formatDateTime(reapplyAt) })}</p>
  return (
    <Section title={t.apply} lead={t.applyLead}>
      <Card>
        <form className={styles.stack} noValidate onSubmit={submit}>
          <TextField
            label={t.name}
            autoComplete="name"
            maxLength={AGENT_NAME.max}
            value={fields.name}
            error={isChecked && faults.name ? t.nameFault(AGENT_NAME) : undefined}
            onValueChange={(name) => set({ name })}
          />
          <TextField
            label={t.contact}
            hint={t.contactHint}
            maxLength={AGENT_CONTACT.max}
            value={fields.contact}
            error={isChecked && faults.contact ? t.contactFault(AGENT_CONTACT) : undefined}
            onValueChange={(contact) => set({ contact })}
          />
          <RadioGroup
            className={styles.choices}
            label={t.channel}
            value={fields.channel}
            options={AGENT_CHANNELS.map((value) => ({ value, label: t.channels[value] }))}
            onValueChange={(channel) => set({ channel })}
          />
          <RadioGroup
            className={classNames(styles.choices, styles.three)}
            label={t.traffic}
            value={fields.traffic}
            options={AGENT_TRAFFIC.map((value) => ({ value, label: t.traffics[value] }))}
            onValueChange={(traffic) => set({ traffic })}
          />
          <TextArea
            label={t.text}
            rows={2}
            value={fields.text}
            error={isChecked && faults.text ? t.textFault : undefined}
            onValueChange={(text) => set({ text })}
          />
          {!isOnline && <p className={styles.text}>{t.offline}</p>}
          {send.isError && !isSessionError(send.error) && (
            <p role="alert" className={styles.text}>
              {memberMessage(send.error)}
            </p>
          )}
          <Button type="submit" kind="primary" block busy={send.isPending} disabled={!isOnline}>
            {t.send}
          </Button>
        </form>
      </Card>
    </Section>
  )
}

function faultsOf({ name, contact, text }: Fields): { name: boolean; contact: boolean; text: boolean } {
  return {
    name: name.trim().length < AGENT_NAME.min,
    contact: contact.trim().length < AGENT_CONTACT.min,
    text: unitsOf(text.trim()) > AGENT_TEXT_UNITS,
  }
}
