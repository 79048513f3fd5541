import type { AccountKind } from '@lantern/contract/account-kinds'
import { useMessages } from '@lantern/i18n'
import { ACCOUNT_ICONS } from '../../account-icons.tsx'
import { accountsMessages } from '../parts/accounts.messages.ts'
import { useAccountWords } from '../parts/use-account-words.ts'
import styles from './account-preview.module.css'

const EMPTY_CARD = '•••• •••• •••• ••••'
const EMPTY = '•••••••••'

export type AccountPreviewProps = {
  kind: AccountKind
  /** Masked; '' while there is none. */
  number: string
  /** Its bank, network or operator; '' while there is none. */
  issuer: string
  /** Masked, as verified. */
  holder: string
  /** It is being typed, so that the fields already say it. */
  isDraft?: boolean
}

/** An account drawn as a card: its kind, the masked number and the verified holder. */
export function AccountPreview({ kind, number, issuer, holder, isDraft = false }: AccountPreviewProps) {
  const t = useMessages(accountsMessages)
  const words = useAccountWords()
  const empty = kind === 'BANK' || kind === 'DCEP' ? EMPTY_CARD : EMPTY
  return (
    <div className={styles.card} data-kind={kind} data-empty={number === '' || undefined}>
      <p className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {ACCOUNT_ICONS[kind]}
        </span>
        <span className={styles.kind}>{words.kind(kind)}</span>
        {issuer && (
          <span className={styles.issuer} aria-hidden={isDraft || undefined}>
            {issuer}
          </span>
        )}
      </p>
      <p className={styles.number} aria-hidden={isDraft || undefined}>
        {number === '' ? empty : number.replaceAll('*', '•')}
      </p>
      <p className={styles.holder}>
        <span className={styles.label}>{t.holder}</span>
        <span>{t.holderIs({ name: holder })}</span>
      </p>
    </div>
  )
}
