import { ACCOUNT_ROWS, type AccountKind } from '@lantern/contract/account-kinds'
import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Button, Empty, IconPlus } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { spaced } from '../../parts/spaced.rules.ts'
import { accountIcon } from '../account-icons.tsx'
import row from './account-row.module.css'
import { AccountRow } from './account-row.tsx'
import { accountListMessages } from './parts/account-list.messages.ts'
import { accountsQuery } from './parts/accounts.api.ts'
import styles from './parts/accounts.module.css'
import { useAccountWords } from './parts/use-account-words.ts'

/** The accounts of one kind, how many more are allowed, and a link to add one. The page of a kind has its hint elsewhere; bank cards have none. */
export function AccountList({ kind }: { kind: AccountKind }) {
  const t = useMessages(accountListMessages)
  const words = useAccountWords()
  const query = useQuery(accountsQuery(kind))
  const { addPath, listPath, maxPer } = ACCOUNT_ROWS[kind]
  const isOnePage = addPath === listPath
  const add = <Link to={isOnePage ? `${addPath}?view=add` : addPath} replace={isOnePage} />
  return (
    <QueryView query={query}>
      {({ list, max }) => {
        const isFull = maxPer === undefined && list.length >= max
        const count = { n: String(list.length), max: String(max) }
        return (
          <>
            {list.length === 0 ? (
              <div className={styles.none}>
                <span className={row.mark}>{accountIcon(kind)}</span>
                <Empty
                  art={null}
                  title={spaced(t.empty({ kind: words.kindInText(kind) }))}
                  detail={t.emptyDetail}
                  action={
                    // The wallet, which lists the bank cards, has another main action.
                    <Button kind={kind === 'BANK' ? 'secondary' : 'primary'} icon={<IconPlus />} render={add}>
                      {spaced(t.addKind({ kind: words.kindInText(kind) }))}
                    </Button>
                  }
                />
              </div>
            ) : (
              <>
                <p className={styles.weak}>{maxPer === undefined ? t.count(count) : t.countPer(count)}</p>
                <ul className={styles.accounts}>
                  {list.map((account) => (
                    <li key={account.id}>
                      <AccountRow account={account} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            {isFull && <p className={styles.weak}>{t.full({ max: String(max) })}</p>}
            {!isFull && list.length > 0 && (
              <Button block icon={<IconPlus />} render={add}>
                {spaced(t.addKind({ kind: words.kindInText(kind) }))}
              </Button>
            )}
            {kind === 'BANK' && (
              <p className={styles.weak} data-centred={list.length === 0 || undefined}>
                {words.tip(kind)}
              </p>
            )}
          </>
        )
      }}
    </QueryView>
  )
}
