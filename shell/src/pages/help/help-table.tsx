import { HiddenText } from '@lantern/ui'
import styles from './help-page.module.css'

/** As many columns as fit on a phone; the last one of a wider table stands below the others. */
const MAX_COLUMNS = 3

type HelpTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** Scrolls within its own box where text is large; focusable for keyboard scrolling. */
export function HelpTable({ head, rows }: HelpTableProps) {
  const isWide = head.length > MAX_COLUMNS
  const shown = isWide ? head.slice(0, -1) : head
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.tableBox} aria-label={head.join(' · ')} tabIndex={0}>
      <table className={styles.table} data-wide={isWide || undefined}>
        <thead>
          <tr>
            {shown.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([first, ...rest]) => (
          <tbody key={first}>
            <tr>
              <th scope={isWide ? 'rowgroup' : 'row'}>{first}</th>
              {rest.slice(0, shown.length - 1).map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
            {isWide && (
              <tr>
                <td className={styles.below} colSpan={shown.length}>
                  <HiddenText>{head.at(-1)}</HiddenText>
                  {rest.at(-1)}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  )
}
