import { useDictionary } from '@lantern/platform'
import { classNames, HiddenText } from '@lantern/ui'
import styles from './help-page.module.css'

/** As many columns as fit on a phone; the last one of a wider table stands below the others. */
const MAX_COLUMNS = 3
/** A cell of more Latin letters, or half as many Chinese characters, takes three lines in a third of a phone. */
const LONG_CELL = 22
/** A cell of an article that stands for the number of the help phone, which the site configures. */
const PHONE = '{phone}'

type HelpTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** Scrolls within its own box where text is large; focusable for keyboard scrolling. */
export function HelpTable({ head, rows: all }: HelpTableProps) {
  const hasPhone = usePhone() !== ''
  const rows = hasPhone ? all : all.filter((row) => !row.includes(PHONE))
  const isStacked = head.length === MAX_COLUMNS && rows.flat().some((cell) => widthOf(cell) > LONG_CELL)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.tableBox} aria-label={head.join(' · ')} tabIndex={0}>
      {isStacked ? <StackedTable head={head} rows={rows} /> : <PlainTable head={head} rows={rows} />}
    </section>
  )
}

function PlainTable({ head, rows }: HelpTableProps) {
  const isWide = head.length > MAX_COLUMNS
  const shown = isWide ? head.slice(0, -1) : head
  return (
    <table className={styles.table} data-wide={isWide || undefined}>
      <Head names={shown} />
      {rows.map(([first, ...rest]) => (
        <tbody key={first}>
          <tr>
            <th scope={isWide ? 'rowgroup' : 'row'}>{first}</th>
            {rest.slice(0, shown.length - 1).map((cell, column) => (
              <td key={head[column + 1]}>
                <Cell text={cell} />
              </td>
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
  )
}

function Cell({ text }: { text: string }) {
  const phone = usePhone()
  if (text !== PHONE) return text
  return (
    <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  )
}

/** '' where the site has none. */
function usePhone(): string {
  return useDictionary('54')[0] ?? ''
}

/** The name of each row above its cells. */
function StackedTable({ head, rows }: HelpTableProps) {
  const names = head.slice(1)
  return (
    <table className={classNames(styles.table, styles.stacked)}>
      <Head names={names} above={head[0]} />
      {rows.map(([first, ...rest]) => (
        <tbody key={first}>
          <tr>
            <th scope="rowgroup" colSpan={names.length}>
              {first}
            </th>
          </tr>
          <tr>
            {rest.map((cell, column) => (
              <td key={names[column]}>
                <Cell text={cell} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** `above`: what the names of the rows are, where they stand above the cells; seen, it would be a second head. */
function Head({ names, above }: { names: readonly string[]; above?: string | undefined }) {
  return (
    <thead>
      {above !== undefined && (
        <tr>
          <th scope="colgroup" colSpan={names.length} className={styles.above}>
            <HiddenText>{above}</HiddenText>
          </th>
        </tr>
      )}
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** In Latin letters: a Chinese character is as wide as two. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Han}|[，。、；：（）“”]/u.test(letter) ? 2 : 1), 0)
}
