import type { InviteRule } from '@lantern/contract/invitation'
import { useMessages } from '@lantern/i18n'
import { Disclosure } from '@lantern/page'
import { Section } from '@lantern/ui'
import { invitationMessages } from './invitation.messages.ts'
import styles from './invitation.module.css'

export function InvitationRules({ rule }: { rule: InviteRule }) {
  const t = useMessages(invitationMessages)
  const lines = [
    t.ruleCode,
    t.ruleValid({ minDeposit: rule.minDeposit, turnover: String(rule.turnoverMultiple) }),
    t.ruleSame,
    t.ruleReward({ own: String(rule.rewardMultiple) }),
  ]
  return (
    <Section title={t.rules}>
      <ol className={styles.rules}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Disclosure summary={t.terms}>
        <ul className={styles.rules}>
          {Object.values(t.termLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  )
}
