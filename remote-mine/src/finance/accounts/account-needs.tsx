import { ROUTE } from '@lantern/contract'
import { ACCOUNT_KINDS, ACCOUNT_ROWS, type AccountKind } from '@lantern/contract/account-kinds'
import { useMessages } from '@lantern/i18n'
import { Facts, Note } from '@lantern/page'
import { Card, IconHelp, IconWarning, ListRow, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { shortMask } from '../../parts/money/short-mask.rules.ts'
import { spaced } from '../../parts/spaced.rules.ts'
import { accountIcon } from '../account-icons.tsx'
import { accountNeedsMessages } from './parts/account-needs.messages.ts'
import { accountsQuery } from './parts/accounts.api.ts'
import { useAccountWords } from './parts/use-account-words.ts'

export type AccountNeedsProps = {
  kind: AccountKind
  /** The form has the tip of the kind. */
  isBelowForm?: boolean
}

/** What an account of the kind needs: how many there may be, and the time before it can be paid to. */
export function AccountNeeds({ kind, isBelowForm = false }: AccountNeedsProps) {
  const t = useMessages(accountNeedsMessages)
  const words = useAccountWords()
  const { max, maxPer } = ACCOUNT_ROWS[kind]
  // What loses money is a warning, not a line of help.
  const isWarned = kind === 'USDT' && !isBelowForm
  return (
    <>
      {isWarned && <Note tone="warning" icon={<IconWarning />} title={words.tip(kind)} />}
      <Section title={t.title} lead={isBelowForm || isWarned ? undefined : words.tip(kind)}>
        <Card>
          <Facts
            facts={[
              { label: t.count, value: (maxPer === undefined ? t.upTo : t.upToPer)({ max: String(max) }) },
              { label: t.first, value: t.firstIs },
              { label: t.further, value: t.furtherIs },
            ]}
          />
        </Card>
        <Card padding="none">
          <ListRow
            icon={<IconHelp />}
            iconTile
            title={spaced(t.tutorial({ kind: words.kindInText(kind) }))}
            detail={t.tutorialDetail}
            render={<Link to={`${ROUTE.platformTutorials}?platform=${kind.toLowerCase()}`} />}
          />
        </Card>
      </Section>
      {!isBelowForm && <OtherAccounts kind={kind} />}
    </>
  )
}

/** The member's accounts of other kinds, once they are read. */
function OtherAccounts({ kind }: { kind: AccountKind }) {
  const t = useMessages(accountNeedsMessages)
  const words = useAccountWords()
  const { data } = useQuery(accountsQuery(null))
  const others = ACCOUNT_KINDS.flatMap((other) =>
    other === kind
      ? []
      : (data?.list ?? []).filter((account) => account.kind === other).map((account) => ({ other, account })),
  )
  if (others.length === 0) return null
  return (
    <Section title={t.others}>
      <Card padding="none">
        {others.map(({ other, account: { id, bank, masked, state } }) => (
          <ListRow
            key={id}
            icon={accountIcon(other)}
            iconTile
            title={bank ? words.option(bank) : words.kind(other)}
            detail={shortMask(masked)}
            value={words.state(state)}
            render={<Link to={ACCOUNT_ROWS[other].listPath} />}
          />
        ))}
      </Card>
    </Section>
  )
}
