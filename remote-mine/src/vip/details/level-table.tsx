import { useMessages } from '@lantern/i18n'
import { HiddenText } from '@lantern/ui'
import type { CSSProperties } from 'react'
import { vipDetailsMessages } from './vip-details.messages.ts'
import styles from './vip-details.module.css'

export type Column = { readonly id: string; readonly name: string; readonly cells: readonly string[] }

/** Columns with a heading of their own. */
export type ColumnGroup = { readonly name: string; readonly columns: readonly Column[] }

/**
 * Levels against figures. The table scrolls inside its frame, by whole columns; the level stays in view.
 * @param own the member's level, marked also by a word
 * @param groups one without a name has no row of its own above its columns
 */
export function LevelTable({ caption, own, groups }: { caption: string; own: number; groups: readonly ColumnGroup[] }) {
  const t = useMessages(vipDetailsMessages)
  const columns = groups.flatMap((group) => group.columns)
  const count = columns[0]?.cells.length ?? 0
  const isGrouped = groups.length > 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.frame} aria-label={`${caption} · ${t.scroll}`} tabIndex={0}>
      <table
        className={styles.table}
        data-dense={isGrouped || undefined}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <thead>
          {isGrouped && (
            <tr>
              <th scope="col" rowSpan={2}>
                {t.level}
              </th>
              {groups.map(({ name, columns: own }) => (
                <th key={name} scope="colgroup" colSpan={own.length} className={styles.group}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          )}
          <tr>
            {!isGrouped && <th scope="col">{t.level}</th>}
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, level) => (
            <tr key={level} data-own={level === own || undefined}>
              <th scope="row">
                {t.vip({ n: String(level) })}
                {level === own && <HiddenText>{t.own}</HiddenText>}
              </th>
              {columns.map(({ id, cells }) => (
                <td key={id}>{cells[level]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
