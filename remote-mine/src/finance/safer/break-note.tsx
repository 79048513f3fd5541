import type { Break } from '@lantern/contract/safer'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { confirm } from '@lantern/platform'
import { Button, IconClock } from '@lantern/ui'
import { askToReturn } from './safer.api.ts'
import { saferMessages } from './safer.messages.ts'
import { useReturn } from './use-return.ts'

/** The break in force. A self-exclusion whose time is over stays until the member asks to return and has waited. */
export function BreakNote({ pause }: { pause: Break }) {
  const t = useMessages(saferMessages)
  const back = useReturn()
  const { kind, until, isOver, returnAt } = pause
  if (kind !== 'excluded' || !isOver)
    return (
      <Note
        tone="info"
        role="status"
        icon={<IconClock />}
        title={(kind === 'excluded' ? t.onExcluded : t.onTimeout)({ t: formatDateTime(until) })}
      >
        {t.onBreak}
      </Note>
    )
  const ask = async () => {
    const isSure = await confirm({
      id: 'return',
      title: t.askReturn,
      message: t.returnText,
      confirm: t.askReturn,
      cancel: t.stay,
    })
    if (isSure) back.mutate(() => askToReturn(true))
  }
  return (
    <Note
      tone="info"
      role="status"
      icon={<IconClock />}
      title={returnAt === null ? t.excludedOver : t.returnsAt({ t: formatDateTime(returnAt) })}
      action={
        returnAt === null ? (
          <Button size="sm" busy={back.isPending} onClick={() => void ask()}>
            {t.askReturn}
          </Button>
        ) : (
          <Button size="sm" busy={back.isPending} onClick={() => back.mutate(() => askToReturn(false))}>
            {t.stay}
          </Button>
        )
      }
    >
      {returnAt === null ? t.excludedStays : t.returnWaits}
    </Note>
  )
}
