import { ROUTE } from '@lantern/contract'
import { ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import type { WithdrawalPrepare } from '@lantern/contract/finance'
import { useMessages } from '@lantern/i18n'
import { Badge, Button, Card, IconCheck, IconWarning, Section } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SupportLink } from '../../parts/support-link.tsx'
import { FundPasswordSheet } from '../accounts/fund-password-sheet.tsx'
import { useCheckWords } from './use-check-words.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import styles from './withdrawal.module.css'
import { firstUnmet } from './withdrawal.rules.ts'

export type ReadinessProps = { prepare: WithdrawalPrepare; onVerify: () => void }

/** Every condition of a withdrawal with how it stands, before anything is typed. */
export function Readiness({ prepare, onVerify }: ReadinessProps) {
  const t = useMessages(withdrawalMessages)
  const words = useCheckWords(prepare)
  const open = prepare.checks.filter(({ ok }) => !ok)
  const first = firstUnmet(prepare.checks)
  const [isOpen, setOpen] = useState(false)
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
        {first?.key === 'account' && (
          <div className={styles.cure}>
            <Button size="sm" render={<Link to={ACCOUNT_ROWS.BANK.addPath} />}>
              {t.addAccount}
            </Button>
          </div>
        )}
        {first?.key === 'turnover' && (
          <div className={styles.cure}>
            <Button size="sm" render={<Link to={ROUTE.audit} />}>
              {t.seeAudit}
            </Button>
          </div>
        )}
        {first?.key === 'fundPassword' && first.need === '' && (
          <div className={styles.cure}>
            <Button size="sm" onClick={() => setOpen(true)}>
              {t.setFundPassword}
            </Button>
          </div>
        )}
        {first?.key === 'status' && (
          <div className={styles.cure}>
            <p className={styles.cureText}>{t.notYet}</p>
            <SupportLink />
          </div>
        )}
        <FundPasswordSheet open={isOpen} onOpenChange={setOpen} />
      </Card>
    </Section>
  )
}
