import { ROUTE } from '@lantern/contract'
import { agentVerify } from '@lantern/contract/service'
import { formatDay, useMessages } from '@lantern/i18n'
import { call, memberMessage } from '@lantern/platform'
import { Button, Section, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { insteadMessages } from './instead.messages.ts'
import styles from './instead-page.module.css'

/** Checks whether an agent is official. The server answers, never a list on the device. */
export function AgentCheck() {
  const t = useMessages(insteadMessages)
  const [agentNo, setAgentNo] = useState('')
  const check = useMutation({ mutationFn: () => call(agentVerify, { agentNo }) })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (agentNo.trim() !== '') check.mutate()
  }
  return (
    <Section title={t.check} lead={t.checkHint}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t.agentNo}
          value={agentNo}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          onValueChange={(next) => {
            setAgentNo(next)
            check.reset()
          }}
        />
        <Button type="submit" busy={check.isPending}>
          {t.checkNow}
        </Button>
        <p role="status" className={styles.verdict} data-official={check.data?.official}>
          {check.data &&
            (check.data.official
              ? t.genuine({ since: formatDay(check.data.since ?? 0), channel: check.data.channel })
              : t.fake)}
          {check.isError && memberMessage(check.error)}
        </p>
        {check.data?.official === false && <Link to={ROUTE.customer}>{t.support}</Link>}
      </form>
    </Section>
  )
}
