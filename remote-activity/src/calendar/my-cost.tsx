import type { DayCost } from '@lantern/contract/calendar'
import { SECOND_MS } from '@lantern/contract/site-time'
import { formatDay, formatDuration, formatMoney, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Section, Switch } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { costQuery } from './calendar.api.ts'
import { calendarMessages } from './calendar.messages.ts'
import styles from './calendar.module.css'
import { startOf } from './calendar.rules.ts'

/** The member's spending in the month by day; loaded and shown only on request. */
export function MyCost({ ym, today }: { ym: string; today: string }) {
  const t = useMessages(calendarMessages)
  const [isShown, setShown] = useState(false)
  return (
    <Section>
      <Switch label={t.cost} hint={t.costHint} checked={isShown} onCheckedChange={setShown} />
      {isShown && <Costs ym={ym} today={today} />}
    </Section>
  )
}

function Costs({ ym, today }: { ym: string; today: string }) {
  const t = useMessages(calendarMessages)
  const cost = useQuery(costQuery(ym, today))
  return (
    <QueryView query={cost}>
      {({ list, total }) =>
        list.length === 0 ? (
          <p className={styles.lead}>{t.noCost}</p>
        ) : (
          <ul className={styles.costs} aria-label={t.costHead}>
            <CostRow title={t.total} cost={total} />
            {list.map((day) => (
              <CostRow key={day.date} title={formatDay(startOf(day.date))} cost={day} />
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}

function CostRow({ title, cost }: { title: string; cost: Pick<DayCost, 'deposit' | 'result' | 'timeSec'> }) {
  const t = useMessages(calendarMessages)
  return (
    <li className={styles.cost}>
      <strong>{title}</strong>
      <dl>
        <div>
          <dt>{t.deposit}</dt>
          <dd>{formatMoney(cost.deposit)}</dd>
        </div>
        <div>
          <dt>{t.result}</dt>
          <dd>{formatMoney(cost.result, { sign: true })}</dd>
        </div>
        <div>
          <dt>{t.time}</dt>
          <dd>{formatDuration(cost.timeSec * SECOND_MS)}</dd>
        </div>
      </dl>
    </li>
  )
}
