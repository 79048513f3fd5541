import type { WithdrawalPrepare } from '@lantern/contract/finance'
import { useMessages } from '@lantern/i18n'
import { Badge, Button, Card, IconCheck, IconWarning, Section } from '@lantern/ui'
import { SupportLink } from '../../parts/support-link.tsx'
import { useCheckWords } from './use-check-words.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import styles from './withdrawal.module.css'
import { firstUnmet } from './withdrawal.rules.ts'

/** Steps that can only be taken on pages of a later version: the way on is a person. */
const NEEDS_SUPPORT: readonly string[] = ['account', 'fundPassword', 'status']

export type ReadinessProps = { prepare: WithdrawalPrepare; onVerify: () => void }

/** Every condition of a withdrawal with how it stands, before anything is typed. */
export function Readiness({ prepare, onVerify }: ReadinessProps) {
  const t = useMessages(withdrawalMessages)
  const words = useCheckWords(prepare)
  const open = prepare.checks.filter(({ ok }) => !ok)
  const first = firstUnmet(prepare.checks)
  return (
    <Section
      title={t.readiness}
      action={
        <Badge tone={open.length === 0 ? 'positive' : 'warning'}>
          {open.length === 0 ? t.ready : t.notReady({ n: String(open.length) })}
        </Badge>
      }
    >
      <Card>
        <ul className={styles.checks}>
          {prepare.checks.map((check) => (
            <li key={check.key} className={styles.check} data-ok={check.ok || undefined}>
              <span className={styles.checkMark} role="img" aria-label={check.ok ? t.met : t.unmet}>
                {check.ok ? <IconCheck /> : <IconWarning />}
              </span>
              <span className={styles.checkTitle}>{words.title(check)}</span>
              <span className={styles.checkDetail}>{words.detail(check)}</span>
            </li>
          ))}
        </ul>
        {first?.key === 'identity' && (
          <div className={styles.cure}>
            <Button size="sm" onClick={onVerify}>
              {t.verify}
            </Button>
          </div>
        )}
        {first && NEEDS_SUPPORT.includes(first.key) && (
          <div className={styles.cure}>
            <p className={styles.cureText}>{t.notYet}</p>
            <SupportLink />
          </div>
        )}
      </Card>
    </Section>
  )
}
