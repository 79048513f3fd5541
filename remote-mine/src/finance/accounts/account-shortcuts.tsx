import { ACCOUNT_KINDS, ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import { useMessages } from '@lantern/i18n'
import { Card, ListRow, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { ACCOUNT_ICONS } from '../account-icons.tsx'
import { AccountList } from './account-list.tsx'
import { accountsMessages } from './parts/accounts.messages.ts'
import { useAccountWords } from './parts/use-account-words.ts'

/** The member's bank cards on the wallet page, with links to the other kinds of account. */
export function AccountShortcuts() {
  const t = useMessages(accountsMessages)
  const words = useAccountWords()
  return (
    <Section title={t.accounts}>
      <AccountList kind="BANK" />
      <Card padding="none">
        {ACCOUNT_KINDS.filter((kind) => kind !== 'BANK').map((kind) => (
          <ListRow
            key={kind}
            icon={ACCOUNT_ICONS[kind]}
            iconTile
            title={words.kind(kind)}
            render={<Link to={ACCOUNT_ROWS[kind].listPath} />}
          />
        ))}
      </Card>
    </Section>
  )
}
