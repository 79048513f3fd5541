import { ROUTE } from '@lantern/contract'
import { ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import type { WithdrawalPrepare } from '@lantern/contract/withdrawal'
import { useMessages } from '@lantern/i18n'
import { toMinor } from '@lantern/platform'
import { Button, type ButtonProps, Card, IconCheck, IconDown, IconInfo, IconWarning } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SupportLink } from '../../parts/support-link.tsx'
import { FundPasswordSheet } from '../accounts/fund-password-sheet.tsx'
import { RETURNING } from '../accounts/parts/returning.ts'
import { useCheckWords } from './use-check-words.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import styles from './withdrawal.module.css'
import { type Check, firstUnmet, hasTooLittle, levelOf } from './withdrawal.rules.ts'

export type ReadinessProps = { prepare: WithdrawalPrepare; onVerify: () => void }

/** The conditions of a withdrawal above the form: those that are met fold into a count, so that the amount is on the first screen. */
export function Readiness({ prepare, onVerify }: ReadinessProps) {
  const t = useMessages(withdrawalMessages)
  const met = prepare.checks.filter((check) => levelOf(check, prepare) === 'met')
  const others = prepare.checks.filter((check) => levelOf(check, prepare) !== 'met')
  const unmet = others.filter(({ ok }) => !ok).length
  const first = firstUnmet(prepare.checks)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card padding="none">
      <details className={styles.readiness}>
        <summary className={styles.fold}>
          <h2 className={styles.foldTitle}>{t.readiness}</h2>
          <span className={styles.foldCount} data-level={unmet > 0 ? 'unmet' : others.length > 0 ? 'partly' : 'met'}>
            {unmet === 0
              ? t.metOf({ n: String(met.length), all: String(prepare.checks.length) })
              : t.notReady({ n: String(unmet) })}
          </span>
          <IconDown aria-hidden="true" />
        </summary>
        <Checks list={met} prepare={prepare} />
      </details>
      {others.length > 0 && <Checks list={others} prepare={prepare} />}
      {first && (
        <div className={styles.cureRoom}>
          <Cure prepare={prepare} check={first} onVerify={onVerify} onPassword={() => setOpen(true)} />
        </div>
      )}
      <FundPasswordSheet open={isOpen} onOpenChange={setOpen} />
    </Card>
  )
}

function Checks({ list, prepare }: { list: readonly Check[]; prepare: WithdrawalPrepare }) {
  const t = useMessages(withdrawalMessages)
  const words = useCheckWords(prepare)
  return (
    <ul className={styles.checks}>
      {list.map((check) => {
        const level = levelOf(check, prepare)
        const Mark = MARK[level]
        return (
          <li key={check.key} className={styles.check} data-level={level}>
            <span className={styles.checkMark} role="img" aria-label={t[level]}>
              <Mark />
            </span>
            <span className={styles.checkTitle}>{words.title(check)}</span>
            <span className={styles.checkDetail}>{words.detail(check)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const MARK = { met: IconCheck, partly: IconInfo, unmet: IconWarning } as const

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
