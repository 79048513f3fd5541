import type { HelpBlock } from '@lantern/build/help/help-article.ts'
import { IconInfo } from '@lantern/ui'
import { Link } from 'react-router-dom'
import styles from './help-page.module.css'
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
  if ('head' in block) return <Table head={block.head} rows={block.rows} />
  if ('note' in block) {
    return (
      <p className={styles.note}>
        <IconInfo />
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

/** Scrolls within its own box; focusable for keyboard scrolling. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.tableBox} aria-label={head.join(' · ')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
