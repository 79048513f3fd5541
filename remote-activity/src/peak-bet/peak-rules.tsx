import { formatMoney, useMessages } from '@lantern/i18n'
import { Facts } from '@lantern/page'
import { Amount, Card, Section } from '@lantern/ui'
import type { PeakBoard } from './peak.api.ts'
import { peakMessages } from './peak.messages.ts'
import styles from './peak.module.css'

/** Prizes by rank, and the rules. */
export function PeakRules({ rule, prizes }: Pick<PeakBoard, 'rule' | 'prizes'>) {
  const t = useMessages(peakMessages)
  return (
    <>
      <Section title={t.prizes} lead={t.prizesLead({ multiple: rule.prizeMultiple })}>
        <Card>
          <Facts
            facts={prizes.map(({ from, to, amount }) => ({
              label: from === to ? t.rank({ rank: from }) : t.ranks({ from, to }),
              value: <Amount value={amount} currency="¥" />,
            }))}
          />
        </Card>
      </Section>
      <Section title={t.rules}>
        <ul className={styles.rules}>
          <li>{t.ruleOdds({ stake: formatMoney(rule.minStake) })}</li>
          <li>{t.ruleStake({ cap: formatMoney(rule.capStake) })}</li>
          <li>{t.ruleCashOut}</li>
          <li>{t.ruleLive}</li>
          <li>{t.rulePrivacy}</li>
          <li>{t.ruleFriends}</li>
        </ul>
      </Section>
    </>
  )
}
