import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { readStoredText } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { verifyQuery } from './agent.api.ts'
import { agentMessages } from './agent.messages.ts'

/** Whether the link opened on this device belongs to a partner; renders nothing without a link. */
export function VerifyResult({ who }: { who: string }) {
  const t = useMessages(agentMessages)
  // The shell removed it from the URL and stored it.
  const [code] = useState(() => readStoredText('agentVerify') ?? '')
  const result = useQuery({ ...verifyQuery(code, who), enabled: code !== '' })
  if (code === '' || !result.data) return null
  const { valid, agentMasked, isOwn } = result.data
  if (!valid)
    return (
      <Note tone="negative" role="status" title={t.notOurs({ code })}>
        {t.notOursDetail}
      </Note>
    )
  return (
    <Note role="status" title={t.genuine({ code, name: agentMasked })}>
      {isOwn ? t.ownCode : t.genuineDetail}
    </Note>
  )
}
