import type { HelpBlock } from '@lantern/build/help/help-article.ts'
import { IconWarning } from '@lantern/ui'
import { Link } from 'react-router-dom'
import styles from './help-page.module.css'
import { HelpTable } from './help-table.tsx'
import { SelfTest } from './self-test/self-test.tsx'

export function HelpBlockView({ block }: { block: HelpBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  }
  if ('steps' in block) {
    return (
      <ol className={styles.list}>
        {block.steps.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    )
  }
  if ('head' in block) return <HelpTable head={block.head} rows={block.rows} />
  if ('note' in block) {
    return (
      <p className={styles.note}>
        <IconWarning />
        <span>{block.note}</span>
      </p>
    )
  }
  if ('links' in block) {
    return (
      <p className={styles.links}>
        {block.links.map(({ to, text }) => (
          <Link key={to + text} to={to}>
            {text}
          </Link>
        ))}
      </p>
    )
  }
  return <SelfTest />
}
