import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { type RenderElement, renderAs } from '../base/render-as.ts'
import styles from './card.module.css'

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** `lit` has the lantern's glow in a corner: at most one on a screen. @default 'plain' */
  kind?: 'plain' | 'lit' | 'outlined'
  /** Padding: 16, or none (for rows and pictures up to the edge). @default 'md' */
  padding?: 'md' | 'none'
  /** Renders the whole card as a link or button: `render={<Link to="…" />}`. */
  render?: RenderElement
}

/** Renders a `<div>` with a card surface. */
export function Card({ kind = 'plain', padding = 'md', render, className, children, ...div }: CardProps) {
  const styleProps = {
    className: classNames(styles.card, className),
    'data-kind': kind,
    'data-padding': padding,
    'data-pressable': render ? true : undefined,
  }
  if (render) {
    const { ref: _div, ...attributes } = div
    return renderAs(render, { ...attributes, ...styleProps }, children)
  }
  return (
    <div {...div} {...styleProps}>
      {children}
    </div>
  )
}
