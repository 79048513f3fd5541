import { useMessages } from '@lantern/i18n'
import { HiddenText } from '@lantern/ui'
import { vipDetailsMessages } from './vip-details.messages.ts'
import styles from './vip-details.module.css'

export type Column = { readonly id: string; readonly name: string; readonly cells: readonly string[] }

/** More columns than this are narrow, so that a phone shows them all. */
const FEW = 3

/**
 * Levels against figures. On the smallest screens and with large text the table scrolls inside its frame; the level stays in view.
 * @param own the member's level, marked also by a word
 */
export function LevelTable({ caption, own, columns }: { caption: string; own: number; columns: readonly Column[] }) {
  const t = useMessages(vipDetailsMessages)
  const count = columns[0]?.cells.length ?? 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.frame} aria-label={t.frame({ caption })} tabIndex={0}>
      <table className={styles.table} data-many={columns.length > FEW || undefined}>
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.level}</th>
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
                {level === own && <span className={styles.own}>{t.own}</span>}
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
