import { Card, Section } from '@lantern/ui'
import styles from './rule-list.module.css'

/** The rules that apply to a page, as a list. */
export function RuleList({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <Section title={title}>
      <Card>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
