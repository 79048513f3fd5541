import type { AuditContribution, AuditTaskView } from '@lantern/contract/audit'
import type { OddsType } from '@lantern/contract/constants'
import { convertOdds, oddsTypeOf } from '@lantern/contract/odds'
import { formatDateTime, formatMoney, formatOdds, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { toMinor } from '@lantern/platform'
import { Amount, Empty, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '../parts/money.api.ts'
import { partsMessages } from '../parts/parts.messages.ts'
import { auditContribQuery } from './audit.api.ts'
import { auditMessages } from './audit.messages.ts'
import styles from './audit.module.css'
import { useAuditWords } from './use-audit-words.ts'

export type ContributionsProps = { task: AuditTaskView | null; open: boolean; onOpenChange: (open: boolean) => void }

/** The bets that settled while the task was open: how much each counted, and under which rule. */
export function Contributions({ task, open, onOpenChange }: ContributionsProps) {
  const t = useMessages(auditMessages)
  const p = useMessages(partsMessages)
  const words = useAuditWords()
  const query = useQuery(auditContribQuery(open && task ? task.id : null))
  const member = useQuery({ ...memberQuery(), enabled: open })
  if (task === null) return null
  return (
    <Sheet
      beside
      open={open}
      onOpenChange={onOpenChange}
      title={t.whichOf({ source: words.source(task.source) })}
      description={t.countedSum({ n: formatMoney(query.data?.task.done ?? task.done) })}
      closeLabel={p.close}
      height="full"
    >
      <QueryView query={query} skeleton={<Skeleton shape="row" count={6} label={p.loading} />}>
        {({ list, older }) =>
          list.length === 0 && toMinor(older) === 0 ? (
            <Empty title={t.noBets} detail={t.noBetsDetail} />
          ) : (
            <ul className={styles.bets}>
              {list.map((row) => (
                <Contribution
                  key={row.betNo || 'carried'}
                  row={row}
                  odds={member.isPending ? null : oddsTypeOf(member.data?.oddsType)}
                />
              ))}
              {toMinor(older) > 0 && <li className={styles.older}>{t.older({ n: formatMoney(older) })}</li>}
            </ul>
          )
        }
      </QueryView>
    </Sheet>
  )
}

/** @param odds null until the odds type of the member is known */
function Contribution({ row, odds }: { row: AuditContribution; odds: OddsType | null }) {
  const t = useMessages(auditMessages)
  const words = useAuditWords()
  const counts = toMinor(row.counted) > 0
  return (
    <li className={styles.bet}>
      <span className={styles.betTitle}>{row.betNo === '' ? t.carried : row.title}</span>
      <Amount value={row.counted} currency="¥" tone={counts ? 'neutral' : 'weak'} className={styles.counted} />
      <span className={styles.betDetail}>
        {row.betNo !== '' && `${t.stake({ n: formatMoney(row.stake) })} · `}
        {row.odds !== '' && odds !== null && `${t.odds({ odds: formatOdds(convertOdds(row.odds, odds)) })} · `}
        {row.net !== undefined && `${t.net({ n: formatMoney(row.net, { sign: true }) })} · `}
        {formatDateTime(row.at)}
      </span>
      <span className={styles.rule} data-counts={counts || undefined}>
        {words.rule(row.rule)}
      </span>
    </li>
  )
}
