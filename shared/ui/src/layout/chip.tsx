import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { type RenderElement, renderAs } from '../base/render-as.ts'
import styles from './chip.module.css'

export type ChipProps = ComponentPropsWithRef<'button'> & {
  /** Whether the chip is selected; omit it for a plain action. */
  selected?: boolean
  icon?: ReactNode
  /** After the text: a count. */
  count?: ReactNode
  /** A link that looks like this chip: `render={<Link to="/game" />}`. */
  render?: RenderElement
}

/** A small round `<button>` for filters and suggestions, or the element of `render` in its style. */
export function Chip({ selected, icon, count, render, className, children, type = 'button', ...own }: ChipProps) {
  const classes = classNames(styles.chip, className)
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {count != null && <span className={styles.count}>{count}</span>}
    </>
  )
  if (render) {
    const { ref: _button, ...attributes } = own
    return renderAs(render, { ...(attributes as object), className: classes }, content)
  }
  return (
    <button type={type} {...own} className={classes} aria-pressed={selected}>
      {content}
    </button>
  )
}
