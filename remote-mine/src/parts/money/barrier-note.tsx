import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { IconLock } from '@lantern/ui'
import { partsMessages } from '../parts.messages.ts'
import { SupportLink } from '../support-link.tsx'
import { barrierOf } from './money-gate.rules.ts'

/** Explains why the member's money actions are restricted and links to support. Renders nothing without a restriction. */
export function BarrierNote({ member }: { member: MemberInfo }) {
  const t = useMessages(partsMessages)
  const barrier = barrierOf(member)
  if (barrier === null) return null
  const texts = {
    frozen: [t.frozenTitle, t.frozen({ reason: member.statusReason || t.frozenReason })],
    timeout: [t.timeoutTitle, t.timeout],
    excluded: [t.excludedTitle, t.excluded],
    closed: [t.closedTitle, t.closed],
  } as const
  const [title, text] = texts[barrier]
  return (
    <Note tone="warning" icon={<IconLock />} title={title} action={<SupportLink />}>
      {text}
    </Note>
  )
}
