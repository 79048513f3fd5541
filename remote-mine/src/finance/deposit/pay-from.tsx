import { ACCOUNT_ROWS, type AccountKind } from '@lantern/contract/account-kinds'
import { ACCOUNT_STATE } from '@lantern/contract/accounts'
import type { DepositMethodInfo } from '@lantern/contract/deposit'
import { useLocale, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { keepDrafts } from '@lantern/platform'
import { Badge, Button, IconPlus, IconQrCode, IconWallet, SelectSheet, Skeleton } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { shortMask } from '../../parts/money/short-mask.rules.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { spaced } from '../../parts/spaced.rules.ts'
import { RETURNING } from '../accounts/parts/returning.ts'
import styles from '../finance.module.css'
import { payFromMessages } from './parts/pay-from.messages.ts'
import { type PayingAccount, SCAN } from './use-paying-account.ts'

export type PayFromProps = {
  method: DepositMethodInfo
  paying: Pick<PayingAccount, 'accounts' | 'isPending'>
  /** Account id, or SCAN. */
  chosen: string
  error?: string
  disabled?: boolean
  onValueChange: (accountId: string) => void
}

/** The member's accounts of the method's kind, and a link to bind one that returns to this form with its values. */
export function PayFrom({ method, paying, chosen, error, disabled, onValueChange }: PayFromProps) {
  const t = useMessages(payFromMessages)
  const p = useMessages(partsMessages)
  const name = useLocale() === 'en' ? method.name.en : method.name.zh
  if (paying.isPending) return <Skeleton shape="row" label={p.loading} />
  const { addPath, listPath, max } = ACCOUNT_ROWS[method.accountKind as AccountKind]
  const to = addPath === listPath ? `${addPath}?view=add` : addPath
  const hasNone = paying.accounts.length === 0
  const bind = (
    <Button size="sm" icon={<IconPlus />} render={<Link to={to} state={RETURNING} onClick={keepDrafts} />}>
      {hasNone ? spaced(t.bind({ name })) : t.bindOther}
    </Button>
  )
  if (hasNone && method.needAccount)
    return (
      <Note
        tone={error ? 'negative' : 'info'}
        role="status"
        icon={<IconWallet />}
        title={spaced(t.none({ name }))}
        action={bind}
      >
        {t.noneText}
      </Note>
    )
  // Without bound accounts there is nothing to choose: the member pays by scanning.
  if (hasNone) return <div>{bind}</div>
  const scan = method.needAccount ? [] : [{ value: SCAN, label: t.scan, icon: <IconQrCode /> }]
  return (
    <div className={styles.footer}>
      <SelectSheet
        className={styles.account}
        label={t.payFrom}
        value={chosen}
        placeholder={t.chooseAccount}
        closeLabel={p.close}
        error={error}
        disabled={disabled}
        options={[
          ...paying.accounts.map(({ id, masked, nickname, state, isDefault }) => ({
            value: id,
            label: [shortMask(masked), nickname].filter(Boolean).join(' · '),
            icon: <IconWallet />,
            disabled: state !== ACCOUNT_STATE.normal,
            hint:
              state === ACCOUNT_STATE.review ? (
                t.inReview
              ) : state !== ACCOUNT_STATE.normal ? (
                t.unusable
              ) : isDefault ? (
                <Badge tone="accent">{t.isDefault}</Badge>
              ) : undefined,
          })),
          ...scan,
        ]}
        onValueChange={onValueChange}
      />
      {paying.accounts.length < max && <div>{bind}</div>}
    </div>
  )
}
