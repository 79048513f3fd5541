import { ROUTE } from '@lantern/contract'
import { ACCOUNT_ROWS, type AccountKind } from '@lantern/contract/account-kinds'
import { useMessages } from '@lantern/i18n'
import { PageBody, PageFrame, QueryView } from '@lantern/page'
import { Segmented } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { BarrierNote } from '../../parts/money/barrier-note.tsx'
import { memberQuery, useFreshMoney } from '../../parts/money.api.ts'
import { spaced } from '../../parts/spaced.rules.ts'
import { AccountGate } from './account-gate.tsx'
import { AccountList } from './account-list.tsx'
import { AccountNeeds } from './account-needs.tsx'
import { AccountAddForm } from './add/account-add-form.tsx'
import { accountListMessages } from './parts/account-list.messages.ts'
import { accountsQuery } from './parts/accounts.api.ts'
import styles from './parts/accounts.module.css'
import { useAccountWords } from './parts/use-account-words.ts'

export type AccountPageProps = {
  kind: AccountKind
  /** `both` if list and form share a route: a query parameter selects the view. */
  shows: 'list' | 'add' | 'both'
}

/** One of the thirteen account routes (screens.md 7): list, add, or both in tabs. */
export function AccountPage({ kind, shows }: AccountPageProps) {
  const t = useMessages(accountListMessages)
  const words = useAccountWords()
  useFreshMoney()
  const [params, setParams] = useSearchParams()
  // A member who came from another flow returns to it from either view.
  const { state } = useLocation()
  const member = useQuery(memberQuery())
  const { data } = useQuery({ ...accountsQuery(kind), enabled: shows === 'both' })
  const view = shows === 'both' ? (params.get('view') === 'add' ? 'add' : 'list') : shows
  const name = words.kind(kind)
  const replaces = (kind === 'BANK' && params.get('replace')) || undefined
  const { listPath } = ACCOUNT_ROWS[kind]
  return (
    <PageFrame
      title={
        shows !== 'add'
          ? spaced(t.title({ kind: name }))
          : replaces === undefined
            ? spaced((kind === 'BANK' ? t.addKind : t.addTitle)({ kind: words.kindInText(kind) }))
            : t.replaceTitle
      }
      parent={shows === 'add' ? listPath : ROUTE.wallet}
    >
      <PageBody>
        {/* An empty list has the way to the form itself. */}
        {shows === 'both' && (view === 'add' || Boolean(data?.list.length)) && (
          <Segmented<'list' | 'add'>
            className={styles.halves}
            label={t.view}
            value={view}
            options={[
              { value: 'list', label: t.list },
              { value: 'add', label: t.add },
            ]}
            onValueChange={(next) => setParams(next === 'add' ? { view: 'add' } : {}, { replace: true, state })}
          />
        )}
        <QueryView query={member}>
          {(info) => (
            <>
              <BarrierNote member={info} />
              {view === 'list' ? (
                <>
                  <AccountList kind={kind} />
                  <AccountNeeds kind={kind} />
                </>
              ) : (
                <AccountGate member={info}>
                  <AccountAddForm key={kind} kind={kind} member={info} {...(replaces !== undefined && { replaces })} />
                  {replaces === undefined && <AccountNeeds kind={kind} isBelowForm />}
                </AccountGate>
              )}
            </>
          )}
        </QueryView>
      </PageBody>
    </PageFrame>
  )
}
