import { ACCOUNT_ROWS, type AccountKind } from '@lantern/contract/account-kinds'
import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { Card, Section } from '@lantern/ui'
import { accountNeedsMessages } from './parts/account-needs.messages.ts'
import { useAccountWords } from './parts/use-account-words.ts'

/** What an account of the kind needs: the name, how many there may be, and the time before it can be paid to. */
export function AccountNeeds({ kind, member }: { kind: AccountKind; member: MemberInfo }) {
  const t = useMessages(accountNeedsMessages)
  const words = useAccountWords()
  const { max, maxPer } = ACCOUNT_ROWS[kind]
  return (
    <Section title={t.title} lead={words.tip(kind)}>
      <Card>
        <Facts
          facts={[
            member.realNameMasked !== '' && { label: t.holder, value: member.realNameMasked },
            { label: t.count, value: (maxPer === undefined ? t.upTo : t.upToPer)({ max: String(max) }) },
            { label: t.wait, value: t.waitIs },
          ]}
        />
      </Card>
    </Section>
  )
}
