import { LIMIT_PERIODS, type Limit, type LimitKind, OWN_LIMITS } from '@lantern/contract/safer'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { compareMoney } from '@lantern/platform'
import { Card, IconChart, IconClock, IconDeposit, ListRow, Section } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { LimitSheet } from '../limits/limit-sheet.tsx'
import { useLimitText } from '../limits/use-limit-text.ts'
import { saferMessages } from './safer.messages.ts'

const ICONS: Readonly<Record<(typeof OWN_LIMITS)[number], ReactNode>> = {
  deposit: <IconDeposit />,
  loss: <IconChart />,
  session: <IconClock />,
}

/** The limits in force by kind; each row opens the sheet that changes them. */
export function LimitRows({ limits }: { limits: readonly Limit[] }) {
  const t = useMessages(saferMessages)
  const [kind, setKind] = useState<LimitKind>('deposit')
  const [isOpen, setOpen] = useState(false)
  const titles = { deposit: t.depositLimit, loss: t.lossLimit, session: t.sessionLimit }
  const open = (next: LimitKind) => {
    setKind(next)
    setOpen(true)
  }
  return (
    <Section title={t.limits}>
      <TimeUsedUp limits={limits} />
      <Card padding="none">
        {OWN_LIMITS.map((one) => (
          <ListRow
            key={one}
            icon={ICONS[one]}
            iconTile
            title={titles[one]}
            {...(limits.some(({ kind: of, amount }) => of === one && amount !== null)
              ? { detail: <LimitText limits={limits} kind={one} /> }
              : { note: t.noLimit })}
            onClick={() => open(one)}
          />
        ))}
      </Card>
      <LimitSheet kind={kind} open={isOpen} onOpenChange={setOpen} />
    </Section>
  )
}

/** Why venues closed, when the time is used up. */
function TimeUsedUp({ limits }: { limits: readonly Limit[] }) {
  const t = useMessages(saferMessages)
  const ends = limits.flatMap(({ kind, amount, used, resetAt }) =>
    kind === 'session' && amount !== null && compareMoney(used, amount) >= 0 ? [resetAt] : [],
  )
  if (ends.length === 0) return null
  return (
    <Note tone="info" role="status" icon={<IconClock />}>
      {t.timeUsedUp({ t: formatDateTime(Math.max(...ends)) })}
    </Note>
  )
}

/** The limits of a kind, one a line. */
function LimitText({ limits, kind }: { limits: readonly Limit[]; kind: LimitKind }) {
  const t = useMessages(saferMessages)
  const text = useLimitText(kind)
  const names = { day: t.day, week: t.week, month: t.periodMonth }
  return LIMIT_PERIODS.flatMap((period) => {
    const limit = limits.find((one) => one.kind === kind && one.period === period)
    if (!limit || limit.amount === null) return []
    const line = t.limitOf({ period: names[period], used: text(limit.used), amount: text(limit.amount) })
    return [<span key={period}>{line} </span>]
  })
}
