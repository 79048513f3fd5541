import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { type RenderElement, renderAs } from '../base/render-as.ts'
import { Spinner } from '../base/spinner.tsx'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `primary` marks the main action: at most one on a screen. @default 'secondary' */
  kind?: ButtonKind
  /** 36, 44 or 52 px high; the small one keeps a 44 px touch target. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** In progress: keeps its width and place in the tab order, ignores clicks. */
  busy?: boolean
  /** Full width. */
  block?: boolean
  /** Before the text. */
  icon?: ReactNode
  /** After the text. */
  iconEnd?: ReactNode
  /** A link that looks like this button: `render={<Link to="/login" />}`. */
  render?: RenderElement
}

/** Renders a `<button type="button">`, or the element of `render` in its style. */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', size = 'md', busy = false, block = false, icon, iconEnd, render, ...rest } = props
  const { className, children, onClick, type = 'button', ...own } = rest
  const styleProps = {
    className: classNames(styles.button, className),
    'data-kind': kind,
    'data-size': size,
    'data-block': block || undefined,
    'data-busy': busy || undefined,
  }
  const content = (
    <>
      <span className={styles.face}>
        {icon}
        {children != null && <span>{children}</span>}
        {iconEnd}
      </span>
      {busy && <Spinner className={styles.spinner} />}
    </>
  )
  if (render) {
    const { ref: _button, ...attributes } = own
    return renderAs(render, { ...(attributes as object), ...styleProps }, content)
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      {...own}
      {...styleProps}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || own['aria-disabled']}
    >
      {content}
    </button>
  )
}
