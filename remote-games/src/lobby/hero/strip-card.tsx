import { classNames } from '@lantern/ui'
import type { ComponentProps } from 'react'
import styles from './strip-card.module.css'

/** A card of a strip, as tall as the tallest, that is one button; its class sets the width as `--strip-card`. */
export function StripCard({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classNames(styles.card, className)} />
}
