import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/class-names.ts'
import type { Tone } from './badge.tsx'
import styles from './icon-tile.module.css'

export type IconTileProps = ComponentPropsWithRef<'span'> & {
  /** @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'accent' | 'positive'>
}

/** An icon on a tinted square. Renders a `<span>`; what stands beside it has the words. */
export function IconTile({ tone = 'neutral', className, ...span }: IconTileProps) {
  return <span {...span} className={classNames(styles.tile, className)} data-tone={tone} />
}
