import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { type RenderElement, renderAs } from '../base/render-as.ts'
import { Spinner } from '../base/spinner.tsx'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name: what the button does. */
  label: string
  icon: ReactNode
  /** @default 'quiet' */
  kind?: 'quiet' | 'tinted'
  busy?: boolean
  /** A badge on the corner: `true` for a dot, or a short text such as `9+`. The label should include it. */
  mark?: boolean | string
  render?: RenderElement
}

/** Renders a 44 px square `<button>` with an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    kind = 'quiet',
    busy = false,
    mark,
    render,
    className,
    type = 'button',
    onClick,
    ...rest
  } = props
  const styleProps = { className: classNames(styles.button, className), 'data-kind': kind, 'aria-label': label }
  const content = (
    <>
      {busy ? <Spinner /> : icon}
      {mark && (
        <span className={styles.mark} data-dot={mark === true || undefined} aria-hidden="true">
          {mark === true ? null : mark}
        </span>
      )}
    </>
  )
  if (render) {
    const { ref: _button, ...attributes } = rest
    return renderAs(render, { ...(attributes as object), ...styleProps }, content)
  }
  return (
    <button
      type={type}
      {...rest}
      {...styleProps}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {content}
    </button>
  )
}
