import { useMessages } from '@lantern/i18n'
import { Disclosure } from '@lantern/page'
import { Card, Section } from '@lantern/ui'
import { agentMessages } from './agent.messages.ts'
import styles from './agent.module.css'

/** Questions about the programme, with their answers. */
export function Questions() {
  const t = useMessages(agentMessages)
  return (
    <Section title={t.questions}>
      <Card className={styles.stack}>
        {(['pay', 'count', 'break', 'duty'] as const).map((key) => (
          <Disclosure key={key} summary={t.asked[key]}>
            <p className={styles.text}>{t.answers[key]}</p>
          </Disclosure>
        ))}
      </Card>
    </Section>
  )
}
