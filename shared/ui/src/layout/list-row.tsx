import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { type RenderElement, renderAs } from '../base/render-as.ts'
import { IconNext } from '../icons/icons.ts'
import { IconTile } from './icon-tile.tsx'
import styles from './list-row.module.css'

export type ListRowProps = {
  /** An icon, a mark or an avatar. */
  icon?: ReactNode
  /** Puts the icon on a tinted tile. */
  iconTile?: boolean
  title: ReactNode
  /** A second, dimmed line. */
  detail?: ReactNode
  /** At the right edge: an amount, a state. Never truncated. */
  value?: ReactNode
  /** A dimmed line under the value: a time. */
  note?: ReactNode
  /** Chevron; shown by default when the row is a link or button. */
  chevron?: boolean
  onClick?: () => void
  href?: string
  /** A custom link element: `render={<Link to="…" />}`. */
  render?: RenderElement
  disabled?: boolean
  /** Announced as selected or current, e.g. in a menu. */
  selected?: boolean
  className?: string
}

/** One line of a list: a `<button>`, an `<a>` or a `<div>`, depending on its props. At least 56 px high. */
export function ListRow(props: ListRowProps) {
  const { icon, iconTile, title, detail, value, note, chevron, onClick, href, render, disabled, selected, className } =
    props
  const leads = Boolean(onClick || href || render)
  const styleProps: HTMLAttributes<HTMLElement> & Record<`data-${string}`, unknown> = {
    className: classNames(styles.row, className),
    'data-leads': leads || undefined,
    'data-selected': selected || undefined,
  }
  const content = (
    <>
      {icon != null && (iconTile ? <IconTile>{icon}</IconTile> : <span className={styles.icon}>{icon}</span>)}
      <span className={styles.body}>
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          {detail != null && <span className={styles.detail}>{detail}</span>}
        </span>
        {(value != null || note != null) && (
          <span className={styles.values}>
            {value != null && <span className={styles.value}>{value}</span>}
            {note != null && <span className={styles.note}>{note}</span>}
          </span>
        )}
      </span>
      {(chevron ?? leads) && <IconNext className={styles.chevron} />}
    </>
  )
  if (render) return renderAs(render, styleProps, content)
  if (href && !disabled) {
    return (
      <a {...styleProps} href={href} onClick={onClick}>
        {content}
      </a>
    )
  }
  if (onClick || disabled) {
    return (
      <button type="button" {...styleProps} disabled={disabled} onClick={onClick} aria-pressed={selected}>
        {content}
      </button>
    )
  }
  return <div {...styleProps}>{content}</div>
}
