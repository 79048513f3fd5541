import type { AuditTaskView } from '@lantern/contract/audit'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { fromMinor } from '@lantern/platform'
import { Badge, Button, Card } from '@lantern/ui'
import { auditMessages } from './audit.messages.ts'
import styles from './audit.module.css'
import { missingOf, shareOf } from './audit.rules.ts'
import { useAuditWords } from './use-audit-words.ts'

export type AuditTaskProps = { task: AuditTaskView; onOpen: () => void }

const TONE = { OPEN: 'info', DONE: 'positive', EXPIRED: 'neutral', RELEASED: 'positive', CANCELLED: 'neutral' } as const

/** One turnover task: its source, the calculation of its requirement, and its progress. */
export function AuditTask({ task, onOpen }: AuditTaskProps) {
  const t = useMessages(auditMessages)
  const words = useAuditWords()
  const missing = missingOf(task)
  const done = formatMoney(task.done)
  return (
    <Card>
      <article className={styles.task} data-state={task.state} aria-label={words.source(task.source)}>
        <div className={styles.taskHead}>
          <h3 className={styles.taskTitle}>{words.source(task.source)}</h3>
          <Badge tone={entryOf(TONE, task.state) ?? 'neutral'}>{words.state(task.state)}</Badge>
        </div>
        <p className={styles.formula}>
          {t.formula({
            amount: formatMoney(task.amount),
            multiple: task.multiple,
            required: formatMoney(task.required),
          })}
        </p>
        <div className={styles.meter} aria-hidden="true">
          <span className={styles.fill} style={{ width: `${shareOf(task.done, task.required)}%` }} />
        </div>
        <p className={styles.line}>
          <span>
            {task.isBonus && missing > 0 && task.state === 'OPEN'
              ? t.done({ done, left: formatMoney(fromMinor(missing)) })
              : t.doneAll({ done })}
          </span>
          <span>{words.products(task.products)}</span>
          <span>
            {task.endAt === null
              ? t.since({ t: formatDateTime(task.startAt) })
              : t.until({ t: formatDateTime(task.endAt) })}
          </span>
        </p>
        <div>
          <Button size="sm" onClick={onOpen}>
            {t.which}
          </Button>
        </div>
      </article>
    </Card>
  )
}
