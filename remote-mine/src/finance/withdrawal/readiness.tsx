import { ROUTE } from '@lantern/contract'
import { ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { Badge, Button, type ButtonProps, Card, IconCheck, IconWarning, Section } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SupportLink } from '../../parts/support-link.tsx'
import { FundPasswordSheet } from '../accounts/fund-password-sheet.tsx'
import { RETURNING } from '../accounts/parts/returning.ts'
import { useCheckWords } from './use-check-words.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import styles from './withdrawal.module.css'
import { type Check, firstUnmet, hasTooLittle } from './withdrawal.rules.ts'

export type ReadinessProps = { prepare: WithdrawalPrepare; onVerify: () => void }

/** All conditions of a withdrawal with their status, shown above the form. */
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
        {first && <Cure prepare={prepare} check={first} onVerify={onVerify} onPassword={() => setOpen(true)} />}
        <FundPasswordSheet open={isOpen} onOpenChange={setOpen} />
      </Card>
    </Section>
  )
}

type CureProps = { prepare: WithdrawalPrepare; check: Check; onVerify: () => void; onPassword: () => void }

/** The action that meets a condition; renders nothing if the member can only wait. */
function Cure({ prepare, check, onVerify, onPassword }: CureProps) {
  const t = useMessages(withdrawalMessages)
  switch (check.key) {
    case 'identity':
      return step(t.verify, onVerify)
    case 'account':
      return step(t.addAccount, <Link to={ACCOUNT_ROWS.BANK.addPath} state={RETURNING} />)
    case 'turnover':
      if (!hasTooLittle(prepare)) return step(t.seeAudit, <Link to={ROUTE.audit} />)
      // VenueMoney above already offers the recall.
      return toMinor(prepare.venues) > 0 ? null : step(t.deposit, <Link to={ROUTE.deposit} />)
    case 'dayAmount':
      return check.link === '' ? null : step(t.verify, <Link to={ROUTE.identity} />)
    case 'fundPassword':
      return check.need === '' ? step(t.setFundPassword, onPassword) : null
    case 'status':
      return (
        <div className={styles.cure}>
          <p className={styles.cureText}>{t.notYet}</p>
          <SupportLink />
        </div>
      )
    default:
      return null
  }
}

function step(label: string, way: ButtonProps['render'] | (() => void)) {
  return (
    <div className={styles.cure}>
      {typeof way === 'function' ? (
        <Button size="sm" onClick={way}>
          {label}
        </Button>
      ) : (
        <Button size="sm" render={way}>
          {label}
        </Button>
      )}
    </div>
  )
}
